import { describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'
import { faultIn } from './grammar.ts'
import { score } from './score.ts'

describe('a goal becomes a message and is not repeated as one', () => {
  it.each([
    ['Console my cousin, his dog was run over on Friday.', 'your dog was run over on Friday'],
    ['Cheer up Max, he failed his driving test', 'you failed your driving test'],
    ['Split up with my boyfriend after three years, gently.', 'I want us to break up'],
    ['Respond to this: he says I only care about work', 'You said that I only care about work.'],
    ['tell him sorry about breaking the vase', 'sorry for breaking the vase'],
    ['Ask Ina whether she got the parcel', 'did you get the parcel?'],
    ['Ask Joe if he made it to the airport', 'did you make it to the airport?'],
    ['Congratulate Ivo, he got the job at the library', 'You got the job at the library.'],
    ['Forgive my dad for missing my graduation', 'I forgive you for missing my graduation.'],
    ['Tell my friend everyone misses him', 'Everyone misses you.'],
    ['I want to talk with my mother-in-law about my privacy: no more dropping in before ten.', 'about my privacy'],
  ])('%s', (goal, words) => {
    const { craftedMessage } = crafted(goal)
    expect(craftedMessage).toContain(words)
    expect(faultIn(craftedMessage)).toBeNull()
  })

  it('takes a name that is given for the one it is for', () => {
    const said = crafted(
      'Flirt with the guy from my pottery class, his name is Leo, invite him to the market on Saturday.',
      { selectedTone: 'flirty' },
    ).craftedMessage
    expect(said).toMatch(/^Hi Leo,/)
    expect(said).toContain('to the market on Saturday')
    expect(said).not.toMatch(/pottery|name is/)
  })

  it.each(['Something nice for Theo', 'Reply to him'])(
    'where it is not understood, that is said and one thing is asked: %s',
    (goal) => {
      const result = crafted(goal)
      expect(result.explanation).toMatch(/did not understand/)
      expect(result.craftedMessage).toBe('')
      expect(result.clarityScore).toBeLessThan(70)
      expect(result.goalAlignment).toBeLessThan(50)
    },
  )

  it('does not ask to be listened to about a late train', () => {
    expect(crafted('Tell Ben my train is late and I will be there at 19:40').craftedMessage).not.toMatch(/listen|fix/)
  })

  it('quotes a time whole', () => {
    expect(crafted('Ask Ina to call me at 11pm').feedback).toContain('"11pm"')
  })
})

describe('grammar counts', () => {
  it.each([
    'Comfort you, you lost your job.',
    'Hi Al, do you went home?',
    'Break up with you on Monday.',
    'I need my you.',
  ])('%s', (message) => {
    expect(faultIn(message)).not.toBeNull()
    const { scores } = score(message, { act: 'tell', slots: [] }, 'direct')
    expect(scores.clarityScore).toBeLessThan(60)
    expect(scores.goalAlignment).toBeLessThan(60)
  })

  it.each(['Thank you for the cake.', 'I love you, you know.', 'Could you tell your sister?', 'Do you need a lift?'])(
    'but not against what is right: %s',
    (message) => expect(faultIn(message)).toBeNull(),
  )
})
