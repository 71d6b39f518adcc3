import type { WeeklyReview } from '@mallama/contracts/coach'
import type { WeeklyReviewInput } from '../operations.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { dayOf, timeOf } from './days.ts'
import { mostTelling, readable, said, stretches, whole, type Excerpt } from './excerpt.ts'
import { feltIn, isPainful, isPleasant, wordsFor } from './feelings.ts'
import { moodName, moodWeight } from './moods.ts'
import { settled } from './cues/open.ts'
import { subjectsIn } from './subjects.ts'
import { pleasant } from '../detectors/valence.ts'
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
    ...entries.map(({ content, at, mood }) => ({
      text: content,
      at,
      from: 'entry' as const,
      bright: moodWeight[mood] > 0,
    })),
    ...moments.map(({ note, kind, at }) => ({
      text: note ?? '',
      at,
      from: kind,
      bright: false,
    })),
    ...messages.map(({ content, at }) => ({ text: content, at, from: 'message' as const, bright: false })),
  ]
    .filter(({ text }) => text.trim() !== '')
    .slice(0, 400)
    .map((it) => ({ ...it, subjects: subjectsIn(it.text, input.knownPeople) }))
  const themes = themesOf(pieces)
  const well = wentWell(pieces)
  const step = nextStep(pieces, well?.excerpt ?? null, input, entries.length + moments.length + messages.length)
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

const verbs = {
  entry: 'wrote in your journal:',
  message: 'told Mallama:',
  positive: 'logged a good moment:',
  repair: 'logged a repair:',
  conflict: 'noted:',
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

/** A quote that is good news by itself: logged as good, or pleasant words without a painful one beside them. */
function wentWell(pieces: readonly Piece[]): { piece: Piece; excerpt: Excerpt } | null {
  let best: { piece: Piece; excerpt: Excerpt; score: number } | null = null
  for (const piece of pieces) {
    if (piece.from === 'conflict' || !readable(piece.text)) continue
    const felt = feltIn(piece.text)
    const logged = piece.from === 'positive' || piece.from === 'repair'
    const found = isPleasant(felt.families) ? wordsFor(piece.text, felt, pleasant) : mended(piece.text)
    const excerpt = found ?? (logged || piece.bright ? (mostTelling(piece.text) ?? whole(piece.text)) : null)
    if (
      !excerpt ||
      (logged ? /\b(?:wish|if only|would|not|never)\b/i : hollow).test(excerpt.quote) ||
      excerpt.quote.includes('?')
    )
      continue
    const own = feltIn(excerpt.quote)
    if (!logged && isPainful(own.families)) continue
    if (!logged && isPainful(felt.families) && !settled.test(excerpt.quote)) continue
    const score =
      (logged ? 1 : 0) +
      own.valence +
      (/\b(?:we|he|she|they|together)\b/i.test(excerpt.quote) ? 0.4 : 0) +
      felt.valence / 2
    if (!best || score > best.score) best = { piece, excerpt, score }
  }
  return best
}

// Wishes, thanks to the coach and what might have been are not what went well.
const hollow =
  /\b(?:i wish|if only|would|could|hope|used to|want|should|must be nice|thanks for nothing|not|never|n[’']?t|dont|didnt|wasnt|thanks?|thank you)\b|n[’']t\b/i

/** "He is fine now": what was put right, or turned out well, is good news too; "I said I was fine" is none. */
function mended(text: string): Excerpt | null {
  const it = stretches(text).find(
    (clause) =>
      settled.test(clause.text) &&
      !/\b(?:i|i[’']?m) (?:am|was|feel)?\b.*\b(?:fine|ok|okay)\b|\bsa(?:id|ys?)\b|\bif\b|\bwhen\b/i.test(clause.text),
  )
  return it ? { quote: it.text, start: it.start, end: it.end } : null
}
