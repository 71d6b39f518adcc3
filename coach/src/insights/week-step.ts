import { stepOf } from '../builtin/step.ts'
import { commitments } from '../detectors/asks.ts'
import { dayOf } from './days.ts'
import { mostTelling, readable, said, whole, type Excerpt } from './excerpt.ts'
import { wishIn } from './memory.ts'
import type { Subject } from './subjects.ts'

export interface Piece {
  text: string
  at: string
  from: 'entry' | 'message' | 'positive' | 'repair' | 'conflict'
  /** Above zero on a day that was chosen as a good one, or logged as good; below on a hard one. */
  side: number
  subjects: readonly Subject[]
}

interface Step {
  told: string
  quote: string | null
}

/** One small step: a promise, a wish, what is still open, one more of what was good; in that order. */
export function nextStep(pieces: readonly Piece[], well: Excerpt | null, to: string, rows: number): Step {
  const own = pieces.filter(({ from, text }) => (from === 'entry' || from === 'message') && readable(text)).toReversed()
  return (
    first(own, ({ text, at }) => promised(text, dayOf(at, to))) ??
    first(own, ({ text }) =>
      about(
        wishIn(text)?.text,
        'Give the smallest piece of that a day before Wednesday; whoever it takes besides you is asked in a way they can say no to.',
      ),
    ) ??
    first(open(pieces), ({ text }) =>
      about(
        (mostTelling(text) ?? whole(text))?.quote,
        'On one evening before the weekend, finish this line: what I would have needed then was ...',
      ),
    ) ??
    (well && {
      told: `Something was good this week: ${said(well.quote)}. Tell it on one day of the coming week to somebody who has a part in it, in one sentence.`,
      quote: well.quote,
    }) ??
    first(own, ({ text }) =>
      about(
        (mostTelling(text) ?? mostTelling(text, 40))?.quote,
        'Nothing in the week says what should come of it, so one sentence on Monday is enough: what you would like to happen next there, if anything.',
      ),
    ) ??
    withoutWords(pieces, rows)
  )
}

/** The first that something can be made of. */
function first(pieces: readonly Piece[], make: (piece: Piece) => Step | null): Step | null {
  for (const piece of pieces) {
    const step = make(piece)
    if (step) return step
  }
  return null
}

const about = (quote: string | undefined, then: string): Step | null =>
  quote ? { told: `You wrote ${said(quote)}. ${then}`, quote } : null

function promised(text: string, when: string | null): Step | null {
  const promise = commitments(text.slice(0, 6000)).findLast(({ quote }) => stepOf(quote, []) && !/["“”\n]/.test(quote))
  const quote = promise?.quote.trim()
  return quote
    ? {
        told: `You said${when ? ` on ${when}` : ''} ${said(quote)}. If it is still to be done, give it a day and an hour in the coming week.`,
        quote,
      }
    : null
}

/** What was logged or chosen as hard, newest first, and not followed by something good with the same people. */
const open = (pieces: readonly Piece[]): Piece[] =>
  pieces
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .filter(({ side, text, subjects }, at, inTime) => {
      const people = subjects.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []))
      const later = inTime.slice(at + 1).filter((it) => it.side > 0)
      return side < 0 && readable(text) && !later.some((it) => it.subjects.some(({ id }) => people.includes(id)))
    })
    .toReversed()

function withoutWords(pieces: readonly Piece[], rows: number): Step {
  if (rows === 0)
    return {
      told: 'Nothing was written or logged this week, so there is nothing to look back on, and weeks like that are allowed. If you like, write one sentence on Monday evening about one person you met.',
      quote: null,
    }
  const unread = pieces.some(({ text }) => !readable(text) && /\p{L}{2}/u.test(text))
  return {
    told: `${unread ? 'The built-in coach reads English, so this week only the moods and moments were counted.' : 'This week has marks and no words to them.'} On one evening of the coming week, add one ${unread ? 'English ' : ''}sentence about what was behind it.`,
    quote: null,
  }
}
