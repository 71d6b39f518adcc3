import type { HealthBasis, HealthPart } from '@mallama/contracts/health'
import type { HealthPoint } from '@mallama/contracts/scores'

/** One row of the sum behind the overall score. */
export interface SumRow extends HealthPart {
  /** What the score is before it is rounded: what the person set, else check-ins and moments together. */
  value: number
  corrected: HealthBasis['corrections'][number] | null
}

/** The four rows, and the overall score before it is rounded (API.md): the sum of value times weight. */
export function sumOf({ parts, corrections }: Pick<HealthBasis, 'parts' | 'corrections'>) {
  const rows: SumRow[] = parts.map((part) => {
    const corrected = corrections.find(({ score }) => score === part.score) ?? null
    return { ...part, corrected, value: corrected ? corrected.value : part.from + part.shift }
  })
  // In tenths, so that whole scores bring no error of the binary fractions with them.
  const overall = rows.reduce((sum, { value, weight }) => sum + value * Math.round(weight * 10), 0) / 10
  return { rows, overall }
}

/** One digit behind the point, where there is something behind it. */
const shortly = (amount: number) => amount.toFixed(1).replace(/\.0$/, '').replace(/^-0$/, '0')

/** A row in whole points, as scores are shown: what moments did is what lies between the two numbers beside it. */
export function wholeOf({ from, value }: SumRow) {
  const [before, now] = [from, value].map((amount) => Math.round(Math.min(100, Math.max(0, amount)))) as [
    number,
    number,
  ]
  return { from: before, shift: now - before, now }
}

/** With its sign: "+1", "\u22123"; "0" for nothing. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '\u2212'))

/** "4 to 1", of two sums of intensities. */
export function ratioText(ratio: number): string {
  return `${shortly(ratio)} to 1`
}

/** Under three check-ins a score stands on little: how that is said. Moments move a score too, and then it says so. */
export function littleData({ checkIns, moments }: Pick<HealthBasis, 'checkIns' | 'moments'>): string | null {
  if (checkIns >= 3) return null
  const stands = checkIns === 1 ? 'one check-in' : 'two check-ins'
  const rest = moments > 0 ? ', and moments you logged. Three check-ins or more' : ' only. Three or more'
  return `This is based on ${stands}${rest} say more about how things are going, and less about one day.`
}

export const series = [
  { key: 'overall', label: 'Overall' },
  { key: 'trust', label: 'Trust & Safety' },
  { key: 'communication', label: 'Communication' },
  { key: 'joy', label: 'Joy & Fulfillment' },
  { key: 'growth', label: 'Growth' },
] as const satisfies readonly { key: Exclude<keyof HealthPoint, 'at'>; label: string }[]
export type SeriesKey = (typeof series)[number]['key']
