import { screen } from '@mallama/coach/safety/screen'
import { mostTelling, subjectsIn } from '@mallama/coach/insights/excerpt'
import { DAY_MS } from '@mallama/contracts/days'
import { needsHelp } from '@mallama/contracts/help'
import type { ConflictsBack } from '@mallama/contracts/progress'

interface Logged {
  relationshipId: string
  kind: 'conflict' | 'positive' | 'repair'
  at: string
  note: string | null
}

export interface ConflictsInput {
  /** Oldest first. */
  moments: readonly Logged[]
  /** Names by relationship. */
  names: Readonly<Record<string, string>>
  country: string | null
}

const WEEK = 7 * DAY_MS
/** Something comes back where three conflicts have it. */
const LEAST = 3
const LEAST_WITH = 2
const MOST = 5
const QUOTES = 2
/** The newest conflicts whose notes are read. */
const READ = 200

/** What conflicts were about and with whom. It runs in a thread of its own: notes are read for it. */
export function readConflicts({ moments, names, country }: ConflictsInput): Omit<ConflictsBack, 'from'> {
  const conflicts = moments.filter(({ kind }) => kind === 'conflict')
  return { subjects: subjectsOf(conflicts.slice(-READ), names, country), people: peopleOf(moments, conflicts, names) }
}

interface Back {
  subject: string
  its: Set<Logged>
  quotes: Set<string>
}

function subjectsOf(
  conflicts: readonly Logged[],
  names: ConflictsInput['names'],
  country: string | null,
): ConflictsBack['subjects'] {
  const known = Object.values(names)
  const found = new Map<string, Back>()
  for (const it of conflicts) {
    // No pattern is made of what tells of danger.
    if (!it.note || needsHelp(screen(it.note, { country }))) continue
    for (const { id, label, kind, quote } of subjectsIn(it.note, known)) {
      if (kind === 'person') continue
      const held = found.get(id) ?? { subject: label, its: new Set(), quotes: new Set() }
      held.its.add(it)
      const words = mostTelling(quote)
      if (words) held.quotes.add(words)
      found.set(id, held)
    }
  }
  return [...found.values()]
    .filter(({ its }) => its.size >= LEAST)
    .toSorted((a, b) => b.its.size - a.its.size)
    .slice(0, MOST)
    .map(({ subject, its, quotes }) => ({
      subject,
      times: its.size,
      since: [...its][0]!.at,
      people: [...new Set([...its].map(({ relationshipId }) => names[relationshipId] ?? ''))].filter(Boolean),
      quotes: [...quotes].slice(-QUOTES),
    }))
}

function peopleOf(
  moments: readonly Logged[],
  conflicts: readonly Logged[],
  names: ConflictsInput['names'],
): ConflictsBack['people'] {
  const repairs = Map.groupBy(
    moments.filter(({ kind }) => kind === 'repair'),
    ({ relationshipId }) => relationshipId,
  )
  return [...Map.groupBy(conflicts, ({ relationshipId }) => relationshipId)]
    .filter(([id, its]) => its.length >= LEAST_WITH && names[id] !== undefined)
    .map(([relationshipId, its]) => ({
      relationshipId,
      personName: names[relationshipId]!,
      conflicts: its.length,
      repaired: its.filter(({ at }) => isRepaired(at, repairs.get(relationshipId) ?? [])).length,
      last: its.at(-1)!.at,
    }))
    .toSorted((a, b) => b.conflicts - a.conflicts || b.last.localeCompare(a.last))
    .slice(0, MOST)
}

/** As in progress: by a repair with the same person within a week. */
const isRepaired = (conflict: string, repairs: readonly Logged[]) =>
  repairs.some(({ at }) => {
    const later = Date.parse(at) - Date.parse(conflict)
    return later >= 0 && later <= WEEK
  })
