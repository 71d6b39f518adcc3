import type { WeeklyReview } from '@mallama/contracts/coach'
import stepsFile from '../../data/said/steps.json' with { type: 'json' }
import { pleasant } from '../read/families.ts'
import type { WeeklyReviewInput } from '../operations.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf, timeOf } from './days.ts'
import { moodName, moodSide } from './entry.ts'
import { mostTelling, readable, said, whole } from './excerpt.ts'
import { feltIn, isPainful, isPleasant, wordsFor } from './feelings.ts'
import { wishIn } from './memory.ts'
import { sharedBy } from './recurring.ts'
import { say, sayOne, type Ways } from './say.ts'
import { promiseIn } from './steps.ts'
import { subjectsIn, type Subject } from './subjects.ts'

const kept = stepsFile.week

interface Piece {
  text: string
  at: string
  from: 'entry' | 'message' | 'positive' | 'repair' | 'conflict'
  /** Above zero on a day that was chosen as a good one, or logged as good; below on a hard one. */
  side: number
  subjects: readonly Subject[]
  can: boolean
}

/** A sentence, and the words it rests on. */
interface Told {
  told: string
  quote: string | null
}

/**
 * A week of one person: the chosen moods and logged moments with their counts, what came up in at least one entry,
 * message or note with the number of them, one thing that went well in the person's own words (null where nothing
 * written shows one), and one small step. What has an instant outside `from`..`to` is not counted. A week without
 * anything says so. Under a safety flag nothing is looked for in the week but its counts, and the step is about help.
 */
export function weeklyReview(input: WeeklyReviewInput): WeeklyReview {
  const { country, to, knownPeople } = input
  const [start, end] = [timeOf(input.from) ?? -Infinity, timeOf(to) ?? Infinity]
  const inside = ({ at }: { at: string }) => {
    const ms = timeOf(at)
    return ms === null || (ms >= start && ms <= end)
  }
  const [entries, moments, messages] = [
    input.entries.filter(inside),
    input.moments.filter(inside),
    input.messages.filter(inside),
  ]
  const danger = dangerIn(
    [
      ...entries.map(({ title, content }) => `${title}. ${content}`),
      ...moments.map(({ note }) => note),
      ...messages.map(({ content }) => content),
    ],
    country,
  )
  const base = {
    moods: countsOf(entries, ({ mood }) => [moodName(mood)]).map(([mood, count]) => ({ mood, count })),
    moments: countsOf(moments, ({ kind }) => [kind]).map(([kind, count]) => ({ kind, count })),
    safety: danger.safety,
    coach: 'built-in' as const,
  }
  if (danger.safety && danger.grave) {
    const quote = danger.quote?.quote
    const [step] = stepsToSafety(danger.safety)
    const nextStep = say(kept.safe, { q: quote && said(quote), message: danger.safety.message, step }).join(' ')
    return { ...base, themes: [], wentWell: null, nextStep, evidence: quote ? [{ quote, label: 'about safety' }] : [] }
  }
  const pieces = [
    ...entries.map(({ content: text, at, mood }) => ({ text, at, from: 'entry' as const, side: moodSide(mood) })),
    ...moments.map(({ note, at, kind }) => ({ text: note ?? '', at, from: kind, side: kind === 'conflict' ? -1 : 1 })),
    ...messages.map(({ content: text, at }) => ({ text, at, from: 'message' as const, side: 0 })),
  ]
    .filter(({ text }) => text.trim() !== '')
    .slice(0, 400)
    .map((it): Piece => ({ ...it, subjects: subjectsIn(it.text, knownPeople), can: readable(it.text) }))
  const well = wentWell(pieces, to)
  const step = nextStep(pieces, well?.quote ?? null, to, entries.length + moments.length + messages.length > 0)
  return {
    ...base,
    themes: countsOf(pieces, ({ subjects }) => subjects.map(({ label }) => label))
      .slice(0, 6)
      .map(([theme, count]) => ({ theme, count })),
    wentWell: well?.told ?? null,
    nextStep: step.told,
    evidence: [
      ...(well?.quote ? [{ quote: well.quote, label: 'went well' }] : []),
      ...(step.quote && step.quote !== well?.quote ? [{ quote: step.quote, label: 'the next step' }] : []),
    ],
  }
}

const countsOf = <It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [string, number][] =>
  sharedBy(all, keysOf).map(([key, its]) => [key, its.length])

/** Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed. */
function wentWell(pieces: readonly Piece[], to: string): Told | null {
  const isLogged = ({ from }: Piece) => Number(from !== 'entry')
  const bright = pieces
    .filter(({ side, can }) => side > 0 && can)
    .toSorted((a, b) => isLogged(b) - isLogged(a) || (a.at < b.at ? 1 : -1))
  return first(bright, ({ text, at, from }) => {
    const felt = feltIn(text)
    const glad = isPleasant(felt.families) ? wordsFor(text, felt, pleasant) : null
    const shown = glad ?? mostTelling(text) ?? whole(text)
    return from === 'message' || from === 'conflict' || !shown || isPainful(feltIn(shown.quote).families)
      ? null
      : about(kept[from], shown.quote, dayOf(at, to))
  })
}

/** One small step: a promise, a wish, what is still open, one more of what was good; in that order. */
function nextStep(pieces: readonly Piece[], well: string | null, to: string, isAny: boolean): Told {
  const own = pieces.filter(({ from, can }) => (from === 'entry' || from === 'message') && can).toReversed()
  const unread = pieces.some(({ text, can }) => !can && /\p{L}{2}/u.test(text))
  return (
    first(own, ({ text, at }) => about(kept.promise, promiseIn(text), dayOf(at, to))) ??
    first(own, ({ text }) => about(kept.wish, wishIn(text)?.text)) ??
    first(stillOpen(pieces), ({ text }) => about(kept.open, (mostTelling(text) ?? whole(text))?.quote)) ??
    about(kept.good, well) ??
    first(own, ({ text }) => about(kept.any, (mostTelling(text) ?? mostTelling(text, 40))?.quote)) ?? {
      told: isAny ? (unread ? kept.unread : kept.marks) : kept.nothing,
      quote: null,
    }
  )
}

/** The first that something can be made of. */
function first(pieces: readonly Piece[], make: (piece: Piece) => Told | null): Told | null {
  for (const piece of pieces) {
    const told = make(piece)
    if (told) return told
  }
  return null
}

function about(ways: Ways, quote: string | null | undefined, day: string | null = null): Told | null {
  const told = quote ? sayOne(ways, { q: said(quote), day }) : null
  return told && quote ? { told, quote } : null
}

/** What was logged or chosen as hard, newest first, and not followed by something good with the same people. */
function stillOpen(pieces: readonly Piece[]): Piece[] {
  const people = ({ subjects }: Piece) => subjects.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []))
  return pieces
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .filter((it, at, inTime) => {
      const whom = new Set(people(it))
      const mended = inTime.slice(at + 1).some((later) => later.side > 0 && people(later).some((id) => whom.has(id)))
      return it.side < 0 && it.can && !mended
    })
    .toReversed()
}
