import { expect, test } from 'vitest'
import { mirror } from '../builtin/mirror.ts'
import { memory } from './memory.ts'
import { setting, tom } from '../../test/people.ts'

const told = (content: string, userFirstName: string | null, relationshipType = 'friend') =>
  memory({
    ...setting,
    userFirstName,
    person: { ...tom, relationshipType },
    known: [],
    turns: [{ role: 'user', content }],
  }).map(({ fact }) => fact)

test.each([
  ['I want us to stop arguing about money', 'They want the two of them to stop arguing about money.'],
  ["I'd love us to have one evening a week", 'They would love the two of them to have one evening a week.'],
  ['I want us all to eat together on Fridays', 'They want all of them to eat together on Fridays.'],
  ["I'd like us to be honest with each other", 'They would like the two of them to be honest with each other.'],
  ['we promised us a quiet Christmas', 'They promised each other a quiet Christmas.'],
  ['My sister and I share a birthday in June', 'They and their sister share a birthday in June.'],
])('without a first name "us" is no third: %s', (message, fact) => {
  expect(told(message, null)).toEqual([fact])
})

test.each([
  'I hope he and I can go to Rome in May',
  "I'd like him and me to go to the sea in June",
  'We agreed that I cook and he washes up',
])('what cannot be turned into a right sentence is not kept: %s', (message) => {
  expect(told(message, null)).toEqual([])
  expect(told(message, 'Nora', 'spouse')).toEqual([])
})

test.each([
  ['I want us to stop arguing about money', 'You want the two of you to stop arguing about money'],
  ["I'd love us to have one evening a week", "You'd love the two of you to have one evening a week"],
  ["I'd like us to be honest with each other", "You'd like the two of you to be honest with each other"],
  ['She wants us to move to Leeds in May', 'She wants you to move to Leeds in May'],
  ['I need him to let me finish', 'You need him to let you finish'],
])('a mirror says it in a right sentence: %s', (words, turned) => {
  expect(mirror(words, [])).toBe(turned)
})

test.each([
  'I want us all to eat together on Fridays',
  'we promised us a quiet Christmas',
  'I want us kids to be heard for once',
])('and where it cannot, it is left to be quoted: %s', (words) => {
  expect(mirror(words, [])).toBeNull()
})
