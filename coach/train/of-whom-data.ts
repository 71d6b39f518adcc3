import { written, type Written } from '../src/evals/written.ts'
import { speaksAsChild } from '../src/safety/flag.ts'
import { toldIn } from '../src/text/words.ts'
import { ofWhoms } from './labels.ts'
import { one, train } from './read-data.ts'
import { inParts } from './read-parts.ts'
import type { Example } from './task.ts'

const isGrave = (it: Written): boolean => (it.alarm ?? 'none') !== 'none' && !!it.who
/** Of whom a talk tells harm: `own` or `other` where nearly all of it is of the one, else null. */
function whoseOf(talk: readonly Written[]): 'own' | 'other' | null {
  const told = talk.filter(isGrave)
  const isChild = talk.some(({ t }) => speaksAsChild(t))
  const own = told.filter(({ who }) => who === 'self' || (who === 'child' && isChild)).length / told.length
  if (told.length === 0 || told.some(({ who }) => who === 'writer')) return null
  return own > MOSTLY ? 'own' : own < 1 - MOSTLY ? 'other' : null
}
const MOSTLY = 0.8

/** Messages of talks of harm, each behind what was told before it, from the first that tells of it on. */
function ofWhomExamples(): Example[] {
  const all = written().filter((it) => train(it) && it.talk !== undefined && it.alarm !== undefined)
  const talks = Map.groupBy(all, ({ by, talk }) => `${by}/${talk}`)
  return [...talks.values()].flatMap((talk) => {
    const of = whoseOf(talk)
    const rows = of ? talk.slice(talk.findIndex(isGrave)) : []
    // A talk counts, and not how long it is.
    const weight = 2 / Math.sqrt(rows.length)
    return rows.map(({ t, earlier = [], by }) => {
      return { told: toldIn([...earlier, t].join('\n')), by, weight, want: one(ofWhoms, of!) }
    })
  })
}

export const ofWhomRecipe = {
  groups: [{ name: 'ofWhom', labels: ofWhoms, one: true }],
  most: 2500,
  penalty: 0.1,
  rarest: 3,
  rounds: 10,
  examples: ofWhomExamples,
  parts: inParts(4),
}
