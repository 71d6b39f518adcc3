import { expect, test } from 'vitest'
import { nameOf, timeLabel, titleOf } from './words.ts'

const now = Date.parse('2026-11-20T12:00:00.000Z')
const before = (ms: number) => timeLabel(new Date(now - ms).toISOString(), now)
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test('under an hour it is just now', () => {
  expect(before(0)).toBe('Just now')
  expect(before(HOUR - 1)).toBe('Just now')
  // A clock that is behind the server's.
  expect(before(-5 * MINUTE)).toBe('Just now')
})

test('from an hour on it is hours, under 24', () => {
  expect(before(HOUR)).toBe('1 hour ago')
  expect(before(2 * HOUR)).toBe('2 hours ago')
  expect(before(DAY - 1)).toBe('23 hours ago')
})

test('from a day on it is days, under seven', () => {
  expect(before(DAY)).toBe('1 day ago')
  expect(before(7 * DAY - 1)).toBe('6 days ago')
})

test('otherwise it is a date', () => {
  expect(before(7 * DAY)).toBe('13 Nov 2026')
})

test('one without a title is a solo session', () => {
  expect(titleOf({ title: ' ' })).toBe('Solo session')
  expect(titleOf({ title: 'Leo' })).toBe('Leo')
})

test('among others one without a title goes by 50 characters of its first words, or by when it began', () => {
  const createdAt = new Date(new Date().setHours(21, 30)).toISOString()
  const named = (title: string, begins: string | null) => nameOf({ title, begins, createdAt })
  expect(named('Leo', 'Every time')).toBe('Leo')
  expect(named('Solo session', 'Every time\n I write')).toBe('Every time I write')
  expect(named('', 'a'.repeat(60))).toBe(`${'a'.repeat(50)}...`)
  expect(named('Solo session', null)).toMatch(/^Solo session, .*30/)
})
