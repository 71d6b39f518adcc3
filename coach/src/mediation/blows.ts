import { sentences } from '../builtin/clauses.ts'
import { readTurn } from '../detectors/turn.ts'
import { scorns } from './danger.ts'
import { strikes } from './watch.ts'

/** As much as is read of one text. */
const longest = 4000

/**
 * The first sentence of these words that is a blow by itself, as it was written; null where there is none. Harm is a sum over a turn: a long telling, whole of small
 * complaints, has much of it and strikes nobody. What is said back is in the "you" form by its nature ("You were late,
 * because you had work"), which reads as blame and is none: there only scorn is a blow.
 */
export function blowIn(text: string, { saidBack }: { saidBack: boolean }): string | null {
  const found = sentences(text.slice(0, longest)).find(({ text: sentence }) => {
    if (scorns(sentence)) return true
    const reading = readTurn(sentence)
    return saidBack ? reading.acts.some(({ id }) => id === 'contempt') && strikes(reading) : strikes(reading)
  })
  return found?.text ?? null
}
