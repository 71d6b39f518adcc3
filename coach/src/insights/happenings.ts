import { DAY_MS } from '@mallama/contracts/days'
import type { Person } from '../port.ts'
import { ownerOf, type Someone } from '../text/people.ts'
import { timeOf } from './days.ts'
import { mostTelling, readable, whole, type Excerpt } from './excerpt.ts'
import { kin } from './gist.ts'
import { subjectsIn, type Subject } from './subjects.ts'

/** What was written or logged at an instant. */
export interface Written {
  kind: 'conflict' | 'positive' | 'repair' | 'chat' | 'entry' | 'message'
  /** 1..3; a saved chat weighs as a moment of two. */
  intensity?: number
  /** Above zero on a day that was chosen as a good one; below on a hard one. */
  side?: number
  at: string
  text: string
}

/** The same, read. */
export interface Happening extends Required<Written> {
  ms: number | null
  subjects: readonly Subject[]
  /** Null where nothing can be quoted. */
  excerpt: Excerpt | null
  /** Written in words that cannot be read. */
  unread: boolean
}

const sides: Partial<Record<Written['kind'], number>> = { conflict: -1, chat: -1, positive: 1, repair: 1 }

/** Oldest first. `who`: whom it is all with, and so no subject of it. */
export const happeningsOf = (all: readonly Written[], known: readonly string[], who?: Someone): Happening[] =>
  all
    .map(({ intensity = 2, side, ...it }): Happening => {
      const can = readable(it.text)
      const subjects = can ? subjectsIn(it.text, known).filter(({ label }) => !who || !isOf(label, who)) : []
      const about = subjects.find(({ kind }) => kind === 'everyday')
      return {
        ...it,
        side: side ?? sides[it.kind] ?? 0,
        intensity: Number.isFinite(intensity) ? Math.max(1, Math.min(3, intensity)) : 1,
        ms: timeOf(it.at),
        subjects,
        excerpt: can ? (mostTelling(about?.quote ?? it.text) ?? whole(it.text)) : null,
        unread: !can && /\p{L}{2}/u.test(it.text),
      }
    })
    .toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0))

const nobody: Someone = { label: 'them', name: null, role: null, pronoun: 'they', sure: false, plural: false }
/** The one somebody keeps notes about. */
export const whoIs = ({ name, relationshipType }: Pick<Person, 'name' | 'relationshipType'>): Someone =>
  ownerOf(name.trim() ? { name: name.trim(), relationshipType } : null) ?? nobody

/** "My best friend" in a note about the best friend is the one it is all about. */
export function isOf(label: string, { label: own, role: their }: Someone): boolean {
  const role = (their ?? '').replaceAll('_', ' ')
  const called = label.startsWith('your ') ? label.slice('your '.length) : null
  if (label === own || called === role) return true
  return called !== null && role !== '' && !`${role} ${called}`.includes('ex') && kinOf(called) === kinOf(role)
}

/** By the last word: "older sister" is a sister. */
const lastOf = (called: string): string => called.split(' ').at(-1)!
const kinOf = (called: string): string => kin.get(lastOf(called)) ?? lastOf(called)

/** Half as much every four weeks, like the scores; 0.25 for what has no date. */
export function recency(at: number | null, now: string): number {
  const current = timeOf(now)
  return at === null || current === null ? 0.25 : 0.5 ** (Math.max(0, current - at) / (28 * DAY_MS))
}

/** Happenings of a kind in the last so many days; all of them where there is no clock to go by. */
export function within(rows: readonly Happening[], of: Happening['kind'], days: number, now: string): Happening[] {
  const current = timeOf(now)
  const isNear = (ms: number | null) =>
    current === null || (ms !== null && ms >= current - days * DAY_MS && ms <= current + DAY_MS)
  return rows.filter(({ kind, ms }) => kind === of && isNear(ms))
}
