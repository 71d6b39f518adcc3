import { generateText, Output, streamText, type LanguageModel, type TextStreamPart, type ToolSet } from 'ai'
import type { z } from 'zod'
import { ModelFailure } from './failure.ts'
import { failureOf, persist, watch, type Patience } from './patience.ts'

export interface Question {
  model: LanguageModel
  /** Our own words. */
  instructions: string
  /** What the person wrote, in its data block. */
  data: string
  patience: Patience
  /** Aborts when the reader has gone. */
  signal: AbortSignal | undefined
}

/** More than the longest reply and the thinking before it. */
const REPLY_TOKENS = 4_000
const JSON_TOKENS = 8_000

/**
 * A text, a few letters at a time. The request ends when the caller stops reading. Rejects with ModelFailure where it
 * fails or ends before its end, or with the reader's own abort.
 */
export async function* words(question: Question): AsyncGenerator<string> {
  const { patience, signal } = question
  const watched = watch(patience, signal)
  const leaving = new AbortController()
  const ends = AbortSignal.any([watched.signal, leaving.signal])
  let begun = false
  try {
    const stream = await persist(patience, signal, () => {
      watched.heard()
      return begin(question, ends).finally(watched.rest)
    })
    watched.heard()
    for await (const text of stream) {
      begun = true
      watched.heard()
      yield text
    }
  } catch (error) {
    signal?.throwIfAborted()
    const failure = failureOf(error)
    throw begun && failure.reason === 'unavailable' ? new ModelFailure('cut') : failure
  } finally {
    watched.done()
    leaving.abort()
  }
}

/** Waits for the first letters, so that a refusal is thrown here, where it can be tried again. */
async function begin(question: Question, abortSignal: AbortSignal): Promise<AsyncIterable<string>> {
  const { model, instructions, data } = question
  const { stream } = streamText({
    model,
    instructions,
    prompt: data,
    maxRetries: 0,
    maxOutputTokens: REPLY_TOKENS,
    abortSignal,
    // The library would print the error, and with it what was sent.
    onError: () => undefined,
  })
  const parts = textOf(stream, abortSignal)
  const first = await parts.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* parts
  })()
}

async function* textOf(stream: AsyncIterable<TextStreamPart<ToolSet>>, signal: AbortSignal): AsyncGenerator<string> {
  for await (const part of stream) {
    if (part.type === 'text-delta') yield part.text
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw signal.reason
    if (part.type === 'finish') {
      if (part.finishReason === 'stop') return
      throw new ModelFailure(part.finishReason === 'content-filter' ? 'unavailable' : 'cut')
    }
  }
  throw new ModelFailure('cut')
}

/** One whole text that should be JSON of this schema. The server is held to it where it can be. */
export async function wholeText(question: Question, schema: z.ZodType | null): Promise<string> {
  const { model, instructions, data, patience, signal } = question
  // Nothing is heard before the end of an answer that comes whole, so only the whole time is watched.
  const watched = watch(patience, signal)
  try {
    return await persist(patience, signal, async () => {
      const { text } = await generateText({
        model,
        instructions,
        prompt: data,
        maxRetries: 0,
        maxOutputTokens: JSON_TOKENS,
        abortSignal: watched.signal,
        ...(schema ? { output: asItComes(schema) } : {}),
      })
      return text
    })
  } catch (error) {
    signal?.throwIfAborted()
    throw failureOf(error)
  } finally {
    watched.done()
  }
}

/** Asks for the schema and leaves the reading to us: fences and a word before the brace are no reason to fail. */
const asItComes = (schema: z.ZodType) => ({
  ...Output.object({ schema }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
})
