import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sight } from './screen.ts'

/** Lines that the screen before this one was tested with, learnt from now; docs/evidence/safety-swap.md says which it misses. */
interface Known {
  t: string
  label: 'none' | 'passive' | 'active' | 'imminent'
  kind: 'known' | 'known, missed'
}
const all = readFileSync(new URL('../../data/lines/known.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((row) => JSON.parse(row) as Known)
const held = (some: Known['label'][]) => all.filter(({ kind, label }) => kind === 'known' && some.includes(label))
const tier = ({ t }: Known) => sight(t)?.tier ?? 0

test('what was met as grave is asked about or acted on still', () => {
  const grave = held(['active', 'imminent'])
  expect(grave.length).toBeGreaterThan(180)
  expect(grave.filter((it) => tier(it) === 0).map(({ t }) => t)).toEqual([])
})

test('what raised nothing is never acted on', () => {
  const calm = held(['none'])
  expect(calm.length).toBeGreaterThan(250)
  expect(calm.filter((it) => tier(it) >= 2).map(({ t }) => t)).toEqual([])
})
