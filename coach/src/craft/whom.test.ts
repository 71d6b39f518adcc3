import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

// What is loaded once is no part of what is timed.
beforeAll(() => void crafted('tell Ann that I am late'), 60_000)

describe('whoever is described to us', () => {
  it.each([
    ['invite Hugo from pottery to the harvest market on 3 October', /^Hi Hugo, .*the harvest market on 3 October/],
    [
      'ask Dina in payroll if the April slip is ready',
      /^Hi Dina, .*is the April slip ready|whether the April slip is ready/,
    ],
    ['ask the vinted buyer for her address', /your address/],
    ['tell the man from the window firm that the frame still rattles', /^The frame still rattles\./],
    ["ask my daughter's piano teacher to move her lesson to 4", /her lesson to 4/],
    ["tell my ex's new girlfriend that Tom has his swimming kit in the blue bag", /^Tom has his swimming kit/],
    ['tell my boss I was at the bank this morning', /^I was at the bank this morning/],
    ["tell my kids' dad that I fly home on the 9th", /^(?!Hi Dad).*I fly home on the 9th/],
    [
      'tell my brother my girlfriend Mia lost her passport',
      /Mia lost her passport|my girlfriend Mia lost her passport/,
    ],
  ])('is written to by name or not at all, and nothing is lost: %s', (goal, said) => {
    const { craftedMessage } = crafted(goal, { selectedTone: 'direct' })
    expect(craftedMessage).toMatch(said)
    expect(craftedMessage).not.toMatch(/\b(?:from|in) (?:pottery|payroll)|vinted|Thames|firm\b/)
  })

  it.each([
    ['tell my sister I will bring her dinner on Monday', 'bring you dinner on Monday'],
    ['tell my cousin I did not want to make her angry', 'make you angry'],
    ['thank Rosa for sitting with my gran in her last days', 'my gran in her last days'],
    ['ask my ex to take Nina to her dance class at 3', 'to her dance class at 3'],
    ['tell Paul that I laughed about Anna behind her back', 'behind her back'],
  ])('and "her" is whom it means: %s', (goal, said) => {
    expect(crafted(goal).craftedMessage).toContain(said)
  })
})

describe('acts of their own', () => {
  it.each([
    ['confess to Emil that I am in love with him', 'I am in love with you.'],
    ['quit my job at the end of the month, last day 30 June', '30 June'],
    ['my neighbour leaves her bike in the hall, ask her to move it by Friday', 'move it by Friday'],
    ['ask the seller for a refund of £15, the cup came cracked', 'The cup came cracked.'],
    ['tell my tenant his contract ends in June and won’t be renewed', 'won'],
  ])('%s', (goal, said) => {
    const { craftedMessage, refused } = crafted(goal)
    expect(refused).toBeUndefined()
    expect(craftedMessage.toLowerCase()).toContain(said.toLowerCase())
    expect(craftedMessage).not.toMatch(/Congratulations|for the first time|talk with you about|You did that/)
  })

  it.each(['be honest with my wife', 'introduce myself to my new neighbours'])(
    'an order that says nothing to them is never sent: %s',
    (goal) => {
      expect(crafted(goal).craftedMessage).toBe('')
      expect(crafted(goal).needs).toContain('matter')
    },
  )

  it.each([
    ['ask Ida Lund whether we can move the viewing to Thursday', 'Ida', /can we move the viewing to Thursday\?/],
    ['tell Mary-Jane Watson that I cannot come on Saturday', 'Mary-Jane', /I cannot come on Saturday/],
    ['thank José Díaz for helping me move', 'José', /helping me move/],
    ['tell Mr Lund that the heating is broken', 'Mr Lund', /the heating is broken/],
  ])('whoever is named in full is written to by their name: %s', (goal, name, words) => {
    const { craftedMessage, explanation } = crafted(goal)
    expect(craftedMessage).toContain(`${name},`)
    expect(craftedMessage).toMatch(words)
    expect(craftedMessage).not.toMatch(/Watson|Díaz|you Lund/)
    expect(explanation).not.toMatch(/"Jos"|\b(?:the|to|whether)"/)
  })

  it.each([
    ['ask a woman from choir, Ines, if she wants to get dinner on Friday', /^Hi Ines,.*dinner on Friday/],
    ["tell a girl i've been seeing for a month that i can't make Sunday", /can't make Sunday/],
  ])('somebody who is only described is still somebody: %s', (goal, words) => {
    const { craftedMessage } = crafted(goal)
    expect(craftedMessage).toMatch(words)
    expect(craftedMessage).not.toMatch(/choir|dates with|lovely guy|for a month/)
  })

  it('what is no hurt costs nothing', () => {
    const { contributions } = crafted('tell mom I cannot come on Sunday')
    expect(contributions.filter(({ feature }) => feature === 'words that hurt')).toEqual([])
  })

  it.each([
    'tell my ex I miss him, he has blocked me on everything',
    "write to her from my friend's phone, she blocked my number",
  ])('nobody is written to round a block: %s', (goal) =>
    expect(crafted(goal).refused).toMatch(/a no, a block or a court order is an answer/i),
  )
})
