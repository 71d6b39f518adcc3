import { describe, expect, test } from 'vitest'
import { cut, inOneLine, oneLine } from './excerpt.ts'

describe('an excerpt', () => {
  test('of a short text is the text', () => {
    expect(cut('a'.repeat(80), 80)).toBe('a'.repeat(80))
    expect(cut('', 80)).toBe('')
  })
  test('keeps exactly so many characters and says that there is more', () => {
    expect(cut('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}...`)
  })
  test('keeps a space that is the last of them: so many characters are so many', () => {
    expect(cut('We talk every day', 8)).toBe('We talk ...')
  })
  test('never cuts a family, a flag or an accent in two', () => {
    const family = '👨‍👩‍👧'
    expect(cut(family.repeat(3), 2)).toBe(`${family.repeat(2)}...`)
    expect(cut(family.repeat(2), 2)).toBe(family.repeat(2))
    expect(cut('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301...')
  })
  test('of a list parts its items', () => {
    expect(inOneLine('She asked twice\nWas it heard?\n\nSunday, again\n')).toBe(
      'She asked twice. Was it heard? Sunday, again',
    )
  })
  test('is one line where a line is wanted', () => {
    expect(oneLine(' We talk.\n\n But not\tmuch. ')).toBe('We talk. But not much.')
  })
})
