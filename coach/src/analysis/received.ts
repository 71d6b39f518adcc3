import kept from '../../data/words/parted.json' with { type: 'json' }
import type { TextAnalysisInput } from '../operations.ts'
import { toldOf } from '../read/laid.ts'
import { readReceived } from '../read/read.ts'
import { metOf } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { wordCount } from '../text/words.ts'
import { untilWord } from './quoting.ts'
import { HALF, harmOf, type Given, type Harm, type Past } from './received-harm.ts'
import { roleOf } from './sent.ts'

/** One message that somebody sent to the reader, read; "you" in it is the reader. */
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
  const it = { text, words: wordCount(text), context, as, alone, role, past: pastOf(context ?? '', sender) }
  return { ...it, ...harmOf(it, input) }
}

const saysOf = metOf(kept)

/** Whether the reader has asked this person to stay away, or has left them, and the sentence that says so. */
function pastOf(context: string, sender: string | undefined): Past {
  const parts = toldIn(context).map(({ from, to, words }) => ({ quote: context.slice(from, to), says: saysOf(words) }))
  const told = (what: keyof typeof kept) => parts.find(({ says }) => says.has(what))?.quote
  const asked = told('noContact')
  const isFriendly = told('friendly') !== undefined
  const ended = isFriendly ? undefined : told('apart')
  const said = asked ?? ended
  return {
    noContact: asked !== undefined,
    ex: ended !== undefined || (!isFriendly && sender === 'ex_partner'),
    quote: said ? untilWord(said, 160) : null,
  }
}
