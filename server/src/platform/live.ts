import { DAY_MS } from '@mallama/contracts/days'
import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { isoAt, type Clock } from './clock.ts'
import type { Database } from './database.ts'
import { notify, type Db } from './db.ts'
import { liveEvents } from './events.table.ts'
import type { Log } from './log.ts'

export type LiveEvent = 'message' | 'presence' | 'typing' | 'read' | 'state' | 'changed' | 'revoked'

/** `replaced`: the person has opened so many newer streams that this one makes room for them. */
export type Ended = 'revoked' | 'replaced'

export interface Sent {
  id: number
  event: string
  data: Record<string, unknown>
}

export interface Live {
  /** Open pages of a person read again what came from these addresses; part of the caller's transaction. */
  changed(db: Db, userId: string, ...addresses: string[]): Promise<void>
  /** Tells all open pages of a person, in every process; part of the caller's transaction. */
  tell(db: Db, userId: string, event: LiveEvent, data: Record<string, unknown>): Promise<void>
  /**
   * What a person missed after event `last`, oldest first, and from then on each new one. Before the first of them
   * `began` is told where that is. Returns how to stop.
   */
  follow(
    userId: string,
    last: number | null,
    heard: (sent: Sent) => void,
    ended: (why: Ended) => void,
    session?: string | null,
    began?: (id: number) => void,
  ): Promise<() => void>
  /**
   * Ends the streams of a person and drops what is remembered of them, everywhere within a second: all of them, or
   * those of one sign-in, or of all others.
   */
  revoke(db: Db, userId: string, which?: { only: string } | { but: string }): Promise<void>
  /** Drops what every process remembers of a person, streams untouched: a trial, plan or role changed. */
  refresh(db: Db, userId: string): Promise<void>
  onRevoked(heard: (userId: string | null) => void): void
  connections(): number
  /** Once nothing more is said to the database about streams that have ended. */
  settled(): Promise<void>
}

const EVENTS = 'mallama_events'
const REVOKED = 'mallama_revoked'
const REFRESHED = 'mallama_refreshed'
const STREAMS = 'mallama_streams'
/** Events read in one go. */
const AT_ONCE = 1_000
const KEPT_MS = DAY_MS
/** After which events are read once more that could not be read. */
const AGAIN_MS = 1_000

interface Revoked {
  userId: string
  only?: string
  but?: string
}

interface Follower {
  last: number
  session: string | null
  heard: (sent: Sent) => void
  ended: (why: Ended) => void
  id: string
  /** Streams of the person that were opened after this one, wherever; null until this one's own turn was heard. */
  newer: Set<string> | null
}

/** A browser needs one. */
export const MOST_STREAMS = 10
/** So long does a process have to say which streams it still has. */
const ANSWER_MS = 500
/** More of one process are not named: a message between processes holds 8,000 bytes. */
const MOST_NAMED = 100

interface Stream {
  userId: string
  opened?: string
  closed?: string
  /** Somebody would have to make room: which streams are there? */
  asked?: true
  there?: string[]
}

export async function openLive(database: Database, clock: Clock, log: Log): Promise<Live> {
  const followers = new Map<string, Set<Follower>>()
  const revokedBy = new Set<(userId: string | null) => void>()
  const reading = new Map<string, Promise<void>>()
  /** Whose events could not be read, and are read once more in a moment. */
  const again = new Set<string>()

  const since = (userId: string, last: number) =>
    database.db
      .select({ id: liveEvents.id, event: liveEvents.event, data: liveEvents.data })
      .from(liveEvents)
      .where(and(eq(liveEvents.userId, userId), gt(liveEvents.id, last)))
      .orderBy(asc(liveEvents.id))
      .limit(AT_ONCE)

  async function deliver(userId: string): Promise<void> {
    const set = followers.get(userId)
    if (!set?.size) return
    // Whoever comes while this reads may have missed more than is read here: they have a reading of their own.
    const here = [...set]
    const from = Math.min(...here.map(({ last }) => last))
    const found = await since(userId, from)
    for (const sent of found) {
      for (const follower of here) {
        if (sent.id <= follower.last || !set.has(follower)) continue
        follower.last = sent.id
        follower.heard(sent)
      }
    }
    if (found.length === AT_ONCE) await deliver(userId)
  }

  /** One read at a time a person, so that nobody hears events twice or out of order. */
  function queue(userId: string): void {
    const next = (reading.get(userId) ?? Promise.resolve())
      .then(() => deliver(userId))
      .catch((err: unknown) => {
        log.warn({ err }, 'live events could not be read')
        // Else nobody would hear of these before the next one comes. One reading makes up for all that failed.
        if (!followers.has(userId) || again.has(userId)) return
        again.add(userId)
        setTimeout(readAgain, AGAIN_MS, userId).unref()
      })
      .finally(() => {
        if (reading.get(userId) === next) reading.delete(userId)
      })
    reading.set(userId, next)
  }

  function readAgain(userId: string): void {
    again.delete(userId)
    queue(userId)
  }

  /** Said to the others by a notification, and done here at once: the person's very next request may come before it. */
  function drop(userId: string): void {
    for (const heard of revokedBy) heard(userId)
  }

  function end(payload: string): void {
    const { userId, only, but } = JSON.parse(payload) as Revoked
    drop(userId)
    for (const follower of followers.get(userId) ?? []) {
      const meant = only === undefined || follower.session === only
      if (meant && (but === undefined || follower.session !== but)) follower.ended('revoked')
    }
  }

  async function tell(db: Db, userId: string, event: LiveEvent, data: Record<string, unknown>): Promise<void> {
    // Ids are given out before commit: without this lock a later id could be read first and the earlier one missed.
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`live:${userId}`}))`)
      await tx.insert(liveEvents).values({ userId, event, data, createdAt: isoAt(clock()) })
      await notify(tx as unknown as Db, EVENTS, userId)
    })
  }

  /** All processes hear of all streams in one order, so that they agree which of a person's is the oldest. */
  function count(payload: string): void {
    const { userId, opened, closed, asked, there = [] } = JSON.parse(payload) as Stream
    const set = followers.get(userId)
    if (!set?.size) return
    if (asked) {
      const named = [...set].slice(-MOST_NAMED).map(({ id }) => id)
      announce({ userId, there: named }).catch(() => undefined)
    }
    const answered = asking.get(userId)
    for (const id of opened ? [opened] : there) answered?.add(id)
    for (const follower of set) {
      if (closed) follower.newer?.delete(closed)
      else if (follower.id === opened) follower.newer = new Set()
      else if (opened) follower.newer?.add(opened)
    }
    if ([...set].some(isOneTooMany)) makeRoom(userId).catch(() => undefined)
  }
  const isOneTooMany = ({ newer }: Follower) => newer !== null && newer.size >= MOST_STREAMS
  const asking = new Map<string, Set<string>>()

  /** A process that was killed never said that its streams had ended: nobody makes room for one that no process has. */
  async function makeRoom(userId: string): Promise<void> {
    if (asking.has(userId)) return
    const answered = new Set<string>()
    asking.set(userId, answered)
    try {
      await announce({ userId, asked: true })
      await after(ANSWER_MS, undefined, { ref: false })
    } finally {
      asking.delete(userId)
    }
    for (const follower of followers.get(userId) ?? []) {
      for (const id of follower.newer ?? []) if (!answered.has(id)) follower.newer!.delete(id)
      if (isOneTooMany(follower)) follower.ended('replaced')
    }
  }
  const announcing = new Set<Promise<unknown>>()
  const announce = (stream: Stream) => {
    const said = notify(database.db, STREAMS, JSON.stringify(stream)).finally(() => announcing.delete(said))
    announcing.add(said)
    return said
  }

  await database.listen(STREAMS, count)
  await database.listen(EVENTS, queue)
  await database.listen(REVOKED, end)
  await database.listen(REFRESHED, drop)
  database.onRelisten(() => {
    // What was said while we were deaf: forget everything remembered, and read what was missed.
    for (const heard of revokedBy) heard(null)
    for (const userId of followers.keys()) queue(userId)
  })

  return {
    tell,
    async changed(db, userId, ...addresses) {
      for (const key of addresses) await tell(db, userId, 'changed', { key })
    },
    async follow(userId, last, heard, ended, session = null, began = () => undefined) {
      const [newest] = await database.db
        .select({ id: sql<number>`coalesce(max(${liveEvents.id}), 0)`.mapWith(Number) })
        .from(liveEvents)
        .where(eq(liveEvents.userId, userId))
      // One who has seen more than there is comes from before a restored backup: ids begin again below theirs.
      const until = newest?.id ?? 0
      const id = randomUUID()
      const from = Math.min(last ?? until, until)
      began(from)
      const follower: Follower = { id, last: from, session, heard, ended, newer: null }
      const set = followers.get(userId) ?? new Set()
      followers.set(userId, set.add(follower))
      const stop = () => {
        if (!set.delete(follower)) return
        announce({ userId, closed: id }).catch(() => undefined)
        if (set.size === 0 && followers.get(userId) === set) followers.delete(userId)
      }
      try {
        await announce({ userId, opened: id })
      } catch (error) {
        stop()
        throw error
      }
      queue(userId)
      return stop
    },
    async revoke(db, userId, which) {
      await notify(db, REVOKED, JSON.stringify({ userId, ...which } satisfies Revoked))
      drop(userId)
    },
    async refresh(db, userId) {
      await notify(db, REFRESHED, userId)
      drop(userId)
    },
    onRevoked: (heard) => void revokedBy.add(heard),
    settled: async () => void (await Promise.allSettled(announcing)),
    connections: () => [...followers.values()].reduce((sum, set) => sum + set.size, 0),
  }
}

export const eraseEvents = (db: Db, userId: string) => db.delete(liveEvents).where(eq(liveEvents.userId, userId))

export const purgeEvents = (db: Db, now: number) =>
  db.delete(liveEvents).where(lt(liveEvents.createdAt, isoAt(now - KEPT_MS)))
