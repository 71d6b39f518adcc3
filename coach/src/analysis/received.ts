import type { TextAnalysisInput } from '../operations.ts'
import { read, readReceived } from '../read/read.ts'
import { toldOf } from '../read/laid.ts'
import { wordCount } from '../text/words.ts'
import { pastOf } from './past.ts'
import { harmOf, type Harm } from './received-harm.ts'
import { HALF, heardIn, type Given } from './received-heard.ts'
import { families, grave, kinds, likeliest, roleOf } from './sent.ts'

/** One message that somebody sent to the reader, read. */
export type Received = Given & Harm

/** More is not read of a message, and of what is told about it. */
const LONGEST = 20_000
const LONGEST_CONTEXT = 4000

export function received(input: TextAnalysisInput): Received {
  const text = input.text.slice(0, LONGEST)
  const context = input.context?.slice(0, LONGEST_CONTEXT).trim() || null
  const sender = input.person?.relationshipType
  const known = sender && sender !== 'other' ? toldOf(sender.replaceAll('_', ' '), roleOf(sender)) : ''
  const told = [known, context ?? ''].join(' ').trim()
  const alone = readReceived(text, null)
  const as = told ? readReceived(text, told) : alone
  const [likely] = as.role
  const role = sender ? roleOf(sender) : told && likely && likely.chance >= HALF ? likely.label : null
  const it = { text, words: wordCount(text), context, as, alone, role, past: pastOf(input) }
  return { ...it, ...harmOf(it, heardIn(it), input) }
}

/** Told where neither the readings nor the reader of turns are sure of one. */
export const untold = 'hard to tell from the words alone'

/**
 * How a message sounds: as the readings say that hold together more than half of the chance, with the feeling that the
 * reader of turns hears beside it where the two do not contradict each other.
 */
export function toneOf({ text, grave: danger, as }: Received): string {
  if (danger) return grave[danger].tone
  const [tone, sum] = likeliest(as, (kind) => kind.tone)
  const [valence, sure] = likeliest(as, (kind) => kind.valence)
  const [felt] = read(text).tone()
  const feeling =
    felt && felt.use !== 'leave' && felt.label in families ? families[felt.label as keyof typeof families] : null
  const fits = feeling && (feeling.valence === valence || sure < HALF) ? feeling.word : null
  if (sum < HALF) return fits ?? untold
  return fits && fits !== tone && kinds[as.reads[0]!.label].valence === valence ? `${tone} and ${fits}` : tone
}
