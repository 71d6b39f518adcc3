import { match } from '../detectors/match.ts'
import { plain, sentences } from '../detectors/plain.ts'
import { negatedAt, type Span } from '../detectors/span.ts'
import { tone as toneIn } from '../detectors/tone.ts'
import { readTurn } from '../detectors/turn.ts'
import type { Context } from './context.ts'
import { kindCues } from './cues/kinds.ts'
import { digs } from './cues/tones.ts'
import { needsShown } from './needs.ts'
import { weighKinds } from './weighing.ts'

/**
 * What cues and detectors find in a message, before anything is decided; training and reading both look this way.
 * `score` says how much the hand-written cues have for each kind. Pure, linear in the length of the text.
 */
export function seeing(text: string, context: Context | null, known: readonly string[]) {
  const read = plain(text)
  const parts = sentences(read)
  const turn = readTurn(text, { known })
  const found = match(read, kindCues).filter(
    (it) => it.id !== 'distress' || (!negatedAt(text, it.start) && !perplexed.test(it.quote)),
  )
  const stings = [...match(read, digs), ...shouted(text)]
  const heard = toneIn(text)
  const score = weighKinds({ text, read, parts, turn, context, found, stings, heard })
  return { text, read, parts, turn, context, found, stings, heard, score, needs: needsShown(read) }
}
export type Seen = ReturnType<typeof seeing>

/** A thing that nobody knows what to do with is no despair. */
const perplexed = /\bknow what to do with (?:it|this|that|the|your|his|her|all|these|those)\b/i

/** "SO sorry": stressed against what is said. */
const shouted = (text: string): Span[] =>
  [
    ...text
      .slice(0, 6000)
      .matchAll(/\bSO (?:sorry|glad|happy|thrilled|grateful|nice|kind)\b(?=[^.!?\n]*\b(?:i|some|you|that)\b)/g),
  ].map((hit) => ({
    id: 'dig',
    quote: hit[0],
    start: hit.index,
    end: hit.index + hit[0].length,
    speaker: 'writer',
    target: 'other',
    strength: 0.7,
  }))
