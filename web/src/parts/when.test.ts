import { expect, test } from 'vitest'
import { ago } from './when.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')

test.each([
  ['2026-11-20T12:00:30.000Z', 'just now'],
  ['2026-11-20T11:59:00.000Z', 'just now'],
  ['2026-11-20T11:48:00.000Z', '12 minutes ago'],
  ['2026-11-20T11:00:00.000Z', '1 hour ago'],
  ['2026-11-19T13:00:00.000Z', '23 hours ago'],
])('%s is %s', (date, words) => {
  expect(ago(date, now)).toBe(words)
})

test('what is longer ago has its date', () => {
  expect(ago('2026-11-01T12:00:00.000Z', now)).toContain('2026')
})
