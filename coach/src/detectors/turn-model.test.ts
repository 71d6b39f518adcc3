import { expect, test } from 'vitest'
import { readTurns } from './conversation.ts'

const talk = (...lines: string[]) => readTurns(lines.map((text, at) => ({ speaker: at % 2 ? 'Ines' : 'Jakob', text })))

test('a calm request is a request and hurts nobody', () => {
  for (const text of ['Could you fetch the parcel before five?', 'Would you mind feeding the rabbit tonight?']) {
    const { acts, harm } = talk(text)[0]!
    expect(acts.map(({ id }) => id)).toContain('request')
    expect(harm.score).toBe(0)
  }
})

test('teasing among people who get on is no contempt', () => {
  const turns = talk(
    'I burnt the toast again haha',
    'You absolute walnut, I love you. I will bring croissants 😂',
    'Hero! See you at nine x',
  )
  for (const { harm } of turns) expect(harm.score).toBeLessThan(2)
})

test('an apology with a "but" is none', () => {
  const { apology, main } = talk('Sorry, but you were the one who wanted the bigger flat.')[0]!
  expect(apology.kind).toBe('non-apology')
  expect(main).not.toBe('apologise')
})

test('a calm repair scores far below a contemptuous fight', () => {
  const fight = talk(
    'You left the boy standing at the gate for an hour. Again.',
    'Oh here she comes, the mother of the year with her stopwatch.',
    'At least I turn up. You are a grown man who cannot read a clock, it is pathetic.',
    'Talk to the wall then. I am done with you.',
  )
  const repair = talk(
    'I was upset when he stood at the gate for an hour.',
    'You are right, and I am sorry. I lost track of the time and he paid for it.',
    'Thank you for saying that. Could you set an alarm on Tuesdays?',
    'Yes. I will do it now, while we talk.',
  )
  const sum = (turns: typeof fight) => turns.reduce((total, { harm }) => total + harm.score, 0)
  expect(sum(fight)).toBeGreaterThan(8)
  expect(sum(repair)).toBeLessThan(sum(fight) / 4)
})

test('what no rule foresaw is quoted from the turn, and never from elsewhere', () => {
  const turns = talk(
    'The neighbours heard all of it, and I had to smile at them in the lift.',
    'Poor little you, always the saint. Somebody alert the newspapers.',
    'I am not staying in the kitchen for this.',
    'Naturally. Run along to your sister, she can hold your hand.',
  )
  expect(turns.some(({ harm }) => harm.score >= 4)).toBe(true)
  for (const { text, acts, spans, features, sarcasm } of turns)
    for (const span of [...acts, ...Object.values(spans).flat(), ...Object.values(features).flat(), ...sarcasm.spans]) {
      expect(span.quote.length).toBeGreaterThan(0)
      expect(text.slice(span.start, span.end)).toBe(span.quote)
    }
})

test('the act that has to be answered is one of those that were found', () => {
  for (const { main, acts } of talk('Where were you?', 'Out.', 'Out where? I rang four times.', 'Leave it.'))
    if (main) expect(acts.map(({ id }) => id)).toContain(main)
})

test('of another language nothing is made', () =>
  expect(talk('Du hast mir nie zugehört und das weißt du')[0]?.harm.score).toBe(0))
