import type { Coach } from '@mallama/coach/operations'
import type { Identity } from './domains/identity/identity.ts'
import type { Afterwards } from './platform/afterwards.ts'
import type { Audit } from './platform/audit.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db.ts'
import type { Env } from './platform/env.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Keys } from './platform/keys.ts'
import type { Live } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import type { DataKey } from './platform/secrets.ts'
import type { Call } from './platform/serve.ts'
import type { Actor } from './platform/session.ts'
import type { Throttle } from './platform/throttle.ts'
import type { Readers } from './readers.ts'

/** What the process stands on; the same for every request and job. */
export interface World {
  env: Env
  clock: Clock
  log: Log
  coach: Coach
  readers: Readers
  keys: Keys
  live: Live
  jobs: Jobs
  afterwards: Afterwards
  throttle: Throttle
  identity: Identity
  audit: Audit
}

/** What every domain function takes first. */
export interface Context<A extends Actor | null = Actor | null> extends World, Call<A> {
  /** The database, or inside `inTransaction` the transaction: never both at once. */
  db: Db
}

/** Enough to read what is one person's, also where nobody is signed in: in a job. */
export interface Whose extends Pick<World, 'keys' | 'clock'> {
  db: Db
  actor: Pick<Actor, 'id'>
}

/** For endpoints where somebody is signed in. */
export type Own = Context<Actor>

/** Runs `work` in one transaction; inside it only the context handed to it may touch the database. */
export const inTransaction = <C extends Context, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> =>
  ctx.db.transaction((tx) => work({ ...ctx, db: tx as unknown as Db }))

/** The key that opens what the person wrote. */
export const ownKey = (ctx: Whose): Promise<DataKey> => ctx.keys.of(ctx.db, ctx.actor.id)

/** A person's context outside of any request: nobody waits, and there is no answer to put a header on. */
export const outside = (world: World & { db: Db }, actor: Actor): Own => ({
  ...world,
  actor,
  signal: new AbortController().signal,
  safety: null,
  reply: { header: () => undefined, setCookie: () => undefined },
  cookie: () => undefined,
  address: '',
  url: '',
})
