import kept from '../../data/said/areas.json' with { type: 'json' }
import type { About } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { firstName, firstNames, people, type Someone } from '../text/people.ts'
import { sentences } from '../text/split.ts'
import { dayOf, type When } from './days.ts'
import { LONGEST, mostTelling, readable, said, whole } from './excerpt.ts'
import { kin } from './gist.ts'

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
  const source = text.slice(0, LONGEST)
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

/** Oldest first. `who`: whom it is all with, and so no subject of it. */
export function happeningsOf(all: readonly Written[], known: readonly string[], who?: Someone) {
  const rows = all.map(({ intensity = 2, side = 0, ...it }) => {
    const subjects = subjectsIn(it.text, known).filter(({ label }) => !who || !isOf(label, who))
    const about = subjects.find(({ kind }) => kind === 'everyday')
    return {
      ...it,
      side,
      intensity: Math.max(1, Math.min(3, intensity || 1)),
      ms: Date.parse(it.at),
      labels: subjects.map(({ label }) => label),
      quote: readable(it.text) ? (mostTelling(about?.quote ?? it.text) ?? whole(it.text)) : null,
    }
  })
  return rows.toSorted((a, b) => a.ms - b.ms)
}

const kinOf = (called: string): string => kin.get(called.split(' ').at(-1)!) ?? called

/** "My best friend" in a note about the best friend is the one it is all about; an ex is not who is there now. */
function isOf(label: string, { label: own, role }: Someone): boolean {
  const isKin = role !== null && label.startsWith('your ') && kinOf(label) === kinOf(role)
  return label === own || (isKin && !`${role} ${label}`.includes('ex'))
}

/** The words of the newest of these: as slots of a sentence, with their day, and as what it rests on. */
export function newestOf(rows: readonly Happening[], when: When, label: string) {
  const last = rows.findLast(({ quote }) => quote)
  if (!last?.quote) return { slots: {}, quotes: [] }
  return { slots: { q: said(last.quote), on: dayOf(last.at, when) }, quotes: [{ quote: last.quote, label }] }
}
