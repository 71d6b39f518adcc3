/** Every third case is held out: it is reported, and nothing is ever tuned on it. */
export function split<T>(cases: readonly T[]): { dev: T[]; held: T[] } {
  return { dev: cases.filter((_, at) => at % 3 !== 2), held: cases.filter((_, at) => at % 3 === 2) }
}

/** Cases that are numbered: the even ones are worked on, the odd ones are held out. */
export function halves<T extends { id: string }>(cases: readonly T[]): { dev: T[]; held: T[] } {
  const even = ({ id }: T) => Number(/\d+/.exec(id)?.[0]) % 2 === 0
  return { dev: cases.filter(even), held: cases.filter((it) => !even(it)) }
}

export const share = (hits: number, all: number): number => (all === 0 ? 1 : hits / all)
export const rate = <T>(some: readonly T[], holds: (it: T) => boolean) => share(some.filter(holds).length, some.length)

/** Mean F1 over the labels that occur in the cases. */
export function macroF1<L extends string>(pairs: readonly { is: L; got: L }[]): number {
  const labels = [...new Set(pairs.map(({ is }) => is))]
  const scores = labels.map((label) => {
    const both = pairs.filter(({ is, got }) => is === label && got === label).length
    const got = pairs.filter((it) => it.got === label).length
    const is = pairs.filter((it) => it.is === label).length
    return both === 0 ? 0 : (2 * both) / (got + is)
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export interface Row {
  what: string
  dev: number
  held: number | null
  baseline: number | null
  /** The floor below which the run fails; for "at most" rows the ceiling. */
  limit: number
  sense: 'at least' | 'at most'
  target: string
  /** `public` where the figure was measured on public files; on data in the project otherwise. */
  data?: 'project' | 'public'
  /** Measured with a clock. */
  timed?: boolean
  /** How far a figure may fall below its record before `npm test` fails: about one standard error; 0.02 unless told. */
  noise?: number
}

export type Goal = Pick<Row, 'limit' | 'sense' | 'target'>
export const atLeast = (limit: number, target = '-'): Goal => ({ limit, sense: 'at least', target })
export const atMost = (limit: number, target = '-'): Goal => ({ limit, sense: 'at most', target })

/** One field of the evaluation. */
export interface RowModule {
  /** `data`: the folder of public files (see `npm run eval -- --data`), or null; rows on them are left out without it. */
  rows: (data: string | null) => Row[]
  /** Lines of the parts that are tuned on, with what was wanted; held-out lines are never shown. */
  misses?: () => string[]
}

const shown = (value: number | null): string =>
  value === null ? '-' : value < 10 ? value.toFixed(3) : value.toFixed(1)

export function table(rows: readonly Row[]): string {
  const head = ['figure', 'dev', 'held out', 'baseline', 'limit', 'target', '']
  const lines = rows.map((row) => [
    row.what,
    shown(row.dev),
    shown(row.held),
    shown(row.baseline),
    `${row.sense} ${row.limit}`,
    row.target,
    holds(row) ? 'ok' : 'BELOW',
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => (line[at] ?? '').length)))
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Judged on both parts together: a figure that only holds on the tuned part does not hold. */
export const holds = (row: Row): boolean =>
  [row.dev, row.held].every(
    (value) => value === null || (row.sense === 'at least' ? value >= row.limit : value <= row.limit),
  )
