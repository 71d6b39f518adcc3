import said from '../../data/said/ties.json' with { type: 'json' }
import { strainKinds, strengthTies, type StrainKind } from '../read/labels.ts'
import { stepsTo } from './quoting.ts'

/** COACH.md, "Relationship analysis". Worry is the writer's own and takes nothing off. */
const costs: Record<StrainKind, number> = { criticism: 0.6, withdrawal: 0.8, contempt: 1.2, betrayal: 1.5, worry: 0 }
/** A second and third sight of the same kind count half as much; a fourth adds nothing. */
const factors = [1, 0.5, 0.5]
const [WORTH, START, MOST_UP, UNSAFE] = [0.9, 5, 4, 3]
const names = said.counted

/** What was told of one kind, with how likely it is so (0..1, else sure), and who does it. */
export interface Weighed {
  kind: string | null
  quote: string
  sure?: number
  actor?: string
}

/** overallHealth, 0..10, as COACH.md has it; at most 3 where somebody is unsafe. The contributions add up to it, to a tenth. */
export function healthOf({ strengths, strains }: Record<'strengths' | 'strains', readonly Weighed[]>, unsafe: boolean) {
  const { contributions, to } = stepsTo('overallHealth', 10)
  const weightOf = (told: readonly Weighed[], worth: number) =>
    told.reduce((all, { sure = 1 }, at) => all + sure * worth * (factors[at] ?? 0), 0)
  let value = to(START, names.start)
  let left = MOST_UP
  for (const kind of strengthTies) {
    const told = strengths.filter((it) => it.kind === kind)
    const up = Math.min(left, weightOf(told, WORTH))
    value = to(value + up, names[kind], told[0]?.quote)
    left -= up
  }
  for (const kind of strainKinds) {
    // What a third person does is no measure of the two.
    const told = strains.filter((it) => it.kind === kind && it.actor !== 'third')
    value = to(value - weightOf(told, costs[kind]), names[kind], told[0]?.quote)
  }
  value = to(Math.min(10, Math.max(0, value)), names.kept)
  if (unsafe) value = to(Math.min(value, UNSAFE), names.unsafe)
  return { health: value, contributions }
}
