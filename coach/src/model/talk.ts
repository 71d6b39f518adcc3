import { needsHelp } from '@mallama/contracts/help'
import { legibility } from '../builtin/kind-of-text.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { fresh, revive, sentenceKey, splitSentences } from '../builtin/state.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Live, Person, Remembered, Reply, ReplyInput, Turn } from '../port.ts'
import { textsIn } from './data-block.ts'
import { beginningLater, type Data } from './fit.ts'
import { instructions } from './prompts.ts'
import { speak, type Spoken } from './reply.ts'
import { ModelFailure, type Reason } from './failure.ts'
import type { Careful } from './reading.ts'
import type { Asking } from './structured.ts'
import { factsOf, type Told } from './told.ts'

/** A turn of the chat, and what the built-in coach would say: its flag, its memory of the talk and its reply. */
export interface Said {
  prompt: 'chat' | 'follow-up'
  input: Omit<ReplyInput, 'person'>
  home: Reply
  /** What is sent, once it is known what of the talk is. */
  block(talk: Pick<Told['chat'], 'earlier' | 'message'>): Data
  /** Besides the message and the person's earlier ones. */
  sources: readonly string[]
  /** What was put before the model of the owner's notes, and of earlier talks. */
  notes?: readonly string[]
  kept?: readonly Remembered[]
}

/** More of a talk than a model of a house keeps in mind. */
const REMEMBERED = 30

/** So many of the newest facts from earlier talks. */
const FACTS = 60

export async function chatTurn(input: ReplyInput, home: Reply, reading: Careful): Promise<Said> {
  const relationship = await facts(input.person, reading)
  const kept = fromBefore(input).slice(0, FACTS)
  return {
    prompt: 'chat',
    input,
    home,
    block: (talk) =>
      beginningLater('chat', {
        relationship,
        remembered: kept.map(({ fact }) => fact),
        stage: stageOf(input.state, home.state),
        ...talk,
      }),
    sources: [...textsIn(relationship), ...textsIn(kept)],
    notes: textsIn(relationship),
    kept,
  }
}

export function followUpTurn(input: FollowUpInput, home: Reply): Said {
  const { turns, summary, analysis, resolvedConversation, preventionTips } = input.resolution
  const resolution = {
    turns: turns.map(({ speaker, text, acts }) => ({ speaker, text, acts })).slice(0, 80),
    summary,
    underlyingIssue: analysis.underlyingIssue,
    relationshipPattern: analysis.relationshipPattern,
    resolvedConversation: resolvedConversation.slice(0, 8_000),
    preventionTips,
  }
  return {
    prompt: 'follow-up',
    input,
    home,
    block: (talk) => beginningLater('follow-up', { resolution, ...talk }),
    sources: turns.map(({ text }) => text),
  }
}

/** Nothing grave, and nothing that we could not screen on its way back, is put before a model. */
export async function staysHome({ input, home, sources }: Said, reading: Careful): Promise<boolean> {
  if (needsHelp(home.safety) || legibility(input.message) !== 'words') return true
  return !(await reading.harmless([input.message, ...sources])).every(Boolean)
}

/**
 * The model's reply, sentence by sentence. Where it fails before its first sentence the built-in coach answers; where
 * it breaks off later, the built-in coach's whole reply follows as a paragraph of its own; where that would ask twice,
 * it rejects and nothing of it is a reply. Rejects with the reader's own abort too.
 */
export async function answer(
  turn: Said,
  asking: Asking,
  live: Live | undefined,
  onTrouble: (reason: Reason) => void,
): Promise<Reply> {
  const { prompt, input, home } = turn
  const told = instructions(prompt)
  const earlier = (await harmless(input.history, asking.reading)).slice(-REMEMBERED)
  const said = earlier.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const sources = [input.message, ...said, ...turn.sources]
  const first = disclosure(home.response)
  if (first) live?.say?.(first)
  const block = turn.block({ earlier, message: input.message })
  const watch = {
    instructions: told,
    input: [...sources, ...earlier.map(({ content }) => content)].join('\n'),
    safety: home.safety,
    voice: 'coach' as const,
  }
  const question = { ...asking, instructions: told, data: block, signal: live?.signal }
  const spoken = await speak(question, watch, sources, live?.say)
  if (!spoken.failure) return byModel(turn, first, spoken)
  onTrouble(spoken.failure.reason)
  return finished(turn, first, spoken, spoken.failure, live)
}

function byModel({ input, home, notes = [], kept = [] }: Said, first: string, { text, evidence }: Spoken): Reply {
  return {
    response: `${first}${text}`,
    evidence,
    safety: home.safety,
    memoryUsed: used(notes, kept, text, input),
    state: remembered(input.state, home.state, text),
    coach: 'language-model',
  }
}

/** The built-in coach takes over, and the reply says so. */
async function finished(
  { home }: Said,
  first: string,
  { text, evidence }: Spoken,
  failure: ModelFailure,
  live: Live | undefined,
): Promise<Reply> {
  const rest = home.response.slice(first.length)
  if (text.includes('?') && rest.includes('?')) throw failure
  const added = text.trim() ? `\n\n${rest}` : rest
  await sayAll(added, live)
  const own = text.trim() ? [...evidence, ...home.evidence] : home.evidence
  return { ...home, response: `${first}${text}${added}`, evidence: own, coach: 'fallback' }
}

/** Says a finished text sentence by sentence. */
export async function sayAll(text: string, live: Live | undefined): Promise<void> {
  for (const sentence of splitSentences(text)) {
    live?.signal?.throwIfAborted()
    live?.say?.(sentence)
    // Lets an abort that is waiting be seen before the next sentence.
    await Promise.resolve()
  }
}

/** "Mallama is an AI, not a person": the law's sentence after each three hours is ours, word for word. */
function disclosure(response: string): string {
  const first = splitSentences(response)[0] ?? ''
  return /\bAI\b/.test(first) && /\b(?:person|therapist)\b/.test(first) ? `${first.trimEnd()} ` : ''
}

/** Without the turns that were about danger: those are not sent, whatever was said about them since. */
async function harmless(history: readonly Turn[], reading: Careful): Promise<Turn[]> {
  const fine = await reading.harmless(history.map(({ content }) => content))
  return history.flatMap(({ role, content }, at) => {
    const asked = role === 'user' ? at : at - 1
    return fine[at] && (asked < 0 || fine[asked]) ? [{ role, content }] : []
  })
}

/** What the owner noted, less any line that is about danger. */
async function facts(person: Person | null, reading: Careful): Promise<ReturnType<typeof factsOf> | null> {
  if (!person) return null
  const texts = Object.values(person).filter((value) => typeof value === 'string')
  const fine = await reading.harmless(texts)
  return factsOf(person, (value) => typeof value !== 'string' || fine[texts.indexOf(value)] === true)
}

/** Where the built-in coach, which follows the chat policy, stands in the talk. */
function stageOf(before: unknown, after: unknown): 'explore' | 'understand' | 'act' {
  const [was, is] = [revive(before), revive(after)]
  if (!is) return 'explore'
  if (is.drafts > (was?.drafts ?? 0) || is.awaiting === 'draft' || is.awaiting === 'choice') return 'act'
  return is.awaiting === 'hypothesis' || is.explored >= 3 ? 'understand' : 'explore'
}

/** What the built-in coach learnt from the message, without what it would have said and waited for. */
function remembered(before: unknown, after: unknown, response: string): unknown {
  const is = revive(after)
  if (!is) return after
  const { hypothesis, lastDraft, drafts, used, said, otherSideAsked, apologised } = revive(before) ?? fresh()
  const heard = [...said, ...splitSentences(response).map(sentenceKey)].slice(-600)
  return { ...is, awaiting: null, hypothesis, lastDraft, drafts, used, otherSideAsked, apologised, said: heard }
}

/** What the reply speaks of and the message did not, of the notes or of earlier talks: two longer words of a line. */
function used(
  notes: readonly string[],
  kept: readonly Remembered[],
  text: string,
  { message, knownPeople }: Said['input'],
): string[] {
  const [told, asked] = [text.toLowerCase(), message.toLowerCase()]
  const spoken = (line: string) => {
    const words = line.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return words.filter((word) => told.includes(word) && !asked.includes(word)).length >= 2
  }
  const noted = notes.flatMap((note) => note.split('\n'))
  const facts = kept.filter(({ fact, quote }) => spoken(fact) || spoken(quote))
  return [...noted.filter(spoken), ...facts.map((one) => inPlainWords(one, knownPeople).plain)].slice(0, 1)
}
