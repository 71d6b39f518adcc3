import { expect, it } from 'vitest'
import kept from '../../data/said/quarrel.json' with { type: 'json' }
import { tell } from './telling.ts'

const sentences = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences)
const places = new Set(['quote', 'a', 'b', 'one', 'two', 'count', 'all', 'from', 'to', 'first', 'name', 'contact'])

it('what is said of a quarrel has only places that are filled', () => {
  for (const sentence of sentences(kept))
    for (const [, place] of sentence.matchAll(/\{(\w*)/g)) expect(places, sentence).toContain(place)
})

it.each([
  ['Me', 'You hold out a hand, and your mum takes it: "ok {two:take}".'],
  ['Dan', 'Dan holds out a hand, and your mum takes it: "ok {two:take}".'],
  ['them', 'They hold out a hand, and your mum takes it: "ok {two:take}".'],
])('%s is spoken of as the reader would, and what was said stays as it is', (one, told) => {
  const sentence = '{one:hold} out a hand, and {two:take} it: "{a}".'
  expect(tell(sentence, { one, two: 'my mum', a: 'ok {two:take}' })).toBe(told)
})
