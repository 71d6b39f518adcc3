import { describe, expect, it } from 'vitest'
import { resolved } from '../../evals/resolved.ts'

const of = (text: string) => resolved(text).severityScore
const better = (text: string) => resolved(text).resolvedConversation.split('\n')[0] ?? ''

describe('better words keep what was decided, asked and done', () => {
  it.each([
    ["Meg: I'm leaving you, you pathetic worm.\nArt: fine", "I'm leaving you"],
    [
      'Uma: The rent is 900 and you owe me half, you leech.\nVic: I will pay Friday.',
      'The rent is 900 and you owe me half',
    ],
    [
      "Ada: You missed her recital again. You're a disgrace of a mother.\nBea: I was at work.",
      'You missed her recital again.',
    ],
    ['Dov: Pick the kids up at five, you useless idiot.\nEli: ok', 'Pick the kids up at five'],
    [
      'Jed: I want you out of this house by Monday, you lying cheat.\nKay: where do I go?',
      'I want you out of this house by Monday',
    ],
  ])('and leave only the name out: %s', (text, kept) => {
    const said = better(text)
    expect(said).toContain(kept)
    expect(said).not.toMatch(/worm|leech|disgrace|idiot|cheat|stressed|frustrated|worried|disappointed/)
  })

  it('say that it hurt instead of a bare insult, and make no complaint up', () => {
    const one = better("Gil: You're a control freak.\nHal: You went through my phone on Sunday.")
    const two = better('Ida: You idiot.\nCy: Stop.')
    for (const said of [one, two]) expect(said).toMatch(/hurt|angry|upset|got to me|names/i)
  })
})

describe('better words without the scorn', () => {
  it.each([
    [
      'Una: Typical Bart. The oven man comes at 8 and nobody is home.\nBart: oh',
      'The oven man comes at 8 and nobody is home.',
    ],
    [
      'Una: Must be nice to nap all day while I carry the shopping.\nBart: what',
      'I carry the shopping while you nap all day',
    ],
    ['Una: Trust you to forget the keys.\nBart: sorry', 'You forgot the keys'],
    ['Una: Lady Patience is 20 minutes late, bravo.\nBart: traffic', '20 minutes late'],
    [
      "Una: I'm off to my cousin's for the weekend, I can't stand your smug face.\nBart: go",
      "I'm off to my cousin's for the weekend",
    ],
    [
      'Una: You ate the last 2 rolls you greedy pig while I was at work.\nBart: yes',
      'You ate the last 2 rolls while I was at work.',
    ],
    ["Una: whatever, I'm done, ask Ivo to feed the hens at 6.\nBart: fine", 'ask Ivo to feed the hens at 6'],
  ])('keep what is told: %s', (text, kept) => {
    const said = better(text)
    expect(said.toLowerCase()).toContain(kept.toLowerCase())
    expect(said).not.toMatch(/typical|must be nice|trust you|bravo|smug|pig|whatever/i)
  })

  it('say less where nothing but scorn was said, about the matter that is named', () => {
    expect(better('Una: You make me sick with your lies about the deposit.\nBart: no')).toMatch(/the deposit/)
    expect(better('Una: Liar.\nBart: no')).toMatch(/hurt|angry|upset|got to me|names/i)
  })

  it('never hold a number that was not there', () => {
    for (const text of ["Una: whatever, I'm done.\nBart: ok then leave", 'Una: leave me alone\nBart: talk to me'])
      expect(resolved(text).resolvedConversation).not.toMatch(/\d/)
  })
})

describe('severity', () => {
  it('puts a row of scorn above a short exchange of names', () => {
    const long = resolved(
      "Ray: you drunk, you're worthless\nMay: I cooked for you\nRay: fat cow nobody wants you\nMay: stop\nRay: you're a failure at everything\nMay: please\nRay: no other man would touch you\nMay: ok\nRay: look at you, disgusting loser\nMay: I'm going to bed",
    )
    expect(long.severityScore).toBeGreaterThan(resolved('Ida: You idiot.\nCy: You moron.').severityScore + 1)
    expect(long.turns[6]?.harm).toBeGreaterThanOrEqual(4)
  })

  it('stands in order: mending, criticism, contempt; walls and scorn below a threat to hurt', () => {
    const mended = of(
      'Ana: I was sad you missed the recital.\nBo: You are right, I am sorry.\nAna: Thank you.\nBo: I will put the next one in my calendar.',
    )
    const judged = of(
      'Ana: You are so lazy, the garden is a jungle.\nBo: I worked late.\nAna: You always have an excuse.\nBo: You always complain.',
    )
    const scorned = of(
      'Ana: You useless clown, you missed it again.\nBo: Shut up, witch.\nAna: Typical Bo, pathetic as ever.\nBo: You disgust me.',
    )
    const wall = of(
      'Ana: Can we talk about Sunday?\nBo: Whatever.\nAna: Please, it matters to me.\nBo: I am done. Leave me alone.',
    )
    const threat = of('Ana: One more word and I will hit you.\nBo: Stop it.\nAna: I mean it.\nBo: Please stop.')
    expect(mended).toBeLessThan(judged)
    expect(mended).toBeLessThan(wall)
    expect(judged).toBeLessThan(scorned)
    expect(wall).toBeLessThan(scorned)
    expect(scorned).toBeLessThan(threat)
  })

  it.each(["X: you're nothing to me now\nY: ok", 'A: hi\nB: i hope u end up alone'])(
    'hears disowning and ill wishes: %s',
    (text) => {
      expect(Math.max(...resolved(text).turns.map(({ harm }) => harm))).toBeGreaterThanOrEqual(4)
    },
  )
})
