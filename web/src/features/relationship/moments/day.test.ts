import { describe, expect, it } from 'vitest'
import { dayProblem, dayText, instantOf } from './day.ts'

const now = new Date(2026, 10, 20, 9, 30)

describe('the day of a moment', () => {
  it('is not one that is still to come, and is a day at all', () => {
    const today = dayText(now)
    expect(today).toBe('2026-11-20')
    expect(dayProblem('2026-11-20', today)).toBeNull()
    expect(dayProblem('2026-11-21', today)).toBe('This is in the future. Choose a day that has passed')
    expect(dayProblem('', today)).toBe('Choose a day')
    expect(dayProblem('1850-01-01', today)).toBe('Choose a day after 1900')
  })

  it('is now where it was today, and noon of an earlier one', () => {
    expect(instantOf('2026-11-20', now)).toBe(now.toISOString())
    expect(instantOf('2026-11-18', now)).toBe(new Date(2026, 10, 18, 12).toISOString())
  })
})
