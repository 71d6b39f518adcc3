import { describe, expect, it } from 'vitest'
import { resolved } from '../../evals/resolved.ts'
import { sound } from './sound.ts'

const better = (said: string) =>
  resolved(`Ana: ${said}\nBen: Ok, I'm listening.\nAna: Good.`).resolvedConversation.split('\n')[0]!.slice(5)

describe('a better sentence', () => {
  it('never asks for what was complained of, nor keeps what is left of a "never"', () => {
    expect(sound('I need you to walk out.', 'If you walk out, we are finished.')).toBe(false)
    expect(sound('I need you to listen to anyone but your mates.', 'You never listen to anyone but your mates.')).toBe(
      false,
    )
    expect(sound('I need you to ring me.', 'You never ring me.')).toBe(true)
  })

  it('is whole, and likens nobody to anything', () => {
    expect(sound('Mister money speaks.', 'Oh, mister money speaks to us.')).toBe(false)
    expect(sound('You strut about like some rock star.', 'You strut about like some rock star.')).toBe(false)
    expect(sound('I end up feeling like a servant.', 'You treat me like a servant.')).toBe(true)
  })

  it.each([
    ["You never think of anybody's day but your own.", /anybody|but your/],
    ["You don't give a toss about anything except that boat.", /anything|toss/],
    ['You sulk like a spoiled toddler whenever your mother calls.', /toddler/],
    ['How about acting like a grown up for once?', /grown up/],
    ['Why must you always be such a control freak about the money?', /freak|you be\b/],
    ['If you go to that bar tonight, I am done.', /need you to go|really un/],
  ])('%s', (hard, never) => {
    const said = better(hard)
    expect(said).not.toBe(hard)
    expect(said).not.toMatch(never)
    expect(said).toMatch(/\b(?:I|I'm|That|Can|What's|You)\b/)
  })

  it('keeps what happened beside the insult', () => {
    expect(better("You're as useful as a paper umbrella, and the boiler is still broken.")).toBe(
      'The boiler is still broken.',
    )
    expect(better('You came in here stomping around like a drunk bull, and the baby woke up at 4.')).toMatch(
      /woke up at 4/,
    )
  })

  it('is no verdict with only its "always" taken out', () => {
    expect(sound('Your brother is late.', 'Your brother is always late. Typical.')).toBe(false)
    expect(sound("You're ten minutes late.", "You're always ten minutes late.")).toBe(false)
    expect(sound('Your brother is late.', 'Your brother is late. You never ring.')).toBe(true)
  })
})
