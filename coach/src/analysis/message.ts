import type { TextAnalysisResult } from '@mallama/contracts/coach'
import type { TextAnalysisInput } from '../operations.ts'
import { isByClose } from '../safety/flag.ts'
import { toSafety } from '../safety/screen.ts'
import { distinct, stepsTo } from './quoting.ts'
import { readingOf, type Told } from './reading.ts'
import { givenIn, harmOf, type Received } from './received-harm.ts'
import { grave as graves, kinds, safe } from './sent.ts'

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
    ...(told.mayBe ? { mayBe: told.mayBe } : {}),
    ...confidenceOf(it, told),
    evidence: [...distinct(told.shown), ...told.context],
    safety: it.flag ? toSafety(it.flag, input.country) : null,
    coach: 'built-in',
  }
}

/** One message that somebody sent to the reader, read; "you" in it is the reader. */
export const received = (input: TextAnalysisInput): Received => harmOf(givenIn(input), input)

/** What the reader could send back; at risk, what protects them, as help lines advise: nothing that gives way or provokes. */
function answer({ grave, past, abuse, flag }: Received, reply: string): string {
  if (abuse && flag?.tier === 3 && isByClose(flag)) return safe.now
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
