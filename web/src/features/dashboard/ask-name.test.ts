import { expect, test } from 'vitest'
import { asksName } from './ask-name.ts'

const fresh = {
  firstName: null,
  isDemo: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  serverTime: '2026-11-20T10:05:00.000Z',
}

test('a new person without a name is asked for one', () => {
  expect(asksName(fresh)).toBe(true)
  expect(asksName({ ...fresh, firstName: '  ' })).toBe(true)
})

test('someone who has a name, has been here for a while, or is the demo is not', () => {
  expect(asksName({ ...fresh, firstName: 'Nora' })).toBe(false)
  expect(asksName({ ...fresh, serverTime: '2026-11-28T10:05:00.000Z' })).toBe(false)
  expect(asksName({ ...fresh, isDemo: true })).toBe(false)
})
