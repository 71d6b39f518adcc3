import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notFound } from '@mallama/contracts/errors'
import { isoAt, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { DataKey } from './secrets.ts'

/** The key is not one, or not that of this database. The message says what to mend. */
export class WrongKey extends Error {}

export const anotherKey = () =>
  new WrongKey('The database was written with another server key. Set KEY to it, or put its file `key` into DATA_DIR.')

/** For whatever still goes on for a person who was erased meanwhile: it must not give them another key. */
export const gone = () => notFound('This account no longer exists.')

/** In the data folder: the embedded database's persons' keys, wrapped. */
export const KEY_FILE = 'person-keys'

export const missingKeys = (people: number) =>
  new WrongKey(
    `${people} accounts have no key, and cannot be read without. Put the newest .keys file of a backup into DATA_DIR as ${KEY_FILE} (PostgreSQL: pg_restore it).`,
  )

/** The key that wraps all others. It never enters the database, and so never a backup. */
export function serverKey(env: { KEY?: string | undefined; DATA_DIR: string }): Buffer {
  if (env.KEY) return Buffer.from(env.KEY, 'base64')
  const file = join(env.DATA_DIR, 'key')
  // `wx`: of two processes that start at once on one folder, one makes the key and the other reads it.
  if (!existsSync(file)) {
    mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  const key = Buffer.from(readKey(file), 'base64')
  if (key.length !== 32) throw new WrongKey(`${file} does not hold a key: 32 bytes in base64.`)
  return key
}

function readKey(file: string): string {
  try {
    // A file that was handed to us read-only is as it should be.
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new WrongKey(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Fails at the start, and not at everyone's first visit, when this key did not wrap the keys that are there. */
export function proveKey(stored: readonly StoredKey[], outer: Buffer): void {
  const any = stored.find(({ wrapped }) => wrapped)
  if (!any) return
  try {
    unwrap(any.wrapped!, outer, any.userId)
  } catch {
    throw anotherKey()
  }
}

/** Wraps one key by another; `owner` is bound to it. Layout: nonce (12), tag (16), key (32). */
export function wrap(inner: DataKey, outer: Buffer, owner: string): Uint8Array {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', outer, nonce)
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(inner), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/** Throws when `outer` or `owner` is not what the key was wrapped with. */
export function unwrap(wrapped: Uint8Array, outer: Buffer, owner: string): DataKey {
  const bytes = Buffer.from(wrapped)
  const decipher = createDecipheriv('aes-256-gcm', outer, bytes.subarray(0, 12))
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
}

/** A person's key as it is kept; `wrapped` is null once the person was erased. */
export interface StoredKey {
  userId: string
  wrapped: Uint8Array | null
  createdAt: string
}

/** Where the persons' wrapped keys lie: somewhere that what is erased is really gone from (decision 31). */
export interface KeyStore {
  find(db: Db, userId: string): Promise<Uint8Array | null>
  /**
   * Keeps a person's first key and returns the one that is kept: of two that race, one wins. Safe before the rows are.
   * For a person who was erased it throws, unless `anew`: they have come back.
   */
  add(db: Db, userId: string, wrapped: Uint8Array, createdAt: string, anew?: boolean): Promise<Uint8Array>
  /** After the person's rows are gone for good: never part of a transaction that could be taken back. */
  erase(db: Db, userId: string): Promise<void>
  all(db: Db): Promise<StoredKey[]>
  /** Something was deleted for good: it is to leave the database's files too, before the next dump. */
  shed(createdAt: string): Promise<void>
  /** Clears what erasing left behind, where that needs no dump. */
  settle(db: Db): Promise<void>
}

export interface Keys {
  /** The person's data key; made at first use. Throws once the person was erased, unless they come back `anew`. */
  of(db: Db, userId: string, anew?: boolean): Promise<DataKey>
  /** Makes everything that is sealed with the person's key unreadable for good, in every backup as well. */
  erase(db: Db, userId: string): Promise<void>
  /** Something was deleted for good: what is dumped from now on has none of its rows, unreadable as they are. */
  shed(): Promise<void>
  /** Drops a cached key, or with null all: the person may have been erased, here or in another process. */
  forget(userId: string | null): void
  newKey(): DataKey
  /** The same for the same text, and worthless without the server's key; what one purpose hashes, no other finds. */
  hash(purpose: string, text: string): string
}

const CACHED = 5_000

export function openKeys(store: KeyStore, outer: Buffer, clock: Clock): Keys {
  const cache = new Map<string, DataKey>()
  return {
    async of(db, userId, anew = false) {
      const cached = cache.get(userId)
      if (cached) return cached
      const kept = await store.find(db, userId)
      const made = () => store.add(db, userId, wrap(randomBytes(32), outer, userId), isoAt(clock()), anew)
      const wrapped = kept ?? (await made())
      const key = unwrap(wrapped, outer, userId)
      // One made just now may be part of a transaction that is taken back, and must not live on in here alone.
      if (!kept) return key
      if (cache.size >= CACHED) cache.delete(cache.keys().next().value!)
      cache.set(userId, key)
      return key
    },
    async erase(db, userId) {
      await store.erase(db, userId)
      cache.delete(userId)
    },
    shed: () => store.shed(isoAt(clock())),
    forget(userId) {
      if (userId === null) cache.clear()
      else cache.delete(userId)
    },
    newKey: () => randomBytes(32),
    hash(purpose, text) {
      const secret = Buffer.from(hkdfSync('sha256', outer, Buffer.alloc(0), `mallama hash: ${purpose}`, 32))
      return createHmac('sha256', secret).update(text).digest('base64url')
    },
  }
}
