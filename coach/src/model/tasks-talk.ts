import { z } from 'zod'
import { legibility } from '../builtin/kind-of-text.ts'
import { quietlyUnder, withoutQuestions } from '../builtin/quiet-question.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { isAside, unguard } from '../builtin/set-aside.ts'
import { fresh, revive, sentenceKey, splitSentences } from '../builtin/state.ts'
import { unseen } from '../guide/state.ts'
import type { Remembered, Reply, ReplyInput, Turn } from '../port.ts'
import { flagOf } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { quotedIn, type Reader } from './quotes.ts'
import { taskOf } from './task.ts'
import { dataIn, factsOf, textsIn } from './told.ts'

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

function open({ state }: Talked) {
  const flag = revive(state)?.flag ?? null
  return flag?.cleared ? null : flag
}

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
    open,
    // A yes to the question, or what is told in so many words.
    isSaid: ({ state, safety }: Reply) => safety !== null && revive(state)?.flagFrom === 'rule',
    raised: (ours: Reply, safety: NonNullable<Reply['safety']>, words: string): Reply => ({
      ...ours,
      safety,
      response: [ours.response, ...(words ? [words] : [])].join('\n\n'),
      state: flagged(ours.state, safety),
    }),
  },
} as const

export const reply = taskOf('reply', {
  ...talked,
  prompt: 'chat',
  data: (input) => ({ remembered: knownOf(input).map(({ fact }) => fact), leftOut: leftOut(input) }),
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
    return { resolution, leftOut: leftOut(input) }
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
  for (const { role, content, message, ask } of history) {
    const last = roles.at(-1)
    // Without the message "make it shorter" would be about nothing.
    const sent = message ? `\n\nThe message:\n${message.text}` : ''
    // And "no, I was joking" an answer to nothing.
    const answered = sent || ask ? `${content.trimEnd()}${sent}${ask ? `\n\n${ask.question}` : ''}` : content
    const text = role === 'user' ? dataIn({ message: content }) : answered
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
  { evidence, safety, cleared }: Reader,
  input: Talked,
  memoryUsed: (text: string) => string[],
): Reply | null {
  if (!text.trim()) return null
  const sent = message?.text.trim() ? { text: message.text.trim(), ...nameIn(message.to) } : null
  const state = flagged(remembered(input, home, text, sent !== null), safety, cleared && open(input) !== null)
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
function flagged(state: unknown, safety: Reply['safety'], lifts = false): unknown {
  const is = revive(state)
  if (!is) return state
  if (!safety) {
    // A no to the question has cleared it already; what it guards stays, unless a model that may reads none as well.
    if (!is.flag || (is.flag.cleared && !lifts)) return is
    // What the model cleared is a value: a doubt of the kind does not put it back, and nothing is withheld for it.
    unguard(is, is.flag)
    return { ...is, flag: { ...is.flag, cleared: true, lifted: true } }
  }
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
