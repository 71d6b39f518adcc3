import type { Contribution } from '@mallama/contracts/coach'
import said from '../../data/said/ties.json' with { type: 'json' }
import { strainKinds, strengthTies, type StrainKind, type StrengthTie } from '../read/labels.ts'

/** COACH.md, "Relationship analysis". Worry is the writer's own and takes nothing off. */
const costs: Record<StrainKind, number> = { criticism: 0.6, withdrawal: 0.8, contempt: 1.2, betrayal: 1.5, worry: 0 }
const names = said.counted
const start = 5
const mostUp = 4
/** A second and third sight of the same kind count half as much; a fourth adds nothing. */
const factors = [1, 0.5, 0.5]
const first = 0.9
const flagged = 3

const round = (value: number) => Math.round(value * 10) / 10

/** What was told of one kind, with how likely it is so (0..1, else sure), and who does it. */
export interface Weighed {
  kind: string | null
  quote: string
  sure?: number
  actor?: string
}

/**
 * overallHealth, 0..10: 5, up to 4 from trust, appreciation, repair, support, commitment and fun, less criticism 0.6,
 * withdrawal 0.8, contempt 1.2 and betrayal 1.5 each; at most 3 where somebody's safety is touched. The contributions
 * add up to it, to a tenth.
 */
export function healthOf(
  { strengths, strains }: { strengths: readonly Weighed[]; strains: readonly Weighed[] },
  unsafe: boolean,
): { health: number; contributions: Contribution[] } {
  const steps: Contribution[] = []
  let value = 0
  const to = (next: number, feature: string, quote?: string) => {
    const amount = round(next) - value
    if (Math.abs(amount) < 0.05) return
    steps.push({ score: 'overallHealth', feature, amount: round(amount), ...(quote ? { quote } : {}) })
    value = round(next)
  }
  const weigh = (told: readonly Weighed[], kind: StrengthTie | StrainKind, worth: number, most = Infinity) => {
    const sum = told.reduce((all, { sure = 1 }, at) => all + sure * Math.abs(worth) * (factors[at] ?? 0), 0)
    const real = Math.min(sum, most)
    to(value + Math.sign(worth) * real, names[kind], told[0]?.quote)
    return real
  }
  to(start, names.start)
  const of = (told: readonly Weighed[], kind: string) => told.filter((it) => it.kind === kind && it.actor !== 'third')
  let left = mostUp
  for (const kind of strengthTies) left -= weigh(of(strengths, kind), kind, first, left)
  // What a third person does is no measure of the two.
  for (const kind of strainKinds) weigh(of(strains, kind), kind, -costs[kind])
  to(Math.min(10, Math.max(0, value)), names.kept)
  if (unsafe) to(Math.min(value, flagged), names.unsafe)
  return { health: value, contributions: steps }
}
