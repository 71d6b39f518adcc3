import type { HelpLine, MadeFor } from '@mallama/contracts/help-lines'
import type { SafetyCategory, SafetyResource } from '@mallama/contracts/safety'

export type ResourceEntry = SafetyResource & { categories: SafetyCategory[]; about?: 'taken' | 'care' }

export const everyCategory: SafetyCategory[] = [
  'self-harm',
  'threat-to-others',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'medical',
]

const groups: Record<MadeFor, readonly SafetyCategory[]> = {
  crisis: ['self-harm', 'threat-to-others'],
  abuse: ['abuse', 'sexual-coercion', 'stalking'],
  sexual: ['sexual-coercion'],
  child: ['child-abuse'],
  stalking: ['stalking'],
  // For people who hurt, watch or frighten somebody close and want to stop.
  hurts: ['threat-to-others'],
  // Children and young people in any trouble of their own.
  young: ['child-abuse', 'self-harm'],
  // Named only where the flag is about it.
  poison: ['medical'],
  parent: ['threat-to-others'],
}

const about: { [G in MadeFor]?: 'taken' | 'care' } = { poison: 'taken', parent: 'care' }

export const entryOf = ({ for: group, ...line }: HelpLine): ResourceEntry => ({
  ...line,
  categories: group ? [...groups[group]] : everyCategory,
  ...(group && about[group] ? { about: about[group] } : {}),
})
