import { hkdfSync } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import type { Env } from '../../platform/env.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Live } from '../../platform/live.ts'
import type { Log } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Throttle } from '../../platform/throttle.ts'
import type { CodePurpose } from './identity.table.ts'
import type { Providers } from './openid.ts'
import type { Signing } from './signing.ts'

/** What a hash costs, in the library's names: KiB, passes, lanes. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** What a test may look at instead of a mailbox. */
export interface SentCode {
  email: string
  requestType: CodePurpose
  oobCode: string
  oobLink: string
}

export interface IdentityParts {
  env: Env
  db: Db
  clock: Clock
  log: Log
  keys: Keys
  live: Live
  mail: Mail
  throttle: Throttle
  serverKey: Buffer
  /** Of a new password's hash, where a test has no second for it. Not of the environment: nobody turns it down by mistake. */
  passwordCost?: PasswordCost | undefined
  /** Whether nobody may take this address (as `normalised` spells it), `by` signing up with a password or otherwise. */
  isReserved(db: Db, email: string, by?: 'signing up'): Promise<boolean>
  /**
   * Every sign-in of this person before `atMs` ends, in the product too. Runs inside identity's transaction: `db` is
   * its handle.
   */
  onRevoked(db: Db, userId: string, atMs: number): Promise<void>
  /** The account was disabled or enabled again. */
  onDisabled(db: Db, userId: string, disabled: boolean): Promise<void>
  /** The account is deleted, and with it what the product keeps of the person; sign-ins before `atMs` are over. */
  onDeleted(db: Db, userId: string, atMs: number): Promise<void>
}

/** What every call of this domain takes first. */
export interface Desk extends IdentityParts {
  signing: Signing
  providers: Providers
  secrets: IdentitySecrets
  passwordCost: PasswordCost
  /** The caller's, as their browser describes it. */
  device: string | null
  /** The network that the call came from; null for what the house itself does. */
  network: string | null
  /** Changed at run time by tests only. */
  privacy: { on: boolean }
  /** Work that the answer must not wait for, because its duration would tell something. */
  afterwards(work: () => Promise<void>): void
  /** Codes in clear, for tests; null outside of them. */
  sentCodes: SentCode[] | null
}

/** Each purpose has its own key, so that a value of one is worthless for another. */
interface IdentitySecrets {
  email: Buffer
  password: Buffer
  refresh: Buffer
  signing: Buffer
  pending: Buffer
  visit: Buffer
  place: Buffer
}

export function deriveSecrets(serverKey: Buffer): IdentitySecrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), `mallama identity: ${purpose}`, 32))
  return {
    email: derive('e-mail hash'),
    password: derive('password pepper'),
    refresh: derive('refresh successor'),
    signing: derive('signing keys'),
    pending: derive('pending second step'),
    visit: derive('way to a provider and back'),
    place: derive('place of a sign-in'),
  }
}

/** Who is at the other end of a call. */
export interface Caller {
  address: string
  /** The SDK itself, by what it says. */
  isSdk: boolean
}

/** Runs `work` in one transaction; inside it only the desk handed to it may touch the database. */
export const inOneGo = <T>(desk: Desk, work: (desk: Desk) => Promise<T>): Promise<T> =>
  desk.db.transaction((tx) => work({ ...desk, db: tx as unknown as Db }))
