import type { WeeklyReview } from '@mallama/contracts/coach'
import stepsFile from '../../data/said/steps.json' with { type: 'json' }
import { pleasant } from '../read/families.ts'
import type { WeeklyReviewInput } from '../operations.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf, timeOf } from './days.ts'
import { moodName, moodSide } from './entry.ts'
import { mostTelling, said } from './excerpt.ts'
import { feltIn, isPainful, wordsFor } from './feelings.ts'
import { happeningsOf, type Happening, type Written } from './happenings.ts'
import { wishIn } from './memory.ts'
import { sharedBy } from './recurring.ts'
import { say, sayOne, type Ways } from './say.ts'
import { promiseIn } from './steps.ts'

const kept = stepsFile.week
const mostRead = 400
const mostThemes = 6

/** A sentence, and the words it rests on. */
interface Told {
  told: string
  quote: string
}

/**
 * A week of one person: the chosen moods and logged moments with their counts, what came up in at least one entry,
 * message or note with the number of them, one thing that went well in the person's own words (null where nothing
 * written shows one), and one small step. What has an instant outside `from`..`to` is not counted. A week without
 * anything says so. Under a safety flag nothing is looked for in the week but its counts, and the step is about help.
 */
export function weeklyReview({ from, to, country, knownPeople, ...input }: WeeklyReviewInput): WeeklyReview {
  const inside = ({ at }: { at: string }) => {
    const ms = timeOf(at)
    return ms === null || (ms >= (timeOf(from) ?? -Infinity) && ms <= (timeOf(to) ?? Infinity))
  }
  const entries = input.entries.filter(inside)
  const moments = input.moments.filter(inside)
  const messages = input.messages.filter(inside)
  const written: Written[] = [
    ...entries.map(({ content, at, mood }) => ({ kind: 'entry' as const, text: content, at, side: moodSide(mood) })),
    ...moments.map(({ kind, note, at }) => ({ kind, text: note ?? '', at })),
    ...messages.map(({ content, at }) => ({ kind: 'message' as const, text: content, at })),
  ]
  const titled = entries.map(({ title, content }) => `${title}. ${content}`)
  const danger = dangerIn([...titled, ...written.slice(entries.length).map(({ text }) => text)], country)
  const base = {
    moods: countsOf(entries, ({ mood }) => [moodName(mood)]).map(([mood, count]) => ({ mood, count })),
    moments: countsOf(moments, ({ kind }) => [kind]).map(([kind, count]) => ({ kind, count })),
    safety: danger.safety,
    coach: 'built-in' as const,
  }
  if (danger.safety && danger.grave) {
    const { q, evidence, safety } = danger
    const [step] = stepsToSafety(safety)
    const nextStep = say(kept.safe, { q, message: safety.message, step }).join(' ')
    return { ...base, themes: [], wentWell: null, nextStep, evidence }
  }
  const told = written.filter(({ text }) => text.trim() !== '').slice(0, mostRead)
  const rows = happeningsOf(told, knownPeople).toReversed()
  const well = wentWell(rows, to)
  const step = nextStep(rows, well?.quote, to)
  const without = written.length === 0 ? kept.nothing : rows.some(({ unread }) => unread) ? kept.unread : kept.marks
  return {
    ...base,
    themes: countsOf(rows, ({ subjects }) => subjects.map(({ label }) => label))
      .slice(0, mostThemes)
      .map(([theme, count]) => ({ theme, count })),
    wentWell: well?.told ?? null,
    nextStep: step?.told ?? without,
    evidence: [
      ...(well ? [{ quote: well.quote, label: 'went well' }] : []),
      ...(step && step.quote !== well?.quote ? [{ quote: step.quote, label: 'the next step' }] : []),
    ],
  }
}

const countsOf = <It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [string, number][] =>
  sharedBy(all, keysOf).map(([key, its]) => [key, its.length])

/** Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed. */
function wentWell(rows: readonly Happening[], to: string): Told | null {
  const bright = rows.filter(({ side, excerpt }) => side > 0 && excerpt)
  const logged = bright.filter(({ kind }) => kind !== 'entry')
  return first([...logged, ...bright], ({ text, at, kind, excerpt }) => {
    const shown = wordsFor(text, feltIn(text), pleasant) ?? excerpt!
    return isPainful(feltIn(shown.quote).families)
      ? null
      : about(kept[kind as 'entry' | 'positive' | 'repair'], shown.quote, dayOf(at, to))
  })
}

/** One small step: a promise, a wish, what is still open, one more of what was good; in that order. */
function nextStep(rows: readonly Happening[], well: string | undefined, to: string): Told | null {
  const own = rows.filter(({ kind, excerpt }) => (kind === 'entry' || kind === 'message') && excerpt)
  return (
    first(own, ({ text, at }) => about(kept.promise, promiseIn(text), dayOf(at, to))) ??
    first(own, ({ text }) => about(kept.wish, wishIn(text)?.text)) ??
    first(stillOpen(rows), ({ excerpt }) => about(kept.open, excerpt?.quote)) ??
    about(kept.good, well) ??
    first(own, ({ text }) => about(kept.any, (mostTelling(text) ?? mostTelling(text, 40))?.quote))
  )
}

/** The first that something can be made of. */
function first(rows: readonly Happening[], make: (row: Happening) => Told | null): Told | null {
  for (const row of rows) {
    const told = make(row)
    if (told) return told
  }
  return null
}

function about(ways: Ways, quote: string | null | undefined, day: string | null = null): Told | null {
  const told = quote ? sayOne(ways, { q: said(quote), day }) : null
  return told && quote ? { told, quote } : null
}

/** What was logged or chosen as hard, newest first as given, and not followed by something good with the same people. */
function stillOpen(rows: readonly Happening[]): Happening[] {
  const people = ({ subjects }: Happening) => subjects.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []))
  return rows.filter((it, at) => {
    const whom = new Set(people(it))
    return it.side < 0 && !rows.slice(0, at).some((later) => later.side > 0 && people(later).some((id) => whom.has(id)))
  })
}
