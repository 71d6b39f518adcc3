import { stepOf } from '../builtin/step.ts'
import { commitments, needs } from '../detectors/asks.ts'
import { painful } from '../detectors/valence.ts'
import type { WeeklyReviewInput } from '../operations.ts'
import { settled, shownPain } from './cues/open.ts'
import { counted, dayOf } from './days.ts'
import { acted, around, mostTelling, readable, said, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, wordsFor } from './feelings.ts'
import { moodWeight } from './moods.ts'
import type { Subject } from './subjects.ts'

export interface Piece {
  text: string
  at: string
  from: 'entry' | 'message' | 'positive' | 'repair' | 'conflict'
  /** Written on a day that was chosen as a good one. */
  bright: boolean
  subjects: readonly Subject[]
}

/** One small step: a promise, a wish, what is still open, one more of what was good; in that order. */
export function nextStep(
  pieces: readonly Piece[],
  well: Excerpt | null,
  { entries, to }: WeeklyReviewInput,
  rows: number,
): { told: string; quote: string | null } {
  const own = pieces.filter(({ from, text }) => (from === 'entry' || from === 'message') && readable(text)).toReversed()
  for (const { text, at } of own)
    for (const promise of commitments(text.slice(0, 6000)).toReversed()) {
      const step = stepOf(promise.quote, [])
      const when = dayOf(at, to)
      if (step && !/["“”\n]/.test(promise.quote))
        return {
          told: `You said${when ? ` on ${when}` : ''} ${said(promise.quote.trim())}. If it is still to be done, give it a day and an hour in the coming week.`,
          quote: promise.quote.trim(),
        }
    }
  for (const { text } of own) {
    const wish = needs(text.slice(0, 6000)).find(({ id }) => id === 'wish')
    const quote = wish ? around(text, wish, 14) : null
    if (quote && !/\b(?:because|but)\b|\b(?:want|need|like|love) (?:it|that|this|the same)\b/i.test(quote.quote))
      return {
        told: `You wrote ${said(quote.quote)}. Give the smallest piece of that a day before Wednesday; whoever it takes besides you is asked in a way they can say no to.`,
        quote: quote.quote,
      }
  }
  const trouble = openTrouble(pieces)
  if (trouble) return trouble
  if (well) return goodAgain(well)
  const line = own.map(({ text }) => mostTelling(text) ?? mostTelling(text, 40)).find(Boolean)
  if (line)
    return {
      told: `You wrote ${said(line.quote)}. Nothing in the week says what should come of it, so one sentence on Monday is enough: what you would like to happen next there, if anything.`,
      quote: line.quote,
    }
  if (rows === 0)
    return {
      told: 'Nothing was written or logged this week, so there is nothing to look back on, and weeks like that are allowed. If you like, write one sentence on Monday evening about one person you met.',
      quote: null,
    }
  const low = entries.filter(({ mood }) => moodWeight[mood] < 0).length
  const unread = pieces.some(({ text }) => !readable(text) && /\p{L}{2}/u.test(text))
  const told = unread
    ? 'The built-in coach reads English, so this week only the moods and moments were counted.'
    : 'This week has marks and no words to them.'
  return {
    told: `${told} ${low > 0 ? `For ${low === 1 ? 'the low day' : `the ${counted(low, 'low day')}`}, add` : 'On one evening of the coming week, add'} one ${unread ? 'English ' : ''}sentence about what was behind it.`,
    quote: null,
  }
}

/** Painful, and neither put right in its own lines nor by a later one about the same person. */
function isOpen(piece: Piece, later: readonly Piece[]): boolean {
  if (piece.from === 'positive' || piece.from === 'repair' || !readable(piece.text) || piece.bright) return false
  const felt = feltIn(piece.text)
  const hard = piece.from === 'conflict' || isPainful(felt.families) || shownPain.test(piece.text)
  if (!hard || settled.test(piece.text)) return false
  const people = piece.subjects.filter(({ kind }) => kind === 'person').map(({ id }) => id)
  return !later.some(
    (it) =>
      (it.bright || it.from === 'repair' || it.from === 'positive' || settled.test(it.text)) &&
      it.subjects.some(({ id }) => people.includes(id)),
  )
}

/** What is still open, the newest of it: a way into it where one holds whoever it is, else the words to begin with. */
function openTrouble(pieces: readonly Piece[]): { told: string; quote: string } | null {
  const inTime = pieces.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const open = inTime.filter((piece, at) => isOpen(piece, inTime.slice(at + 1))).toReversed()
  for (const piece of open) {
    const felt = feltIn(piece.text)
    const excerpt = wordsFor(piece.text, felt, painful) ?? mostTelling(piece.text)
    if (!excerpt || settled.test(excerpt.quote)) continue
    const person = whoIn(piece, excerpt)
    const told = person
      ? `You wrote ${said(excerpt.quote)}. Before the weekend, in a quiet five minutes, tell ${person} in one sentence how that was for you${acted(excerpt.quote) ? ', and one thing you would like next time' : ''}.`
      : `You wrote ${said(excerpt.quote)}. On one evening before the weekend, finish this line: what I would have needed then was ...`
    return { told, quote: excerpt.quote }
  }
  return null
}

/** The one person of the quoted words, or of the whole piece where there is only one. */
function whoIn({ subjects }: Piece, { start, end }: Excerpt): string | null {
  const people = subjects.filter(({ kind }) => kind === 'person')
  const here = people.filter((it) => it.start >= start && it.start < end)
  const [one, two] = here.length > 0 ? here : people
  return one && !two && !/\b(?:kids|children|baby|dog|cat)\b/.test(one.label) ? one.label : null
}

/** What was good, for whoever it was good with: it holds of an hour, of news and of a kindness. */
const goodAgain = (well: Excerpt): { told: string; quote: string } => ({
  told: `Something was good this week: ${said(well.quote)}. Tell it on one day of the coming week to somebody who has a part in it, in one sentence.`,
  quote: well.quote,
})
