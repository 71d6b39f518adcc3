import labels from '../../data/labels.json' with { type: 'json' }
import type { ArgumentAct } from '@mallama/contracts/coach'
import { argumentActs } from '@mallama/contracts/read-for'
import { families, type Family } from './families.ts'
import type { Group } from './classifier.ts'
import { named } from './labels.ts'

/** The cues of evals/data/labelling.md, each with the act that shows it, where one does. */
export const cues = named(labels.cue)
export type CueName = (typeof cues)[number]

/**
 * What is answered yes or no. `hurts`: any cue or act that hurts or presses; `heavy`: one that weighs 2 or more in
 * turn-harm.ts; `harm`: how much it hurts, as a share of 10.
 */
export const cueHeads = [...cues, 'sarcasm', 'hurts', 'heavy', 'harm'] as const
export type CueHead = (typeof cueHeads)[number]
/** Of these one is the main act. The last two are no acts of the contract: nothing that has to be answered. */
export const mainActs = [...argumentActs, 'inform', 'smalltalk'] as const satisfies readonly (ArgumentAct | string)[]

/** The heads of the reader of turns, in order. What it feels like is read of a turn by itself only. */
export const turnGroups: readonly Group[] = [
  { name: 'cue', labels: cueHeads, one: false },
  { name: 'main', labels: mainActs, one: true },
  { name: 'feeling', labels: families, one: true },
]
/** Of what a turn does; the feelings come after these. */
export const headCount = cueHeads.length + mainActs.length
export const cueAt = (name: CueHead): number => cueHeads.indexOf(name)
export const actAt = (name: (typeof mainActs)[number]): number => cueHeads.length + mainActs.indexOf(name)
export const feelingAt = (family: Family): number => headCount + families.indexOf(family)
