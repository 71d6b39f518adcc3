import type { TextAnalysisInput } from '../operations.ts'
import { readReceived } from '../read/read.ts'
import { toldOf, type Role } from '../read/readings.ts'
import { wordCount } from '../text/words.ts'
import { pastOf } from './past.ts'
import { harmOf, LONGEST_CONTEXT, type Harm } from './received-harm.ts'
import { HALF, heardIn, type Given } from './received-heard.ts'
import { roleOf } from './sent.ts'

/** One message that somebody sent to the reader, read. */
export interface Received extends Given, Harm {
  words: number
  /** Who sent it, where that is known or rather sure. */
  role: Role | null
}

/** More is not read of a message. */
const LONGEST = 20_000

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
