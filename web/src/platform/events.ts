import { createParser } from 'eventsource-parser'
import { ApiError, request } from './api.ts'
import { queryClient } from './query.ts'
import { loadUser } from './user.ts'

/**
 * Something that happened elsewhere: in another tab, in a job, in a room. `data` carries ids and keys, no words. `began`
 * is none of it: from now on everything is heard, and what was read before may have missed something.
 */
export interface LiveEvent {
  id: string | null
  event: string
  data: Record<string, unknown>
}

const name = 'mallama:events'
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** Said among the tabs of a browser: someone looks at one of them. */
const LOOKED = 'looked'

const listeners = new Set<(happened: LiveEvent) => void>()
let lastId: string | null = null

/** Told of every event, whichever tab holds the stream. */
export function onLive(listener: (happened: LiveEvent) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a query's address is the changed one, or one item of the changed list. */
export function concerns(key: string, queryKey: readonly unknown[]): boolean {
  const address = String(queryKey[0])
  if (address === key) return true
  return address.startsWith(`${key}/`) && !address.slice(key.length + 1).includes('/')
}

function take(happened: LiveEvent) {
  if (happened.id !== null) lastId = happened.id
  const { key } = happened.data
  if (happened.event === 'changed' && typeof key === 'string') {
    if (key === '/api/auth/user') void loadUser().catch(() => undefined)
    else void queryClient.invalidateQueries({ predicate: ({ queryKey }) => concerns(key, queryKey) })
  }
  // The next request finds out whether this very session ended.
  if (happened.event === 'revoked') void loadUser().catch(() => undefined)
  for (const listener of listeners) listener(happened)
}

/**
 * One stream a browser: the tab that holds the lock reads it, the others hear from that tab. Ends with the returned
 * function, or when the server no longer knows the session.
 */
export function startEvents(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const others = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  const looks = new EventTarget()
  const looked = () => looks.dispatchEvent(new Event(LOOKED))
  others?.addEventListener('message', ({ data }: MessageEvent<LiveEvent | typeof LOOKED>) =>
    data === LOOKED ? looked() : take(data),
  )
  const tell = (what: LiveEvent | typeof LOOKED) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    others?.postMessage(what)
  }
  const focused = () => {
    looked()
    tell(LOOKED)
  }
  window.addEventListener('focus', focused, { signal })
  const read = () =>
    follow(signal, looks, (happened) => {
      tell(happened)
      take(happened)
    })
  // Without locks (an address that is neither https nor local) every tab reads for itself.
  const reading = 'locks' in navigator ? navigator.locks.request(name, { signal }, read) : read()
  reading.catch((error: unknown) => {
    if (!signal.aborted) console.error('Live events ended.', error)
  })
  return () => {
    stop.abort()
    others?.close()
  }
}

async function follow(signal: AbortSignal, looks: EventTarget, emit: (happened: LiveEvent) => void) {
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    try {
      const headers: Record<string, string> = lastId === null ? {} : { 'Last-Event-ID': lastId }
      const response = await request('GET', '/api/events', undefined, 'text/event-stream', { signal, headers })
      let replaced = false
      const heard = (happened: LiveEvent) => (happened.event === 'replaced' ? (replaced = true) : emit(happened))
      const began = (id: string) => lastId === null && emit({ id, event: 'began', data: {} })
      const alive = () => {
        wait = FIRST_WAIT_MS
      }
      await readAll(response, heard, began, alive)
      if (replaced) await nextLook(signal, looks)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return
    }
    await pause(wait, signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

async function readAll(
  response: Response,
  emit: (happened: LiveEvent) => void,
  at: (id: string) => void,
  alive: () => void,
) {
  if (response.body === null) return
  const parser = createParser({
    onId: at,
    onEvent: ({ id, event = 'message', data }) =>
      emit({ id: id ?? null, event, data: JSON.parse(data) as LiveEvent['data'] }),
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    alive()
    parser.feed(part.value)
  }
}

/**
 * The person has so many browsers open that this one's stream was ended for a newer one. To come back at once would end
 * another's, which would come back in its turn: it waits until someone looks here.
 */
const nextLook = (signal: AbortSignal, looks: EventTarget) =>
  new Promise<void>((resume) => {
    const done = () => resume()
    looks.addEventListener(LOOKED, done, { once: true, signal })
    signal.addEventListener('abort', done, { once: true })
  })

/** Waits, but not longer than it takes for the network to return or the session to end. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resume()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
