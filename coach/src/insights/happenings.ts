import type { Someone } from '../text/people.ts'
import { dayOf, timeOf } from './days.ts'
import { mostTelling, readable, said, whole } from './excerpt.ts'
import { kin } from './gist.ts'
import { subjectsIn } from './subjects.ts'

/** What was written or logged at an instant. */
export interface Written {
  kind: 'conflict' | 'positive' | 'repair' | 'chat' | 'entry' | 'message'
  /** 1..3; a saved chat weighs as a moment of two. */
  intensity?: number
  /** Above zero where it was chosen or logged as good, below where as hard. */
  side?: number
  at: string
  text: string
}

export type Happening = ReturnType<typeof happeningsOf>[number]

/** Oldest first. `who`: whom it is all with, and so no subject of it. */
export const happeningsOf = (all: readonly Written[], known: readonly string[], who?: Someone) =>
  all
    .map(({ intensity = 2, side = 0, ...it }) => {
      const subjects = subjectsIn(it.text, known).filter(({ label }) => !who || !isOf(label, who))
      const about = subjects.find(({ kind }) => kind === 'everyday')
      return {
        ...it,
        side,
        intensity: Math.max(1, Math.min(3, intensity || 1)),
        ms: timeOf(it.at) ?? 0,
        labels: subjects.map(({ label }) => label),
        /** Null where nothing can be quoted. */
        quote: readable(it.text) ? ((mostTelling(about?.quote ?? it.text) ?? whole(it.text))?.quote ?? null) : null,
      }
    })
    .toSorted((a, b) => a.ms - b.ms)

const kinOf = (called: string): string => kin.get(called.split(' ').at(-1)!) ?? called

/** "My best friend" in a note about the best friend is the one it is all about; an ex is not who is there now. */
function isOf(label: string, { label: own, role }: Someone): boolean {
  const isKin = role !== null && label.startsWith('your ') && kinOf(label) === kinOf(role)
  return label === own || (isKin && !`${role} ${label}`.includes('ex'))
}

/** The words of the newest two of these: as slots of a sentence, with their days, and as what it rests on. */
export function newestOf(rows: readonly Happening[], now: string, label: string) {
  const quotable = rows.flatMap(({ at, quote }) => (quote ? [{ on: dayOf(at, now), quote }] : []))
  const last = quotable.at(-1)
  const before = quotable.findLast(({ quote }) => quote !== last!.quote)
  return {
    slots: { q: last && said(last.quote), on: last?.on, before: before && said(before.quote), when: before?.on },
    quotes: [before, last].flatMap((it) => (it ? [{ quote: it.quote, label }] : [])),
  }
}
