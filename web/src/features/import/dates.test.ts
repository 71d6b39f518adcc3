import { expect, it } from 'vitest'
import { dateText } from './dates.ts'

it('has its dates told with the year, or without', () => {
  expect(dateText({ kind: 'birthday', label: null, month: 3, day: 2, year: 1984 })).toBe('Birthday: 2 March 1984')
  expect(dateText({ kind: 'other', label: 'Moved in', month: 2, day: 29, year: null })).toBe('Moved in: 29 February')
})
