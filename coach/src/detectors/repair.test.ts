import { expect, test } from 'vitest'
import { plain } from './plain.ts'
import { repairsIn } from './repair.ts'

test.each([
  'can we start over',
  "I don't want to fight",
  'i see your point',
  'lets try again',
  'what do you need from me?',
  'were on the same team',
])('%s reaches out', (text) => expect(repairsIn(plain(text))).not.toEqual([]))
test('going over to the shop reaches nowhere', () =>
  expect(repairsIn(plain('can we start the dishwasher'))).toEqual([]))
