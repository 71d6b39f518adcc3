import { expect, test } from 'vitest'
import { greetingOf } from './greeting.ts'

test('someone is greeted by the name they gave, and by no other', () => {
  expect(greetingOf({ firstName: 'Nora', isDemo: false })).toBe('Welcome back, Nora!')
  expect(greetingOf({ firstName: null, isDemo: false })).toBe('Welcome back!')
  expect(greetingOf({ firstName: ' ', isDemo: false })).toBe('Welcome back!')
  expect(greetingOf({ firstName: null, isDemo: true })).toBe('Welcome back, Test User!')
  expect(greetingOf(null)).toBe('Welcome back!')
})
