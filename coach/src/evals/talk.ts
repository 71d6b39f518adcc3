import { answer } from '../builtin/coach.ts'
import type { State } from '../builtin/state.ts'
import type { Reply, ReplyInput, Turn } from '../port.ts'

/** A message to the chat, for tests and evaluations: the first of a talk that began ten minutes ago, about nobody in particular. */
export const asked = (message: string, more: Partial<ReplyInput> = {}): ReplyInput => ({
  message,
  history: [],
  state: null,
  person: null,
  knownPeople: [],
  userFirstName: null,
  country: 'GB',
  now: '2026-11-20T22:00:00Z',
  startedAt: '2026-11-20T21:50:00Z',
  ...more,
})

export interface Said extends Omit<Reply, 'message'> {
  message: string
  /** Words to send. */
  words: string | null
  state: State
}

/** A talk with the built-in coach: what it answers to each message. It gets its state back as a room does, as JSON. */
export function talk(turns: readonly string[], more: Partial<ReplyInput> = {}): Said[] {
  const history: Turn[] = []
  let state: unknown = null
  return turns.map((message) => {
    const reply = answer(asked(message, { ...more, history: [...history], state }))
    const { response: content, message: words } = reply
    history.push({ role: 'user', content: message }, { role: 'assistant', content, ...(words && { message: words }) })
    state = JSON.parse(JSON.stringify(reply.state))
    return { ...reply, message, words: words?.text ?? null, state: reply.state as State }
  })
}

/** The replies alone. */
export const saidIn = (...turns: string[]): string[] => talk(turns).map(({ response }) => response)
