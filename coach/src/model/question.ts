import type { Turn } from '../port.ts'
import { ModelFailure } from './failure.ts'
import type { OpenedModel } from './provider.ts'
import { dataIn } from './told.ts'

export interface Question {
  model: OpenedModel
  instructions: string
  /** The talk before, in the roles of a chat, oldest first. The oldest are left out where not all fit. */
  earlier?: readonly Turn[]
  /** What the person wrote, in its data block, made so that it has no more letters than these. */
  data: (letters: number) => string
  signal: AbortSignal | undefined
  /** Nobody waits for the answer: it gives way to everyone who does. */
  idle?: boolean
  /** Called as an answer grows, with all of it that there is. True where that is enough: the rest is not waited for. */
  grows?: ((text: string) => unknown) | undefined
}

/** A word of English has four letters a token and more, JSON fewer. No server counts more than this. */
const LETTERS = 3
/** More than the longest answer and the thinking before it. */
const TOKENS = 8_000
/** Turns: more of a talk than a model of a house keeps in mind. */
const REMEMBERED = 30

const turnLength = ({ content }: Turn) => content.length + LETTERS * 8

/** What of a question is sent: the newest whole turns that fit. Our rules are never cut, as a server would that gets too much: they stand first. Rejects with 'full' where the rest is too long. */
export async function fitted({ model, instructions, earlier = [], data }: Question, signal: AbortSignal) {
  const context = await model.context?.(signal)
  const maxOutputTokens = context === undefined ? TOKENS : Math.min(TOKENS, Math.floor(context / 3))
  let room = context === undefined ? Infinity : (context - maxOutputTokens) * LETTERS - instructions.length
  const last = data(room)
  room -= last.length
  if (room < 0) throw new ModelFailure('full')
  let from = earlier.length
  while (from > Math.max(0, earlier.length - REMEMBERED) && (room -= turnLength(earlier[from - 1]!)) >= 0) from--
  // Servers of the house refuse a chat that they begin themselves.
  if (earlier[from]?.role === 'assistant') from++
  const messages = earlier.slice(from).map(({ role, content }) => ({ role, content }))
  return { messages: [...messages, { role: 'user' as const, content: leftOut(from) + last }], maxOutputTokens }
}

const leftOut = (turns: number) =>
  turns === 0
    ? ''
    : `(${turns} earlier ${turns === 1 ? 'turn was' : 'turns were'} left out, because not all of it fits into what you can keep in mind.)\n\n`

/** A data block that begins later where it must be short: its list loses its oldest items, whole. */
export function beginningLater(told: Readonly<Record<string, unknown>>): Question['data'] {
  // The list of it that is told oldest first, and can begin later.
  const name = ['earlier', 'turns', 'messages', 'moments'].find((it) => it in told) ?? ''
  const items = [told[name] ?? []].flat()
  return (letters) => {
    let block = dataIn(told)
    for (let from = 0; block.length > letters && from < items.length - 1;) {
      // An eighth of what is left at once: a list of thousands is not written thousands of times.
      from = Math.min(items.length - 1, from + Math.ceil((items.length - from) / 8))
      block = leftOut(from) + dataIn({ ...told, [name]: items.slice(from) })
    }
    return block
  }
}
