import { setTimeout as passed } from 'node:timers/promises'
import { Output, streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { z } from 'zod'
import { ModelFailure } from './failure.ts'
import type { Place } from './line.ts'
import { failureOf, pauseAfter } from './patience.ts'
import { fitted, type Question } from './question.ts'

const MOST_ANSWERED = 40_000

/** So often an answer is begun again: it gave way to somebody, or there was no memory for so much. */
const BEGUN_AGAIN = 5

/**
 * One whole text that should be JSON of this schema, or as much of it as is enough. The server is held to it where it can
 * be, and asked again where it was itself the trouble, unless it wants more time than a person has. Rejects with
 * ModelFailure, or with the reader's own abort.
 */
export async function wholeText(question: Question, schema: z.ZodType | null): Promise<string> {
  const { model, signal } = question
  const { silenceMs, firstMs = silenceMs, wholeMs, pausesMs, firstPauseMs, retries } = model.patience
  let left = pausesMs
  for (let tries = 0; ; tries++) {
    const place = await waitFor(question)
    const leaving = new AbortController()
    const abortSignal = AbortSignal.any([leaving.signal, place.wanted, ...(signal ? [signal] : [])])
    let slow: ReturnType<typeof setTimeout> | undefined
    try {
      const { messages, maxOutputTokens, context } = await fitted(question, abortSignal)
      // The library's own for this begins when the server has answered, and some answer with the first word.
      slow = setTimeout(() => leaving.abort(), firstMs)
      const { stream } = streamText({
        model: model.model,
        instructions: question.instructions,
        messages,
        maxOutputTokens,
        // Of no meaning to any other.
        providerOptions: { ollama: context === undefined ? {} : { num_ctx: context } },
        // The library's own waits too long before it asks again, and for as long as a server likes.
        maxRetries: 0,
        // Nobody reads a thought, and who thinks is not gone.
        timeout: { totalMs: wholeMs, chunkMs: silenceMs },
        // The library would print the error, and with it what was sent.
        onError: () => undefined,
        abortSignal,
        ...(schema ? { output: asItComes(schema) } : {}),
      })
      return await heard(stream, question, () => clearTimeout(slow))
    } catch (error) {
      signal?.throwIfAborted()
      const gaveWay = place.wanted.aborted
      const failure = gaveWay ? new ModelFailure('busy') : failureOf(error)
      const begins = gaveWay || (['no-memory', 'full'].includes(failure.reason) && model.shorten?.() === true)
      const pause = begins ? 0 : (pauseAfter(error, firstPauseMs * 2 ** tries) ?? Infinity)
      left -= pause
      if (left < 0 || tries >= (begins ? BEGUN_AGAIN : retries)) throw failure
      await passed(pause, undefined, signal ? { signal } : {})
    } finally {
      // What has not come by now is not waited for.
      clearTimeout(slow)
      leaving.abort()
      place.leave()
    }
  }
}

async function heard(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { grows }: Question,
  begins: () => void,
): Promise<string> {
  let text = ''
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') begins()
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > MOST_ANSWERED) throw new ModelFailure('too-long')
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

/** Asks for the schema and leaves the reading to us: fences and a word before the brace are no reason to fail. */
const asItComes = (schema: z.ZodType) => ({
  ...Output.object({ schema }),
  // The library keeps letters back until this changes.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
})

const everybodys: Place = { leave: () => undefined, wanted: new AbortController().signal }

/** The question's turn at its server. Who waits for as long as a whole answer may take is told that it is busy. */
async function waitFor({ model, idle = false, signal }: Question): Promise<Place> {
  if (!model.line) return everybodys
  const late = AbortSignal.timeout(model.patience.wholeMs)
  try {
    return await model.line.take(idle, signal ? AbortSignal.any([signal, late]) : late)
  } catch (error) {
    signal?.throwIfAborted()
    throw late.aborted ? new ModelFailure('busy') : error
  }
}
