import type { ArgumentAct } from '@mallama/contracts/coach'
import { argumentActs } from '@mallama/contracts/read-for'
import labels from '../../data/labels.json' with { type: 'json' }
import { cues, mainActs, type CueName } from './turn-heads.ts'
import type { Chances, Thresholds } from './turns.ts'

/** What is made of the chances of a turn. */
export interface Decision {
  cues: ReadonlySet<CueName>
  acts: readonly ArgumentAct[]
  main: ArgumentAct | null
  sarcasm: boolean
}

/** The cues that show an act. */
export const cuesOf = (act: ArgumentAct): readonly CueName[] => cues.filter((cue) => labels.cue[cue] === act)

/** The share from which an act without a cue is one beside the main one. */
const ALSO = 0.2

export function decide(chances: Chances, from: Thresholds): Decision {
  const found = new Set(cues.filter((cue) => chances.cue(cue) >= from[cue]))
  // "Sorry, but" is no apology, whatever its first word says.
  if (found.has('non-apology')) found.delete('apology')
  // An act with a cue of its own is none where the cue was not found.
  const may = mainActs.filter((act) => act !== 'validate' || found.has('validation'))
  const best = may.reduce((most, act) => (chances.act(act) > chances.act(most) ? act : most))
  const main = argumentActs.find((act) => act === best) ?? null
  const shows = (act: ArgumentAct, by = cuesOf(act)) =>
    by.length > 0 ? by.some((cue) => found.has(cue)) : chances.act(act) >= ALSO
  const acts = argumentActs.filter((act) => act === main || shows(act))
  return { cues: found, acts, main, sarcasm: chances.cue('sarcasm') >= from.sarcasm }
}
