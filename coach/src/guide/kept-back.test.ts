import { describe, expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { asked, talk } from '../evals/talk.ts'

describe('no line is opened, and none becomes a message', () => {
  test.each([
    'my ex boyfriend waits at my bus stop every day, what should I text him',
    'I self harm and want to tell my mum. how?',
  ])('once danger was set aside: %s', (message) => {
    const first = answer(asked(message))
    const { exercise, message: words } = answer(asked(message, { state: first.state, aside: true }))
    expect(first.safety!.tier).toBe(2)
    expect([exercise, words]).toEqual([undefined, undefined])
  })
  test.each(["I love you and I'll be gone by the time you read this.", "If you don't take me back I'll hurt myself."])(
    'of a goodbye or a threat: %s',
    (line) => {
      const [open, kept] = talk(['Help me write to my son who will not talk to me.', line])
      expect(open!.exercise).toBeDefined()
      expect(kept!.words).toBeNull()
      expect(kept!.safety).toMatchObject({ category: 'self-harm' })
      // Asked about, or met with a card, which asks as well.
      expect(kept!.ask !== undefined || kept!.safety!.tier === 2).toBe(true)
    },
  )
  test.each(['how do I tell him to stop?', 'Is it normal that I get this angry about it?'])(
    'of a question to us: %s',
    (line) => {
      const [, next] = talk(['How do I ask my boss for a raise?', line])
      expect(next!.words).toBeNull()
      expect(next!.exercise?.step ?? 1).toBe(1)
    },
  )
})
