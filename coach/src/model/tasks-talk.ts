import { z } from 'zod'
import { legibility } from '../builtin/kind-of-text.ts'
import { quietlyUnder, withoutQuestions } from '../builtin/quiet-question.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { revive } from '../builtin/state.ts'
import type { Remembered, Reply, ReplyInput } from '../port.ts'
import { quotedIn, wordsOf, type Reader } from './quotes.ts'
import { flagged, lead, leftOut, messageIn, open, remembered, said, type Said, type Talked } from './talk.ts'
import { taskOf } from './task.ts'
import { factsOf, textsIn } from './told.ts'

/** What a model answers in a talk. In this order: what comes first is known before a word of the reply is shown. */
const TalkWords = z.object({
  // Nobody is shown these two: who has said what is wanted and what is not known answers that.
  asked: z.string(),
  unknown: z.string(),
  message: z.object({ text: z.string(), to: z.string().nullable() }).nullable(),
  reply: z.string(),
})

/** A reply of the built-in coach, in a model's words: its flag and its memory of the talk are ours. */
const talked = {
  words: TalkWords,
  shown: ['reply'],
  voices: { text: 'person' },
  own: ({ message }: Talked) => [message],
  // Another language goes nowhere: we could not read what comes back.
  settled: (_built: Reply, { message }: Talked) => !message.trim() || legibility(message) === 'other-language',
  talk: true,
} as const

export const reply = taskOf('reply', {
  ...talked,
  data: (input) => ({ remembered: knownOf(input).map(({ fact }) => fact), leftOut: leftOut(input) }),
  sources: (input) => [...said(input), ...textsIn(input.person && factsOf(input.person)), ...textsIn(knownOf(input))],
  merge: (home, words, reader, input) =>
    merged(home, words, reader, input, textsIn(input.person && factsOf(input.person)), knownOf(input)),
})

export const argumentFollowUp = taskOf('argumentFollowUp', {
  ...talked,
  data(input) {
    const { analysis, turns, resolvedConversation, ...rest } = input.resolution
    const short = { turns: turns.slice(0, 80), resolvedConversation: resolvedConversation.slice(0, 8_000) }
    return { resolution: { ...rest, ...analysis, ...short }, leftOut: leftOut(input) }
  },
  sources: (input) => [...said(input), ...input.resolution.turns.map(({ text }) => text)],
  merge: (home, words, reader, input) => merged(home, words, reader, input),
})

/** The newest facts from earlier talks. */
const knownOf = (input: ReplyInput) => fromBefore(input).slice(0, 60)

function merged(
  home: Reply,
  { reply: text, message }: Said,
  { evidence, safety, cleared }: Reader,
  input: Talked,
  notes: readonly string[] = [],
  kept: readonly Remembered[] = [],
): Reply | null {
  if (!text) return null
  const sent = messageIn(message)
  const state = flagged(remembered(input, home, text, sent !== null), safety, cleared && open(input) !== null)
  const is = revive(state)
  // A doubt is asked about beneath a model's answer as beneath ours.
  const asked: { state: unknown; ask?: Reply['ask'] } = (is?.flag && quietlyUnder(is, is.flag)) || { state }
  return {
    response: `${lead(home)}${asked.ask ? withoutQuestions(text) || text : text}`,
    evidence: evidence(
      quotedIn(text).map((quote) => ({ quote, shows: 'your words' })),
      'shows',
    ),
    safety,
    memoryUsed: used(notes, kept, text, input.message),
    ...asked,
    ...(sent ? { message: sent } : {}),
  }
}

/** What the reply speaks of and the message did not, of the notes or of earlier talks: two longer words of a line. */
function used(notes: readonly string[], kept: readonly Remembered[], reply: string, message: string): string[] {
  const [told, asked] = [reply.toLowerCase(), message.toLowerCase()]
  const spoken = (line: string) => {
    const words = wordsOf(line.toLowerCase()).filter((word) => word.length >= 5)
    return words.filter((word) => told.includes(word) && !asked.includes(word)).length >= 2
  }
  const noted = notes.flatMap((note) => note.split('\n'))
  const facts = kept.filter(({ fact, quote }) => spoken(fact) || spoken(quote))
  return [...noted.filter(spoken), ...facts.map((one) => inPlainWords(one).plain)].slice(0, 1)
}
