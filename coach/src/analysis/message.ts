import kept from '../../data/words/parted.json' with { type: 'json' }
import type { TextAnalysisResult } from '@mallama/contracts/coach'
import type { TextAnalysisInput } from '../operations.ts'
import { toldOf } from '../read/laid.ts'
import { readReceived } from '../read/read.ts'
import { toSafety } from '../safety/screen.ts'
import { metOf } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { wordCount } from '../text/words.ts'
import { deedIn } from './acts.ts'
import { distinct, stepsTo, untilWord } from './quoting.ts'
import { readingOf, type Told } from './reading.ts'
import { HALF, harmOf, type Received } from './received-harm.ts'
import { grave as graves, kinds, roleOf, safe } from './sent.ts'

/** Reads one message that the user received. Pure; never throws. `start` and `end` are UTF-16 units, absent for the context. */
export function analyseMessage(input: TextAnalysisInput): TextAnalysisResult {
  const it = received(input)
  const told = readingOf(it)
  return {
    emotionalTone: told.tone,
    interpretation: told.says,
    underlyingMeaning: told.means,
    alternativeReading: told.other,
    suggestedResponse: answer(it, told.reply),
    ...confidenceOf(it, told),
    evidence: [...distinct(told.shown), ...told.context],
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

/** One message that somebody sent to the reader, read; "you" in it is the reader. */
export const received = (input: TextAnalysisInput): Received => harmOf(givenIn(input), input)

/** A message as the readers of messages take it. */
export function givenIn(input: TextAnalysisInput) {
  const { text } = input
  const context = input.context?.slice(0, 4000).trim() || null
  const sender = input.person?.relationshipType
  const known = sender && sender !== 'other' ? toldOf(sender.replaceAll('_', ' '), roleOf(sender)) : ''
  const told = [known, context ?? ''].join(' ').trim()
  const alone = readReceived(text, null)
  const as = told ? readReceived(text, told) : alone
  const [likely] = as.role
  const role = sender ? roleOf(sender) : told && likely && likely.chance >= HALF ? likely.label : null
  const deed = context === null ? null : deedIn(input, context)
  return { text, words: wordCount(text), context, as, alone, role, deed, past: pastOf(context ?? '', sender) }
}

const saysOf = metOf(kept)

/** Whether the reader has asked this person to stay away, or has left them, and the sentence that says so. */
function pastOf(context: string, sender: string | undefined) {
  const parts = toldIn(context).map(({ from, to, words }) => ({ quote: context.slice(from, to), says: saysOf(words) }))
  const told = (what: keyof typeof kept) => parts.find(({ says }) => says.has(what))?.quote
  const [asked, isFriendly] = [told('noContact'), told('friendly') !== undefined]
  const ended = isFriendly ? undefined : told('apart')
  const isEx = ended !== undefined || (!isFriendly && sender === 'ex_partner')
  return { noContact: asked !== undefined, ex: isEx, quote: untilWord(asked ?? ended ?? '', 160) || null }
}

/** What the reader could send back; at risk, what protects them, as help lines advise: nothing that gives way or provokes. */
function answer({ grave, past, abuse }: Received, reply: string): string {
  if (grave && graves[grave].firm) return reply
  return abuse ? safe[abuse] : past.noContact ? safe.outOfTouch : reply
}

/** COACH.md, "Text analysis": the caps; the first holds for no more words than these, where nothing is told about them. */
export const CAPS = { bare: 0.45, conflict: 0.5, always: 0.85 } as const
export const BARE = 4

/** How sure the reading is of what the message does, 0.1..0.85, and what that rests on: the contributions add up to it. */
function confidenceOf({ words, context }: Received, { chance, named, shown }: Told) {
  const { contributions, to } = stepsTo('confidence', 100)
  let value = to(chance, `how clearly the words show ${named} rather than anything else`, shown[0]?.quote)
  const cap = (most: number, why: string) => (value = to(Math.min(value, most), why))
  if (words <= BARE && context === null) cap(CAPS.bare, 'four words or fewer, without context: never surer than 0.45')
  if (named === kinds.sarcasm.named) cap(CAPS.conflict, 'words and meaning seem to conflict: never surer than 0.50')
  const confidence = to(Math.min(Math.max(value, 0.1), CAPS.always), 'words alone: never surer than 0.85')
  return { confidence, contributions }
}
