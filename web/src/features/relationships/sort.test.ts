import { expect, test } from 'vitest'
import type { Relationship } from '@mallama/contracts/relationships'
import { sorted } from './sort.ts'

const someone = (personName: string, overallHealthScore: number | null) =>
  ({
    personName,
    hasHealthData: overallHealthScore !== null,
    overallHealthScore: overallHealthScore ?? 0,
  }) as Relationship
const people = [someone('Zoë', 55), someone('ana', null), someone('Ben', 12), someone('Åke', 55), someone('Cleo', 0)]
const names = (by: Parameters<typeof sorted>[1]) => sorted(people, by).map(({ personName }) => personName)

test('newest first is the order that they came in', () => {
  expect(names('newest')).toEqual(['Zoë', 'ana', 'Ben', 'Åke', 'Cleo'])
})

test('by name, whatever its capitals and accents', () => {
  expect(names('name')).toEqual(['Åke', 'ana', 'Ben', 'Cleo', 'Zoë'])
})

test('the lowest health first; who has no score stands last, and is not taken for a zero', () => {
  expect(names('lowest')).toEqual(['Cleo', 'Ben', 'Åke', 'Zoë', 'ana'])
})
