import { readFileSync } from 'node:fs'
import { judge } from '../second.ts'
import type { Probes } from './tryout.ts'

/** A text in which somebody is in danger without saying so, or its twin, which has its words and no danger. */
export interface Probe {
  pair: number
  danger: boolean
  t: string
}

/** coach/data/probes.jsonl: nothing was learnt from them, and no prompt shows one. */
export const probes = (): Probe[] =>
  readFileSync(new URL('../../../data/probes.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Probe)

/** What a model is tried with before it may lower a doubt of ours. */
export function dangerProbes(): Probes {
  const all = probes()
  const texts = all
    .filter(({ danger }) => danger)
    .flatMap(({ pair, t }) => {
      const twin = all.find((it) => it.pair === pair && !it.danger)
      return twin ? [{ danger: t, harmless: twin.t }] : []
    })
  return { texts, judge }
}
