import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Claims } from '../../platform/session.ts'
import { change, dropCodes, findById, revoke } from './accounts.ts'
import { identityAccounts } from './identity.table.ts'
import type { Desk, IdentityParts } from './parts.ts'
import { endOne, endOthers, list, seen, type Part } from './sessions.ts'
import { erase, eraseOurs, requireShown, tooLongAgo, type Shown } from './removal.ts'
import { isRecent, runs } from './tokens.ts'

interface SignedInWhere {
  id: string
  device: string | null
  createdAt: string
  lastUsedAt: string
}

/** Where people are signed in, and who may be. Each takes the caller's handle, so that it can be part of a transaction. */
export interface Admission {
  /** Whether the sign-in behind verified claims still runs. */
  holds(db: Db, claims: Pick<Claims, 'session'>): Promise<boolean>
  /** Newest first; `total`: how many there are in all. */
  sessions(db: Db, userId: string, part: Part): Promise<{ found: SignedInWhere[]; total: number }>
  /** How many sign-ins of each run, and the day of the last use of one; of nobody, where accounts are kept elsewhere. */
  seen(db: Db, userIds: readonly string[]): Promise<Map<string, { devices: number; lastSeen: string }>>
  /** Whether there was such a sign-in of this person. */
  endSession(db: Db, userId: string, id: string): Promise<boolean>
  /** Ends every sign-in, or all but `kept`; within a second everywhere, streams included. */
  signOutEverywhere(db: Db, userId: string, kept?: string): Promise<void>
  /** Nobody signs in to it any more, and whoever is signed in is out within a second. */
  disable(db: Db, userId: string): Promise<void>
  /** Where letters reach a person: an address that they have shown to be theirs. `ours`: the one on our own row. */
  mailbox(db: Db, userId: string, ours: string | null): Promise<string | null>
  /** Signing in works again; sign-ins from before stay ended. */
  enable(db: Db, userId: string): Promise<void>
  /** Takes the accounts out of people who are erased; they may be gone already. */
  erase(db: Db, userIds: readonly string[]): Promise<void>
  /** Throws unless the person has just shown that it is them: by signing in, or, where accounts are ours, by their password. */
  requireShown(shown: Shown): Promise<void>
  /** Erases the person at once, with their account where it is ours. Who is gone already stays gone. */
  remove(db: Db, userId: string): Promise<void>
}

/** Of our own accounts. */
export function embeddedAdmission(desk: Desk): Admission {
  const abroad = admissionElsewhere(desk)
  return {
    // Tokens are ours alone to sign, and each carries the sign-in that it is of.
    holds: async (db, { session }) => session === null || runs({ db }, session),
    sessions: (db, userId, part) => list({ ...desk, db }, userId, part),
    seen,
    async endSession(db, userId, id) {
      return db.transaction(async (tx) => {
        const here = { ...desk, db: tx as unknown as Db }
        const account = await findById(here, userId, 'lock')
        const ended = await endOne(here, userId, id)
        if (ended && account) await dropCodes(here, account)
        return ended
      })
    },
    async signOutEverywhere(db, userId, kept) {
      if (!kept && !(await findById({ ...desk, db }, userId))) return abroad.signOutEverywhere(db, userId)
      await db.transaction(async (tx) => {
        const here = { ...desk, db: tx as unknown as Db }
        await (kept ? endOthers(here, userId, kept) : revoke(here, userId))
      })
    },
    async disable(db, userId) {
      await db.transaction(async (tx) => {
        const here = { ...desk, db: tx as unknown as Db }
        // Its refresh tokens stay until it is enabled again: they are told why they are refused.
        if (await findById(here, userId, 'lock')) await change(here, userId, { disabled: true })
        await abroad.disable(here.db, userId)
      })
    },
    async mailbox(db, userId) {
      const account = await findById({ ...desk, db }, userId)
      return account?.emailVerified && !account.disabled ? account.email : null
    },
    async enable(db, userId) {
      await db.transaction(async (tx) => {
        const here = { ...desk, db: tx as unknown as Db }
        if (await findById(here, userId, 'lock')) {
          await change(here, userId, { disabled: false })
          await revoke(here, userId)
        }
        await abroad.enable(here.db, userId)
      })
    },
    async erase(db, userIds) {
      await db.delete(identityAccounts).where(inArray(identityAccounts.userId, [...userIds]))
    },
    requireShown: (shown) => requireShown(desk, shown),
    remove: (db, userId) => erase({ ...desk, db }, userId),
  }
}

/** Of accounts kept elsewhere, of which only the product's own row is ours. */
export function admissionElsewhere(parts: IdentityParts): Admission {
  const { clock, onRevoked, onDisabled } = parts
  const nextSecond = () => (Math.floor(clock() / 1_000) + 1) * 1_000
  return {
    holds: async () => true,
    sessions: async () => ({ found: [], total: 0 }),
    seen: async () => new Map(),
    endSession: async () => false,
    mailbox: async (_db, _userId, ours) => ours,
    async signOutEverywhere(db, userId) {
      await onRevoked(db, userId, nextSecond())
    },
    disable: async (db, userId) => onDisabled(db, userId, true),
    enable: async (db, userId) => onDisabled(db, userId, false),
    erase: async () => undefined,
    async requireShown({ authTime }) {
      if (!isRecent(parts, authTime)) throw tooLongAgo()
    },
    remove: (db, userId) => eraseOurs(parts, db, userId, nextSecond()),
  }
}
