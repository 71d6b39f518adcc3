import type { Contribution } from '@mallama/contracts/coach'
import { strainKinds, strengthTies, type StrainKind } from '../read/ties.ts'
import type { Description } from './description.ts'

/** COACH.md, "Relationship analysis". Worry is the writer's own and takes nothing off. */
const costs: Record<StrainKind, number> = { criticism: 0.6, withdrawal: 0.8, contempt: 1.2, betrayal: 1.5, worry: 0 }
const strengthNames = {
  trust: 'trust',
  appreciation: 'appreciation',
  repair: 'coming back together',
  support: 'support',
  commitment: 'commitment',
  fun: 'fun together',
}
const strainNames = {
  criticism: 'criticism and quarrels',
  withdrawal: 'withdrawal',
  contempt: 'being put down',
  betrayal: 'broken trust',
  worry: 'worry',
}
const start = 5
const mostUp = 4
/** A second and third sight of the same kind count half as much; a fourth adds nothing. */
const factors = [1, 0.5, 0.5]
const first = 0.9
const flagged = 3

const round = (value: number) => Math.round(value * 10) / 10

/**
 * overallHealth, 0..10: 5, up to 4 from trust, appreciation, repair, support, commitment and fun, less criticism 0.6,
 * withdrawal 0.8, contempt 1.2 and betrayal 1.5 each; at most 3 where somebody's safety is touched. The contributions
 * add up to it, to a tenth.
 */
export function healthOf(
  { strengths, strains }: Description,
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
  to(start, 'where every description starts')
  let up = 0
  for (const kind of strengthTies) {
    const own = strengths.filter((it) => it.kind === kind)
    const gain = own.reduce((sum, { sure = 1 }, at) => sum + sure * first * (factors[at] ?? 0), 0)
    const real = Math.min(gain, mostUp - up)
    up += real
    to(value + real, strengthNames[kind], own[0]?.quote)
  }
  for (const kind of strainKinds) {
    // What a third person does is no measure of the two.
    const own = strains.filter((it) => it.kind === kind && it.actor !== 'third')
    const cost = own.reduce((sum, { sure = 1 }, at) => sum + sure * costs[kind] * (factors[at] ?? 0), 0)
    to(value - cost, strainNames[kind], own[0]?.quote)
  }
  to(Math.min(10, Math.max(0, value)), 'kept between 0 and 10')
  if (unsafe) to(Math.min(value, flagged), 'somebody may not be safe: never above 3')
  return { health: value, contributions: steps }
}
