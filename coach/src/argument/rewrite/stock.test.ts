import { expect, test } from 'vitest'
import { createBuiltInCoach } from '../../coach.ts'

const coach = createBuiltInCoach()

/** What becomes of the last line of a quarrel. */
async function last(...lines: string[]) {
  const said = lines.map((line, at) => `${(lines.length - at) % 2 ? 'Bo' : 'Ann'}: ${line}`)
  const found = await coach.resolveArgument({
    knownPeople: [],
    userFirstName: null,
    country: null,
    originalConversation: said.join('\n'),
    context: null,
    partiesInvolved: [],
  })
  return {
    ...found.turns.at(-1)!,
    better: found.resolvedConversation
      .split('\n')
      .at(-1)!
      .replace(/^\w+: /, ''),
  }
}

test.each([
  ['Your sister never makes me feel like a guest', /feel like a guest/],
  ['i am not your maid', /on my own|shared/],
  ["Funny how you found time for golf but not for Ella's play", /time for golf and not for Ella's play/],
  ['would it kill you to wash a cup', /wash a cup/],
  ['you never even asked what the doctor said', /ask what the doctor said/],
  ["We can't count on you", /count on you|rely on you/],
  ['you ruined my graduation', /sad about how (?:my|your) graduation went/],
  ['it was just banter', /joking|joke/],
  ['you had one thing to do', /count(?:ing|ed) on you/],
  ['you only ring when the car breaks down', /not only when the car breaks down/],
  ['perhaps we should split up then', /scared/],
])('a stock line hurts, and what it means is said instead: %s', async (line, meant) => {
  const { harm, better } = await last('You forgot again. You never think of me.', line)
  expect(harm).toBeGreaterThanOrEqual(2)
  expect(better).toMatch(meant)
})

test.each([
  ['my sister always brings a cake'],
  ['you have time for a coffee, right'],
  ['maybe we should leave at six'],
  ["i'm not your brother, i'm Tom from number 9"],
  ['how hard was it to find the place'],
  ['some of us are going to the park at two'],
])('the same words in a calm talk stay as they are: %s', async (line) => {
  const { harm, better } = await last('are you coming on sunday?', 'yes, at two', 'lovely, see you there', line)
  expect(harm).toBeLessThan(2)
  expect(better).toBe(line)
})
