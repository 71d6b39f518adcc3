import { expect, it } from 'vitest'
import kept from '../../data/said/quarrel.json' with { type: 'json' }
import { tell } from './lines.ts'

const sentences = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(sentences)
const places = new Set([
  'a',
  'b',
  'one',
  'two',
  'count',
  'all',
  'from',
  'to',
  'name',
  'contact',
  'about',
  'asks',
  'holds',
])

it('what is said of a quarrel has only places that are filled', () => {
  for (const sentence of sentences(kept))
    for (const [, place] of sentence.matchAll(/\{([^}]*)/g)) expect(places, sentence).toContain(place)
})

it.each([
  ['Me', '"ok {b}" (you), and then "fine" (your mum).'],
  ['Dan', '"ok {b}" (Dan), and then "fine" (your mum).'],
])('%s is spoken of as the reader would, and what was said stays as it is', (one, told) => {
  expect(tell('"{a}" ({one}), and then "{b}" ({two}).', { one, two: 'my mum', a: 'ok {b}', b: 'fine' })).toBe(told)
})
