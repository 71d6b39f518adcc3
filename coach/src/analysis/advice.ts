import type { RelationshipKind } from '@mallama/contracts/tools'
import file from './advice.json' with { type: 'json' }
import type { Doer } from '../read/ties.ts'
import type { StrainTopic, StrengthKind } from './description.ts'

type Advice = readonly [area: string, step: string]
type Rows = Readonly<Partial<Record<StrainTopic, Advice>>>

/**
 * What is said about each thing a description tells, in the writer's own words (`{q}`), and one doable thing for each
 * strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does is answered by what the
 * writer can do, what the other does by what can be asked of them, and what a third person does by neither.
 */
export const strengthWords = file.strengths as Readonly<Record<StrengthKind, readonly string[]>>
export const { safety: safetyWords } = file
const any = file.any as unknown as Readonly<Record<StrainTopic, Advice>>
const own = file.own as unknown as Rows
const family = file.family as unknown as Rows
const work = file.work as unknown as Rows
const third = file.third as unknown as Advice

/** The area and the step for one strain, fit for the kind of relationship and for who does it. */
export function adviceFor(topic: StrainTopic, actor: Doer, type: RelationshipKind): Advice {
  if (topic === 'unnamed') return any[topic]
  if (actor === 'third' && topic !== 'fear' && topic !== 'lonely' && topic !== 'guilt')
    return type === 'colleague' ? any[topic] : third
  const mine = actor === 'writer' ? own[topic] : undefined
  if (mine) return mine
  if (type === 'colleague') return work[topic] ?? any[topic]
  return (type === 'family' ? family[topic] : undefined) ?? any[topic]
}
