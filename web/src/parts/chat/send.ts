import { needsHelp } from '@mallama/contracts/help'
import type { ChatMessage, ChatReply } from '@mallama/contracts/chat'
import type { Guided } from '@mallama/contracts/guide'
import { guidedOf } from '@mallama/contracts/guided'
import { ApiError, type StreamOptions } from '../../platform/api.ts'
import { reasonOf } from '../refusal.ts'
import { settle } from '../../ui/toasts.ts'
import { change, conversation, joined, without, type Outgoing, type StepDeed } from './conversation.ts'

export const EMPTY_REPLY = "I'm sorry, I couldn't generate a response. Please try again."

/** Another server may answer under `message`. */
export const answerOf = ({ response, message }: { response: string; message?: unknown }) =>
  response?.trim() || (typeof message === 'string' ? message.trim() : '')

/** What came back, whichever endpoint it came from. */
export interface Heard
  extends
    Pick<ChatReply, 'safety'>,
    Partial<Pick<ChatReply, 'evidence' | 'coach' | 'memoryUsed' | 'message' | 'ask' | 'leftOut' | keyof Guided>> {
  answer: string
}

/** A talk with Mallama, wherever it is kept: how one message goes out, and how what was said gets on the screen. */
export interface Talk {
  /** Under which its unsent words are kept. */
  id: string
  /** How many messages it has. */
  base: number
  send: (
    outgoing: Outgoing,
    heard: Pick<StreamOptions, 'onText' | 'onSafety' | 'onWaiting'>,
  ) => Promise<Heard & { kept: Kept }>
  /** Has the last message answered again, as not about safety, and reads what came of it. */
  setAside: () => Promise<unknown>
  /** Whether the person ended this answer, and what the talk has by now. Absent where an answer cannot be ended. */
  ended?: { isSo: () => boolean; reread: () => Promise<readonly Pick<ChatMessage, 'role' | 'content'>[]> }
  /** Tells of a failure, where no help is on the screen. True where it said why, which is then not said twice. */
  failed: (error: unknown) => boolean
}

/** Puts what was said after the first `base` messages, until the server's own record of it is read. */
type Kept = (base: number, said: ChatMessage[]) => Promise<unknown>

/** 32 hex digits; `crypto.randomUUID` exists on secure pages only, and a server at home may have none. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (n) => n.toString(16).padStart(2, '0')).join('')

/** Sends what is written. The same words after a failure are the same message. */
export function say(talk: Talk, text: string, exercise?: StepDeed) {
  const content = text.trim()
  const { outgoing } = conversation(talk.id)
  if (!content || outgoing?.state === 'sending') return
  const again = outgoing?.content === content
  void deliver(talk, {
    clientId: again && outgoing.clientId ? outgoing.clientId : newId(),
    content,
    state: 'sending',
    at: new Date().toISOString(),
    ...(exercise ? { exercise } : {}),
  })
}

/** Sends the one that failed again, and takes its words out of the box if they are still there as they were. */
export function sayAgain(talk: Talk, guide?: true) {
  const { outgoing } = conversation(talk.id)
  if (outgoing?.state !== 'failed') return
  const { why: _why, safety: _safety, guide: _guide, ...said } = outgoing
  void deliver(talk, { ...said, state: 'sending', unanswered: false, back: false, ...(guide ? { guide } : {}) })
}

/** Asks again for the answer to the last message in the room, which never got one. Without an id it is known as that. */
export function askAgain(talk: Talk, last: ChatMessage, guide?: true) {
  if (conversation(talk.id).outgoing) return
  const base = talk.base - 1
  void deliver(
    { ...talk, base },
    {
      content: last.content,
      state: 'sending',
      at: last.timestamp,
      ...(guide ? { guide } : {}),
    },
  )
}

async function deliver(talk: Talk, outgoing: Outgoing) {
  const { id } = talk
  const { text, outgoing: before, base: baseBefore } = conversation(id)
  // A retry stands where the failed one stood, whether or not the room has heard it by now.
  const base = before?.content === outgoing.content ? Math.min(baseBefore, talk.base) : talk.base
  const rest = without(text, outgoing.content)
  settle(id)
  change(id, { text: rest, outgoing, streamed: '', notice: null, base })
  const more = (so: Partial<Outgoing>) => change(id, { outgoing: { ...outgoing, ...conversation(id).outgoing, ...so } })
  try {
    const heard = await talk.send(outgoing, {
      onText: (part) => change(id, { streamed: conversation(id).streamed + part }),
      onSafety: (safety) => more({ safety }),
      onWaiting: (ahead) => more({ ahead }),
    })
    const read = heard.kept(base, messagesOf(outgoing, heard))
    change(id, { outgoing: null, streamed: '', base: 0, notice: heard.answer ? null : EMPTY_REPLY })
    await read
  } catch (error) {
    if (talk.ended?.isSo()) await afterEnd(talk, outgoing)
    else fail(talk, outgoing, error)
  }
}

/** Nothing half is kept. What was heard waits in the log for its answer; what was not is in the box again. */
async function afterEnd({ id, ended }: Talk, outgoing: Outgoing) {
  const last = (await ended!.reread().catch(() => [])).at(-1)
  const heard = last?.role === 'user' && last.content === outgoing.content
  const { text } = conversation(id)
  change(id, {
    streamed: '',
    outgoing: null,
    base: 0,
    ...(heard || outgoing.exercise || last?.role === 'assistant' ? {} : { text: joined(outgoing.content, text) }),
  })
}

/** Words are stored before they are answered: after these failures the talk may have them, and is to be read again. */
export const mayBeHeard = (error: unknown) => !(error instanceof ApiError) || error.code === 'unexpected'

const messagesOf = (outgoing: Outgoing, heard: Heard): ChatMessage[] => {
  const said: ChatMessage = {
    id: outgoing.clientId ?? outgoing.at,
    role: 'user',
    content: outgoing.content,
    timestamp: outgoing.at,
    userName: null,
  }
  const { answer, evidence, safety, coach, memoryUsed, message, ask, leftOut } = heard
  if (!answer) return [said]
  const reply: ChatMessage = {
    id: `${said.id}-reply`,
    role: 'assistant',
    content: answer,
    timestamp: new Date().toISOString(),
    userName: null,
    ...(evidence ? { evidence } : {}),
    ...(coach ? { coach } : {}),
    ...(memoryUsed ? { memoryUsed } : {}),
    ...(message ? { message } : {}),
    ...(ask ? { ask } : {}),
    ...(leftOut ? { leftOut } : {}),
    ...guidedOf(heard),
    safety,
  }
  return [said, reply]
}

function fail({ id, failed }: Talk, outgoing: Outgoing, error: unknown) {
  const { text, waiting } = conversation(id)
  const safety = error instanceof ApiError ? (error.safety ?? null) : null
  // Nothing lies over help.
  const told = !needsHelp(safety) && failed(error)
  const why = (error instanceof ApiError && error.status < 500 && reasonOf(error, '')) || undefined
  const unanswered = error instanceof ApiError && error.code === 'unexpected'
  const full = error instanceof ApiError && error.status === 429
  // The words go back where they were written; what was begun meanwhile stays after them. A step has kept its own.
  const back = outgoing.exercise === undefined
  const written = back ? (text.trim() ? `${outgoing.content}\n\n${text}` : outgoing.content) : text
  change(id, {
    streamed: '',
    outgoing: { ...outgoing, state: 'failed', why, told, full, safety, unanswered, back },
    // What waited for this answer is not sent into the silence: it waits in the box, last.
    text: joined(written, ...waiting.map((w) => w.message)),
    waiting: [],
  })
}
