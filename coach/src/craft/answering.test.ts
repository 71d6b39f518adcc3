import { beforeAll, describe, expect, it } from 'vitest'
import { crafted } from '../evals/crafted.ts'

// What is loaded once is no part of what is timed.
beforeAll(() => void crafted('tell Ann that I am late'), 60_000)

const answered = (conversationHistory: string, more = {}) =>
  crafted('reply to his message', { conversationHistory, ...more })

describe('a message that only has to answer', () => {
  it.each([
    ['Ivo: Are you coming to the lake on Sunday?', /^Hi Ivo, you asked: 'Are you coming to the lake on Sunday\?'/],
    ['Ivo: I am sorry I forgot your call yesterday.', /^Hi Ivo, thank you for saying sorry\./],
    ['Ivo: my dad died last night', /^Ivo, I am so sorry to hear that\./],
    ['Ivo: thanks for the lift!', /^Hi Ivo, you are very welcome\./],
    ['Ivo: I passed the exam!!', /congratulations/i],
    ['Ivo: whatever.', /I would like to hear it from you/],
    ['Ivo: well done today, you were great', /thank you, that means a lot to me/],
  ])('takes up what was said last: %s', (history, said) => {
    expect(answered(history).refused).toBeUndefined()
    expect(answered(history).craftedMessage).toMatch(said)
  })

  it('answers them although the writer has written since, and makes up no answer of the writer’s', () => {
    const { craftedMessage, alternatives, feedback } = answered('Ivo: Can you drive on Friday?\nMe: one sec')
    expect(craftedMessage).toContain("'Can you drive on Friday?'")
    expect(craftedMessage).not.toMatch(/\byes\b|\bno\b/i)
    expect(alternatives.map(({ message }) => message)).toEqual([
      'Hi Ivo, yes, I would like that.',
      "Hi Ivo, I am sorry, I can't this time.",
    ])
    expect(feedback).toContain('Can you drive on Friday?')
  })

  it('hands back no insult, and uses the answer of a harmless draft', () => {
    expect(answered('Ivo: you are a pathetic loser').craftedMessage).not.toMatch(/pathetic|loser/)
    const drafted = answered('Ivo: Saturday at 6?', { originalDraft: 'Saturday works, see you at 6' })
    expect(drafted.craftedMessage).toBe('Hi Ivo, Saturday works, see you at 6.')
    expect(drafted.draft?.overallScore).toBeGreaterThan(60)
  })

  it('says what the goal says where it says something, and asks where there is nothing to answer', () => {
    const said = crafted('reply to her and say that Thursday suits me', {
      conversationHistory: 'Ola: When can you meet?',
    }).craftedMessage
    expect(said).toContain('Thursday suits me')
    expect(crafted('reply to his message').refused).toBeTruthy()
  })

  it.each([
    'respond to what he said',
    'what do I say back to this',
    'a calm reply please',
    'help me answer him without getting angry',
  ])('however it is asked for: %s', (goal) => {
    const { refused, craftedMessage } = crafted(goal, {
      conversationHistory:
        "Ivo: I can't believe you read my diary. I trusted you.\nMe: It was open\nIvo: It really wasn't.",
    })
    expect(refused).toBeUndefined()
    expect(craftedMessage).toMatch(/I can see that this hurt you/)
    expect(craftedMessage).not.toMatch(/letting me know|reply/)
  })
})
