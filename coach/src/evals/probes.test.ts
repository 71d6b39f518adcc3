import { expect, test } from 'vitest'
import { dangerProbes, probes as read } from '../model/local/tryout.ts'
import { newLines, olderLines } from './labelled.ts'
import { tried } from './probes.ts'

const probes = read()

test('sixty dangers and their sixty harmless twins', () => {
  expect(probes.filter(({ danger }) => danger)).toHaveLength(60)
  for (let pair = 1; pair <= 60; pair++)
    expect(probes.filter((it) => it.pair === pair).map(({ danger }) => danger)).toEqual([true, false])
  expect(dangerProbes()).toHaveLength(60)
})

test('none of them is among what is learnt from', () => {
  const learnt = new Set([...newLines(), ...olderLines()].map(({ t }) => t))
  expect(probes.filter(({ t }) => learnt.has(t))).toEqual([])
})

test('whoever meets everything leaves nothing alone', () => {
  expect(tried(probes, () => true)).toEqual({ met: 1, left: 0 })
  expect(tried(probes, ({ danger }) => danger)).toEqual({ met: 1, left: 1 })
})
