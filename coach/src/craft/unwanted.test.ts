import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

// What is loaded once is no part of what is timed.
beforeAll(() => void crafted('tell Ann that I am late'), 60_000)

describe('what is not wanted is never asked', () => {
  it.each([
    [
      "I don't want to ask Ruben for anything. I want him to know that I passed my test",
      /I passed my test/,
      /anything/,
    ],
    ["I don't want to tell Hanne that it was cheap. I want to thank her for the lamp", /for the lamp/, /cheap/],
    ["ask Lena if she'd like to come to the market, no pressure", /market/, /Say yes/],
  ])('%s', (goal, said, unsaid) => {
    const { craftedMessage } = crafted(goal, { selectedTone: 'playful' })
    expect(craftedMessage).toMatch(said)
    expect(craftedMessage).not.toMatch(unsaid)
  })
})

describe('what the other is or feels is not told to them', () => {
  it.each([
    [
      'My neighbour Rolf is 84 and a bit deaf. I want him to turn the radio down after ten',
      /turn the radio down/,
      /84/,
    ],
    ['My sister Ines wants to come to the wedding early. ask her to come on Friday', /come on Friday/, /you want/i],
  ])('%s', (goal, said, unsaid) => {
    const { craftedMessage } = crafted(goal)
    expect(craftedMessage).toMatch(said)
    expect(craftedMessage).not.toMatch(unsaid)
  })
})

describe('what is wished stands in the message', () => {
  it.each([
    [
      "To my boss, Mrs. Adeyemi. I don't want to work on New Year.",
      /^Dear Mrs Adeyemi, .*I don't want to work on New Year/,
    ],
  ])('%s', (goal, said) => expect(crafted(goal).craftedMessage).toMatch(said))

  it('and condolence puts nothing right', () =>
    expect(crafted("tell Denise I'm sorry about her dog").craftedMessage).not.toMatch(/put it right/))
})
