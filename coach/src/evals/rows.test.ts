import { expect, test } from 'vitest'
import { holds, type Row } from './measure.ts'
import { recorded } from './record.ts'
import { rowModules } from './rows.ts'

const worse = (row: Row, now: number | null, then: number | null): boolean => {
  if (now === null || then === null) return false
  const fall = row.sense === 'at least' ? then - now : now - then
  // Figures are recorded to four places.
  return fall > (row.noise ?? 0.02) + 0.0001
}

test('no figure of the coach is past its limit, or has fallen behind docs/evidence/eval.json by more than noise', () => {
  const rows = rowModules.flatMap((module) => module.rows(null)).filter((row) => !row.timed)
  expect(rows.filter((row) => !holds(row))).toEqual([])
  const record = new Map(recorded().map((row) => [row.what, row]))
  const fallen = rows.filter((row) => {
    const then = record.get(row.what)
    return then && (worse(row, row.dev, then.dev) || worse(row, row.held, then.held))
  })
  expect(fallen, 'npm run eval writes the record anew where a fall is meant').toEqual([])
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
}, 240_000)
