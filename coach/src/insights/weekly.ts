import type { WeeklyReview } from '@mallama/contracts/coach'
import stepsFile from '../../data/said/steps.json' with { type: 'json' }
import type { WeeklyReviewInput } from '../operations.ts'
import { pleasant } from '../read/labels.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf } from './days.ts'
import { feltIn, isPainful, moodSide, wordsFor } from './entry.ts'
import { readable, said, say, sayOne, type Ways } from './excerpt.ts'
import { promiseIn } from './steps.ts'
import { sharedBy } from './recurring.ts'
import { happeningsOf, type Happening, type Written } from './subjects.ts'

const kept = stepsFile.week

/** A week of one person: what came up, and in how many entries; one thing that went well in their words (null for none); one small step, a promise or more of what was good. Under a safety flag nothing is looked for, and the step is help. */
export function weeklyReview({ to, country, knownPeople, entries, moments }: WeeklyReviewInput): WeeklyReview {
  const written: Written[] = [
    ...entries.map(({ content, at, mood }) => ({ kind: 'entry' as const, text: content, at, side: moodSide(mood) })),
    ...moments.map(({ kind, note, at }) => ({ kind, text: note ?? '', at, side: kind === 'conflict' ? -1 : 1 })),
  ]
  const titled = entries.map(({ title, content }) => `${title}. ${content}`)
  const { safety, grave, q } = dangerIn([...titled, ...moments.map(({ note }) => note)], country)
  if (safety && grave) {
    const nextStep = say(kept.safe, { q, message: safety.message, step: stepsToSafety(safety)[0] }).join(' ')
    return { safety, themes: [], wentWell: null, nextStep }
  }
  const told = written.filter(({ text }) => text.trim() !== '')
  const rows = happeningsOf(told.slice(0, 400), knownPeople).toReversed()
  // Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed.
  const logged = rows.filter(({ kind }) => kind !== 'entry')
  const well = first([...logged, ...rows], kept.well, to, ({ text, side, quote: telling }) => {
    const quote = side > 0 ? (wordsFor(text, pleasant) ?? telling) : null
    return quote && !isPainful(feltIn(quote)) ? quote : null
  })
  const entered = rows.filter(({ kind }) => kind === 'entry')
  const promise = first(entered, kept.promise, to, ({ text }) => promiseIn(text))
  const step = promise?.told ?? (well && sayOne(kept.good, { q: said(well.quote) }))
  const shared = sharedBy(rows, ({ labels }) => labels).slice(0, 6)
  const themes = shared.map(([theme, its]) => ({ theme, count: its.length }))
  const rest = told.some(({ text }) => readable(text)) ? kept.any : told.length > 0 ? kept.unread : kept.marks
  const nextStep = step ?? (written.length === 0 ? kept.nothing : rest)
  return { safety, themes, wentWell: well?.told ?? null, nextStep }
}

/** The first row that something can be made of, and what: the week is read no further than that. */
function first(rows: readonly Happening[], ways: Ways, to: string, words: (row: Happening) => string | null) {
  for (const row of rows) {
    const quote = words(row)
    const told = quote && sayOne(ways, { q: said(quote), day: dayOf(row.at, to) })
    if (told) return { told, quote }
  }
  return null
}
