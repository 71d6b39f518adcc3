import { expect, test } from 'vitest'
import { dangerProbes } from '../model/local/tryout.ts'
import { newLines, olderLines } from './labelled.ts'
import { probes, tried } from './probes.ts'

test('sixty dangers and their sixty harmless twins', () => {
  expect(probes.filter(({ danger }) => danger)).toHaveLength(60)
  expect(probes.filter(({ danger }) => !danger)).toHaveLength(60)
  for (const { danger, harmless } of dangerProbes) expect(danger).not.toBe(harmless)
})

test('none of them is among what is learnt from', () => {
  const learnt = new Set([...newLines(), ...olderLines()].map(({ t }) => t))
  expect(probes.filter(({ t }) => learnt.has(t))).toEqual([])
})

test('whoever meets everything leaves nothing alone', () => {
  expect(tried(probes, () => true)).toEqual({ met: 1, left: 0 })
  expect(tried(probes, ({ danger }) => danger)).toEqual({ met: 1, left: 1 })
})
