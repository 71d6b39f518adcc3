import { withoutQuestions } from '../builtin/quiet-question.ts'
import { isAside, unguard } from '../builtin/set-aside.ts'
import { fresh, revive, sentenceKey } from '../builtin/state.ts'
import { unseen } from '../guide/state.ts'
import type { Reply, ReplyInput, Turn } from '../port.ts'
import { flagOf } from '../safety/screen.ts'
import { ownIn } from '../text/own.ts'
import { splitSentences } from '../text/split.ts'
import { wordCount } from '../text/words.ts'
import { ModelFailure } from './failure.ts'
import type { Second } from './second.ts'
import { objectIn } from './structured.ts'
import { dataIn } from './told.ts'

/** What a talk has beside any task: its field `reply` is said sentence by sentence, and a model may answer it in plain words. */
export type Talked = Omit<ReplyInput, 'person'>

/** More of a talk than a model of a house keeps in mind. */
const REMEMBERED = 30

export function leftOut({ history }: Talked): string | null {
  const cut = history.length - REMEMBERED
  return cut > 0 ? `${cut} earlier turns: only the last ${REMEMBERED} of a talk are sent.` : null
}

/** The talk before as a chat has it. What a person wrote stands in its data block in each turn, and nowhere as our words. */
export function earlier({ history }: Talked): Turn[] {
  const roles: Turn[] = []
  for (const { role, content, message, ask } of history.slice(-REMEMBERED)) {
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

/** All that was written in it. */
export const heard = ({ history }: Talked): string[] => history.flatMap((it) => [it.content, it.message?.text ?? ''])

/** Who writes so much without a brace writes no JSON: it is a reply in plain words, and nothing more. */
const PLAIN = 80
/** The prompt asks for 110. A model that goes on for longer is stopped at the end of a sentence. */
const MOST_WORDS = 160
/** No sentence is this long: an answer without an end. */
const LONGEST_SENTENCE = 2_000

/** A talk's answer, so far or whole: null where it cannot be read yet, or at all. Rejects with ModelFailure. */
export async function talkIn(text: string, over: boolean): Promise<Record<string, unknown> | null> {
  const [from, plain] = [text.indexOf('{'), text.trimStart()]
  if (over && !plain) throw new ModelFailure('empty')
  const isPlain = from < 0 || from > PLAIN
  if (isPlain && !over && plain.length <= PLAIN) return null
  const answer = isPlain ? { reply: plain } : await objectIn(text, over)
  if (typeof answer?.['reply'] !== 'string') return over ? null : answer
  const sentences = splitSentences(answer['reply'].trimStart())
  if (sentences.some((sentence) => sentence.length > LONGEST_SENTENCE)) throw new ModelFailure('too-long')
  let words = 0
  const kept = sentences.filter((sentence) => words < MOST_WORDS && (words += wordCount(sentence)) >= 0)
  return { ...answer, reply: kept.join(''), ...(isPlain && kept.length < sentences.length ? { enough: true } : {}) }
}

/** What of it are the person's own words; the message first: that is the text that was sent. */
export const said = ({ message, history }: Talked): string[] => [message, ...ownIn(history)]

/** The danger that the talk was under, if any. */
export function open({ state }: Talked) {
  const flag = revive(state)?.flag ?? null
  return flag?.cleared ? null : flag
}

/** A yes to the question, or what is told in so many words, stands behind what our code saw. */
export const isSaid = ({ state, safety }: Reply): boolean => safety !== null && revive(state)?.flagFrom === 'rule'

/** The person set this danger aside, and does not say it anew. */
export const isSetAside = ({ category, quote }: Second, { message }: Talked, { state }: Reply): boolean =>
  isAside(state, category) && !(quote.trim() && message.includes(quote.trim()))

type Safety = NonNullable<Reply['safety']>

/** What a model says in a talk. */
export interface Said {
  reply: string
  message: { text: string; to: string | null } | null
}

/** Words to somebody who can help; where one harms another nothing is written to anybody. */
export const mayWrite = new Set<string>(['self-harm', 'medical'])

/**
 * Our answer under a card beside a model's for the moment. Where every minute counts ours comes first, and where the card
 * is new it is last, with its question. Once the card is known, the model's answers alone.
 */
export function beside(ours: Reply, safety: Safety, input: Talked, words: Partial<Said> | null): Reply {
  const under = { ...ours, safety, state: flagged(ours.state, safety) }
  const reply = words?.reply
  if (!reply) return under
  const sent = mayWrite.has(safety.category) ? messageIn(words?.message ?? null) : null
  const told = { ...under, ...(sent ? { message: sent } : {}) }
  const said = withoutQuestions(reply) || reply
  if (safety.tier === 3 || revive(ours.state)?.flag?.about) return { ...told, response: `${ours.response}\n\n${said}` }
  const isKnown = (open(input)?.tier ?? 0) >= safety.tier
  return { ...told, response: isKnown ? `${lead(ours)}${reply}` : `${said}\n\n${ours.response}` }
}

/** The words to send, if there are any. */
export const messageIn = (message: Said['message']): Reply['message'] | null =>
  message?.text ? { text: message.text, ...nameIn(message.to) } : null

const LONGEST_NAME = 40
const NAME_WORDS = 5

/** Who a message is for: "Ines", "your sister". A sentence is none. */
const nameIn = (to: string | null): { to?: string } =>
  to && to.length <= LONGEST_NAME && to.split(' ').length <= NAME_WORDS ? { to } : {}

/** "Mallama is an AI, not a person": the law's sentence after each three hours is ours, word for word. */
export function lead({ response }: Reply): string {
  const first = splitSentences(response)[0] ?? ''
  return /\bAI\b.*\b(?:person|therapist)\b/.test(first) ? `${first.trimEnd()} ` : ''
}

/** The talk goes on under what both readers came to: what was lowered is not raised again by the state alone. */
export function flagged(state: unknown, safety: Reply['safety'], lifts = false): unknown {
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
export function remembered(input: Talked, home: Reply, response: string, isDraft = false): unknown {
  const is = revive(home.state)
  if (!is) return home.state
  const { said: before, directAsked, contextUsed, guide } = revive(input.state) ?? fresh()
  const heard = [...before, ...splitSentences(response).map(sentenceKey)].slice(-600)
  const kept = { directAsked, contextUsed, guide: unseen(guide), said: heard }
  return { ...is, ...kept, awaiting: isDraft ? 'draft' : null }
}
