import { pressedLines, quarrels } from '../src/evals/labelled.ts'
import { pressures } from './labels.ts'
import { withPressures } from '../src/read/pressed.ts'
import type { Example } from './task.ts'
import { labelledTurns } from './turns-data.ts'

/**
 * Lines of a room by whether they press or scorn; beside them turns of talks in which nobody is in danger. Of what is
 * labelled contempt there nobody said whether it goes so far as scorn, and of a threat nothing is known.
 */
export function pressedExamples(): Example[] {
  const dangerous = new Set(
    quarrels().flatMap(({ danger, turns }) => (danger === 'none' ? [] : turns.map(([, text]) => text))),
  )
  return [
    ...pressedLines().map(({ t, room, by }) => ({
      told: withPressures(t),
      by,
      weight: 1,
      want: pressures.map((it) => Number(it === room)),
    })),
    ...labelledTurns()
      .filter(({ text, cues }) => !dangerous.has(text) && !cues.includes('threat'))
      .map(({ text, cues, act, author }) => ({
        told: withPressures(text),
        by: author,
        weight: FAIR,
        want: [0, act === 'contempt' || cues.includes('contempt') ? null : 0],
      })),
  ]
}
/** Of the reader of turns, which is a sign here, these were learnt from. */
const FAIR = 0.2
