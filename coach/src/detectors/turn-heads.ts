import { argumentActs, type ArgumentAct } from '@mallama/contracts/coach'

/** The cues of evals/data/labelling.md. */
export const cues = [
  'criticism',
  'contempt',
  'defensiveness',
  'withdraw',
  'stonewalling',
  'timed-break',
  'demand',
  'request',
  'threat',
  'ultimatum',
  'apology',
  'non-apology',
  'repair',
  'appreciation',
  'validation',
  'absolutes',
  'mind-reading',
] as const
export type CueName = (typeof cues)[number]

/**
 * What the turn model answers by itself, yes or no. `hurts`: any cue or act that hurts or presses; `heavy`: one that
 * weighs 2 or more in `harm.ts`; `harm`: how much it hurts, as a share of 10.
 */
export const cueNames = [...cues, 'sarcasm', 'hurts', 'heavy', 'harm'] as const
/** Of these one is the main act. The last two are no acts of the contract: nothing that has to be answered. */
export const actNames = [...argumentActs, 'inform', 'smalltalk'] as const satisfies readonly (ArgumentAct | string)[]
export type HeadName = (typeof cueNames)[number] | `main:${(typeof actNames)[number]}`

/** The order of the model's log-odds. */
export const heads: readonly HeadName[] = [...cueNames, ...actNames.map((act) => `main:${act}` as const)]
export const headAt = (name: HeadName): number => heads.indexOf(name)
