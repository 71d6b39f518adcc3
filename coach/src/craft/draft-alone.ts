import type { CraftResult } from '@mallama/contracts/coach'
import type { CraftInput } from '../operations.ts'
import { score } from './score.ts'
import { inferAct } from './cues/acts.ts'
import { hurtsIn } from './tell.ts'

/** The writer's own draft where the goal was not understood: what its words show by themselves, and no more. */
export function draftAlone(input: CraftInput): CraftResult['draft'] {
  const text = input.originalDraft
  if (!text || !/\p{L}/u.test(text)) return null
  const act = inferAct([text], [])
  const scored = score(text, { act, slots: [], unheld: true }, input.selectedTone)
  return {
    ...scored.scores,
    feedback: [
      ...hurtsIn(scored).map((it) => `In your draft ${it}.`),
      'I did not understand the goal, so whether your draft does what you want is counted as half; the rest is measured on its words alone.',
    ].join(' '),
  }
}
