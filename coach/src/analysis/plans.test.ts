import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'

const coach = createBuiltInCoach()
const read = (text: string) =>
  coach.textAnalysis({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: null })

test.each([
  ['hey are we still on for sunday? need to book the sitter', /whether the plan stands/, /still on/],
  ['Are you still coming tomorrow? No stress either way', /whether the plan stands/, /still on/],
  ['dad can you come get me from the sleepover now pls dont call', /fetched at once/, /on my way/],
  ['could you stop laughing at my accent in front of your mates, it makes me feel stupid', /limit/, /./],
  ['can you not interrupt me when i talk to my boss, i hate it', /limit/, /./],
])('%s', async (text, says, answers) => {
  const { interpretation, suggestedResponse } = await read(text)
  expect(interpretation).toMatch(says)
  expect(suggestedResponse).toMatch(answers)
})

test.each(['are you still seeing him?', 'can you stop at the shop on the way', 'can you pick me up at 6 on friday?'])(
  'and is not made of this: %s',
  async (text) => {
    const { interpretation } = await read(text)
    expect(interpretation).not.toMatch(/plan stands|fetched at once|limit/)
  },
)
