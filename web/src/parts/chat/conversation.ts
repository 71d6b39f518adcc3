import { useEffect, useSyncExternalStore } from 'react'
import type { Safety } from '@mallama/contracts/safety'
import { keepDraft, readDraft } from '../draft.ts'

export interface StepDeed {
  id: string
  do: 'answer' | 'back' | 'skip' | 'stop'
}

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
  /** The same again on a retry: the server answers it once. Absent for one that another page sent. */
  clientId?: string
  content: string
  state: 'sending' | 'failed'
  at: string
  /** What the refusal said, where it was more than a failure. */
  why?: string
  /** It was said elsewhere already, and is not said twice. */
  told?: boolean
  /** It was refused because a limit was met: it goes later, and a retry does not help. */
  full?: boolean
  /** Help that came with a refusal, or before the first word of an answer. */
  safety?: Safety
  /** So many are before it, at a model that answers one at a time. */
  ahead?: number
  /** It was heard, and no answer came of it. */
  unanswered?: boolean
  /** The built-in coach is to answer it: the language model did not, and the person chose this. */
  guide?: true
  /** What it does with the open step of an exercise. */
  exercise?: StepDeed
  /** It failed and its words went back into the box: they are shown there and nowhere else. */
  back?: boolean
}

/** One chat's words that the server does not have yet. Outlives the panel: a reply comes when it comes. */
export interface Conversation {
  text: string
  outgoing: Outgoing | null
  /** So much of the reply is there. */
  streamed: string
  /** The room's messages before the outgoing one. */
  base: number
  /** Said in place of an empty reply. */
  notice: string | null
  /** Prompts that other parts of the page pushed here, not sent yet. */
  waiting: readonly Pushed[]
}

export interface Pushed {
  message: string
  /** Milliseconds since the epoch: from then on it may be sent. */
  due: number
}

type Kept = Pick<Conversation, 'text' | 'outgoing'> & Partial<Pick<Conversation, 'waiting'>>

const conversations = new Map<string, Conversation>()
const listeners = new Set<() => void>()
const draftKey = (id: string) => `chat:${id}`

export function conversation(id: string): Conversation {
  const known = conversations.get(id)
  if (known) return known
  const kept = readDraft<Kept>(draftKey(id))
  const outgoing = kept?.outgoing ? { ...kept.outgoing, state: 'failed' as const } : null
  // A prompt that waited when the page went is sent by nobody but the person.
  const text = joined(kept?.text ?? '', ...(kept?.waiting ?? []).map(({ message }) => message))
  const made = { text, outgoing, streamed: '', base: Infinity, notice: null, waiting: [] }
  conversations.set(id, made)
  return made
}

export function change(id: string, changes: Partial<Conversation>) {
  const next = { ...conversation(id), ...changes }
  // What went back into the box and was erased there is gone: it is neither kept nor sent.
  if (next.outgoing?.back && changes.text?.trim() === '' && !('outgoing' in changes)) next.outgoing = null
  conversations.set(id, next)
  if ('text' in changes || 'outgoing' in changes || 'waiting' in changes) {
    const { text, outgoing, waiting } = next
    keepDraft(
      draftKey(id),
      text || outgoing || waiting.length > 0 ? ({ text, outgoing, waiting } satisfies Kept) : null,
    )
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useConversation = (id: string) => useSyncExternalStore(subscribe, () => conversation(id))

/** Whether what failed can go again as it was: its words may have been changed in the box since. */
export const canGoAgain = ({ outgoing, text }: Pick<Conversation, 'outgoing' | 'text'>) =>
  outgoing !== null && (!outgoing.back || without(text, outgoing.content) !== text)

/** Whatever was typed and did not arrive, in the box or on its way. */
export const unsentWords = ({ outgoing, text }: Pick<Conversation, 'outgoing' | 'text'>) =>
  outgoing && !text.includes(outgoing.content) ? joined(outgoing.content, text) : text.trim() && text

interface Said {
  role: 'user' | 'assistant'
  content: string
}

/**
 * Whether words would be lost with the page. What the talk has by now would not be, though no answer came of it and
 * its words may stand in the box to go again; an answer that is on its way is waited for.
 */
export function holdsWords({ outgoing, text, base }: Conversation, messages: readonly Said[]): boolean {
  if (!outgoing || outgoing.state === 'sending') return outgoing !== null || text.trim() !== ''
  const heard = messages.slice(base).some(({ role, content }) => role === 'user' && content === outgoing.content)
  return !heard || without(text, outgoing.content).trim() !== ''
}

/**
 * What becomes of a message that was on its way when the page went: answered, it is done; heard but not answered, it
 * is asked again from the thread; never heard, its words go back into the box. One that failed since stays behind what
 * was said on another device meanwhile, which is not to wait for it.
 */
export function settled(kept: Conversation, messages: readonly Said[]): Partial<Conversation> | null {
  const { outgoing, text, base } = kept
  if (!outgoing || outgoing.state !== 'failed') return null
  const at = messages.findLastIndex(({ role, content }) => role === 'user' && content === outgoing.content)
  if (base !== Infinity) {
    const answered = at >= base && at < messages.length - 1
    if (answered) return { outgoing: null, text: without(text, outgoing.content) }
    const now = at >= base ? at : messages.length
    return now === base ? null : { base: now }
  }
  if (at < 0) {
    // A step has kept its own words.
    if (outgoing.exercise) return { base: messages.length, outgoing: { ...outgoing, back: false } }
    const back = text === '' || outgoing.back === true || without(text, outgoing.content) !== text
    return { base: messages.length, text: text || outgoing.content, outgoing: { ...outgoing, back } }
  }
  // The send that broke off with the page may have put its words back before what was begun after it.
  const rest = without(text, outgoing.content)
  if (at === messages.length - 1) return { base: at, text: rest, outgoing: { ...outgoing, back: false } }
  return { outgoing: null, text: rest }
}

/** Settles what failed, here or with an earlier page, whenever the room is read anew. */
export function useSettled(id: string, messages: readonly Said[]) {
  const { outgoing } = useConversation(id)
  const state = outgoing?.state
  useEffect(() => {
    const changes = state === 'failed' && settled(conversation(id), messages)
    if (changes) change(id, changes)
  }, [id, messages, state])
}

/** What stands in the box already, and what comes after it; the same is not said twice. */
export function joined(...texts: string[]): string {
  const [first = '', ...more] = texts
  let all = first
  for (const text of more) if (text.trim() && !all.includes(text.trim())) all = all.trim() ? `${all}\n\n${text}` : text
  return all
}

/** The box after sending: empty, or what was begun beside the words that are being sent. */
export function without(text: string, sent: string): string {
  const trimmed = text.trim()
  if (trimmed === sent) return ''
  return trimmed.startsWith(`${sent}\n\n`) ? trimmed.slice(sent.length).trimStart() : text
}
