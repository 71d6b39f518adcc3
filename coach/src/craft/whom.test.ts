import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'
import { faultIn } from './grammar.ts'

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
    ['complain to Thames Water that the bill is 90 too high', /^The bill is 90 too high\./],
    ['tell the man from the window firm that the frame still rattles', /^The frame still rattles\./],
    ["ask my daughter's piano teacher to move her lesson to 4", /my daughter's lesson to 4/],
    ["tell my ex's new girlfriend that Tom has his swimming kit in the blue bag", /^Tom has his swimming kit/],
    ['tell my husband of 12 years Ralf that dinner is at 8', /^Hi Ralf, dinner is at 8/],
    ['tell my boss I was at the bank this morning', /^I was at the bank this morning/],
    ['tell my lecturer I have to hand in the essay on tues', /hand in the essay on Tuesday/],
    ["tell my kids' dad that I fly home on the 9th", /^(?!Hi Dad).*I fly home on the 9th/],
    [
      'tell my brother my girlfriend Mia lost her passport',
      /Mia lost her passport|my girlfriend Mia lost her passport/,
    ],
  ])('is written to by name or not at all, and nothing is lost: %s', (goal, said) => {
    const { craftedMessage } = crafted(goal, { selectedTone: 'direct' })
    expect(craftedMessage).toMatch(said)
    expect(craftedMessage).not.toMatch(/\b(?:from|in) (?:pottery|payroll)|vinted|Thames|firm\b/)
    expect(faultIn(craftedMessage)).toBeNull()
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
    ['tell my girlfriend I love her for the first time', 'I love you. I have not said it before.'],
    ['come out to my grandparents as bisexual', 'I am bisexual.'],
    ['confess to Emil that I am in love with him', 'I am in love with you.'],
    ['ask my boyfriend of six years to marry me', 'Will you marry me?'],
    ['refuse to lend my uncle 900 euros', 'I have decided not to lend you 900 euros.'],
    ['say goodbye to my colleagues, my last day is Thursday', 'I want to say goodbye. My last day is Thursday.'],
    ['quit my job at the end of the month, last day 30 June', '30 June'],
    ['reconnect with Vera, we last spoke in 2015', 'We last spoke in 2015.'],
    ['cheer up my cousin before his oral exam on Friday', 'Good luck with your oral exam on Friday.'],
    ['send my condolences to Mrs Adler whose husband died', 'your husband died'],
    ['happy birthday to my aunt Gerda who turns 81 on Sunday', '81st birthday for Sunday'],
    ['my neighbour leaves her bike in the hall, ask her to move it by Friday', 'move it by Friday'],
    ['ask the seller for a refund of £15, the cup came cracked', 'The cup came cracked.'],
    ['cancel my gym membership from 1 May', 'I am cancelling my gym membership from 1 May'],
    ['tell my tenant his contract ends in June and won’t be renewed', 'won'],
  ])('%s', (goal, said) => {
    const { craftedMessage, refused } = crafted(goal)
    expect(refused).toBeUndefined()
    expect(craftedMessage.toLowerCase()).toContain(said.toLowerCase())
    expect(craftedMessage).not.toMatch(/Congratulations|for the first time|talk with you about|You did that/)
    expect(faultIn(craftedMessage)).toBeNull()
  })

  it.each(['be honest with my wife', 'introduce myself to my new neighbours'])(
    'an order that says nothing to them is never sent: %s',
    (goal) => {
      expect(crafted(goal).craftedMessage).toBe('')
      expect(crafted(goal).refused).toBeTruthy()
    },
  )

  it.each([
    ['ask Ida Lund whether we can move the viewing to Thursday', 'Ida', /can we move the viewing to Thursday\?/],
    ['tell Mary-Jane Watson that I cannot come on Saturday', 'Mary-Jane', /I cannot come on Saturday/],
    ['thank José Díaz for helping me move', 'José', /helping me move/],
    ['tell Mr Lund that the heating is broken', 'Mr Lund', /the heating is broken/],
    ['tell Anna Tom is ill', 'Anna', /Tom is ill/],
  ])('whoever is named in full is written to by their name: %s', (goal, name, words) => {
    const { craftedMessage, explanation } = crafted(goal)
    expect(craftedMessage).toContain(`${name},`)
    expect(craftedMessage).toMatch(words)
    expect(craftedMessage).not.toMatch(/Watson|Díaz|you Lund/)
    expect(explanation).not.toMatch(/"Jos"|\b(?:the|to|whether)"/)
  })

  it.each([
    ['ask a woman from choir, Ines, if she wants to get dinner on Friday', /^Hi Ines,.*dinner on Friday/],
    [
      "break up with a guy I've been on three dates with, lovely guy just no spark",
      /(?:break up|see(?:ing)? you).*don't feel a spark/,
    ],
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
    expect(crafted(goal).refused).toMatch(/want(?:s)? no messages|another way/),
  )
})
