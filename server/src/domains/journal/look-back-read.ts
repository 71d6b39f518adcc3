import { moodAt, moodStep } from '@mallama/contracts/entry'
import type { LookBack } from '@mallama/contracts/journal'
import { listedFeelings } from '@mallama/coach/insights/entry'
import { comingBack, type EntryRead } from './coming-back.ts'
import { dayIn, zoneFor } from './local-time.ts'

export interface LookBackInput {
  /** Oldest first. */
  entries: readonly EntryRead[]
  /** Null for this year, or the newest with entries where this one has none. */
  year: number | null
  now: number
  timeZone: string | null
  people: readonly string[]
  /** Triggers that are not true for the person, in small letters. */
  notTrue: readonly string[]
}

/** Beside a mood stands what so many entries have. */
const LEAST = 5
const LEAST_EMOTION = 2
const MOST_EMOTIONS = 8
const MOST_BESIDE = 12

/** Looks over a journal. It runs in a thread of its own: years of days take their time. */
export function readLookBack(input: LookBackInput): Omit<LookBack, 'imports'> {
  const zone = zoneFor(input.timeZone)
  const dated = input.entries.map((entry) => ({ ...entry, day: dayIn(zone, Date.parse(entry.at)) }))
  const yearOf = ({ day }: { day: string }) => Number(day.slice(0, 4))
  const years = [...new Set(dated.map(yearOf))].toSorted((a, b) => b - a)
  const current = Number(dayIn(zone, input.now).slice(0, 4))
  const year = input.year ?? (years.includes(current) ? current : (years[0] ?? current))
  const all = dated.filter((entry) => yearOf(entry) === year)
  const felt = all.filter(({ moodChosen }) => moodChosen)
  const usual = meanOf(felt)
  const { goesWith, tooFew } = besides(felt, usual, input.people)
  return {
    year,
    years,
    total: dated.length,
    entries: all.length,
    days: daysOf(felt),
    usual: usual === null ? null : hundredth(usual),
    goesWith,
    tooFew,
    emotions: emotionsOf(felt, usual),
    triggers: comingBack(felt, input.people, new Set(input.notTrue)),
  }
}

const hundredth = (value: number) => Math.round(value * 100) / 100

const meanOf = (entries: readonly EntryRead[]): number | null =>
  entries.length === 0 ? null : entries.reduce((sum, { mood }) => sum + moodStep[mood], 0) / entries.length

const apart = (its: readonly EntryRead[], usual: number | null) => hundredth((meanOf(its) ?? 0) - (usual ?? 0))

function daysOf(felt: readonly (EntryRead & { day: string })[]): LookBack['days'] {
  const days = Map.groupBy(felt, ({ day }) => day)
  return [...days].map(([day, its]) => ({ day, mood: moodAt(meanOf(its)!), entries: its.length }))
}

/** Tags, and the people who are kept track of, each against the usual. A tag that is somebody's name is that person. */
function besides(felt: readonly EntryRead[], usual: number | null, people: readonly string[]) {
  const found = new Map<string, { name: string; kind: 'tag' | 'person'; its: Set<EntryRead> }>()
  const take = (key: string, name: string, kind: 'tag' | 'person', entry: EntryRead) => {
    const held = found.get(key) ?? { name, kind, its: new Set() }
    held.its.add(entry)
    found.set(key, held)
  }
  const names = people.map((name) => ({ name, plain: name.toLowerCase(), words: wordsIn(name) }))
  for (const entry of felt) {
    const text = `${entry.title}\n${entry.content}`.toLowerCase()
    const words = new Set(wordsIn(text))
    const tags = new Set(entry.tags.map((tag) => tag.toLowerCase()))
    for (const { name, plain, words: own } of names) {
      const named = own.length > 0 && own.every((word) => words.has(word)) && text.includes(plain)
      if (named || tags.has(plain)) take(plain, name, 'person', entry)
    }
    for (const tag of entry.tags)
      if (!names.some(({ plain }) => plain === tag.toLowerCase())) take(tag.toLowerCase(), tag, 'tag', entry)
  }
  const counted = [...found.values()].toSorted((a, b) => b.its.size - a.its.size || a.name.localeCompare(b.name))
  const enough = counted.filter(({ its }) => its.size >= LEAST).slice(0, MOST_BESIDE)
  return {
    goesWith: enough
      .map(({ name, kind, its }) => ({ name, kind, entries: its.size, difference: apart([...its], usual) }))
      .toSorted((a, b) => b.difference - a.difference),
    tooFew: counted
      .filter(({ its }) => its.size < LEAST)
      .slice(0, 30)
      .map(({ name, its }) => ({ name, entries: its.size })),
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const before = /^(?:(?:a|an|bit|little|very|really|so|quite|still|just|more|then|mostly|i|am|was|feel|felt|feeling) )+/

/** The person's own words, counted as they stand: "a bit tired" is "tired". */
function emotionsOf(felt: readonly EntryRead[], usual: number | null): LookBack['emotions'] {
  const found = new Map<string, EntryRead[]>()
  for (const entry of felt) {
    const words = listedFeelings(entry.emotions).map(({ word }) => word.toLowerCase().replace(before, '').trim())
    for (const word of new Set(words)) if (word) found.set(word, [...(found.get(word) ?? []), entry])
  }
  return [...found]
    .filter(([, its]) => its.length >= LEAST_EMOTION)
    .toSorted(([a, one], [b, two]) => two.length - one.length || a.localeCompare(b))
    .slice(0, MOST_EMOTIONS)
    .map(([name, its]) => ({ name, entries: its.length, difference: apart(its, usual) }))
}
