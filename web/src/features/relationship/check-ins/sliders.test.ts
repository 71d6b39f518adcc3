import { describe, expect, it } from 'vitest'
import { ago, wordFor } from './sliders.ts'

const before = (days: number, hour = 23) => new Date(2026, 10, 20 - days, hour).toISOString()

describe('a check-in', () => {
  it('calls a value what the score that it makes is called', () => {
    expect([0, 39, 40, 55, 60, 80, 100].map(wordFor)).toEqual([
      'Critical',
      'Critical',
      'Needs Attention',
      'Needs Attention',
      'Good',
      'Excellent',
      'Excellent',
    ])
  })

  it('says when the last one was by the calendar, not by hours', () => {
    const now = new Date(2026, 10, 20, 1)
    expect(ago(before(0, 0), now)).toBe('today')
    expect(ago(before(1), now)).toBe('yesterday')
    expect(ago(before(13), now)).toBe('13 days ago')
    expect(ago(before(14), now)).toBe('2 weeks ago')
    expect(ago(before(100), now)).toBe('3 months ago')
    expect(ago(before(1000), now)).toBe('2 years ago')
    expect(ago(new Date(2026, 10, 21).toISOString(), now)).toBe('today')
  })
})
