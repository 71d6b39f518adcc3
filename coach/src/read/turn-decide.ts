import type { ArgumentAct } from '@mallama/contracts/coach'
import { cues, mainActs, type CueName } from './turn-heads.ts'
import type { Chances, Thresholds } from './turns.ts'

/** What is made of the chances of a turn. */
export interface Decision {
  cues: ReadonlySet<CueName>
  /** In the order of how likely they are. */
  acts: readonly ArgumentAct[]
  main: ArgumentAct | null
  sarcasm: boolean
}

/** The act that shows a cue, where one does. */
const actOf: Partial<Record<CueName, ArgumentAct>> = {
  criticism: 'criticism',
  contempt: 'contempt',
  defensiveness: 'defend',
  withdraw: 'withdraw',
  stonewalling: 'withdraw',
  demand: 'demand',
  request: 'request',
  threat: 'threat',
  ultimatum: 'threat',
  apology: 'apologise',
  repair: 'repair',
  validation: 'validate',
}
const shown = new Set(Object.values(actOf))
/** The cues that show an act. */
export const cuesOf = (act: ArgumentAct): readonly CueName[] => cues.filter((cue) => actOf[cue] === act)

/** The share from which an act without a cue is one beside the main one. */
const ALSO = 0.2

export function decide(chances: Chances, from: Thresholds): Decision {
  const found = new Set(cues.filter((cue) => chances.cue(cue) >= from[cue]))
  // "Sorry, but" is no apology, whatever its first word says.
  if (found.has('non-apology')) found.delete('apology')
  // An act with a cue of its own is none where the cue was not found.
  const may = mainActs.filter((act) => act !== 'validate' || found.has('validation'))
  const best = may.reduce((most, act) => (chances.act(act) > chances.act(most) ? act : most))
  const main = best === 'inform' || best === 'smalltalk' ? null : best
  const acts = mainActs.filter(
    (act): act is ArgumentAct =>
      act !== 'inform' &&
      act !== 'smalltalk' &&
      (act === main || (shown.has(act) ? cuesOf(act).some((cue) => found.has(cue)) : chances.act(act) >= ALSO)),
  )
  return { cues: found, acts, main, sarcasm: chances.cue('sarcasm') >= from.sarcasm }
}
