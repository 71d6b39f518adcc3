import { describe, expect, test } from 'vitest'
import { against, alike, gistOf, renews } from './gist.ts'

const known = { them: 'Ingrid', relation: 'sister', me: 'Nora', others: ['Ingrid', 'Paul'] }
const of = (text: string) => gistOf(text, known)

describe('the same in other words', () => {
  test.each([
    ['Ingrid keeps two horses.', 'Ingrid owns a pair of horses.'],
    ['Ingrid is a vet.', 'She works as a vet in a small practice.'],
    ["Nora's sister lives in Bergen.", 'Ingrid has been living in Bergen for ages.'],
    ['Ingrid is scared of flying.', 'Ingrid is terrified of planes and flying.'],
    ['Nora wants Ingrid to call on Fridays.', 'Nora would like her to ring every Friday.'],
    ["Ingrid can't eat gluten.", 'Ingrid is gluten intolerant.'],
    ['It hurts Nora when Ingrid forgets their birthday.', 'Nora hates it when Ingrid forgets their birthday.'],
    ['Ingrid has a son called Emil.', "Ingrid's son is called Emil."],
    ["Ingrid's mother lives in Pune.", 'Her mum moved to Pune.'],
    ["Ingrid's birthday is on 9 October.", 'Ingrid was born on 9 October.'],
    ['Ingrid is learning Spanish.', 'She is taking Spanish lessons.'],
  ])('%s %s', (one, two) => {
    expect(alike(of(one), of(two), true)).toBe(true)
    expect(alike(of(two), of(one), true)).toBe(true)
  })
})

describe('another thing', () => {
  test.each([
    ['Ingrid is a vet.', "Ingrid's daughter is a teacher."],
    ['Ingrid plays the violin.', 'Ingrid plays football.'],
    ['Ingrid is allergic to cats.', 'Ingrid is allergic to bees.'],
    ['Ingrid hates surprises.', 'Ingrid hates the cold.'],
    ['Ingrid runs a bakery.', 'Paul runs a bakery.'],
    ['Ingrid has a son called Emil.', 'Ingrid has a daughter called Liv.'],
    ['Ingrid moved to Oslo in May.', 'Ingrid starts her new job in May.'],
    ["Ingrid's mother lives in Pune.", 'Ingrid lives in Pune.'],
    ["Ingrid's exam is on the 12th.", "Ingrid's exam is on the 19th."],
  ])('%s %s', (one, two) => {
    expect(alike(of(one), of(two), true)).toBe(false)
  })
})

test('of a home, a trade and a birthday there is one at a time, and of nothing else', () => {
  expect(against(of('Ingrid lives in Bergen.'), of('Ingrid lives in Oslo now.'))).toBe(true)
  expect(against(of('Ingrid is a vet.'), of('Ingrid works as a teacher.'))).toBe(true)
  expect(against(of("Ingrid's birthday is on 9 October."), of("Ingrid's birthday is on 8 October."))).toBe(true)
  expect(against(of('Ingrid works nights.'), of('Ingrid works at the clinic.'))).toBe(false)
  expect(against(of('Ingrid lives in Bergen.'), of('Paul lives in Oslo.'))).toBe(false)
  expect(against(of('Ingrid likes tea.'), of('Ingrid likes rain.'))).toBe(false)
})

test('a newer telling renews an older one where it leaves nothing out', () => {
  expect(renews(of('Ingrid is a teacher at a school in Bergen.'), of('Ingrid is a teacher.'))).toBe(true)
  expect(renews(of('Ingrid is a teacher.'), of('Ingrid is a teacher at a school in Bergen.'))).toBe(false)
})
