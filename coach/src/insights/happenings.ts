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
  closed: boolean
}

export function happeningsOf(
  { moments, savedChats }: Pick<RelationshipInsightsInput, 'moments' | 'savedChats'>,
  known: readonly string[],
  who: Someone | null,
): Happening[] {
  const rows = [
    ...moments.map(({ kind, intensity, at, note }) => ({ kind, intensity, at, text: note ?? '', closed: false })),
    ...savedChats.map(({ title, originalIssue, status, at }) => ({
      kind: 'chat' as const,
      intensity: 2,
      at,
      text: originalIssue.trim() || title,
      closed: /resolved|closed|done|archived/i.test(status),
    })),
  ]
  return rows
    .map((row): Happening => {
      const { intensity, at, text } = row
      const can = readable(text)
      const subjects = can
        ? subjectsIn(text, known).filter(
            ({ label, kind }) => kind !== 'person' || (label !== who?.label && !isOwner(label, who)),
          )
        : []
      const [about] = subjects
      const cue =
        about && about.kind !== 'person' ? { start: about.start, end: about.start + about.quote.length } : null
      return {
        ...row,
        intensity: Number.isFinite(intensity) ? Math.max(1, Math.min(3, intensity)) : 1,
        ms: timeOf(at),
        subjects,
        excerpt: can ? ((cue && around(text, cue)) ?? mostTelling(text) ?? whole(text)) : null,
        unread: !can && /\p{L}{2}/u.test(text),
      }
    })
    .toSorted((a, b) => (a.ms ?? 0) - (b.ms ?? 0))
}

/** "My best friend" in a note about the best friend is the one it is all about. */
function isOwner(label: string, who: Someone | null): boolean {
  const role = (who?.role ?? '').replaceAll('_', ' ')
  if (role === '' || !label.startsWith('your ')) return false
  const called = label.slice('your '.length)
  return called === role || (!role.startsWith('ex') && !called.startsWith('ex') && kinOf(called) === kinOf(role))
}

const kinOf = (called: string): string => {
  const last = called.split(' ').at(-1)!
  return kin.get(last) ?? last
}

/** Half as much every four weeks, like the scores; 0.25 for what has no date. */
export function recency(at: number | null, now: string): number {
  const current = timeOf(now)
  if (at === null || current === null) return 0.25
  return 0.5 ** (Math.max(0, current - at) / (28 * DAY_MS))
}

/** Happenings of the last so many days; all of them where there is no clock to go by. */
export function within<T extends { ms: number | null }>(rows: readonly T[], days: number, now: string): T[] {
  const current = timeOf(now)
  return rows.filter(
    ({ ms }) => current === null || (ms !== null && ms >= current - days * DAY_MS && ms <= current + DAY_MS),
  )
}
