import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { asked } from '../evals/talk.ts'
import { answer } from './coach.ts'

describe('what somebody does who is called by a name', () => {
  const reply = (message: string) => answer(asked(message, { person: someone('Dan', 'Partner'), knownPeople: ['Dan'] }))
  test.each(['Dan hit me on Sunday.', 'My flatmate Jake strangled me. What do I do?'])(
    'is seen as of "he": %s',
    (told) => {
      const { safety, evidence } = reply(told)
      expect(safety?.tier).toBeGreaterThan(1)
      for (const { quote } of evidence) expect(told).toContain(quote)
    },
  )
  test('"my" and "the" are nobody, however somebody is kept', () => {
    const kept = { person: someone('The neighbour', 'other'), knownPeople: ['The neighbour', 'My sister'] }
    const told = 'The door hit me on Sunday, my foot still hurts.'
    expect(answer(asked(told, kept)).safety).toEqual(answer(asked(told)).safety)
  })
  test.each(['Dan hit me up about the tickets', 'I told Dan about it and Dan laughed'])('is none: %s', (told) =>
    expect(reply(told).safety).toBeNull(),
  )
})
