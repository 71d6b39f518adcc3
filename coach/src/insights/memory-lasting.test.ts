import { expect, test } from 'vitest'
import { memory } from './memory.ts'
import { setting, tom } from '../../test/people.ts'

const told = (content: string) =>
  memory({ ...setting, person: tom, known: [], turns: [{ role: 'user', content }] }).map(
    ({ kind, fact }) => `${kind}: ${fact}`,
  )

test.each([
  ['Tom detests being photographed', 'hurts: Tom detests being photographed.'],
  ['He panics in lifts.', 'hurts: Tom panics in lifts.'],
  ["he's terrified of wasps", "hurts: Tom's terrified of wasps."],
  ['whenever I sing in the car he goes quiet', 'hurts: Whenever I sing in the car he goes quiet.'],
  ['My aunt gets upset if we leave before pudding', 'hurts: My aunt gets upset if we leave before pudding.'],
  ['He adores jigsaw puzzles', 'person: Tom adores jigsaw puzzles.'],
  ['His favourite pudding is trifle', "person: Tom's favourite pudding is trifle."],
  ["he's allergic to kiwi", "person: Tom's allergic to kiwi."],
  ['His sister Bea is a librarian', "person: Tom's sister Bea is a librarian."],
  ['His birthday is 3 November', "event: Tom's birthday is 3 November."],
  ['We agreed to take turns at the stove', 'wish: We agreed to take turns at the stove.'],
  ['I told him not to open my post', 'wish: I told him not to open my post.'],
  ['a walk round the block settles him down', 'helps: A walk round the block settles him down.'],
])('tastes, sore points, the body, dates and promises are learnt in their own words: %s', (message, fact) => {
  expect(told(message)).toEqual([fact])
})

test.each([
  'I hate him today',
  'he likes me',
  "I don't like this",
  'He is really good at making me feel small',
  "I can't bear it any more",
  'maybe he hates parties',
  'he likes to tease me',
  'Kindly help me word it for my aunt',
  'I want the right sentence for tomorrow morning',
])('what is said in heat, of one moment, or wanted of the coach is no fact: %s', (message) => {
  expect(told(message)).toEqual([])
})

test.each([
  ['FYI Tom is lactose intolerant', 'person: Tom is lactose intolerant.'],
  ["He's extremely allergic to wasp stings", "person: Tom's extremely allergic to wasp stings."],
  ['just so you know, he is coeliac', 'person: Tom is coeliac.'],
  ["I should mention he's vegetarian", "person: Tom's vegetarian."],
  ["He can't have caffeine after lunch", "person: Tom can't have caffeine after lunch."],
  ["Tom is a nurse at the children's hospital", "person: Tom is a nurse at the children's hospital."],
  ['Please remember that he hates surprises', 'hurts: Tom hates surprises.'],
  ['you should know that his birthday is on 3 July', "event: Tom's birthday is on 3 July."],
])('what is said to the coach before it is no part of the fact: %s', (message, fact) => {
  expect(told(message)).toEqual([fact])
})

test('of "he" it is kept only where it is the one the talk is about', () => {
  expect(told('My brother called. He is moving to Canada in January.')).toEqual([])
})
