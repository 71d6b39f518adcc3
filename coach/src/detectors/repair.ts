import { repairCues } from './cues/repair.ts'
import { match } from './match.ts'
import type { Plain } from './plain.ts'
import type { Span } from './span.ts'
import type { TurnReading } from './turn.ts'

/** Attempts to take the heat out or to come back together (Gottman 1999). Ids: "restart", "closeness", "part". */
export const repairsIn = (read: Plain): Span[] => match(read, repairCues)

interface RepairOutcome {
  /** The turn with the attempt, and the next one of another speaker; null where the talk ends before one answers. */
  turn: number
  answer: number | null
  outcome: 'accepted' | 'rejected' | 'unclear'
  quote: string
}

const reaching = new Set(['repair', 'apologise', 'accountability'])
const welcoming = new Set(['repair', 'apologise', 'accountability', 'validate', 'agree', 'offer'])

/**
 * What became of each repair attempt. Accepted: the next turn of somebody else reaches back and does no harm; rejected:
 * it does harm of two or more, or turns away; anything else is unclear. Needs the speakers.
 */
export function repairOutcomes(turns: readonly Pick<TurnReading, 'speaker' | 'acts' | 'harm'>[]): RepairOutcome[] {
  return turns.flatMap(({ speaker, acts, harm }, turn): RepairOutcome[] => {
    const attempt = acts.find(({ id }) => reaching.has(id))
    if (!attempt || harm.score >= 2) return []
    const next = turns.findIndex((it, at) => at > turn && it.speaker !== speaker)
    const reply = turns[next]
    if (!reply) return [{ turn, answer: null, outcome: 'unclear', quote: attempt.quote }]
    const turned = reply.harm.score >= 2 || reply.acts.some(({ id }) => id === 'withdraw' || id === 'invalidate')
    const met = reply.acts.some(({ id }) => welcoming.has(id))
    return [{ turn, answer: next, outcome: turned ? 'rejected' : met ? 'accepted' : 'unclear', quote: attempt.quote }]
  })
}
