import { AppError } from '@mallama/contracts/errors'
import { sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import type { FastifyInstance } from 'fastify'
import type { Ended, Live } from './live.ts'
import { unauthenticated, type Sessions } from './session.ts'

const HEARTBEAT_MS = 15_000
/** Bytes that wait for a reader. */
const MOST_UNREAD = 1_000_000
/** A longer timer would fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** `GET /api/events`: one stream a person and browser. It ends with the token; the client comes back with a fresh one. */
export function serveEvents(app: FastifyInstance, sessions: Sessions, live: Live, clock: Clock): { closeAll(): void } {
  const open = new Set<() => void>()
  // No HEAD: it would be a stream that nobody reads.
  app.get('/api/events', { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await sessions.actorOf(request.headers.authorization)
    if (!actor) throw unauthenticated()
    request.actor = actor
    await request.limit(reply)
    const lastSeen = Number(request.headers['last-event-id'] || Number.NaN)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    let stop: (() => void) | undefined
    let closed = false
    const close = () => {
      closed = true
      clearInterval(beat)
      clearTimeout(expiry)
      open.delete(close)
      stop?.()
      if (!raw.writableEnded) raw.end()
    }
    const write = (text: string) => {
      if (closed) return
      raw.write(text)
      // Someone who does not read must not fill our memory: they come back and hear what they missed.
      if (raw.writableLength > MOST_UNREAD) raw.destroy()
    }
    const beat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
    const expiry = setTimeout(close, Math.min(Math.max(0, actor.expires * 1000 - clock()), LONGEST_TIMER_MS))
    open.add(close)
    raw.on('close', close)
    raw.on('error', close)
    write(': hello\n\n')
    const ended = (why: Ended) => {
      write(`event: ${why}\ndata: {}\n\n`)
      close()
    }
    try {
      stop = await live.follow(
        actor.id,
        Number.isSafeInteger(lastSeen) && lastSeen >= 0 ? lastSeen : null,
        ({ id, event, data }) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        ended,
        actor.session,
        // No event: an id alone, by which one that breaks before it has heard anything says where it was.
        (id) => write(`: from here\nid: ${id}\n\n`),
      )
      // A revocation between the first look and the following was heard by nobody.
      await sessions.actorOf(request.headers.authorization).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        ended('revoked')
      })
    } catch (err) {
      // A stream that hears nothing must not look alive. The browser comes back, and is told why then.
      request.log.debug({ err }, 'a live stream could not be opened')
      close()
    }
    if (closed) stop?.()
  })
  return { closeAll: () => [...open].forEach((close) => close()) }
}

/** Liveness of the process, and readiness of what it stands on. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await database.db.execute(sql`select 1 from drizzle.__drizzle_migrations limit 1`)
      return { ok: true, database: database.kind }
    } catch {
      return reply.code(503).send({ ok: false, database: database.kind })
    }
  })
}
