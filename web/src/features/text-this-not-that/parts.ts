import type { CraftKind, CraftNeed } from '@mallama/contracts/coach'
import { anyKind, fields, kindNames, kindOf, kinds, type Part, type PartName } from './kinds.ts'

/** What stands in the boxes; null where nobody has touched one: its beginning stands there then. */
export type Parts = Record<PartName, string | null>

export const noParts: Parts = { happened: null, felt: null, wish: null }
export const PART_MOST = 2_000

export const beginningsOf = ({ begin, starts }: Part) => [begin, ...starts].filter(Boolean)

/** Beginnings that say nothing yet, in any kind of message: the kind may have been changed since. */
const unfinished = Object.fromEntries(
  fields.map((field) => [
    field,
    new Set(
      [...kindNames.map((kind) => kinds[kind]), anyKind]
        .flatMap(({ parts }) => beginningsOf(parts[field]))
        .filter((start) => start.endsWith(' '))
        .map((start) => start.trim()),
    ),
  ]),
) as Record<PartName, Set<string>>

/** What was said in a part; empty where only its beginning stands there. */
export function saidIn(parts: Parts, field: PartName): string {
  const text = parts[field]?.trim() ?? ''
  return unfinished[field].has(text) ? '' : text
}

export const nothingSaid = (parts: Parts) => fields.every((field) => saidIn(parts, field) === '')

const asking = new Set(['could', 'would', 'can', 'shall', 'is'])

/** A line as a sentence, as the coach writes it: a capital, and a full stop or question mark where it has none. */
function sentence(line: string): string {
  const text = line.trim().replace(/\s+/g, ' ')
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  if (!/[\p{L}\p{N})"”']$/u.test(begun)) return begun
  return begun + (asking.has(begun.split(' ')[0]!.toLowerCase()) ? '?' : '.')
}

const lineByLine = (part: string) =>
  part
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(sentence)
    .join('\n')

/** The message so far: the parts, letter for letter but for capitals and full stops. */
export const composed = (parts: Parts): string =>
  fields
    .map((field) => saidIn(parts, field))
    .filter(Boolean)
    .map(lineByLine)
    .join(' ')

const between = (text: string, open: string, close: string) => {
  const from = text.indexOf(open)
  const to = from < 0 ? -1 : text.indexOf(close, from + 1)
  return to < 0 ? '' : text.slice(from + 1, to).trim()
}

/** What a goal says is to be said: its words in quotation marks, or after its "that"; empty where it has neither. */
export function clauseOf(goal: string): string {
  const that = goal.indexOf(' that ')
  const said = between(goal, '“', '”') || between(goal, '"', '"') || (that < 0 ? '' : goal.slice(that + 6).trim())
  return said === '' ? '' : sentence(said)
}

/** All of a goal, as a part to begin with. */
export const goalAsPart = sentence

/** The parts that answer what is missing. */
export const partsMissing = (needs: readonly CraftNeed[]): PartName[] => [
  ...(needs.includes('matter') ? ['happened' as const] : []),
  ...(needs.includes('ask') ? ['wish' as const] : []),
]

/**
 * The boxes once a kind was chosen: own words stay, beginnings are the new kind's, and where there are no own words those
 * of the goal stand in the part that the kind cannot do without, unless it is the one that the goal lacks.
 */
export function partsFor(kind: CraftKind | null, parts: Parts, goal: string, missing: readonly PartName[] = []): Parts {
  const clause = clauseOf(goal)
  const own = fields.filter((field) => ![clause, ''].includes(saidIn(parts, field)))
  const kept = Object.fromEntries(fields.map((field) => [field, own.includes(field) ? parts[field] : null])) as Parts
  const place = [kindOf(kind).main, 'happened' as const].find((field) => !missing.includes(field))
  return own.length === 0 && clause !== '' && place ? { ...kept, [place]: clause } : kept
}
