import vague from '../../data/words/vague.json' with { type: 'json' }
import type { JournalEntryInput } from '../operations.ts'
import { isRoleWord, firstName, firstNames, people, type Someone } from '../text/people.ts'
import { actsOf } from '../text/asks.ts'
import { longestTurn, setOf, sentences, type Sentence, stripped, wordCount } from '../text/words.ts'
import { quietWords, kin } from './gist.ts'
import kept from '../../data/said/areas.json' with { type: 'json' }
import { type About, noneOf } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { DAY_MS } from '@mallama/contracts/days'
import { dateWritten } from '@mallama/contracts/written-dates'
import { clauses } from '../builtin/reading.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { fill, type Slots } from '../builtin/composer.ts'

/** It can stand between quotation marks. */
export const isQuotable = (text: string): boolean => !/["“”\n<>{}]/.test(text) && /\p{L}/u.test(text)

/** English words. What tries to give the coach orders is read for safety and for nothing else. */
export const readable = (text: string): boolean =>
  legibility(text) === 'words' && !actsOf(text.slice(0, longestTurn)).includes('injection')

/** "I felt like a waitress": said as a feeling, by whatever word. */
export const isFelt = (text: string): boolean => /\bi (?:\w+ )?(?:felt|feel)\b/i.test(text)

/** How much a line tells by itself: what surely says something of two people, and what was felt; 0..4. */
export const tellingOf = (text: string): number =>
  2 * (1 - noneOf(read(text).ties())) + Number(isFelt(text)) + Math.min(1, wordCount(text) / 8)

/** The stretch, of three to 18 words since less says nothing and more is no line, that tells most by itself, earlier ones before later, of those that fit; null where nothing whole stands. */
export function mostTelling(text: string, fits: (it: Sentence) => boolean = () => true): string | null {
  const lines = clauses(text.slice(0, longestTurn)).filter((it) => isQuotable(it.text) && it.text.length <= 140)
  const fitting = lines.filter((it) => wordCount(it.text) >= 3 && wordCount(it.text) <= 18 && fits(it))
  const scored = fitting.map((it) => ({ text: it.text, worth: tellingOf(it.text) - it.sentence * 0.05 }))
  return scored.toSorted((a, b) => b.worth - a.worth)[0]?.text ?? null
}

/** A short text is quoted whole: "slammed door". */
export function whole(text: string, most = 80): string | null {
  const quote = stripped(text, ' \n\t\r', ' \n\t\r.,;:!…')
  return quote.length >= 3 && quote.length <= most && isQuotable(quote) ? quote : null
}

/** In quotation marks: what is quotable has none of its own. */
export const said = (quote: string): string => `"${quote}"`

/** The ways to say one sentence, the best first: the first whose slots are all known is said. */
export type Ways = string | readonly string[]

export const sayOne = (ways: Ways, slots: Slots, who: Someone | null = null): string | null =>
  [ways].flat().flatMap((way) => fill(way, who, slots) || [])[0] ?? null

/** Sentences of `coach/data/said`, filled; one that nothing is known for is left out. */
export const say = (sentences: readonly Ways[], slots: Slots, who: Someone | null = null): string[] =>
  sentences.flatMap((ways) => sayOne(ways, slots, who) ?? [])

/** Days are those of the person's own calendar; of UTC where nobody said where they are. */
export type When = { now: string; timeZone?: string | null | undefined }

/** "3 March", with the year where it is not the year of `now`. */
export const dayOf = (at: string, it: When) => dateWritten(at, { zone: it.timeZone ?? 'UTC', year: new Date(it.now) })

/** The day so many days after `now`, as "Saturday 14 March". */
export const dayAhead = ({ now, timeZone }: When, ahead: number): string =>
  dateWritten(Date.parse(now) + ahead * DAY_MS, { weekday: 'long', year: false, zone: timeZone ?? 'UTC' })

/** "three" up to twelve, then figures. */
export const countWord = (count: number): string =>
  'no one two three four five six seven eight nine ten eleven twelve'.split(' ')[count] ?? String(count)
export const counted = (count: number, one: string): string => `${countWord(count)} ${one}${count === 1 ? '' : 's'}`
export const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items)

export type Subject = ReturnType<typeof subjectsIn>[number]

/** How it is called where it comes up, which judges nobody; and steps, each one act that needs nobody else to change. */
const areas: Readonly<Record<About, { comesUp?: string; steps: readonly string[] }>> = kept

/** From these chances on it is said to come up (right in .83, authors not learnt from), or given a step for it. */
const [COMES_UP, STEP] = [0.6, 0.4]

export function aboutOf(line: string, least = STEP) {
  const [first] = read(line).about()
  const id: About = first && first.chance >= least ? first.label : 'other'
  return { id, ...areas[id] }
}

/** What a text is about besides feelings: things of life and somebody ("Tomas"); each with its sentence or the name. */
export function subjectsIn(text: string, known: readonly string[]) {
  if (!readable(text)) return []
  const source = text.slice(0, longestTurn)
  const names = new Set([...firstNames.keys(), ...known.map((it) => firstName(it).toLowerCase())])
  const everyday = sentences(source).map(({ text: quote }) => {
    const { id, comesUp = '' } = aboutOf(quote, COMES_UP)
    return { id, label: comesUp, kind: 'everyday' as const, quote }
  })
  const persons = people(source, known)
    // A capital letter alone may be a town: a name that is met once has to be one.
    .filter(({ someone: { role, label }, count }) => role || count > 1 || names.has(label.toLowerCase()))
    .map(({ someone: { label } }) => ({ id: `person:${label}`, label, kind: 'person' as const, quote: label }))
  const all = [...everyday, ...persons]
  return all.filter(({ label }, at) => label && all.findIndex((it) => it.label === label) === at)
}

type Kind = 'conflict' | 'positive' | 'repair' | 'chat' | 'entry'
/** `intensity`: 1..3; a saved chat weighs as a moment of two. `side`: above zero where it was chosen or logged as good, below where as hard. */
export type Written = Record<'at' | 'text', string> & { kind: Kind; intensity?: number; side?: number }

export type Happening = ReturnType<typeof happeningsOf>[number]

/** Oldest first. `ago`: so many days before now; `who`: whom it is all with, and so no subject of it. */
export function happeningsOf(all: readonly Written[], known: readonly string[], now: string, who?: Someone) {
  const rows = all.map(({ intensity = 2, side = 0, ...it }) => {
    const subjects = subjectsIn(it.text, known).filter(({ label }) => !who || !isOf(label, who))
    const about = subjects.find(({ kind }) => kind === 'everyday')
    const ms = Date.parse(it.at)
    return {
      ...it,
      side,
      intensity: Math.max(1, Math.min(3, intensity || 1)),
      ms,
      ago: (Date.parse(now) - ms) / DAY_MS,
      labels: subjects.map(({ label }) => label),
      quote: readable(it.text) ? (mostTelling(about?.quote ?? it.text) ?? whole(it.text)) : null,
    }
  })
  return rows.toSorted((a, b) => a.ms - b.ms)
}

const kinOf = (called: string): string => kin.get(called.split(' ').at(-1)!) ?? called

/** "My best friend" in a note about the best friend is the one it is all about; an ex is not who is there now. */
const isOf = (label: string, { label: own, role }: Someone): boolean =>
  label === own ||
  (role !== null && label.startsWith('your ') && kinOf(label) === kinOf(role) && !`${role} ${label}`.includes('ex'))

/** The words of the newest of these: as slots of a sentence, with their day, and as what it rests on. */
export function newestOf(rows: readonly Happening[], when: When, label: string) {
  const last = rows.findLast(({ quote }) => quote)
  if (!last?.quote) return { slots: {}, quotes: [] }
  return { slots: { q: said(last.quote), on: dayOf(last.at, when) }, quotes: [{ quote: last.quote, label }] }
}

/** A pattern is what so many entries have, or hard moments on as many days (COACH.md). */
export const OFTEN = 3

/** What several have in common, with all that have it; what most have first, then in their order. */
export function sharedBy<It>(all: readonly It[], keysOf: (it: It) => readonly string[]): [key: string, its: It[]][] {
  const found = new Map<string, It[]>()
  for (const it of all) for (const key of new Set(keysOf(it))) found.set(key, [...(found.get(key) ?? []), it])
  return [...found].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Before a word that ends a phrase, they show that it is a thing: "the commute", "her calls". */
const owners = setOf('my our the this a an his her their another that')
const says = setOf(vague)
const isThing = (word: string) => word.length >= 3 && !quietWords.has(word) && !says.has(word) && !isRoleWord(word)
/** "Commutes" and "commute" are one thing. */
const oneOf = (word: string) => (word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)
const tokens = /[\p{L}'’]+|[.,;:!?]/gu

type InLine = { given: Pick<JournalEntryInput, 'content' | 'tags'>; subjects: readonly Subject[] }

/** What nobody has a list for, the commute or the boiler, where so many painful entries name it. Met as a thing once, its bare word counts too; what only tells a known trouble again is that one. */
export function recurring<E extends InLine>(hard: readonly E[]) {
  const labels = new Map<string, string>()
  const name = (id: string, label: string) => labels.set(id, labels.get(id) ?? label)
  const held = hard.map((it) => {
    const all = it.given.content.slice(0, longestTurn).toLowerCase().match(tokens) ?? []
    const [words, tags] = [all.filter((word) => word !== 'again'), it.given.tags.map((tag) => tag.toLowerCase())]
    for (const [at, owner] of words.entries()) {
      const [first = '', second = '.', third = '.'] = words.slice(at + 1, at + 4)
      // "The old boiler" is the boiler; "my sister says" is nothing.
      const [noun, next] = says.has(first) && !isRoleWord(first) ? [second, third] : [first, second]
      if (owners.has(owner) && isThing(noun) && (!isThing(next) || next.endsWith('ed')))
        name(oneOf(noun), `${owner === 'my' || owner === 'our' ? 'your' : 'the'} ${noun}`)
    }
    for (const tag of tags) if (isThing(tag)) name(tag, tag)
    return { it, words: new Set([...words.map(oneOf), ...tags]) }
  })
  const everyday = sharedBy(hard, ({ subjects }) => subjects.flatMap((it) => (it.kind === 'everyday' ? it.label : [])))
  const isTold = (its: readonly E[], other: readonly E[]) => its.every((it) => other.includes(it))
  const found = sharedBy(held, ({ words }) => [...labels.keys()].filter((id) => words.has(id)))
    .map(([id, its]) => ({ id, trigger: labels.get(id)!, its: its.map(({ it }) => it) }))
    .filter(({ its }) => its.length >= OFTEN && !everyday.some(([, other]) => isTold(its, other)))
  // Two words that stand in the same entries are told once.
  return found.filter(({ its }, at) => found.findIndex((it) => isTold(its, it.its) && isTold(it.its, its)) === at)
}
