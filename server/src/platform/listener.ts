import pg from 'pg'
import type { Log } from './log.ts'

const RETRY_MS = [100, 250, 500, 1_000, 2_000]

/** One connection that LISTENs, and comes back by itself when the server was away. */
export function openListener(url: string, log?: Log) {
  const heardBy = new Map<string, Set<(payload: string) => void>>()
  const relistened = new Set<() => void>()
  let client: pg.Client | null = null
  let closed = false
  let attempt = 0
  let connecting: Promise<void> | null = null

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    next.on('error', () => undefined)
    next.on('end', () => {
      // One that never connected ends as well; its failure is answered by whoever tried.
      if (client !== next) return
      client = null
      if (!closed) retry()
    })
    next.on('notification', ({ channel, payload }) => {
      for (const heard of heardBy.get(channel) ?? []) heard(payload ?? '')
    })
    try {
      await next.connect()
      for (const channel of heardBy.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    if (closed) return next.end()
    client = next
    if (attempt > 0) for (const heard of relistened) heard()
    attempt = 0
  }

  function retry(): void {
    const wait = RETRY_MS[Math.min(attempt++, RETRY_MS.length - 1)]!
    setTimeout(() => {
      if (closed) return
      connect().catch((err) => {
        log?.warn({ err }, 'the listening connection is not back yet')
        retry()
      })
    }, wait).unref()
  }

  const connected = () => (connecting ??= connect())

  return {
    async listen(channel: string, heard: (payload: string) => void) {
      await connected()
      const set = heardBy.get(channel) ?? new Set()
      if (set.size === 0) {
        heardBy.set(channel, set)
        await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
      }
      set.add(heard)
      return async () => void set.delete(heard)
    },
    onRelisten: (heard: () => void) => void relistened.add(heard),
    async close() {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
