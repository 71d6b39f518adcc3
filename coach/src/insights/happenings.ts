import { DAY_MS } from '@mallama/contracts/days'
import type { Someone } from '../text/people.ts'
import type { RelationshipInsightsInput } from '../operations.ts'
import { timeOf } from './days.ts'
import { around, mostTelling, readable, whole, type Excerpt } from './excerpt.ts'
import { kin } from './gist.ts'
import { subjectsIn, type Subject } from './subjects.ts'

/** One logged moment or saved chat, read. */
export interface Happening {
  kind: 'conflict' | 'positive' | 'repair' | 'chat'
  /** 1..3; a saved chat weighs as a moment of two. */
  intensity: number
  at: string
  ms: number | null
  text: string
  subjects: readonly Subject[]
  /** Null where nothing can be quoted. */
  excerpt: Excerpt | null
  /** Written in words that cannot be read. */
  unread: boolean
}

export function happeningsOf(
  { moments, savedChats }: Pick<RelationshipInsightsInput, 'moments' | 'savedChats'>,
  known: readonly string[],
  who: Someone,
): Happening[] {
  const rows = [
    ...moments.map((it) => ({ ...it, text: it.note ?? '' })),
    ...savedChats.map(({ title, originalIssue, at }) => ({
      kind: 'chat' as const,
      intensity: 2,
      at,
      text: originalIssue.trim() || title,
    })),
  ]
  return rows
    .map(({ kind, intensity, at, text }): Happening => {
      const can = readable(text)
      const subjects = can ? subjectsIn(text, known).filter((it) => it.kind !== 'person' || !isOf(it.label, who)) : []
      const [about] = subjects
      const cue =
        about && about.kind !== 'person' ? { start: about.start, end: about.start + about.quote.length } : null
      return {
        kind,
        intensity: Number.isFinite(intensity) ? Math.max(1, Math.min(3, intensity)) : 1,
        at,
        ms: timeOf(at),
        text,
        subjects,
        excerpt: can ? ((cue && around(text, cue)) ?? mostTelling(text) ?? whole(text)) : null,
        unread: !can && /\p{L}{2}/u.test(text),
      }
    })
    .toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0))
}

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
  if (at === null || current === null) return 0.25
  return 0.5 ** (Math.max(0, current - at) / (28 * DAY_MS))
}

/** Happenings of a kind in the last so many days; all of them where there is no clock to go by. */
export function within(rows: readonly Happening[], of: Happening['kind'], days: number, now: string): Happening[] {
  const current = timeOf(now)
  const isNear = (ms: number | null) =>
    current === null || (ms !== null && ms >= current - days * DAY_MS && ms <= current + DAY_MS)
  return rows.filter(({ kind, ms }) => kind === of && isNear(ms))
}
