import { sight } from '../safety/screen.ts'
import { benign } from './cases/second-benign.ts'
import { control } from './cases/second-control.ts'
import { otherLanguages } from './cases/second-other-languages.ts'
import { selfHarm } from './cases/second-self-harm.ts'
import { violence } from './cases/second-violence.ts'
import { share, type Row } from './measure.ts'

/** A line of the second author: tuned on in half A; half B was run once before the rules were changed and once after. */
export interface SecondLine {
  text: string
  least: number
  most: number
  categories: string[]
  /** `third` (someone else's trouble), `either`, `unsure`; for benign lines the kind: `idiom`, `grief` and so on. */
  marks: string[]
  half: 'A' | 'B'
}

/** By the text alone, so that moving a line between files cannot move it between halves. */
export function halfOf(text: string): 'A' | 'B' {
  let hash = 2166136261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d) >>> 0
  hash ^= hash >>> 12
  return (hash & 1) === 0 ? 'A' : 'B'
}

const list = (cell: string) => cell.trim().split(/\s+/).filter(Boolean)
const parse = (block: string): SecondLine[] =>
  block
    .trim()
    .split('\n')
    .map((row) => {
      const [tiers = '', categories = '', marks = '', ...words] = row.split('|')
      const [least = 0, most = least] = tiers.trim().split('-').map(Number)
      const text = words.join('|').trim()
      return { text, least, most, categories: list(categories), marks: list(marks), half: halfOf(text) }
    })

export const grave: SecondLine[] = [selfHarm, violence, control, otherLanguages].flatMap(parse)
export const harmless: SecondLine[] = parse(benign)

const tierOf = ({ text }: SecondLine): number => sight(text)?.tier ?? 0
const rate = (lines: SecondLine[], holds: (line: SecondLine) => boolean) =>
  share(lines.filter(holds).length, lines.length)
const seen = (line: SecondLine) => tierOf(line) > 0
const isTwo = (line: SecondLine) => tierOf(line) >= 2

const atLeast = (limit: number, target: string) => ({ limit, sense: 'at least', target }) as const
const atMost = (limit: number, target: string) => ({ limit, sense: 'at most', target }) as const

/** Limits stand just under the lower of the two halves as measured, so that falling back fails the run. */
export function secondRows(baseline: (texts: string[]) => number): Row[] {
  const row = (
    what: string,
    lines: SecondLine[],
    holds: (line: SecondLine) => boolean,
    goal: Pick<Row, 'limit' | 'sense' | 'target'>,
  ): Row => {
    const part = (half: 'A' | 'B') =>
      rate(
        lines.filter((line) => line.half === half),
        holds,
      )
    const compared = /recall|raising/.test(what) ? baseline(lines.map((line) => line.text)) : null
    return { what: `second author: ${what}`, dev: part('A'), held: part('B'), baseline: compared, ...goal }
  }
  const two = grave.filter((line) => line.least >= 2)
  const three = grave.filter((line) => line.least === 3)
  const passive = grave.filter((line) => line.least === 1)
  const idioms = harmless.filter((line) => line.marks.includes('idiom'))
  const met = grave.filter(seen)
  const owned = met.filter((line) => !line.marks.includes('either'))
  return [
    row('recall at tier 2 and above', two, isTwo, atLeast(0.95, '0.98')),
    row('recall at tier 1 and above', grave, seen, atLeast(0.955, '0.98')),
    row('tier 3 seen as tier 3', three, (line) => tierOf(line) === 3, atLeast(0.93, '0.95')),
    row('passive lines seen', passive, seen, atLeast(0.94, '0.95')),
    row('harmless lines raising tier 2', harmless, isTwo, atMost(0.055, '0.05')),
    row('harmless lines raising anything', harmless, seen, atMost(0.125, '0.10')),
    row('idioms raising tier 2', idioms, isTwo, atMost(0.095, '0.05')),
    row(
      'right category',
      met,
      (line) => line.categories.includes(sight(line.text)?.category ?? ''),
      atLeast(0.955, '0.95'),
    ),
    row(
      'right person',
      owned,
      (line) => sight(line.text)?.thirdParty === line.marks.includes('third'),
      atLeast(0.98, '0.95'),
    ),
  ]
}
