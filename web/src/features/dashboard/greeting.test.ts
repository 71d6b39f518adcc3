import { expect, test } from 'vitest'
import { greetingOf, isNewcomer } from './greeting.ts'

test('someone is greeted by the name they gave, and by no other, on the first day as on every other', () => {
  expect(greetingOf({ firstName: 'Nora', isDemo: false })).toBe('Welcome back, Nora!')
  expect(greetingOf({ firstName: null, isDemo: false })).toBe('Welcome back!')
  expect(greetingOf({ firstName: ' ', isDemo: false })).toBe('Welcome back!')
  expect(greetingOf({ firstName: null, isDemo: true })).toBe('Welcome back, Test User!')
  expect(greetingOf(null)).toBe('Welcome back!')
})

test('the first day is over with the first check-in, or with the day', () => {
  const user = { isDemo: false, createdAt: '2026-11-20T10:00:00.000Z', serverTime: '2026-11-20T12:00:00.000Z' }
  expect(isNewcomer(user, undefined)).toBe(true)
  expect(isNewcomer(user, [{ hasHealthData: false }])).toBe(true)
  expect(isNewcomer(user, [{ hasHealthData: false }, { hasHealthData: true }])).toBe(false)
  expect(isNewcomer({ ...user, serverTime: '2026-11-21T10:00:00.000Z' }, [])).toBe(false)
  expect(isNewcomer({ ...user, isDemo: true }, [])).toBe(false)
  expect(isNewcomer(null, [])).toBe(false)
})
