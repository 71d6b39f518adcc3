import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

// What is loaded once is no part of what is timed.
beforeAll(() => void crafted('tell Ann that I am late'), 60_000)

describe('what is said to the coach is not sent', () => {
  it.each([
    ['tell my son he has to tidy up without frightening him', /tidy up/, /frighten/],
    ['tell Nick without humiliating him that the figures are wrong', /the figures are wrong/, /humiliat/],
    ['tell Ana that I cannot come without sounding rude', /I cannot come/, /rude/],
    ['ask my boss without whining to look at my pay', /look at my pay/, /whin/],
    ['I do not want to apologise to Nick, I just want him to know I was ill', /I was ill/, /apolog/],
    ["I don't want to fight, I just want to tell Ida that the rent is due", /the rent is due/, /fight|want/],
    ['ask Tom (he never answers) if he can bring the big tent', /bring the big tent/, /never|answers/],
    ["tell my sister Ann (she's 14, she hates rules) that I need my jumper back", /I need my jumper back/, /14|rules/],
    ["Tell Tom that I can't come on Sunday, say it in your words", /I can't come on Sunday/, /your words/],
    ['Ask Tom to pay me back, in your own words please', /pay me back/, /your own words/],
  ])('%s', (goal, said, unsaid) => {
    expect(crafted(goal).craftedMessage).toMatch(said)
    expect(crafted(goal).craftedMessage).not.toMatch(unsaid)
  })

  it.each([
    ["tell Nick I can't come without my dog", 'without my dog'],
    ['tell Nick I did it without telling him', 'without telling you'],
    ['Ask Ann to tell me what happened in her own words', 'in your own words'],
    ['tell Ida that I left without saying goodbye and I am sorry', 'without saying goodbye'],
  ])('but what belongs to the matter is: %s', (goal, kept) => expect(crafted(goal).craftedMessage).toContain(kept))
})

describe('an answer says what it was asked to say', () => {
  it.each([
    ['reply calmly and offer to meet on Friday', 'Sam: Are you still coming this week?', 'meet on Friday'],
    [
      'respond without getting defensive and suggest a call on Monday at 9',
      'Sam: You always move our talks. Can we do this week?',
      'Monday at 9',
    ],
    ['Reply and explain that the bus did not come', 'Ann: Where were you?', 'the bus did not come'],
    ['Say yes', 'Ann: Can you come on Sunday?', 'my answer is yes'],
  ])('%s', (goal, conversationHistory, said) =>
    expect(crafted(goal, { conversationHistory }).craftedMessage.toLowerCase()).toContain(said.toLowerCase()),
  )

  it('thanks nobody for a lawyer', () => {
    for (const said of ['My lawyer will contact you', 'See you in court then, I will sue you']) {
      const { craftedMessage } = crafted('reply to him', { conversationHistory: `Ex: ${said}` })
      expect(craftedMessage).not.toMatch(/thank/i)
    }
  })
})

describe('orders in another shape', () => {
  it.each([['ask out Lena for a coffee on Friday', 'coffee on Friday']])('%s', (goal, said) =>
    expect(crafted(goal).craftedMessage).toContain(said),
  )
})

it('says what stands in brackets where it is part of it, and whom a "he" beside "her boyfriend" is', () => {
  expect(crafted('tell mum dinner is at 8 (not 7) on Sunday').craftedMessage).toContain('at 8 (not 7) on Sunday')
  const flat = 'tell my roommate Kim that her boyfriend lives here now. I want max 2 nights or he pays a third'
  expect(crafted(flat).craftedMessage).toMatch(/your boyfriend lives here now\. I want max 2 nights or he pays a third/)
})
