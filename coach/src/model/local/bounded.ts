import type { LocalModel } from '@mallama/contracts/coach-model'
import type { z } from 'zod'

/** People agreed to one host: a redirect to another is an error. And an answer without an end has one here. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  let bytes = 0
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        // An answer of this many bytes is no answer to what we ask.
        if (bytes > 2_000_000) controller.error(new Error('the answer has no end'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return bounded ? new Response(bounded, response) : response
}

/** What a server says of itself, read with a schema; null where none answers so in time. `body`: what it is asked with. */
export async function askFor<S extends z.ZodType>(schema: S, url: string, signal: AbortSignal, body?: object) {
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const posted = body && { method: 'POST', body: JSON.stringify(body) }
  try {
    const late = AbortSignal.any([signal, AbortSignal.timeout(2_000)])
    const response = await boundedFetch(url, { ...posted, headers, signal: late })
    const said = schema.safeParse(await response.json())
    return response.ok && said.success ? said.data : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}

/** Tokens, where nothing is said: as few as a server is started with, and what LM Studio loads a model with unasked. */
export const UNSAID = 4_096

/** A list as it is shown: of a longer one nobody chooses. Names are sent back and stored as well: what a server makes up beyond this is left out. */
export const listed = (models: readonly LocalModel[]) =>
  models.filter(({ model }) => /^[\w.:/@+-]{1,200}$/.test(model)).slice(0, 50)
