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
  ['when did you last ask about my job', /ask about my job/],
  ['why is it always me who has to ring the landlord', /ring the landlord/],
  ['Thanks for leaving me with the bill', /left me with the bill/],
  ['so u are just gonna ignore me', /answer/],
  ['You never once asked about my day?', /ask about my day/],
  ["if you can't cope with two kids maybe this isn't for you", /whether you can cope with two kids/],
  ['you use this house like a hotel', /at home|done here/],
  ['u make everything about your mother', /about (?:your|my) mother every time/],
  ['you need to grow up and answer your phone', /answer your phone/],
  ['serves you right', /angry/],
  ['you treat me like dirt', /small|matters/],
])('a stock line hurts, and what it means is said instead: %s', async (line, meant) => {
  const { harm, better } = await last('You forgot again. You never think of me.', line)
  expect(harm).toBeGreaterThanOrEqual(2)
  expect(better).toMatch(meant)
})

test.each([
  ['Bo, you never help with the boys.', /^Bo, .*help with the boys/],
  ['You always tell your sister first, Bo.', /^Bo, .*when you tell your sister first/],
  ["Bo, I can't rely on you.", /^Bo, I (?:need|want) to be able to (?:rely|count) on you/],
])('whom it is said to changes nothing about what it means: %s', async (line, meant) => {
  const { better } = await last('I was at work.', 'You were out.', 'So were you.', line)
  expect(better).toMatch(meant)
})

test.each([
  ['my sister always brings a cake'],
  ['you have time for a coffee, right'],
  ['maybe we should leave at six'],
  ["i'm not your brother, i'm Tom from number 9"],
  ['how hard was it to find the place'],
  ['when did you last see the vet'],
  ['thanks for leaving the light on'],
  ["it's a bit late now, tomorrow?"],
  ['i am done here, on my way'],
  ['some of us are going to the park at two'],
])('the same words in a calm talk stay as they are: %s', async (line) => {
  const { harm, better } = await last('are you coming on sunday?', 'yes, at two', 'lovely, see you there', line)
  expect(harm).toBeLessThan(2)
  expect(better).toBe(line)
})
