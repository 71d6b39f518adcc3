import { expect, test } from 'vitest'
import { dayBegun } from './day-begun.ts'

const at = (...times: string[]) => times.map((timestamp) => ({ timestamp }))
const days = (...times: string[]) => {
  const all = at(...times)
  return all.map((_, index) => dayBegun(all, index, new Date('2026-11-22T12:00:00')))
}

test('a day is named where it begins, and not again', () => {
  const [first, again, next] = days('2026-11-20T09:00:00', '2026-11-20T23:59:00', '2026-11-21T00:01:00')
  expect([first, again, next]).toEqual(['Friday 20 November', null, 'Saturday 21 November'])
})

test('the same day of another year is another day, and says its year', () => {
  const [first, next] = days('2025-11-20T09:00:00', '2026-11-20T09:00:00')
  expect([first, next]).toEqual(['Thursday 20 November 2025', 'Friday 20 November'])
})

test('a message that has no time begins no day', () => {
  const [none, first, again] = days('', '2026-11-20T09:00:00', '2026-11-20T10:00:00')
  expect(none).toBeNull()
  expect(first).not.toBeNull()
  expect(again).toBeNull()
})
