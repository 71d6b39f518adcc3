import journal from '../../data/said/journal.json' with { type: 'json' }
import kept from '../../data/words/feeling-nouns.json' with { type: 'json' }
import type { JournalInsight, WeeklyReview } from '@mallama/contracts/coach'
import { moodStep, type Mood } from '@mallama/contracts/entry'
import { maySetAside, needsHelp } from '@mallama/contracts/help'
import { legibility } from '../builtin/kind-of-text.ts'
import type { JournalEntryInput, JournalInsightInput, WeeklyReviewInput } from '../operations.ts'
import { painful, pleasant, type Family } from '../read/labels.ts'
import { valenceOf } from '../read/turn.ts'
import { isLikeness, speaksAsChild } from '../safety/flag.ts'
import { sight } from '../safety/screen.ts'
import { emotions } from '../text/feelings.ts'
import { listOf, longestTurn, stripped } from '../text/words.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { promiseIn, week } from './steps.ts'
import { countWord, type Happening, listed, type When, isFelt, isQuotable, mostTelling, readable } from './excerpt.ts'
import { dayOf, said, say, sayOne, type Ways, OFTEN, recurring, sharedBy, happeningsOf, subjectsIn } from './excerpt.ts'

/** The chosen mood as a person would say it, and its side: above zero on a good day, -2..2. */
const moodName = (mood: Mood): string => mood.replace('_', ' ')
const moodSide = (mood: Mood): number => moodStep[mood] - moodStep.neutral

const isPainful = (families: readonly Family[]): boolean => families.some((it) => painful.includes(it))
/** 1 for pleasant feelings alone, -1 for painful ones alone. */
const sideOf = (families: readonly Family[]): number =>
  Number(families.some((it) => pleasant.includes(it))) - Number(isPainful(families))

/** What a text names of its writer's feelings: which one unnamed words show is right one time in two, and not said. */
const namedIn = (text: string) => (readable(text) ? emotions(text.slice(0, longestTurn)) : [])
const feltIn = (text: string): Family[] => [...new Set(namedIn(text).map(({ family }) => family))]

/** The line in which one of these families is named; null where none is. */
function wordsFor(text: string, of: readonly Family[]): string | null {
  const its = namedIn(text).filter(({ family }) => of.includes(family))
  return mostTelling(text, ({ start, end }) => its.some((it) => it.start >= start && it.end <= end))
}

const nouns: ReadonlyMap<string, Family> = listOf(kept.table)

/** A field such as "anxious, a bit hopeful": each word as it was written, and its family where it is known. */
export function listedFeelings(field: string): { word: string; family: Family | null }[] {
  const parts = field.slice(0, 400).split(/[,;/\n&+]|\b(?:and|but)\b/i)
  const bare = parts.map((part) => stripped(part, ' \t\r', ' .!?\t\r'))
  const words = bare.filter((part) => part.length > 1 && part.length <= 40 && isQuotable(part)).slice(0, 6)
  return words.map((word) => {
    const [first = '', ...rest] = word.toLowerCase().split(' ')
    const noun = rest.length > 0 && ['not', 'no', 'never'].includes(first) ? undefined : nouns.get(rest.at(-1) ?? first)
    return { word, family: emotions(`I feel ${word}`)[0]?.family ?? noun ?? null }
  })
}

export type Entry = ReturnType<typeof read>

/** One journal entry: what its text names, what its field lists, the families of both, and whether it was a hard day. */
export function read(given: JournalEntryInput, known: readonly string[]) {
  const [felt, listed] = [feltIn(given.content), listedFeelings(given.emotions)]
  const field = listed.flatMap(({ family }) => family ?? [])
  const named = [...new Set([...field, ...felt])].filter((it) => it !== 'neutral')
  const mood = Math.sign(moodSide(given.mood))
  // "Sad", chosen with one finger, says as much as a sad sentence.
  const families: Family[] = mood < 0 && !isPainful(named) ? [...named, 'sadness'] : named
  const hard = isPainful(families) && mood + sideOf(field) + sideOf(felt) < 0
  return { given, felt, listed, field, families, subjects: subjectsIn(given.content, known), hard }
}

/** The line that carries an entry: in which its feeling is named, else in which something is felt, else what tells most. */
function keyOf({ given: { content }, families }: Entry): string | null {
  if (!readable(content)) return null
  return wordsFor(content, families) ?? mostTelling(content, ({ text }) => isFelt(text)) ?? mostTelling(content)
}

/** What one entry shows beside the last 14 before it. A pattern stands in three entries, this one among them; `triggers` in three painful ones, with their number; `mismatch`: the chosen mood and the words point different ways. */
export function journalInsight(input: JournalInsightInput): JournalInsight {
  const { entry, earlier, country, knownPeople, aside, timeZone } = input
  // "To everyone", above a line about peace: a title may hold the half that makes a farewell of it.
  const titled = sight(`${entry.title}. ${entry.content}`)
  const farewell = titled?.category === 'self-harm' && needsHelp(titled) && !isLikeness(titled) ? titled : null
  const danger = dangerIn([entry.content, `${entry.title}. ${entry.emotions}`], country, farewell)
  const put = aside && maySetAside(danger.safety) && !speaksAsChild(entry.content)
  const safety = put && danger.safety ? { ...danger.safety, tier: 1 as const, aside: true } : danger.safety
  if (danger.safety && danger.grave && !put) {
    const told = say(journal.safety, { q: danger.first === 0 ? danger.q : null, message: danger.safety.message })
    return { safety, coach: 'built-in', emotionalPattern: told.join(' '), mismatch: null, triggers: [] }
  }
  const now = read(entry, knownPeople)
  const before = earlier.slice(0, 14).map((it) => read(it, knownPeople))
  const key = keyOf(now)
  const shows = sayOne(journal.shows, {
    unread: readable(entry.content) ? null : journal.unread[legibility(entry.content)],
    mood: said(moodName(entry.mood)),
    words: listed(now.listed.slice(0, 3).map(({ word }) => said(word))),
    key: key && said(key),
  })
  const emotionalPattern = [shows, compares(now, before, { now: entry.at, timeZone })].filter(Boolean).join(' ')
  const hard = [now, ...before].filter((it) => it.hard)
  const known = sharedBy(hard, ({ subjects }) => subjects.map(({ label }) => label))
  const all = [...known.map(([trigger, its]) => ({ trigger, its })), ...recurring(hard)]
  const often = all.flatMap(({ trigger, its }) => (its.length >= OFTEN ? [{ trigger, count: its.length }] : []))
  const triggers = often.toSorted((a, b) => b.count - a.count).slice(0, 5)
  return { safety, coach: 'built-in', emotionalPattern, mismatch: mismatchOf(now), triggers }
}

/** From so many entries on a good feeling that such a share of them has tells nothing of this one; that nearly all hurt is worth saying. */
const [MANY, NEARLY] = [7, 0.8]
/** This entry beside the ones before it: the feeling that most of them have, where that is three; or that it is too early. */
function compares({ families }: Entry, before: readonly Entry[], when: When): string | null {
  const all = families.map((family) => ({ family, its: before.filter((it) => it.families.includes(family)) }))
  const most = before.length + 1 < MANY ? MANY : NEARLY * (before.length + 1)
  const often = all.filter(({ family, its }) => its.length + 1 >= OFTEN && (its.length < most || isPainful([family])))
  const [found] = often.toSorted((a, b) => b.its.length - a.its.length)
  if (!found) return before.length + 1 < OFTEN ? journal.early : null
  const { family, its } = found
  const last = its[0]!
  const words = wordsFor(last.given.content, [family]) ?? keyOf(last)
  return sayOne(journal.family, {
    name: kept.familyNames[family],
    count: countWord(its.length + 1),
    all: countWord(before.length + 1),
    day: dayOf(last.given.at, when),
    words: words && said(words),
  })
}

function mismatchOf({ given: { content, mood }, felt, field }: Entry): string | null {
  const side = sideOf(felt)
  // The field names both, so the person knows it already.
  const isKnown = isPainful(field) && sideOf(field) === 0
  if (isKnown || moodSide(mood) * side >= 0 || valenceOf(content) * side < 0.25) return null
  const quote = wordsFor(content, side < 0 ? painful : pleasant)
  return quote && sayOne(side < 0 ? journal.heavier : journal.lighter, { mood: said(moodName(mood)), q: said(quote) })
}

/** A week of one person: what came up, and in how many entries; one thing that went well in their words (null for none); one small step, a promise or more of what was good. Under a safety flag nothing is looked for, and the step is help. */
export function weeklyReview(input: WeeklyReviewInput): WeeklyReview {
  const { to, country, knownPeople, entries, moments, timeZone } = input
  const written = [
    ...entries.map(({ content, at, mood }) => ({ kind: 'entry' as const, text: content, at, side: moodSide(mood) })),
    ...moments.map(({ kind, note, at }) => ({ kind, text: note ?? '', at, side: kind === 'conflict' ? -1 : 1 })),
  ]
  const titled = entries.map(({ title, content }) => `${title}. ${content}`)
  const { safety, grave, q } = dangerIn([...titled, ...moments.map(({ note }) => note)], country)
  if (safety && grave) {
    const nextStep = say(week.safe, { q, message: safety.message, step: stepsToSafety(safety)[0] }).join(' ')
    return { safety, themes: [], wentWell: null, nextStep }
  }
  const told = written.filter(({ text }) => text.trim() !== '')
  const rows = happeningsOf(told.slice(0, 400), knownPeople, to).toReversed()
  // Words of what was logged as good, else of a day that was chosen as a good one; the newest. Nothing is guessed.
  const [logged, entered] = [rows.filter(({ kind }) => kind !== 'entry'), rows.filter(({ kind }) => kind === 'entry')]
  const well = first([...logged, ...rows], week.well, { now: to, timeZone }, ({ text, side, quote: telling }) => {
    const quote = side > 0 ? (wordsFor(text, pleasant) ?? telling) : null
    return quote && !isPainful(feltIn(quote)) ? quote : null
  })
  const promise = first(entered, week.promise, { now: to, timeZone }, ({ text }) => promiseIn(text))
  const step = promise?.told ?? (well && sayOne(week.good, { q: said(well.quote) }))
  const shared = sharedBy(rows, ({ labels }) => labels).slice(0, 6)
  const themes = shared.map(([theme, its]) => ({ theme, count: its.length }))
  const rest = told.some(({ text }) => readable(text)) ? week.any : told.length > 0 ? week.unread : week.marks
  return { safety, themes, wentWell: well?.told ?? null, nextStep: step ?? (written.length > 0 ? rest : week.nothing) }
}

/** The first row that something can be made of, and what: the week is read no further than that. */
function first(rows: readonly Happening[], ways: Ways, when: When, words: (row: Happening) => string | null) {
  for (const row of rows) {
    const quote = words(row)
    const told = quote && sayOne(ways, { q: said(quote), day: dayOf(row.at, when) })
    if (told) return { told, quote }
  }
  return null
}
