import { expect, test } from 'vitest'
import { found } from './found.ts'

const people = ['Zoë Okafor', 'Tomas', 'Aunt Zoe', 'أمي'].map((personName) => ({ personName }))
const names = (search: string) => found(people, search).map(({ personName }) => personName)

test('someone is found by any part of their name, accents and capitals aside', () => {
  expect(names('zoe')).toEqual(['Zoë Okafor', 'Aunt Zoe'])
  expect(names('ZOË oka')).toEqual(['Zoë Okafor'])
  expect(names('أم')).toEqual(['أمي'])
  expect(names('nobody')).toEqual([])
  expect(names('  ')).toHaveLength(4)
})
