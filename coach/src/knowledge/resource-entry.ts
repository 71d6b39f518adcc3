import type { SafetyCategory, SafetyResource } from '@mallama/contracts/safety'

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
export type Group = keyof typeof groups

const dial = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

export function emergency(number: string, source: string, name = 'Emergency services'): ResourceEntry {
  const when = 'Now, if someone is in danger'
  const entry = { name, when, contact: number, href: dial(number), kind: 'emergency' as const, source }
  return { ...entry, verified: verifiedOn, categories: everyCategory }
}

export function phone(group: Group, name: string, number: string, source: string, when = 'By phone'): ResourceEntry {
  const categories = [...groups[group]]
  const entry = {
    name,
    when,
    contact: number,
    href: dial(number),
    kind: 'phone' as const,
    source,
    verified: verifiedOn,
  }
  const about = group === 'poison' ? 'taken' : group === 'parent' ? 'care' : null
  return about ? { ...entry, categories, about } : { ...entry, categories }
}

/** `contact` says what to send and where; `href` opens the messages app. */
export function text(group: Group, name: string, contact: string, href: string, source: string): ResourceEntry {
  const categories = [...groups[group]]
  return { name, when: 'Day and night, by text', contact, href, kind: 'text', source, verified: verifiedOn, categories }
}

export function web(group: Group, name: string, site: string, when = 'Online'): ResourceEntry {
  const href = `https://${site}`
  return {
    name,
    when,
    contact: site,
    href,
    kind: 'web',
    source: href,
    verified: verifiedOn,
    categories: [...groups[group]],
  }
}
