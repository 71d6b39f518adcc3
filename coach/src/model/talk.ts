import type { Safety } from '@mallama/contracts/safety'
import { z } from 'zod'
import { quietlyUnder, withoutQuestions } from '../builtin/quiet-question.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { isAside, unguard } from '../builtin/set-aside.ts'
import { harming, mayBeTold } from '../builtin/words-to-safe.ts'
import { isNear } from '../builtin/who-is-near.ts'
import kept from '../../data/said/safety-talk.json' with { type: 'json' }
import { fresh, revive, sentenceKey, standing } from '../builtin/state.ts'
import { unseen } from '../guide/state.ts'
import type { Remembered, Reply, ReplyInput, Turn } from '../port.ts'
import { isByClose, isOfOneself } from '../safety/flag.ts'
import { flagOf } from '../safety/screen.ts'
import { isRoleWord, wordsIn } from '../text/people.ts'
import { ownIn, splitSentences, wordCount } from '../text/words.ts'
import { objectIn } from './ask.ts'
import { ModelFailure } from './failure.ts'
import { locate, quotedIn, type Reader } from './quotes.ts'
import { dataIn, factsOf, fields, taskOf, textsIn, type Second } from './told.ts'

/** What a talk has beside any task: its field `reply` is said sentence by sentence. */
export type Talked = Omit<ReplyInput, 'person'>

/** The talk before as a chat has it. What a person wrote stands in its data block in each turn, and nowhere as our words. */
export function earlier({ history }: Talked): Turn[] {
  const roles: Turn[] = []
  for (const { role, content, message, ask } of history) {
    const last = roles.at(-1)
    // Without the message "make it shorter" would be about nothing, and without the question "no" an answer to nothing.
    const shown = [...(message ? [`The message:\n${message.text}`] : []), ...(ask ? [ask.question] : [])]
    const text = role === 'user' ? dataIn({ message: content }) : [content.trimEnd(), ...shown].join('\n\n')
    // Servers of the house refuse a chat that does not alternate, or that they begin themselves.
    if (last?.role === role) last.content += `\n\n${text}`
    else if (last || role === 'user') roles.push({ role, content: text })
  }
  if (roles.at(-1)?.role === 'user') roles.push({ role: 'assistant', content: '(There was no answer.)' })
  return roles
}

/** The prompt asks for 110 words: what a model says beyond these is left out, from the end of a sentence on. No sentence has so many letters: an answer without an end. */
const [MOST_WORDS, LONGEST_SENTENCE] = [160, 2_000]

/** A talk's answer, so far or whole, with as much of its reply as is shown. Null where it cannot be read. Rejects with ModelFailure. */
export async function talkIn(text: string, over = false): Promise<Record<string, unknown> | null> {
  const answer = await objectIn(text, over)
  if (typeof answer?.['reply'] !== 'string') return over ? null : answer
  const sentences = splitSentences(answer['reply'].trimStart())
  if (sentences.some((sentence) => sentence.length > LONGEST_SENTENCE)) throw new ModelFailure('too-long')
  let words = 0
  const kept = sentences.filter((sentence) => words < MOST_WORDS && (words += wordCount(sentence)) >= 0)
  return { ...answer, reply: kept.join('') }
}

/** What of it are the person's own words; the message first: that is the text that was sent. */
export const said = ({ message, history }: Talked): string[] => [message, ...ownIn(history)]

/** A yes to the question, or what is told in so many words, stands behind what our code saw. */
export const isSaid = ({ state, safety }: Reply): boolean => safety !== null && revive(state)?.flagFrom === 'rule'

/** The person set this danger aside, and does not say it anew. */
export const isSetAside = ({ category, quote }: Second, { message }: Talked, { state }: Reply): boolean =>
  isAside(state, category) && !(quote.trim() && message.includes(quote.trim()))

/** The danger that the talk was under, if any. */
export const open = ({ state }: Talked) => standing(revive(state) ?? fresh())

/** As what whoever harms was told of: "he", "she". */
export const harmsIn = ({ state }: Reply): string[] => harming(revive(state) ?? fresh()).map(([they]) => they)

/** "Mallama is an AI, not a person": the law's sentence after each three hours is ours, word for word. */
export function lead({ response }: Reply): string {
  const first = splitSentences(response)[0] ?? ''
  return /\bAI\b.*\b(?:person|therapist)\b/.test(first) ? `${first.trimEnd()} ` : ''
}

type Said = Pick<z.output<typeof TalkWords>, 'reply' | 'message'>

/** Our answer under a card beside a model's. Where every minute counts, or a body is in danger, ours comes first; where the card is new, its way out and its question are last; once it is `known`, where somebody else is in danger, or a doctor can wait for the day, the model's answers alone. */
export function beside(
  ours: Reply,
  safety: NonNullable<Safety>,
  input: Talked,
  words: Partial<Said> | null,
  { known, sees }: { known: boolean; sees: boolean },
): Reply {
  const under = { ...ours, safety, state: flagged(ours.state, safety) }
  const reply = words?.reply
  if (!reply) return under
  // Words to somebody who can help; to whoever harms, or is harmed by the writer, nothing is written.
  const is = revive(under.state) ?? fresh()
  const isOwn = isByClose(safety) && !safety.thirdParty
  const isForHelp = isOfOneself(safety) || (isOwn && mayBeTold(is, words.message?.to ?? '', said(input)))
  const sending = isForHelp ? sent(words.message, input) : {}
  const told = { ...under, ...sending }
  // A model's answer without the question that ends it: in its place stands ours.
  const all = splitSentences(reply)
  const plain = (all.at(-1)?.trimEnd().endsWith('?') && all.slice(0, -1).join('').trimEnd()) || reply
  const isOfBody = is.flag?.about || (safety.tier === 3 && safety.category === 'medical')
  const urgent = isOfBody || isNear(input.message, 'surely') || (!known && (isNear(input.message) || safety.tier === 3))
  if (urgent) return { ...told, response: `${ours.response}\n\n${plain}` }
  // Of a wrist that is swollen nobody asks whether help is on its way, and whoever is told of is not there to be asked.
  const isAlone = known || (sees && (safety.thirdParty || safety.category === 'medical'))
  // Of our answer how to leave the screen, and its question: the places stand on the card, and a model has said the rest.
  const own = splitSentences(ours.response)
  const isOurs = (it: string) =>
    it === kept.quickExit || it.endsWith('?') || kept.means.some(({ say }) => say.includes(it))
  const wayOut = own.filter((it) => isOurs(it.trim())).join('')
  if (!isAlone) return { ...told, response: `${lead(ours)}${wayOut ? `${plain}\n\n${wayOut}` : reply}` }
  // What our guide would have put below its own answer is none to theirs, and nobody was asked what it would have asked.
  const { choices: _choices, exercise: _exercise, read: _read, card: _card, ask: _ask, ...bare } = told
  const state = flagged(remembered(input, ours, reply, 'message' in sending), safety)
  return { ...bare, state, response: `${lead(ours)}${reply}` }
}

/** The words to send, if there are any, and who they are for, as the person called them: "Ines", "your sister". */
function sent(message: Said['message'] = null, input: Talked): Pick<Reply, 'message'> {
  const { text, to } = message ?? { text: '', to: '' }
  const whom = to?.startsWith('my ') ? `your ${to.slice(3)}` : (to ?? '')
  const heard = new Set(wordsIn(textsIn(input).join('\n')).map(({ lower }) => lower))
  const isTheirs = wordsIn(whom).every(({ lower }) => heard.has(lower) || lower === 'your' || isRoleWord(lower))
  const may = whom !== '' && whom.length <= 40 && whom.split(' ').length <= 5 && isTheirs
  return text ? { message: { text, ...(may ? { to: whom } : {}) } } : {}
}

/** The talk goes on under what both readers came to: what was lowered is not raised again by the state alone. */
function flagged(state: unknown, safety: Safety, lifts = false): unknown {
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
  if (is.flag?.tier === tier && is.flag.category === category) return is
  return { ...is, flag: flagOf({ tier, category, thirdParty, aside }), flagFrom: 'model', graves: [1] }
}

/** What the built-in coach learnt from the message, without what it would have said and waited for. */
function remembered(input: Talked, home: Reply, response: string, isDraft: boolean): unknown {
  const is = revive(home.state)
  if (!is) return home.state
  const { said: before, directAsked, contextUsed, guide, related: earlier } = revive(input.state) ?? fresh()
  const heard = [...before, ...splitSentences(response).map(sentenceKey)].slice(-600)
  // Marks of what was asked or given in an answer: it was not shown.
  const unasked = ['safe-here/', 'which/', 'reached', 'stepped/']
  const related = is.related.filter((it) => !unasked.some((ask) => it.startsWith(ask)) || earlier.includes(it))
  const awaiting = isDraft ? 'draft' : null
  return { ...is, related, directAsked, contextUsed, guide: unseen(guide), said: heard, awaiting }
}

/** What a model answers in a talk. In this order: what comes first is known before a word of the reply is shown. */
const TalkWords = fields('asked', 'unknown').extend({
  // Nobody is shown those two: who has said what is wanted and what is not known answers that.
  message: z.object({ text: z.string(), to: z.string().nullable() }).nullable(),
  reply: z.string(),
})

/** A reply of the built-in coach, in a model's words: its flag and its memory of the talk are ours. */
const talked = { words: TalkWords, own: ({ message }: Talked) => [message], talk: true } as const

export const reply = taskOf('reply', {
  ...talked,
  data: (input) => ({ remembered: knownOf(input).map(({ fact }) => fact) }),
  sources: (input) => [...said(input), ...notesOf(input), ...textsIn(knownOf(input))],
  merge(home, words, reader, input) {
    // The note or the fact of an earlier talk whose words the reply quotes.
    const isQuoted = (...texts: string[]) => quotedIn(words.reply).some((quote) => locate(texts, quote) !== null)
    const notes = notesOf(input).flatMap((note) => note.split('\n'))
    const facts = knownOf(input).filter(({ fact, quote }) => isQuoted(fact, quote))
    const used = [...notes.filter((note) => isQuoted(note)), ...facts.map((one) => inPlainWords(one).plain)]
    return merged(home, words, reader, input, used.slice(0, 1))
  },
})

export const argumentFollowUp = taskOf('argumentFollowUp', {
  ...talked,
  data({ resolution: { analysis, turns, resolvedConversation, ...rest } }) {
    const short = { turns: turns.slice(0, 80), resolvedConversation: resolvedConversation.slice(0, 8_000) }
    return { resolution: { ...rest, ...analysis, ...short } }
  },
  sources: (input) => [...said(input), ...input.resolution.turns.map(({ text }) => text)],
  merge: (home, words, reader, input) => merged(home, words, reader, input, []),
})

const notesOf = ({ person }: ReplyInput): string[] => textsIn(person && factsOf(person))
const knownOf = (input: ReplyInput): Remembered[] => fromBefore(input).slice(0, 60)

function merged(home: Reply, { reply: text, message }: Said, reader: Reader, input: Talked, memoryUsed: string[]) {
  const { evidence, safety, cleared } = reader
  if (!text) return null
  const sending = sent(message, input)
  const state = flagged(remembered(input, home, text, 'message' in sending), safety, cleared && open(input) !== null)
  const is = revive(state)
  // A doubt is asked about beneath a model's answer as beneath ours.
  const asked: { state: unknown; ask?: Reply['ask'] } = (is?.flag && quietlyUnder(is, is.flag)) || { state }
  const response = `${lead(home)}${asked.ask ? withoutQuestions(text) || text : text}`
  const quotes = quotedIn(text).map((quote) => ({ quote, label: 'your words' }))
  return { response, evidence: evidence(quotes), safety, memoryUsed, ...asked, ...sending }
}
