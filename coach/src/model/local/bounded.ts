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

/** What a server of the house answered: whatever it says of itself is read with a schema. */
export interface Said {
  status: number
  body: unknown
}

const ASKED_FOR_MS = 2_000

/** Asks a server about itself. Null where none answers in time, or with no JSON. */
export async function askAbout(
  url: string,
  {
    body,
    signal,
    withinMs = ASKED_FOR_MS,
  }: { body?: object; signal?: AbortSignal | undefined; withinMs?: number } = {},
): Promise<Said | null> {
  const late = AbortSignal.timeout(withinMs)
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
