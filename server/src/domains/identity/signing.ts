import { DAY_MS } from '@mallama/contracts/days'
import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { errors, exportJWK, type JSONWebKeySet, type JWK, type JWTVerifyGetKey } from 'jose'
import { isoAt, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { anotherKey, unwrap, wrap } from '../../platform/keys.ts'
import { identitySigningKeys } from './identity.table.ts'

const generate = promisify(generateKeyPair)

/** Processes that start together agree on one key; the number only has to be ours. */
const SIGNING_LOCK = 7_201_532
const SIGNS_FOR_MS = 90 * DAY_MS
/** A token lives an hour; the rest is for clocks that disagree and keys remembered elsewhere. */
const VERIFIES_AFTER_MS = 2 * 60 * 60 * 1000
/** How long a process may go without looking for a newer key. */
const REMEMBERED_MS = 5 * 60 * 1000
/** A flood of made-up key ids must not become a flood of queries. */
const LOOKS_AGAIN_MS = 1_000

interface SigningKey {
  kid: string
  publicKey: KeyObject
  jwk: JWK
  privateKey: KeyObject
}

export interface Signing {
  /** The key that signs now. */
  current(): Promise<SigningKey>
  /** Finds the public key of a token's header; throws when there is none. */
  verifyKeys: JWTVerifyGetKey
  published(): Promise<JSONWebKeySet>
  /** A new key once the newest has signed long enough, or at once with `now`. */
  rotate(when?: 'now'): Promise<void>
}

/** RS256 keys, made at first start, shared by all processes through the database, sealed with `secret`. */
export async function openSigning(db: Db, clock: Clock, secret: Buffer): Promise<Signing> {
  let known: SigningKey[] = []
  let knownAt = -Infinity
  let lookedAgainAt = -Infinity
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    const at = clock()
    const rows = await db
      .select()
      .from(identitySigningKeys)
      .where(or(isNull(identitySigningKeys.retiresAt), gt(identitySigningKeys.retiresAt, isoAt(at))))
      .orderBy(asc(identitySigningKeys.createdAt), asc(identitySigningKeys.kid))
    known = rows.map((row) => {
      const same = known.find(({ kid }) => kid === row.kid)
      return same ?? openKey(row, secret)
    })
    knownAt = at
  }
  const refresh = () => (reading ??= read().finally(() => (reading = null)))
  /** Both ways: a clock that tests move back must not freeze what is known. */
  const isOlderThan = (ms: number) => Math.abs(clock() - knownAt) > ms

  async function fresh(): Promise<SigningKey[]> {
    if (isOlderThan(REMEMBERED_MS)) await refresh()
    return known
  }

  async function rotate(when?: 'now'): Promise<void> {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${SIGNING_LOCK})`)
      const now = clock()
      const live = isNull(identitySigningKeys.retiresAt)
      const [newest] = await tx.select().from(identitySigningKeys).where(live)
      if (newest && when !== 'now' && now - Date.parse(newest.createdAt) < SIGNS_FOR_MS) return
      await tx.delete(identitySigningKeys).where(lt(identitySigningKeys.retiresAt, isoAt(now)))
      if (newest) {
        await tx
          .update(identitySigningKeys)
          .set({ retiresAt: isoAt(now + VERIFIES_AFTER_MS) })
          .where(eq(identitySigningKeys.kid, newest.kid))
      }
      await tx.insert(identitySigningKeys).values(await keptKey(await newKeyPair(), secret, now))
    })
    await refresh()
  }

  await rotate()
  return {
    rotate,
    async current() {
      return (await fresh()).at(-1)!
    },
    async published() {
      return { keys: (await fresh()).map(({ jwk }) => jwk) }
    },
    async verifyKeys({ kid }) {
      const find = async () => (await fresh()).find((key) => key.kid === kid)
      let key = await find()
      if (!key && kid && performance.now() - lookedAgainAt > LOOKS_AGAIN_MS) {
        lookedAgainAt = performance.now()
        await refresh()
        key = await find()
      }
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.publicKey
    },
  }
}

export const newKeyPair = () => generate('rsa', { modulusLength: 2048 })

/** The row of a new key, its private half sealed with `secret`. */
export async function keptKey(
  { publicKey, privateKey }: Record<'publicKey' | 'privateKey', KeyObject>,
  secret: Buffer,
  now: number,
): Promise<typeof identitySigningKeys.$inferInsert> {
  const kid = randomBytes(12).toString('base64url')
  const sealed = wrap(privateKey.export({ type: 'pkcs8', format: 'der' }), secret, place(kid))
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }
  return { kid, publicKey: jwk, privateKey: sealed, createdAt: isoAt(now) }
}

function openKey(row: typeof identitySigningKeys.$inferSelect, secret: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: openPrivate(row, secret), type: 'pkcs8', format: 'der' })
  return { kid: row.kid, jwk: row.publicKey, privateKey, publicKey: createPublicKey(privateKey) }
}

function openPrivate({ kid, privateKey }: { kid: string; privateKey: Uint8Array }, secret: Buffer): Buffer {
  try {
    return unwrap(privateKey, secret, place(kid))
  } catch {
    throw anotherKey()
  }
}

const place = (kid: string) => `identity_signing_keys:${kid}`
