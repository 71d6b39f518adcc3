import type { WeeklyReview } from '@mallama/contracts/coach'
import stepsFile from '../../data/said/steps.json' with { type: 'json' }
import type { WeeklyReviewInput } from '../operations.ts'
import { pleasant } from '../read/labels.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf, timeOf } from './days.ts'
import { feltIn, isPainful, moodName, moodSide, wordsFor } from './entry.ts'
import { evidenceOf, mostTelling, readable, say, tell, type Told, type Ways } from './excerpt.ts'
import { wishIn } from './memory.ts'
import { promiseIn } from './steps.ts'
import { sharedBy } from './recurring.ts'
import { happeningsOf, type Happening, type Written } from './subjects.ts'

const kept = stepsFile.week
const mostRead = 400
const mostThemes = 6

/**
 * A week of one person: the chosen moods and logged moments with their counts, what came up in at least one entry,
 * message or note with the number of them, one thing that went well in the person's own words (null where nothing
 * written shows one), and one small step. What has an instant outside `from`..`to` is not counted. A week without
 * anything says so. Under a safety flag nothing is looked for in the week but its counts, and the step is about help.
 */
export function weeklyReview({ from, to, country, knownPeople, ...input }: WeeklyReviewInput): WeeklyReview {
  const [begins, ends] = [timeOf(from) ?? -Infinity, timeOf(to) ?? Infinity]
  const inside = <It extends { at: string }>(all: readonly It[]) =>
    all.filter(({ at }) => (timeOf(at) ?? begins) >= begins && (timeOf(at) ?? begins) <= ends)
  const [entries, moments, messages] = [inside(input.entries), inside(input.moments), inside(input.messages)]
  const written: Written[] = [
    ...entries.map(({ content, at, mood }) => ({ kind: 'entry' as const, text: content, at, side: moodSide(mood) })),
    ...moments.map(({ kind, note, at }) => ({ kind, text: note ?? '', at, side: kind === 'conflict' ? -1 : 1 })),
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
  const told = written.filter(({ text }) => text.trim() !== '')
  const rows = happeningsOf(told.slice(0, mostRead), knownPeople).toReversed()
  const well = wentWell(rows, to)
  const step = nextStep(rows, well, to)
  const marks = told.every(({ text }) => readable(text)) ? kept.marks : kept.unread
  return {
    ...base,
    themes: countsOf(rows, ({ labels }) => labels)
      .slice(0, mostThemes)
      .map(([theme, count]) => ({ theme, count })),
    wentWell: well?.told ?? null,
    nextStep: step?.told ?? (written.length === 0 ? kept.nothing : marks),
    evidence: evidenceOf([well, step].flatMap((it) => it ?? [])),
  }
}

const countsOf = <It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [string, number][] =>
  sharedBy(all, keysOf).map(([key, its]) => [key, its.length])

type Words = (row: Happening) => string | undefined | null
/** The first row that something can be made of, and what: the week is read no further than that. */
function first(rows: readonly Happening[], ways: Ways, to: string, words: Words, label = 'the next step') {
  for (const row of rows) {
    const [told] = tell(ways, label, words(row), { day: dayOf(row.at, to) })
    if (told) return told
  }
  return null
}

const goodWords: Words = ({ text, side, quote: telling }) => {
  const quote = side > 0 ? (wordsFor(text, pleasant)?.quote ?? telling) : null
  return quote && !isPainful(feltIn(quote)) ? quote : null
}
/** Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed. */
const wentWell = (rows: readonly Happening[], to: string): Told | null =>
  first([...rows.filter(({ kind }) => kind !== 'entry'), ...rows], kept.well, to, goodWords, 'went well')

/** One small step: a promise, a wish, what was hard and not mended since, one more of what was good; in that order. */
function nextStep(rows: readonly Happening[], well: Told | null, to: string): Told | null {
  const own = rows.filter(({ kind }) => kind === 'entry' || kind === 'message')
  const mended = rows.findIndex(({ kind }) => kind === 'repair')
  const open = rows.slice(0, mended < 0 ? rows.length : mended).filter(({ side }) => side < 0)
  return (
    first(own, kept.promise, to, ({ text }) => promiseIn(text)) ??
    first(own, kept.wish, to, ({ text }) => wishIn(text)?.text) ??
    first(open, kept.open, to, ({ quote }) => quote) ??
    first(rows.slice(0, 1), kept.good, to, () => well?.quote) ??
    first(own, kept.any, to, ({ text }) => mostTelling(text, 40)?.quote)
  )
}
