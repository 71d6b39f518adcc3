// A browser's stream of live events, as web/src/platform/events.ts reads it: it comes back by itself, a second after it
// broke, then after two, four, and says what it heard last.
import { UPSTREAM } from './balancer.mjs'
import { pause } from './server.mjs'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/**
 * @param {{ url: string }} server where it knocks, each time that it comes back
 * @param {(event: string, data: Record<string, unknown>) => void} heard each event as it comes
 */
export function follow(server, person, heard) {
  let going = true
  let lastId = null
  let wait = FIRST_WAIT_MS
  let leaving = new AbortController()
  let moving = false
  let killedAt = null
  const stream = { at: null, replaced: 0, back: [] }

  async function read() {
    const headers = { authorization: `Bearer ${person.idToken}`, ...(lastId ? { 'last-event-id': lastId } : {}) }
    const response = await fetch(`${server.url}/api/events`, { headers, signal: leaving.signal })
    if (!response.ok) throw new Error(String(response.status))
    let rest = ''
    let isOpen = false
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      wait = FIRST_WAIT_MS
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop()
      for (const block of blocks) take(block)
      // Open is what was told where it is: one that breaks before that may begin anew later on.
      if (!isOpen && blocks.some((block) => /^id: /m.test(block))) opened(response)
      isOpen = stream.at !== null
    }
  }

  function opened({ headers }) {
    stream.at = headers.get(UPSTREAM)?.split(', ').at(-1) ?? new URL(server.url).host
    if (killedAt !== null) stream.back.push(performance.now() - killedAt)
    killedAt = null
  }

  function take(block) {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)))
    if (fields.id) lastId = fields.id
    if (!fields.event) return
    if (fields.event === 'replaced') stream.replaced++
    heard(fields.event, JSON.parse(fields.data))
  }

  const done = (async () => {
    while (going) {
      leaving = new AbortController()
      moving = false
      await read().catch(() => undefined)
      stream.at = null
      if (!going || moving) continue
      await pause(wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  })()

  return Object.assign(stream, {
    /** Comes back at once, as at a token's end. */
    move() {
      moving = true
      stream.at = null
      leaving.abort()
    },
    /** From now on it is counted how long it takes to be back. */
    lost: () => (killedAt = performance.now()),
    isBack: () => killedAt === null && stream.at !== null,
    stop() {
      going = false
      leaving.abort()
      return done
    },
  })
}
