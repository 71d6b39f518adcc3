import { expect, test } from 'vitest'
import { byName, told, unsureOf } from './who-speaks.ts'

const found = (names: string[], attribution = 1) => ({
  speakers: names.map((name) => ({ name, turns: 2, first: 'Hello' })),
  turns: names.length * 2,
  attribution,
  notes: [],
})

test('two people, one person and nobody are told apart', () => {
  expect(told(found(['Nora', 'Tomas']))).toBe('4 turns by 2 people.')
  expect(told(found(['Nora']))).toMatch(/^Only one person speaks here: Nora\. .* from one side\.$/)
  expect(told(found([]))).toMatch(/^No speakers were found/)
})

test('where it is not sure who said what, that is said with its share', () => {
  expect(unsureOf(0.7)).toBeNull()
  expect(unsureOf(0.42)).toMatch(/in only 42% of it.*Person A/)
  expect(told(found(['Person A', 'Person B'], 0.5))).toMatch(/2 people\. It is clear who said what in only 50%/)
})

test('a long list of people is by name, as one looks through it', () => {
  const { speakers } = found(['Person 10', 'tomas', 'Åsa', 'Nora', 'Person 9'])
  expect(byName(speakers).map(({ name }) => name)).toEqual(['Åsa', 'Nora', 'Person 9', 'Person 10', 'tomas'])
  expect(speakers[0]!.name).toBe('Person 10')
})
