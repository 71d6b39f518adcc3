import { DAY_MS } from '@mallama/contracts/days'
import { createHmac, hkdfSync } from 'node:crypto'
import type { User } from '@mallama/contracts/account'
import type { adminApi } from '@mallama/contracts/admin'
import type { Input } from '@mallama/contracts/endpoint'
import { AppError, conflict, invalidInput } from '@mallama/contracts/errors'
import { eq } from 'drizzle-orm'
import { inTransaction, type Context, type Own } from '../../context.ts'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import { sealed } from '../../platform/secrets.ts'
import { networkOf, refuseFor, type Limit } from '../../platform/throttle.ts'
import * as account from '../account/account.ts'
import { normalised } from '../identity/identity.ts'
import { adminSetup } from './admin.table.ts'
import type { Desk } from './desk.ts'
import { audit, overview } from './overview.ts'
import * as people from './people.ts'
import { hashSetupCode, isSame, newSetupCode } from './setup-code.ts'

const LIVES_MS = DAY_MS
const OPEN_MS = 10 * 60 * 1000
const MINUTE = 60_000

const guesses: Limit = {
  name: 'setup-code-from',
  most: 10,
  mostAfter: 3,
  withinMs: 15 * MINUTE,
  firstWaitMs: 15 * MINUTE,
  longestWaitMs: 60 * MINUTE,
  liftable: true,
}

/** The administrator's pages; how there comes to be one is below. */
export const openPanel = (desk: Desk) => ({
  users: (ctx: Own, input: Input<typeof adminApi.users>) => people.users(desk, ctx, input),
  changeUser: (ctx: Own, input: Input<typeof adminApi.changeUser>) => people.changeUser(desk, ctx, input),
  cancelFor: (ctx: Own, input: Input<typeof adminApi.cancelFor>) => people.cancelFor(desk, ctx, input),
  waitingList: (ctx: Own) => people.waitingList(desk, ctx),
  overview: (ctx: Own) => overview(desk, ctx),
  audit: (ctx: Own, input: Input<typeof adminApi.audit>) => audit(desk, ctx, input),
})

export interface Admin {
  /** A new code in place of the one before, valid for a day; null while there is an admin. */
  renewCode(): Promise<string | null>
  /** Whether an address, as identity normalises it, may be taken through admin-setup only. */
  isReserved(db: Db, email: string, by?: 'signing up'): Promise<boolean>
  checkSetup(ctx: Context, input: Input<typeof adminApi.checkSetup>): Promise<null>
  claim(ctx: Own, input: Input<typeof adminApi.claim>): Promise<User>
}

type Row = typeof adminSetup.$inferSelect

/**
 * How the one admin account comes to be. The code proves that someone has the machine's console; the address is
 * ADMIN_EMAIL, or else the one whose account was made with the code. Until it is made nothing is fixed: an address that
 * was mistyped, or that somebody has, leaves the code open for another.
 */
export function openAdmin(parts: { env: Env; db: Db; clock: Clock; serverKey: Buffer }): Admin {
  const { env, clock } = parts
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', parts.serverKey, Buffer.alloc(0), `mallama admin: ${purpose}`, 32))
  const secret = derive('hashes')
  const sealing = derive('address')
  const hashEmail = (email: string) => createHmac('sha256', secret).update(`email:${email}`).digest('base64url')
  const configured = env.ADMIN_EMAIL === undefined ? null : hashEmail(normalised(env.ADMIN_EMAIL))

  async function read(db: Db, lock?: 'lock'): Promise<Row | undefined> {
    const found = db.select().from(adminSetup).where(eq(adminSetup.only, 1))
    return (await (lock ? found.for('update') : found))[0]
  }
  const isOpen = (row: Row | undefined) => Boolean(row?.openUntil && Date.parse(row.openUntil) > clock())
  /** A used code has fixed its address; before that it is kept for as long as its sign-up is open. */
  const keptIn = (row: Row | undefined): string | null =>
    configured ?? (row?.codeHash === null || isOpen(row) ? (row?.emailHash ?? null) : null)

  /** The row, when this code works now. */
  function verified(row: Row | undefined, code: string): Row {
    const works = row?.codeHash && Date.parse(row.codeExpiresAt) > clock()
    if (!works || !isSame(row.codeHash!, hashSetupCode(secret, code)))
      throw invalidInput('code', 'This setup code is not valid. Restart the server, or ask it for a new one.')
    return row
  }

  /** Every try counts, until one is right. */
  async function counted<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
    if (await account.hasAdmin(ctx.db)) throw taken()
    const from = networkOf(ctx.address)
    const wait = await ctx.throttle.count(ctx.db, guesses, from)
    refuseFor(wait, ctx.reply, 'Too many tries. Wait a while and try again.')
    const done = await work()
    await ctx.throttle.forgive(ctx.db, guesses, from)
    return done
  }

  return {
    async renewCode() {
      if (await account.hasAdmin(parts.db)) return null
      const code = newSetupCode()
      const fresh = {
        codeHash: hashSetupCode(secret, code),
        codeExpiresAt: isoAt(clock() + LIVES_MS),
        // An address that was given with the code before, mistyped perhaps, is let go.
        emailHash: null,
        email: null,
        openUntil: null,
      }
      await parts.db.insert(adminSetup).values(fresh).onConflictDoUpdate({ target: adminSetup.only, set: fresh })
      return code
    },

    async isReserved(db, email, by) {
      const hash = hashEmail(email)
      if (configured !== null && configured !== hash) return false
      const row = await read(db)
      return keptIn(row) === hash && !(by === 'signing up' && isOpen(row))
    },

    checkSetup: (ctx, { email, code }) =>
      counted(ctx, () =>
        inTransaction(ctx, async ({ db }) => {
          const row = await read(db, 'lock')
          // Asked again behind the lock: whoever claimed meanwhile used the code up.
          if (await account.hasAdmin(db)) throw taken()
          verified(row, code)
          const given = normalised(email)
          const hash = hashEmail(given)
          if ((configured ?? hash) !== hash)
            throw invalidInput('email', 'This is not the address that the admin account is for.')
          // In place of an address that was given before: of two who hold the code, the last one goes on.
          const kept = configured ? {} : { emailHash: hash, ...sealed(adminSetup, { email: given }, sealing) }
          await db
            .update(adminSetup)
            .set({ ...kept, openUntil: isoAt(clock() + OPEN_MS) })
            .where(eq(adminSetup.only, 1))
          return null
        }),
      ),

    claim: (ctx, { code }) =>
      counted(ctx, () =>
        inTransaction(ctx, async (ctx) => {
          const locked = await read(ctx.db, 'lock')
          // Asked again behind the lock: of two claims at once, one becomes the admin.
          if (await account.hasAdmin(ctx.db)) throw taken()
          const row = verified(locked, code)
          const { email } = ctx.actor
          if (!email || keptIn(row) !== hashEmail(normalised(email)))
            throw new AppError('forbidden', 'Check the setup code with this email again, and then go on.')
          await ctx.db.update(adminSetup).set({ codeHash: null, openUntil: null }).where(eq(adminSetup.only, 1))
          return account.becomeAdmin(ctx)
        }),
      ),
  }
}

const taken = () => conflict('Admin account already exists. Try logging in instead.')
