import type { z } from 'zod'

/** An answer of this many bytes is no answer to what we ask. */
const MOST_BYTES = 2_000_000

/** People agreed to one host: a redirect to another is an error. And an answer without an end has one here. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new Error('the answer has no end'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}

interface Asking {
  body?: object
  signal?: AbortSignal | undefined
}

const ASKED_FOR_MS = 2_000

/** Asks a server about itself. Null where none answers in time, or with no JSON. */
export async function askAbout(
  url: string,
  { body, signal }: Asking,
): Promise<{ status: number; body: unknown } | null> {
  const late = AbortSignal.timeout(ASKED_FOR_MS)
  try {
    const response = await boundedFetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: signal ? AbortSignal.any([signal, late]) : late,
    })
    return { status: response.status, body: await response.json() }
  } catch {
    signal?.throwIfAborted()
    return null
  }
}

/** What it says of itself, read with a schema; null where it says something else. */
export async function askFor<S extends z.ZodType>(schema: S, url: string, asking: Asking): Promise<z.output<S> | null> {
  const said = await askAbout(url, asking)
  return said?.status === 200 ? (schema.safeParse(said.body).data ?? null) : null
}
