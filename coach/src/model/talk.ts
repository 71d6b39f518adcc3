import { needsHelp } from '@mallama/contracts/help'
import { speak as sayAll } from '../builtin/coach.ts'
import { legibility } from '../builtin/kind-of-text.ts'
import { fromBefore, inPlainWords } from '../builtin/remembered.ts'
import { quietlyUnder, withoutQuestions } from '../builtin/quiet-question.ts'
import { fresh, revive, sentenceKey, splitSentences } from '../builtin/state.ts'
import { unseen } from '../guide/state.ts'
import type { FollowUpInput } from '../operations.ts'
import type { Live, Remembered, Reply, ReplyInput, Turn } from '../port.ts'
import { ownIn } from '../text/own.ts'
import { flagOf } from '../safety/screen.ts'
import { escaped, textsIn } from './data-block.ts'
import { ModelFailure, type Reason } from './failure.ts'
import { beginningLater, type Data } from './fit.ts'
import { instructionsFor, ownWords } from './prompts.ts'
import { TalkAnswer } from './grown.ts'
import { isAside } from '../builtin/set-aside.ts'
import { speak, type Spoken } from './reply.ts'
import { holdsPasted, type First } from './second.ts'
import type { Asking } from './task.ts'
import { factsOf, occasion, type Told } from './told.ts'

/** A turn of the chat, and what the built-in coach makes of it: its flag, its memory of the talk and its own reply. */
export interface Said {
  prompt: 'chat' | 'follow-up'
  input: Omit<ReplyInput, 'person'>
  home: Reply
  /** What is sent beside the talk before. */
  block(leftOut: string | null): Data
  /** What the model may quote, besides the message and the person's earlier ones. */
  sources: readonly string[]
  /** What was put before the model of the owner's notes, and of earlier talks. */
  notes?: readonly string[]
  kept?: readonly Remembered[]
}

/** More of a talk than a model of a house keeps in mind. */
const REMEMBERED = 30

/** So many of the newest facts from earlier talks. */
const FACTS = 60

export function chatTurn(input: ReplyInput, home: Reply): Said {
  const relationship = input.person && factsOf(input.person)
  const kept = fromBefore(input).slice(0, FACTS)
  const told: Omit<Told['chat'], 'leftOut'> = {
    ...occasion(input),
    relationship,
    remembered: kept.map(({ fact }) => fact),
    message: input.message,
  }
  return {
    prompt: 'chat',
    input,
    home,
    block: (leftOut) => beginningLater('chat', { ...told, leftOut }),
    sources: [...textsIn(relationship), ...textsIn(kept)],
    notes: textsIn(relationship),
    kept,
  }
}

export function followUpTurn(input: FollowUpInput, home: Reply): Said {
  const { turns, summary, analysis, resolvedConversation, preventionTips } = input.resolution
  const resolution = {
    turns: turns.slice(0, 80),
    summary,
    underlyingIssue: analysis.underlyingIssue,
    relationshipPattern: analysis.relationshipPattern,
    resolvedConversation: resolvedConversation.slice(0, 8_000),
    preventionTips,
  }
  const told = { ...occasion(input), resolution, message: input.message }
  return {
    prompt: 'follow-up',
    input,
    home,
    block: (leftOut) => beginningLater('follow-up', { ...told, leftOut }),
    sources: turns.map(({ text }) => text),
  }
}

/**
 * What is certain is answered by its card alone, and nobody is asked. Another language goes nowhere: we could not read
 * what comes back.
 */
const staysHome = ({ home, input: { message } }: Said): boolean =>
  home.safety?.tier === 3 || !message.trim() || legibility(message) === 'other-language'

/**
 * The model's reply, sentence by sentence. Our own flag is told before it is asked; it may raise that, or lower it where
 * it may. Where it fails, help that we saw is given all the same; any other turn rejects with ModelFailure, and the person
 * chooses what comes next: never half a reply of each.
 */
export async function answer(
  turn: Said,
  asking: Asking,
  live: Live | undefined,
  onTrouble: (reason: Reason) => void,
): Promise<Reply> {
  const { input, home } = turn
  if (home.safety) live?.safety?.(home.safety)
  if (staysHome(turn)) return atHome(turn, live)
  try {
    const first = disclosure(home.response)
    const spoken = await speak(await questionOf(turn, asking, live), led(live, first))
    if (!needsHelp(spoken.safety)) return byModel(turn, first, spoken)
    return spoken.safety === home.safety ? await atHome(turn, live) : await raised(turn, spoken.safety, live)
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    onTrouble(error.reason)
    if (needsHelp(home.safety)) return atHome(turn, live)
    throw error
  }
  function led(live: Live | undefined, first: string): Live | undefined {
    let begun = first === ''
    return (
      live && {
        ...live,
        say(sentence) {
          if (!begun) live.say?.(first)
          begun = true
          live.say?.(sentence)
        },
      }
    )
  }
  async function questionOf({ prompt, sources, block }: Said, asking: Asking, live: Live | undefined) {
    const earlier = rolesOf(input.history.slice(-REMEMBERED))
    const said = ownIn(input.history)
    const cut = input.history.length - REMEMBERED
    const leftOut = cut > 0 ? `${cut} earlier turns: only the last ${REMEMBERED} of a talk are sent.` : null
    const first: First = {
      code: home.safety,
      certain: home.safety !== null && (await asking.reading.certain([input.message, ...said])).includes(true),
      pasted: holdsPasted(input.message),
      mayClear: asking.model.mayClear,
      country: input.country,
      settled: ({ category, quote }) =>
        isAside(turn.home.state, category) && !(quote.trim() && input.message.includes(quote.trim())),
    }
    const all = [input.message, ...said, ...sources]
    return {
      question: {
        ...asking,
        instructions: instructionsFor(prompt, TalkAnswer),
        earlier,
        data: block(leftOut),
        signal: live?.signal,
      },
      watch: {
        instructions: ownWords(prompt),
        input: [...all, ...input.history.flatMap((it) => [it.content, it.message?.text ?? ''])].join('\n'),
      },
      sources: all,
      first,
    }
  }
}

async function atHome({ home }: Said, live: Live | undefined): Promise<Reply> {
  await sayAll(home.response, live)
  return { ...home, coach: 'built-in' }
}

/** A model saw what we did not: the words for it, and the places to turn to, are ours. */
async function raised(turn: Said, safety: NonNullable<Reply['safety']>, live: Live | undefined): Promise<Reply> {
  await sayAll(safety.message, live)
  return {
    response: safety.message,
    evidence: [],
    safety,
    memoryUsed: [],
    state: flagged(remembered(turn, safety.message), safety),
    coach: 'language-model',
  }
}

/** The talk as a chat has it. What a person wrote stands in its data block in each turn, and nowhere as our words. */
function rolesOf(history: readonly Turn[]): Turn[] {
  const roles: Turn[] = []
  for (const { role, content, message } of history) {
    const last = roles.at(-1)
    const text = role === 'user' ? `<data>\n${escaped({ message: content })}\n</data>` : withMessage(content, message)
    // Servers of the house refuse a chat that does not alternate, or that they begin themselves.
    if (last?.role === role) roles[roles.length - 1] = { role, content: `${last.content}\n\n${text}` }
    else if (last || role === 'user') roles.push({ role, content: text })
  }
  if (roles.at(-1)?.role === 'user') roles.push({ role: 'assistant', content: '(There was no answer.)' })
  return roles
}

/** Without it "make it shorter" would be about nothing. */
const withMessage = (content: string, message: Turn['message']) =>
  message ? `${content.trimEnd()}\n\nThe message:\n${message.text}` : content

function byModel(turn: Said, first: string, spoken: Spoken): Reply {
  const { input, notes = [], kept = [] } = turn
  const { text, evidence, safety, message, leftOut } = spoken
  const { ask, state } = asked(flagged(remembered(turn, text, message), safety))
  return {
    response: `${first}${ask ? withoutQuestions(text) || text : text}`,
    evidence,
    safety,
    memoryUsed: used(notes, kept, text, input),
    state,
    coach: 'language-model',
    ...(ask ? { ask } : {}),
    ...(message ? { message } : {}),
    ...(leftOut > 0 ? { leftOut } : {}),
  }
}

/** "Mallama is an AI, not a person": the law's sentence after each three hours is ours, word for word. */
function disclosure(response: string): string {
  const first = splitSentences(response)[0] ?? ''
  return /\bAI\b/.test(first) && /\b(?:person|therapist)\b/.test(first) ? `${first.trimEnd()} ` : ''
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

/** A doubt is asked about beneath a model's answer as beneath ours. */
function asked(state: unknown): { state: unknown; ask?: Reply['ask'] } {
  const is = revive(state)
  return (is?.flag && quietlyUnder(is, is.flag)) || { state }
}

/** What the built-in coach learnt from the message, without what it would have said and waited for. */
function remembered({ input, home }: Said, response: string, message: Spoken['message'] = null): unknown {
  const is = revive(home.state)
  if (!is) return home.state
  const { used, said, directAsked, contextUsed, guide } = revive(input.state) ?? fresh()
  const heard = [...said, ...splitSentences(response).map(sentenceKey)].slice(-600)
  const kept = { used, directAsked, contextUsed, guide: unseen(guide), said: heard }
  return { ...is, ...kept, awaiting: message ? 'draft' : null }
}

/** What the reply speaks of and the message did not, of the notes or of earlier talks: two longer words of a line. */
function used(
  notes: readonly string[],
  kept: readonly Remembered[],
  text: string,
  { message }: Said['input'],
): string[] {
  const [told, asked] = [text.toLowerCase(), message.toLowerCase()]
  const spoken = (line: string) => {
    const words = line.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    return words.filter((word) => told.includes(word) && !asked.includes(word)).length >= 2
  }
  const noted = notes.flatMap((note) => note.split('\n'))
  const facts = kept.filter(({ fact, quote }) => spoken(fact) || spoken(quote))
  return [...noted.filter(spoken), ...facts.map((one) => inPlainWords(one).plain)].slice(0, 1)
}
