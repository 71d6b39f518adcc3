import { helpLines } from '@mallama/contracts/help-lines'
import type { SafetyCategory, SafetyResource } from '@mallama/contracts/safety'
import type { About } from '../safety/flag.ts'
import { entryOf, everyCategory, type ResourceEntry } from './resource-entry.ts'

/** Everything for a country; for one that is not known, what holds anywhere. */
export const allResources = (country: string | null): ResourceEntry[] => helpLines(country).map(entryOf)

/**
 * At most three, best first. In tier 3 the emergency number leads; otherwise the line made for the trouble does, and for
 * a child who writes (`young`) the one that children call.
 */
export function resourcesFor(
  country: string | null,
  category: SafetyCategory,
  tier: 1 | 2 | 3,
  about?: About,
  young = false,
): SafetyResource[] {
  const special = about ? allResources(country).filter((entry) => entry.about === about) : []
  if (special.length > 0) {
    const rest = resourcesFor(country, category, 3).filter((it) => special.every(({ href }) => href !== it.href))
    return [...rest.slice(0, 1), ...special.slice(0, 2).map(withoutCategories), ...rest.slice(1)].slice(0, 3)
  }
  const first = (entry: ResourceEntry) => young && isForChildren(entry)
  const fitting = allResources(country).filter(
    (entry) => !entry.about && (entry.categories.includes(category) || first(entry)),
  )
  const emergencies = fitting.filter((entry) => entry.kind === 'emergency').slice(0, 1)
  // The narrower a line's purpose, the better it fits; the finder of lines comes last.
  const lines = fitting
    .filter((entry) => entry.kind !== 'emergency' && entry.categories.length < everyCategory.length)
    .map((entry, at) => ({ entry, rank: (first(entry) ? -1 : rank(entry, category)) * 10 + at }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
  const finder = fitting.filter((entry) => entry.kind === 'web' && entry.categories.length === everyCategory.length)
  const urgent = tier === 3 || category === 'medical' || about !== undefined
  const ordered = urgent
    ? [...emergencies, ...lines, ...finder]
    : lines.length > 0
      ? [...lines.slice(0, 1), ...emergencies, ...lines.slice(1), ...finder]
      : [...finder, ...emergencies]
  return ordered.slice(0, 3).map(withoutCategories)
}

/** Lines for parents who fear what they might do. */
export const linesForParents = (country: string | null): SafetyResource[] =>
  allResources(country)
    .filter(({ about }) => about === 'care')
    .map(withoutCategories)

/** The line of this country that is made for people who hurt somebody close, where there is one. */
export function lineForWhoHurts(country: string | null): SafetyResource | null {
  const line = allResources(country).find(
    ({ categories, about }) => !about && categories.length === 1 && categories[0] === 'threat-to-others',
  )
  return line ? withoutCategories(line) : null
}

function withoutCategories(entry: ResourceEntry): SafetyResource {
  const { name, when, contact, href, kind, source, verified } = entry
  return { name, when, contact, href, kind, source, verified }
}

/** Told by what they are for: a child calls them about anything of its own, and no grown-up does. */
const isForChildren = ({ categories }: ResourceEntry): boolean =>
  categories.length === 2 && categories.includes('child-abuse') && categories.includes('self-harm')

function rank(entry: ResourceEntry, category: SafetyCategory): number {
  if (entry.categories[0] !== category) return 2
  return entry.categories.length === 1 || category === 'self-harm' || category === 'abuse' ? 0 : 1
}
