import { Output, streamText, type TextStreamPart, type ToolSet } from 'ai'
import type { z } from 'zod'
import { ModelFailure } from './failure.ts'
import { fitted } from './fit.ts'
import type { Place } from './line.ts'
import { failureOf, persist, watch } from './patience.ts'
import type { Question } from './question.ts'

/** More than the longest answer and the thinking before it. */
const TOKENS = 8_000
/** Of an answer that comes whole, in letters. */
export const MOST_ANSWERED = 40_000

/** So often an answer is begun again: it gave way to somebody, or there was no memory for so much. */
const BEGUN_AGAIN = 5

/** One whole text that should be JSON of this schema. The server is held to it where it can be. */
export async function wholeText(question: Question, schema: z.ZodType | null): Promise<string> {
  const { model, patience, signal, instructions } = question
  for (let tries = 0; ; tries++) {
    const place = await waitFor(question)
    const watched = watch(patience, signal)
    const ends = AbortSignal.any([watched.signal, place.wanted])
    try {
      const { earlier, data, maxOutputTokens, context } = await fitted(question, TOKENS, ends)
      const asked = {
        model: model.model,
        instructions,
        messages: [
          ...earlier.map(({ role, content }) => ({ role, content })),
          { role: 'user' as const, content: data },
        ],
        maxOutputTokens,
        // Of no meaning to any other.
        providerOptions: { ollama: context === undefined ? {} : { num_ctx: context } },
        maxRetries: 0,
        // The library would print the error, and with it what was sent.
        onError: () => undefined,
        abortSignal: ends,
        ...(schema ? { output: asItComes(schema) } : {}),
      }
      return await persist(patience, ends, () => {
        watched.asked()
        return heard(streamText(asked).stream, question, ends, watched.heard)
      })
    } catch (error) {
      signal?.throwIfAborted()
      const gaveWay = place.wanted.aborted
      const failure = gaveWay ? new ModelFailure('busy') : failureOf(error)
      const mayAsk = gaveWay || (['no-memory', 'full'].includes(failure.reason) && model.shorten?.())
      if (!mayAsk || tries >= BEGUN_AGAIN) throw failure
    } finally {
      watched.done()
      place.leave()
    }
  }
}

/** An answer to its end. `word`: called with each, and with each thought. */
async function heard(
  stream: AsyncIterable<TextStreamPart<ToolSet>>,
  { grows }: Question,
  ends: AbortSignal,
  word: () => void,
): Promise<string> {
  let text = ''
  try {
    for await (const part of stream) {
      // Nobody reads a thought, and who thinks is not gone.
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') word()
      if (part.type === 'text-delta') text += part.text
      if (text.length > MOST_ANSWERED) throw new ModelFailure('too-long')
      if (part.type === 'text-delta') grows?.(text)
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw ends.reason
      if (part.type !== 'finish') continue
      if (part.finishReason === 'stop') return text
      throw new ModelFailure(part.finishReason === 'content-filter' ? 'unavailable' : 'cut')
    }
    throw new ModelFailure('cut')
  } catch (error) {
    ends.throwIfAborted()
    const failure = failureOf(error)
    // A connection that breaks after words of an answer is no server that is not there.
    if (text) throw failure.reason === 'unavailable' ? new ModelFailure('cut') : failure
    throw error
  }
}

/** Asks for the schema and leaves the reading to us: fences and a word before the brace are no reason to fail. */
const asItComes = (schema: z.ZodType) => ({
  ...Output.object({ schema }),
  parseCompleteOutput: async ({ text }: { text: string }) => text,
  // The library keeps letters back until this changes.
  parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text.length }),
})

const everybodys: Place = { leave: () => undefined, wanted: new AbortController().signal }

/** The question's turn at its server. Who waits for as long as a whole answer may take is told that it is busy. */
async function waitFor({ model, idle = false, patience, signal }: Question): Promise<Place> {
  if (!model.line) return everybodys
  const late = AbortSignal.timeout(patience.wholeMs)
  try {
    return await model.line.take(idle, signal ? AbortSignal.any([signal, late]) : late)
  } catch (error) {
    signal?.throwIfAborted()
    if (late.aborted) throw new ModelFailure('busy')
    throw error
  }
}
