import type { Trouble } from '@mallama/contracts/coach-model'
import { APICallError, Output, parsePartialJson, streamText, type TextStreamPart, type ToolSet } from 'ai'
import { z } from 'zod'
import kept from '../../data/words/server-troubles.json' with { type: 'json' }
import type { Turn } from '../port.ts'
import { ModelFailure, reasonOf } from './failure.ts'
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

/** Letters of a token, of which a word of English has four and more, JSON fewer, and no server counts more than this; tokens, more than the longest answer and the thinking before it; turns, more of a talk than a model of a house keeps in mind. */
const [LETTERS, TOKENS, REMEMBERED] = [3, 8_000, 30]

/** What of a question is sent: the newest whole turns that fit. Our rules are never cut, as a server would that gets too much: they stand first. Rejects with 'full' where the rest is too long. */
export async function fitted({ model, instructions, earlier = [], data }: Question, signal: AbortSignal) {
  const context = await model.context?.(signal)
  const maxOutputTokens = context === undefined ? TOKENS : Math.min(TOKENS, Math.floor(context / 3))
  let room = context === undefined ? Infinity : (context - maxOutputTokens) * LETTERS - instructions.length
  const last = data(room)
  room -= last.length
  if (room < 0) throw new ModelFailure('full')
  let from = earlier.length
  const oldest = Math.max(0, from - REMEMBERED)
  while (from > oldest && (room -= earlier[from - 1]!.content.length + LETTERS * 8) >= 0) from--
  // Servers of the house refuse a chat that they begin themselves.
  if (earlier[from]?.role === 'assistant') from++
  const asked = { role: 'user' as const, content: from > 0 ? leftOut(from) + last : last }
  return { messages: [...earlier.slice(from).map(({ role, content }) => ({ role, content })), asked], maxOutputTokens }
}

const leftOut = (turns: number) =>
  `(${turns} earlier ${turns === 1 ? 'turn was' : 'turns were'} left out, because not all of it fits into what you can keep in mind.)\n\n`

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

/** The library keeps letters back until this changes. */
const parsePartialOutput = async ({ text }: { text: string }) => ({ partial: text.length })

/** One text that should be JSON of this schema, or enough of it. Rejects with ModelFailure, or the reader's abort. */
export async function wholeText(question: Question, schema: z.ZodType | null): Promise<string> {
  const { model, signal, idle = false } = question
  const { firstMs, silenceMs, wholeMs } = model.patience
  // Its turn at a server that answers one at a time: who waits for as long as a whole answer may take is told "busy".
  const late = AbortSignal.timeout(wholeMs)
  const place = await model.line?.take(idle, signal ? AbortSignal.any([signal, late]) : late).catch(() => {
    signal?.throwIfAborted()
    throw new ModelFailure('busy')
  })
  const leaving = new AbortController()
  const abortSignal = AbortSignal.any([leaving.signal, place?.wanted, signal].filter((it) => it !== undefined))
  // The library's own for this begins when the server has answered, and some answer with the first word.
  const slow = setTimeout(() => leaving.abort(), firstMs)
  try {
    const { messages, maxOutputTokens } = await fitted(question, abortSignal)
    // Asks for the schema and leaves the reading to us: fences and a word before the brace are no reason to fail.
    const output = schema && { ...Output.object({ schema }), parsePartialOutput }
    const { stream } = streamText({
      model: model.model,
      instructions: question.instructions,
      messages,
      maxOutputTokens,
      // The library's own waits for as long as a server likes, and a person sees nothing.
      maxRetries: 0,
      // Nobody reads a thought, and who thinks is not gone.
      timeout: { totalMs: wholeMs, chunkMs: silenceMs },
      // The library would print the error, and with it what was sent.
      onError: () => undefined,
      abortSignal,
      ...(output ? { output } : {}),
    })
    return await heard(stream, question, () => clearTimeout(slow))
  } catch (error) {
    signal?.throwIfAborted()
    const failure = failureOf(error)
    const isLess = ['no-memory', 'full'].includes(failure.reason) && model.shorten?.() === true
    // It gave way to somebody, or planned with more than there is: from the beginning, once this place is left.
    if (place?.wanted.aborted || isLess) return wholeText(question, schema)
    throw failure
  } finally {
    // What has not come by now is not waited for.
    clearTimeout(slow)
    leaving.abort()
    place?.leave()
  }
}

/** Letters of an answer at most, of a failure that are looked through, and of a wrong answer that is shown again. */
const [LONGEST, LOOKED, SHOWN] = [40_000, 2_000, 4_000]

async function heard(stream: AsyncIterable<TextStreamPart<ToolSet>>, { grows }: Question, begins: () => void) {
  let text = ''
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') begins()
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > LONGEST) throw new ModelFailure('too-long')
        if ((await grows?.(text)) === true) return text
      }
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw new ModelFailure('timeout')
      if (part.type !== 'finish') continue
      if (part.finishReason === 'stop') return text
      throw new ModelFailure(part.finishReason === 'content-filter' ? 'unavailable' : 'cut')
    }
    throw new ModelFailure('cut')
  } catch (error) {
    // A connection that breaks after words of an answer is no server that is not there.
    throw text && failureOf(error).reason === 'unavailable' ? new ModelFailure('cut') : error
  }
}

/** What servers of the house say in words, whatever status they say it with. The words go no further. */
const says = Object.entries(kept) as [Trouble, readonly string[]][]
const byStatus: Partial<Record<number, Trouble>> = { 404: 'no-model', 429: 'busy' }

/** Whatever the library threw, as one word: its own errors carry the whole request. */
function failureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  const call = APICallError.isInstance(error) ? error : null
  const { message, name } = (error ?? {}) as { message?: string; name?: string }
  // What breaks off a stream comes as the server's bare words.
  const said = (call ? call.responseBody : typeof error === 'string' ? error : message) ?? ''
  const text = said.slice(0, LOOKED).toLowerCase()
  const known = says.find(([, words]) => words.some((word) => text.includes(word)))?.[0]
  const broken = name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'cut'
  return new ModelFailure(known ?? (call ? (byStatus[call.statusCode ?? 0] ?? 'unavailable') : broken))
}

type Reads<T> = (said: string) => Promise<{ data?: T; error?: z.ZodError }>

/** Asks, and once more with what was wrong, without the server's own JSON mode, which some refuse and in which some break. Where somebody was told some of it, the answer is cut off instead. */
export async function answerTo<T>(schema: z.ZodType, question: Question, read: Reads<T>, isSettled: () => boolean) {
  let said = ''
  let wrong = 'It could not be read.'
  try {
    said = await wholeText(question, schema)
    const first = await read(said)
    if (first.data) return first.data
    // No schema of ours has keys of somebody's: what is wrong is said in our own words.
    if (first.error) wrong = `${z.prettifyError(first.error).slice(0, 800)}.`
  } catch (error) {
    question.signal?.throwIfAborted()
    if (reasonOf(error) !== 'unavailable') throw error
  }
  if (isSettled()) throw new ModelFailure('cut')
  const mend = `\n\n${dataIn({ yourLastAnswer: said.slice(0, SHOWN) })}\n\nThat last answer cannot be used. ${wrong} Answer again with the JSON object alone.`
  const data = (letters: number) => question.data(letters - mend.length) + mend
  const second = await read(await wholeText({ ...question, data }, null))
  if (second.data) return second.data
  throw new ModelFailure('malformed')
}

/** Asks once; null where what came is no object of the kind. */
export const askedOnce = async <S extends z.ZodType>(question: Question, schema: S): Promise<z.output<S> | null> =>
  (await readJson(schema, await wholeText(question, schema))).data ?? null

/** Of a text with a JSON object in it, fenced or not. */
export const readJson = async <S extends z.ZodType>(form: S, text: string) => form.safeParse(await objectIn(text, true))

/** As much of an answer's object as there is, or null. `over`: nothing comes after it. */
export async function objectIn(text: string, over = false): Promise<Record<string, unknown> | null> {
  const to = over ? text.lastIndexOf('}') + 1 : 0
  const { value } = await parsePartialJson(text.slice(Math.max(0, text.indexOf('{')), to || undefined))
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null
}
