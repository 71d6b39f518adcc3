import type { Correction } from '@mallama/contracts/health'
import type { Relationship } from '@mallama/contracts/relationships'
import { balanceOf, bounded, scoresAt, WEEK, weigh, type Records } from './health.ts'
import { earliest, explain, movesOf, oneMore } from './why.ts'

type Health = Pick<
  Relationship,
  | 'overallHealthScore'
  | 'trustSafetyScore'
  | 'communicationClarityScore'
  | 'joyFulfillmentScore'
  | 'growthScore'
  | 'hasHealthData'
  | 'healthBasis'
  | 'recentConflictsCount'
  | 'recentPositiveInteractions'
>

/** A correction with the words that it was given. */
export type Reasoned = Correction & { until: string | null }

/**
 * The scores as a relationship shows them, and why they are what they are: whole numbers, 0 where there is no check-in.
 * @param now milliseconds since 1970
 * @param zone the person's time zone, as they told it
 */
export function assess(records: Records<Reasoned>, now: number, zone: string | null = null): Health {
  const { checkIns, moments } = records
  const weighed = weigh(moments, now)
  const scored = scoresAt(records, now, weighed)
  const scoreOf = (name: Correction['score']) => (scored ? bounded(scored.scores[name]) : 0)
  const recent = moments.filter(({ occurredAt }) => Date.parse(occurredAt) > now - WEEK)
  return {
    overallHealthScore: scored ? bounded(scored.overall) : 0,
    trustSafetyScore: scoreOf('trust'),
    communicationClarityScore: scoreOf('communication'),
    joyFulfillmentScore: scoreOf('joy'),
    growthScore: scoreOf('growth'),
    hasHealthData: scored !== null,
    healthBasis: {
      checkIns: checkIns.length,
      moments: moments.length,
      since: earliest([...checkIns.map(({ at }) => at), ...moments.map(({ occurredAt }) => occurredAt)]),
      parts: scored?.parts ?? [],
      corrections: (scored?.corrections ?? []).map(({ until: _until, ...correction }) => correction),
      balance: balanceOf(moments, now),
      explanation: explain(records, scored, zone ?? 'UTC'),
      moves: movesOf(records, scored, weighed, now),
      oneMore: scored && oneMore(scored, weighed),
    },
    recentConflictsCount: recent.filter(({ kind }) => kind === 'conflict').length,
    recentPositiveInteractions: recent.filter(({ kind }) => kind !== 'conflict').length,
  }
}
