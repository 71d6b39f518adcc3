import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('what is gone and what is new stand where they belong, and together they are the sentence', () => {
  const before = 'We decide together who comes, and then we tell Tomas’s parents.'
  const after = 'We decide together who comes, and then Tomas tells Tomas’s parents before Sunday lunch.'
  const pieces = changedWords(before, after)
  expect(
    pieces
      .filter(({ kind }) => kind !== 'out')
      .map(({ text }) => text)
      .join(''),
  ).toBe(after)
  expect(
    pieces
      .filter(({ kind }) => kind !== 'in')
      .map(({ text }) => text.trim())
      .join(' '),
  ).toContain('we tell')
  expect(pieces[0]).toEqual({ kind: 'same', text: 'We decide together who comes, and then ' })
  expect(changedWords('Same.', 'Same.')).toEqual([{ kind: 'same', text: 'Same.' }])
})
