import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { holds, type Row } from './measure.ts'

/** The machine-readable copy of the table: docs/evidence/eval.json. */
export interface Recorded {
  what: string
  data: 'project' | 'public'
  dev: number
  held: number | null
  baseline: number | null
  limit: number
  sense: Row['sense']
  target: string
  holds: boolean
  /** Measured with a clock: it says something about one machine, so nobody compares it. */
  timed: boolean
  /** How far a figure may fall below this record before `npm test` fails, where the limit does not stop it first. */
  noise: number
}

const file = new URL('../../../docs/evidence/eval.json', import.meta.url)
const short = (value: number | null) => (value === null ? null : Math.round(value * 10_000) / 10_000)

export function recorded(): Recorded[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: Recorded[] }).rows : []
}

const worse = (row: Row, now: number | null, then: number | null): boolean => {
  if (now === null || then === null) return false
  const fall = row.sense === 'at least' ? then - now : now - then
  // Figures are recorded to four places.
  return fall > (row.noise ?? 0.02) + 0.0001
}

/** The rows that have fallen behind the record by more than noise. */
export function fallen(rows: readonly Row[]): Row[] {
  const known = new Map(recorded().map((row) => [row.what, row]))
  return rows.filter((row) => {
    const then = known.get(row.what)
    return then && !row.timed && (worse(row, row.dev, then.dev) || worse(row, row.held, then.held))
  })
}

/** Rows on public files that were not given this time keep the figures of the last run that had them. */
export function record(rows: readonly Row[], withData: boolean): void {
  const fresh = rows.map((row): Recorded => {
    const { what, data = 'project', limit, sense, target, timed = false, noise = 0.02 } = row
    const [dev, held, baseline] = [short(row.dev) ?? 0, short(row.held), short(row.baseline)]
    return { what, data, dev, held, baseline, limit, sense, target, holds: holds(row), timed, noise }
  })
  const kept = withData ? [] : recorded().filter((row) => row.data === 'public')
  const all = [...fresh, ...kept]
  writeFileSync(file, `{ "rows": [\n${all.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n] }\n`)
}
