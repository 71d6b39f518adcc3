import { expect, test } from 'vitest'
import { plain } from './plain.ts'
import { repairOutcomes, repairsIn } from './repair.ts'
import { readTurns } from './conversation.ts'

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

const outcome = (answer: string) =>
  repairOutcomes(
    readTurns([
      { speaker: 'Ana', text: 'You never listen to me!' },
      { speaker: 'Ben', text: "I'm sorry. You're right, can we start over?" },
      { speaker: 'Ana', text: answer },
    ]),
  )[0]
test('what became of it', () => {
  expect(outcome('ok. thank you for saying that')).toMatchObject({ turn: 1, answer: 2, outcome: 'accepted' })
  expect(outcome("Oh please. You're pathetic.")).toMatchObject({ outcome: 'rejected' })
  expect(outcome('the bins go out tomorrow')).toMatchObject({ outcome: 'unclear' })
})
