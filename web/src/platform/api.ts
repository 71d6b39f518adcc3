import type { Endpoint, Output, Request } from '@mallama/contracts/endpoint'
import { statusOf, type ErrorBody, type ErrorCode, type ErrorDetails } from '@mallama/contracts/errors'
import type { Safety } from '@mallama/contracts/safety'
import { SAFETY_HEADER } from '@mallama/contracts/safety-header'
import { bearer } from './bearer.ts'

/** Any answer that is not ok. It never shows itself: screens decide what to say. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly details: ErrorDetails | undefined
  /** The server's sentence for the person, when it sent one. */
  readonly userMessage: string | undefined
  /** Help that travels with a refusal; it goes on the screen before the refusal does. */
  readonly safety: Safety | undefined
  /** Seconds until it may be tried again, where the server said so. */
  readonly waitS: number | undefined

  constructor(status: number, statusText: string, bodyText: string, retryAfter: string | null = null) {
    super(`${status}: ${bodyText || statusText}`)
    this.name = 'ApiError'
    this.status = status
    const body = parsed(bodyText)
    this.code = body?.code
    this.details = body?.details
    this.userMessage = body?.message
    this.safety = body?.safety as Safety | undefined
    this.waitS = secondsOf(retryAfter)
  }
}

/** `Retry-After` names seconds or an instant. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined
}

function parsed(bodyText: string): Partial<ErrorBody> | undefined {
  try {
    const body: unknown = JSON.parse(bodyText)
    return typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : undefined
  } catch {
    return undefined
  }
}

/** The server's sentence when there is one, else `otherwise`. */
export const messageOf = (error: unknown, otherwise: string) =>
  (error instanceof ApiError && error.userMessage) || otherwise

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Lets a last save outlive the page. */
  keepalive?: boolean
  /** Taken earlier, for a call that still has to go while Quick exit ends the session. */
  token?: string | null | undefined
}

interface RequestOptions extends CallOptions {
  headers?: Record<string, string>
}

type Arguments<E extends Endpoint, O> =
  unknown extends Request<E>
    ? [input?: Record<string, never>, options?: O]
    : undefined extends Request<E>
      ? [input?: Request<E>, options?: O]
      : [input: Request<E>, options?: O]

/** Path parameters come out of the input; the rest is the query of GET and DELETE, and the JSON body of the others. */
export function addressOf(endpoint: Endpoint, input: Record<string, unknown> | null | undefined) {
  const rest: Record<string, unknown> = { ...input }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const toQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (!toQuery && !(endpoint.query && name in endpoint.query.shape)) continue
    if (value !== undefined && value !== null) query.append(name, String(value))
    delete rest[name]
  }
  const search = query.size > 0 ? `?${query}` : ''
  const hasBody = !toQuery && input !== undefined && input !== null && endpoint.body !== undefined
  return { url: path + search, body: hasBody ? rest : undefined }
}

type Listener = () => void
const listeners = new Set<Listener>()

/** Told when the server no longer knows the token that a request carried: the session ended under an open page. */
export function onSessionRefused(listener: Listener) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const noticing = new Set<(header: string) => void>()

/** Told what stands in `SAFETY_HEADER`, whenever an answer has it. */
export const onNoticed = (listener: (header: string) => void) => void noticing.add(listener)

/** The one way out: credentials, token, content type, and a refusal as an error. */
export async function request(
  method: string,
  url: string,
  body: unknown,
  accept: string,
  options: RequestOptions = {},
) {
  const token = options.token ?? (await bearer())
  const headers: Record<string, string> = { ...options.headers, Accept: accept }
  if (token !== null) headers['Authorization'] = `Bearer ${token}`
  const file = body instanceof Blob ? body : null
  if (body !== undefined) headers['Content-Type'] = file ? file.type : 'application/json'
  const response = await fetch(url, {
    method,
    headers,
    credentials: 'include',
    body: body === undefined ? null : (file ?? JSON.stringify(body)),
    signal: options.signal ?? null,
    keepalive: options.keepalive ?? false,
  })
  const seen = response.headers.get(SAFETY_HEADER)
  if (seen !== null) for (const listener of noticing) listener(seen)
  if (!response.ok) {
    if (response.status === 401 && token !== null) for (const listener of listeners) listener()
    throw new ApiError(response.status, response.statusText, await response.text(), response.headers.get('retry-after'))
  }
  return response
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** A request by method and path, for what has no entry in the contract's table. */
export async function apiRequest<T = unknown>(method: string, path: string, body?: unknown, options?: CallOptions) {
  return (await readJson(await request(method, path, body, 'application/json', options))) as T
}

/** Calls a list's endpoint; `total` is how many there are in all (`X-Total-Count`), however few were asked for. */
export async function callCounted<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options?: CallOptions,
): Promise<{ items: Output<E>; total: number }> {
  const { url } = addressOf(endpoint, input as Record<string, unknown>)
  const response = await request(endpoint.method, url, undefined, 'application/json', options)
  const items = (await readJson(response)) as Output<E>
  return { items, total: Number(response.headers.get('x-total-count') ?? (items as unknown[]).length) }
}

/** Calls a list's endpoint to its end: it comes in parts, and each says where the next one begins (`Link`). */
export async function callAll<E extends Endpoint>(
  endpoint: E,
  input: Request<E>,
  options?: CallOptions,
): Promise<Output<E>> {
  const all: unknown[] = []
  let next: string | undefined = addressOf(endpoint, input as Record<string, unknown>).url
  while (next !== undefined) {
    const response = await request(endpoint.method, next, undefined, 'application/json', options)
    all.push(...((await readJson(response)) as unknown[]))
    next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return all as Output<E>
}

/** Calls an endpoint of the contract: `call(route<typeof relationshipsApi.get>('GET', '/api/relationships/:id'), { id })`. */
export async function call<E extends Endpoint>(endpoint: E, ...args: Arguments<E, CallOptions>): Promise<Output<E>> {
  const [input, options] = args
  const { url, body } = addressOf(endpoint, input as Record<string, unknown> | undefined)
  return (await readJson(await request(endpoint.method, url, body, 'application/json', options))) as Output<E>
}

/** The default query: GET with the first key as address. */
export function getQueryFn<T = unknown>({ on401 }: { on401: 'returnNull' | 'throw' }) {
  return async ({ queryKey, signal }: { queryKey: readonly unknown[]; signal?: AbortSignal }): Promise<T | null> => {
    try {
      return await apiRequest<T>('GET', String(queryKey[0]), undefined, { signal })
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

export interface Progress {
  part: number
  of: number
  /** As much of the answer's words as there is and may be shown. */
  text?: string
}

export interface StreamOptions extends CallOptions {
  /** Called with each sentence, as it is released. */
  onText?: (text: string) => void
  /** Called with help that is to be shown at once, before any sentence. */
  onSafety?: (safety: NonNullable<Safety>) => void
  /** Called as a long answer grows: so many parts of so many, and the words so far. */
  onProgress?: (done: Progress) => void
  /** Called with how many are before this one, where a model answers one at a time. */
  onWaiting?: (ahead: number) => void
}

/**
 * Calls an endpoint that answers sentence by sentence, or tells how far it is, and resolves with the whole answer. A stream that ends before
 * `done` is a failure: half a reply is never taken for a whole one.
 */
export async function streamCall<E extends Endpoint & { stream: true }>(
  endpoint: E,
  input: Request<E>,
  { onText, onSafety, onProgress, onWaiting, ...options }: StreamOptions,
): Promise<Output<E>> {
  const { url, body } = addressOf(endpoint, input as Record<string, unknown> | undefined)
  const response = await request(endpoint.method, url, body, 'text/event-stream', options)
  if (!response.headers.get('content-type')?.includes('text/event-stream') || response.body === null)
    return (await readJson(response)) as Output<E>

  const { createParser } = await import('eventsource-parser')
  const end: { answer?: Output<E>; failure?: Error } = {}
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'text') onText?.((JSON.parse(data) as { text: string }).text)
      else if (event === 'safety') onSafety?.(JSON.parse(data) as NonNullable<Safety>)
      else if (event === 'progress') onProgress?.(JSON.parse(data) as Progress)
      else if (event === 'waiting') onWaiting?.((JSON.parse(data) as { ahead: number }).ahead)
      else if (event === 'done') end.answer = JSON.parse(data) as Output<E>
      else if (event === 'error')
        end.failure = new ApiError(statusOf[parsed(data)?.code ?? 'unexpected'] ?? 500, '', data)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(part.value)
      if ('answer' in end || end.failure) break
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
  if (end.failure) throw end.failure
  if (!('answer' in end)) throw new Error('The answer broke off before its end.')
  return end.answer as Output<E>
}
