import { expect, it } from 'vitest'
import { contracted, withApostrophes } from './apostrophes.ts'

it.each([
  ['ill post them tonight', "I'll post them tonight"],
  ['tell him ill never forget it', "tell him I'll never forget it"],
  ['Sunday ill bring the cake', "Sunday I'll bring the cake"],
  ['id rather stay in', "I'd rather stay in"],
  ['hell regret this', "he'll regret this"],
  ['my mum is ill and in bed', 'my mum is ill and in bed'],
  ['he fell ill last week', 'he fell ill last week'],
  ['ill health runs in the family', 'ill health runs in the family'],
  ['I lost my id card', 'I lost my id card'],
  ['go to hell', 'go to hell'],
  ['what the hell never again', 'what the hell never again'],
  ['she was very ill after surgery', 'she was very ill after surgery'],
])('"%s" reads as "%s"', (typed, read) => {
  expect(withApostrophes(typed)).toBe(read)
})

it('for what decides whether something is written, every missing apostrophe is put back', () => {
  expect(contracted('if she dont answer im gonna tell u')).toBe("if she don't answer I'm going to tell you")
})
