import { expect, test } from 'vitest'
import { holds } from './measure.ts'
import { reading } from './reading.ts'
import { fallen } from './record.ts'
import { quickModules } from './rows.ts'

// The sweeps over whole operations are held to the same by npm run eval -- --check, and by npm run drills; the reader's
// too, which answers the sealed talks whole and takes four times as long as all others here.
const modules = quickModules.filter((module) => module !== reading)

test('no figure of the coach is past its limit, or has fallen behind docs/evidence/eval.json by more than noise', () => {
  const rows = modules.flatMap((module) => module.rows(null)).filter((row) => !row.timed)
  expect(
    rows.filter((row) => !holds(row)),
    'past a limit, which no new record moves',
  ).toEqual([])
  expect(fallen(rows), 'npm run eval writes the record anew where a fall is meant').toEqual([])
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
}, 240_000)
