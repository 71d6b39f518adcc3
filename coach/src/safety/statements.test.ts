import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { statedIn, statements } from './statements.ts'
import { toldIn } from './told.ts'

interface Case {
  s: string
  fits: boolean
  t: string
}
const cases = readFileSync(new URL('../../data/statements.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((row) => JSON.parse(row) as Case)
const makes = (text: string, id: string) => statedIn(toldIn(text)).some(({ statement }) => statement.id === id)

test('there are at most sixty statements, of at most eight phrases each', () => {
  expect(statements.length).toBeLessThanOrEqual(60)
  const phrases = statements.map(({ says, threatens = [] }) => [...says, ...threatens])
  for (const own of phrases) expect(own.length).toBeLessThanOrEqual(9)
  expect(phrases.flat().length).toBeLessThanOrEqual(400)
})

describe.each(statements.map(({ id }) => id))('%s', (id) => {
  const own = cases.filter(({ s }) => s === id)
  test('fits twenty lines, and not twenty that come near', () => {
    expect(own.filter(({ fits }) => fits).length).toBeGreaterThanOrEqual(20)
    expect(own.filter(({ fits }) => !fits).length).toBeGreaterThanOrEqual(20)
    expect(own.filter(({ fits, t }) => fits && !makes(t, id)).map(({ t }) => t)).toEqual([])
    expect(own.filter(({ fits, t }) => !fits && makes(t, id)).map(({ t }) => t)).toEqual([])
  })
})
