import { needsHelp } from '@mallama/contracts/help'
import type { Safety } from '@mallama/contracts/safety'
import { SAFETY_HEADER } from '@mallama/contracts/safety-header'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import type { Env } from './env.ts'
import { isOutOfTime } from './threads.ts'
import { networkOf } from './throttle.ts'

/**
 * Reads free texts for danger; `country` (ISO 3166 alpha-2) decides the places to turn to. Rejects with OutOfTime where
 * that takes too long. Handed in by app.ts: the platform does not know the coach.
 */
export type Screen = (texts: readonly string[], country: string | null, who: string) => Promise<Safety>

export interface Screening {
  /** Screens the named body fields; the gravest finding stays with the request. `over`: it is refused in any case. */
  read(request: FastifyRequest, fields: readonly string[], over: boolean): Promise<void>
}

/** As much as is read of one text from each of its ends; what is longer than both is refused in any case. */
const READ = 20_000
const ends = (text: string) => (text.length <= 2 * READ ? text : `${text.slice(0, READ)}\n${text.slice(-READ)}`)

const MINUTE = 60_000
/** Texts a minute that are read although their sender is over the limit: help is not kept back from who sends too fast. */
const READ_ALL_THE_SAME = 30
/** Texts in ten minutes that could not be read, until no more are tried; of a network there are several people. */
const UNREADABLE = { person: 3, network: 12 }

const screened = new WeakMap<FastifyRequest, Safety>()
const unread = new WeakSet<FastifyRequest>()

/** What the screen saw in this request's free text, for answers and refusals alike. */
export const screenedOf = (request: FastifyRequest): Safety => screened.get(request) ?? null

/** Whether there is a text in this request that the screen did not read: nobody may take it for a harmless one. */
export const isUnread = (request: FastifyRequest): boolean => unread.has(request)

/** Help goes along with an answer that has no place for it. */
export const noticed = (request: FastifyRequest, reply: FastifyReply): void =>
  showHelp(reply, screenedOf(request), !isUnread(request))

/** Codes only: a header may be kept by whoever stands between. */
export function showHelp(
  reply: { header(name: string, value: string): unknown },
  safety: Safety,
  isRead: boolean,
): void {
  if (!isRead) reply.header(SAFETY_HEADER, JSON.stringify({ unread: true }))
  if (!needsHelp(safety)) return
  const { tier, category, thirdParty } = safety
  reply.header(SAFETY_HEADER, JSON.stringify({ tier, category, thirdParty }))
}

export function openScreening(screen: Screen, env: Pick<Env, 'RATE_LIMIT'>, clock: Clock): Screening {
  const overLimit = openTally(READ_ALL_THE_SAME, MINUTE, clock)
  const ofPerson = openTally(UNREADABLE.person, 10 * MINUTE, clock)
  const ofNetwork = openTally(UNREADABLE.network, 10 * MINUTE, clock)
  const limited = env.RATE_LIMIT !== 'off'
  return {
    async read(request, fields, over) {
      const texts = textsIn(request.body, fields)
      if (texts.length === 0) return
      const network = networkOf(request.ip)
      const who = request.actor?.id ?? network
      const spent = ofPerson.isUsedUp(who) || ofNetwork.isUsedUp(network) || (over && overLimit.isUsedUp(who))
      if (limited && spent) return void unread.add(request)
      if (over) overLimit.count(who)
      try {
        // By where they live: help that can be reached from there.
        const found = await screen(texts, request.actor?.country ?? null, who)
        if (found) screened.set(request, found)
      } catch (error) {
        unread.add(request)
        const isLate = isOutOfTime(error)
        request.log.warn({ route: request.routeOptions.url, isLate }, 'a text could not be screened')
        // One that breaks its thread costs as much as one that is late.
        ofPerson.count(who)
        ofNetwork.count(network)
      }
    },
  }
}

function textsIn(body: unknown, fields: readonly string[]): string[] {
  if (!body || typeof body !== 'object') return []
  return fields.map((field) => ends(textAt(body, field.split('.')))).filter(Boolean)
}

/** The text at this path of a body, nobody yet knows of what shape; the texts of a list under one another. */
function textAt(value: unknown, path: readonly string[]): string {
  if (Array.isArray(value))
    return (
      value
        // No field of ours is a list of lists, and one may be nested deeper than can be followed.
        .map((item) => (Array.isArray(item) ? '' : textAt(item, path)))
        .filter(Boolean)
        .join('\n')
    )
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? value : ''
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? textAt((value as Record<string, unknown>)[name], rest)
    : ''
}

/** Counts in this process what may happen so often in a time, a subject. */
function openTally(most: number, withinMs: number, clock: Clock) {
  const counts = new Map<string, { since: number; times: number }>()
  const current = (subject: string) => {
    const count = counts.get(subject)
    return count && clock() - count.since < withinMs ? count : null
  }
  return {
    isUsedUp: (subject: string) => (current(subject)?.times ?? 0) >= most,
    count(subject: string) {
      const count = current(subject)
      if (count) return void count.times++
      counts.delete(subject)
      counts.set(subject, { since: clock(), times: 1 })
      // The oldest stand first.
      for (const [known, { since }] of counts) {
        if (clock() - since < withinMs) break
        counts.delete(known)
      }
    },
  }
}
