import { createHash } from 'node:crypto'
import type { User } from '@mallama/contracts/account'
import { AppError } from '@mallama/contracts/errors'
import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { Clock } from './clock.ts'

/** The person behind a request, as our own row knows them now. */
export type Actor = Omit<User, 'serverTime'> & {
  emailVerified: boolean
  /** Seconds since 1970 of the sign-in itself, kept across refreshes: "recent sign-in" is judged by it. */
  authTime: number
  /** The sign-in that the token is of; null where the identity deployment does not tell them apart. */
  session: string | null
  /** Seconds since 1970 at which the token ends, and with it a live stream. */
  expires: number
}

export interface Claims {
  uid: string
  email: string | null
  emailVerified: boolean
  authTime: number
  session: string | null
  expires: number
}

/** Our own row for these claims: made at the first visit. Null when disabled, deleted, signed out, or the token predates `tokensValidSince`. */
export type FindUser = (claims: Claims) => Promise<KnownUser | null>
export type KnownUser = Omit<Actor, 'emailVerified' | 'authTime' | 'session' | 'expires'>

export interface Sessions {
  /** The person of a bearer header, or null without one. Throws `unauthenticated` for anything wrong with it. */
  actorOf(authorization: string | undefined): Promise<Actor | null>
  /** Drops what is remembered of a person, so that a revocation or a new plan holds at once. */
  forget(userId: string): void
  forgetAll(): void
}

/** What was verified may be trusted this long without looking again; NOTIFY drops it sooner. */
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000

export function openSessions(options: {
  keys: JWTVerifyGetKey
  projectId: string
  clock: Clock
  findUser: FindUser
}): Sessions {
  const { keys, projectId, clock, findUser } = options
  const remembered = new Map<string, { actor: Actor; until: number }>()
  /** Bumped by each `forget`: a look-up that began before it must not be remembered after it. */
  let generation = 0

  async function verify(token: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
      })
      if (!payload.sub || payload.sub.length > 128) throw new Error('no subject')
      return {
        uid: payload.sub,
        email: typeof payload['email'] === 'string' ? payload['email'] : null,
        emailVerified: payload['email_verified'] === true,
        authTime: Number(payload['auth_time']),
        session: typeof payload['sid'] === 'string' ? payload['sid'] : null,
        expires: payload.exp!,
      }
    } catch {
      throw unauthenticated()
    }
  }

  return {
    async actorOf(authorization) {
      if (authorization === undefined) return null
      const token = /^Bearer ([A-Za-z0-9_\-.]{1,8192})$/i.exec(authorization)?.[1]
      if (!token) throw unauthenticated()
      const now = clock()
      const memo = createHash('sha256').update(token).digest('base64')
      const hit = remembered.get(memo)
      // Both ways: a clock that was set back must not keep what is remembered.
      if (hit && hit.until > now && hit.until - now <= REMEMBERED_MS && hit.actor.expires * 1000 > now) return hit.actor
      const began = generation
      const claims = await verify(token)
      const user = await findUser(claims)
      if (!user) throw unauthenticated()
      const { emailVerified, authTime, session, expires } = claims
      const actor = { ...user, emailVerified, authTime, session, expires }
      if (began === generation) {
        if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!)
        remembered.set(memo, { actor, until: now + REMEMBERED_MS })
      }
      return actor
    },
    forget(userId) {
      generation++
      for (const [memo, { actor }] of remembered) if (actor.id === userId) remembered.delete(memo)
    },
    forgetAll() {
      generation++
      remembered.clear()
    },
  }
}

export const unauthenticated = () => new AppError('unauthenticated', 'Please log in.')
