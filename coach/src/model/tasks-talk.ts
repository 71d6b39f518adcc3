import { z } from 'zod'
import { legibility } from '../builtin/kind-of-text.ts'
import { quietlyUnder, withoutQuestions } from '../builtin/quiet-question.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { isAside } from '../builtin/set-aside.ts'
import { fresh, revive, sentenceKey, splitSentences } from '../builtin/state.ts'
import { unseen } from '../guide/state.ts'
import type { Remembered, Reply, ReplyInput, Turn } from '../port.ts'
import { flagOf } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { escaped, textsIn } from './data-block.ts'
import { quotedIn } from './quotes.ts'
import { taskOf, type Reader } from './task.ts'
import { factsOf } from './told.ts'

/** What a model answers in a talk. In this order: what comes first is known before a word of the reply is shown. */
const TalkWords = z.object({
  stage: z.enum(['explore', 'understand', 'act']),
  reply: z.string(),
  message: z.object({ text: z.string(), to: z.string().nullable() }).nullable(),
})
type Words = z.output<typeof TalkWords>
type Talked = Omit<ReplyInput, 'person'>

/** More of a talk than a model of a house keeps in mind. */
const REMEMBERED = 30
/** So many of the newest facts from earlier talks. */
const FACTS = 60

/** The message first: that is the text that was sent. */
const said = ({ message, history }: Talked): string[] => [message, ...ownIn(history)]

/** A reply of the built-in coach, in a model's words: its flag and its memory of the talk are ours. */
const talked = {
  words: TalkWords,
  shown: ['reply'],
  voices: { text: 'person' },
  own: ({ message }: Talked) => [message],
  // Another language goes nowhere: we could not read what comes back.
  settled: (_built: Reply, { message }: Talked) => !message.trim() || legibility(message) === 'other-language',
  talk: {
    earlier: ({ history }: Talked) => rolesOf(history.slice(-REMEMBERED)),
    heard: ({ history }: Talked) => history.flatMap((it) => [it.content, it.message?.text ?? '']),
    said,
    aside: ({ category, quote }: { category: string; quote: string }, { message }: Talked, { state }: Reply) =>
      isAside(state, category) && !(quote.trim() && message.includes(quote.trim())),
    lead: ({ response }: Reply) => disclosure(response),
    raised: (home: Reply, safety: NonNullable<Reply['safety']>, input: Talked): Reply => ({
      response: safety.message,
      evidence: [],
      safety,
      memoryUsed: [],
      state: flagged(remembered(input, home, safety.message), safety),
    }),
  },
} as const

export const reply = taskOf('reply', {
  ...talked,
  prompt: 'chat',
  data: (input) => ({
    relationship: input.person && factsOf(input.person),
    remembered: knownOf(input).map(({ fact }) => fact),
    leftOut: leftOut(input),
    message: input.message,
  }),
  sources: (input) => [...said(input), ...textsIn(input.person && factsOf(input.person)), ...textsIn(knownOf(input))],
  merge: (home, words, reader, input) =>
    merged(home, words, reader, input, (text) =>
      used(textsIn(input.person && factsOf(input.person)), knownOf(input), text, input.message),
    ),
})

export const argumentFollowUp = taskOf('argumentFollowUp', {
  ...talked,
  prompt: 'follow-up',
  data(input) {
    const { turns, summary, analysis, resolvedConversation, preventionTips } = input.resolution
    const resolution = {
      turns: turns.slice(0, 80),
      summary,
      underlyingIssue: analysis.underlyingIssue,
      relationshipPattern: analysis.relationshipPattern,
      resolvedConversation: resolvedConversation.slice(0, 8_000),
      preventionTips,
    }
    return { resolution, leftOut: leftOut(input), message: input.message }
  },
  sources: (input) => [...said(input), ...input.resolution.turns.map(({ text }) => text)],
  merge: (home, words, reader, input) => merged(home, words, reader, input, () => []),
})

const knownOf = (input: ReplyInput) => fromBefore(input).slice(0, FACTS)

function leftOut({ history }: Talked): string | null {
  const cut = history.length - REMEMBERED
  return cut > 0 ? `${cut} earlier turns: only the last ${REMEMBERED} of a talk are sent.` : null
}

/** The talk as a chat has it. What a person wrote stands in its data block in each turn, and nowhere as our words. */
function rolesOf(history: readonly Turn[]): Turn[] {
  const roles: Turn[] = []
  for (const { role, content, message } of history) {
    const last = roles.at(-1)
    // Without the message "make it shorter" would be about nothing.
    const answered = message ? `${content.trimEnd()}\n\nThe message:\n${message.text}` : content
    const text = role === 'user' ? `<data>\n${escaped({ message: content })}\n</data>` : answered
    // Servers of the house refuse a chat that does not alternate, or that they begin themselves.
    if (last?.role === role) roles[roles.length - 1] = { role, content: `${last.content}\n\n${text}` }
    else if (last || role === 'user') roles.push({ role, content: text })
  }
  if (roles.at(-1)?.role === 'user') roles.push({ role: 'assistant', content: '(There was no answer.)' })
  return roles
}

function merged(
  home: Reply,
  { reply: text, message }: Words,
  { evidence, safety }: Reader,
  input: Talked,
  memoryUsed: (text: string) => string[],
): Reply | null {
  if (!text.trim()) return null
  const sent = message?.text.trim() ? { text: message.text.trim(), ...nameIn(message.to) } : null
  const state = flagged(remembered(input, home, text, sent !== null), safety)
  const is = revive(state)
  // A doubt is asked about beneath a model's answer as beneath ours.
  const asked: { state: unknown; ask?: Reply['ask'] } = (is?.flag && quietlyUnder(is, is.flag)) || { state }
  return {
    response: `${disclosure(home.response)}${asked.ask ? withoutQuestions(text) || text : text}`,
    evidence: evidence(
      quotedIn(text).map((quote) => ({ quote, shows: 'your words' })),
      'shows',
    ),
    safety,
    memoryUsed: memoryUsed(text),
    ...asked,
    ...(sent ? { message: sent } : {}),
  }
}

const LONGEST_NAME = 40
const NAME_WORDS = 5

/** Who a message is for: "Ines", "your sister". A sentence is none. */
function nameIn(to: string | null): { to?: string } {
  const name = to?.trim() ?? ''
  return name && name.length <= LONGEST_NAME && name.split(' ').length <= NAME_WORDS ? { to: name } : {}
}

/** "Mallama is an AI, not a person": the law's sentence after each three hours is ours, word for word. */
function disclosure(response: string): string {
  const first = splitSentences(response)[0] ?? ''
  return /\bAI\b.*\b(?:person|therapist)\b/.test(first) ? `${first.trimEnd()} ` : ''
}

/** The talk goes on under what both readers came to: what was lowered is not raised again by the state alone. */
function flagged(state: unknown, safety: Reply['safety']): unknown {
  const is = revive(state)
  if (!is) return state
  if (!safety) return { ...is, flag: is.flag && { ...is.flag, cleared: true } }
  const { tier, category, thirdParty, aside } = safety
  return is.flag?.tier === tier && is.flag.category === category
    ? is
    : { ...is, flag: flagOf({ tier, category, thirdParty, aside }), flagFrom: 'model' }
}

/** What the built-in coach learnt from the message, without what it would have said and waited for. */
function remembered(input: Talked, home: Reply, response: string, isDraft = false): unknown {
  const is = revive(home.state)
  if (!is) return home.state
  const { used: told, said: before, directAsked, contextUsed, guide } = revive(input.state) ?? fresh()
  const heard = [...before, ...splitSentences(response).map(sentenceKey)].slice(-600)
  const kept = { used: told, directAsked, contextUsed, guide: unseen(guide), said: heard }
  return { ...is, ...kept, awaiting: isDraft ? 'draft' : null }
}

/** What the reply speaks of and the message did not, of the notes or of earlier talks: two longer words of a line. */
function used(notes: readonly string[], kept: readonly Remembered[], reply: string, message: string): string[] {
  const [told, asked] = [reply.toLowerCase(), message.toLowerCase()]
  const spoken = (line: string) => {
    const words = line.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return words.filter((word) => told.includes(word) && !asked.includes(word)).length >= 2
  }
  const noted = notes.flatMap((note) => note.split('\n'))
  const facts = kept.filter(({ fact, quote }) => spoken(fact) || spoken(quote))
  return [...noted.filter(spoken), ...facts.map((one) => inPlainWords(one).plain)].slice(0, 1)
}
