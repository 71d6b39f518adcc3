import type { WeeklyReview } from '@mallama/contracts/coach'
import type { WeeklyReviewInput } from '../operations.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf, timeOf } from './days.ts'
import { mostTelling, readable, said, whole, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, isPleasant, wordsFor } from './feelings.ts'
import { moodName, moodWeight } from './moods.ts'
import { subjectsIn } from './subjects.ts'
import { pleasant } from '../read/families.ts'
import { nextStep, type Piece } from './week-step.ts'

/**
 * A week of one person: the chosen moods and logged moments with their counts, what came up in at least one entry,
 * message or note with the number of them, one thing that went well in the person's own words (null where nothing
 * written shows one), and one small step. What has an instant outside `from`..`to` is not counted. A week without
 * anything says so. Under a safety flag nothing is looked for in the week but its counts, and the step is about help.
 */
export function weeklyReview(input: WeeklyReviewInput): WeeklyReview {
  const { country } = input
  const inside = within(input)
  const entries = input.entries.filter(inside)
  const moments = input.moments.filter(inside)
  const messages = input.messages.filter(inside)
  const moods = countsOf(entries.map(({ mood }) => moodName[mood])).map(([mood, count]) => ({ mood, count }))
  const kinds = countsOf(moments.map(({ kind }) => kind)).map(([kind, count]) => ({ kind, count }))
  const texts = [
    ...entries.map(({ title, content }) => `${title}. ${content}`),
    ...moments.map(({ note }) => note ?? ''),
    ...messages.map(({ content }) => content),
  ]
  const danger = dangerIn(texts, country)
  const base = { moods, moments: kinds, safety: danger.safety, coach: 'built-in' as const }
  if (danger.safety && danger.grave) {
    const quote = danger.quote?.quote
    return {
      ...base,
      themes: [],
      wentWell: null,
      nextStep:
        `${quote ? `You wrote ${said(quote)}. ` : ''}${danger.safety.message} ${stepsToSafety(danger.safety)[0] ?? ''}`.trim(),
      evidence: quote ? [{ quote, label: 'about safety' }] : [],
    }
  }
  const pieces: Piece[] = [
    ...entries.map((it) => ({ text: it.content, at: it.at, from: 'entry' as const, side: moodWeight[it.mood] })),
    ...moments.map((it) => ({
      text: it.note ?? '',
      at: it.at,
      from: it.kind,
      side: it.kind === 'conflict' ? -1 : 1,
    })),
    ...messages.map((it) => ({ text: it.content, at: it.at, from: 'message' as const, side: 0 })),
  ]
    .filter(({ text }) => text.trim() !== '')
    .slice(0, 400)
    .map((it) => ({ ...it, subjects: subjectsIn(it.text, input.knownPeople) }))
  const themes = themesOf(pieces)
  const well = wentWell(pieces)
  const step = nextStep(pieces, well?.excerpt ?? null, input.to, entries.length + moments.length + messages.length)
  const evidence = [
    ...(well ? [{ quote: well.excerpt.quote, label: 'went well' }] : []),
    ...(step.quote && step.quote !== well?.excerpt.quote ? [{ quote: step.quote, label: 'the next step' }] : []),
  ]
  const when = well ? dayOf(well.piece.at, input.to) : null
  return {
    ...base,
    themes,
    wentWell: well ? `${when ? `On ${when} you` : 'You'} ${verbs[well.piece.from]} ${said(well.excerpt.quote)}.` : null,
    nextStep: step.told,
    evidence,
  }
}

const verbs: Partial<Record<Piece['from'], string>> = {
  entry: 'wrote in your journal:',
  positive: 'logged a good moment:',
  repair: 'logged a repair:',
}

function within({ from, to }: WeeklyReviewInput): (row: { at: string }) => boolean {
  const [start, end] = [timeOf(from), timeOf(to)]
  return ({ at }) => {
    const ms = timeOf(at)
    return ms === null || ((start === null || ms >= start) && (end === null || ms <= end))
  }
}

/** Each value with its count, the most frequent first, then in the order of the week. */
function countsOf(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

function themesOf(pieces: readonly Piece[]): WeeklyReview['themes'] {
  const labels = pieces.flatMap(({ subjects }) => [...new Set(subjects.map(({ label }) => label))])
  return countsOf(labels)
    .slice(0, 6)
    .map(([theme, count]) => ({ theme, count }))
}

/** Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed. */
function wentWell(pieces: readonly Piece[]): { piece: Piece; excerpt: Excerpt } | null {
  const bright = pieces.filter(({ side, text }) => side > 0 && readable(text))
  const isLogged = ({ from }: Piece) => Number(from !== 'entry')
  for (const piece of bright.toSorted((a, b) => isLogged(b) - isLogged(a) || (a.at < b.at ? 1 : -1))) {
    const felt = feltIn(piece.text)
    const excerpt = (isPleasant(felt.families) && wordsFor(piece.text, felt, pleasant)) || mostTelling(piece.text)
    const shown = excerpt ?? whole(piece.text)
    if (shown && !isPainful(feltIn(shown.quote).families)) return { piece, excerpt: shown }
  }
  return null
}
