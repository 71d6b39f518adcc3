import type { SafetyCategory, SafetyResource } from '@mallama/contracts/safety'
import table from './resources.json' with { type: 'json' }

export type ResourceEntry = SafetyResource & { categories: SafetyCategory[]; about?: 'taken' | 'care' }
export interface CountryResources {
  code: string
  name: string
  resources: ResourceEntry[]
}

export const verifiedOn = '2026-11-20'
export const everyCategory: SafetyCategory[] = [
  'self-harm',
  'threat-to-others',
  'abuse',
  'sexual-coercion',
  'child-abuse',
  'stalking',
  'medical',
]

const groups = {
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
} as const satisfies Record<string, readonly SafetyCategory[]>
type Group = keyof typeof groups

const about: { [G in Group]?: 'taken' | 'care' } = { poison: 'taken', parent: 'care' }

/** resources.json: `for` is the group that a line is made for; an emergency number is for all. */
interface Row extends Omit<SafetyResource, 'verified'> {
  for?: Group
}

const entryOf = ({ for: group, ...line }: Row): ResourceEntry => ({
  ...line,
  verified: verifiedOn,
  categories: group ? [...groups[group]] : everyCategory,
  ...(group && about[group] ? { about: about[group] } : {}),
})

/**
 * Places to turn to, by country, checked against public knowledge on the verified date (nobody was telephoned); `source` is
 * the service's own site. Where a country is not known: the local emergency number, and findahelpline.com.
 */
export const known: readonly CountryResources[] = (
  table as readonly { code: string; name: string; resources: readonly Row[] }[]
).map(({ code, name, resources }) => ({ code, name, resources: resources.map(entryOf) }))
