import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
/** The code of the step before is good for this step only: with less of it left, a slow page would come too late. */
const ENOUGH_MS = 12_000

/**
 * What an authenticator app shows for this secret (RFC 6238). A code is good once, and so are those before it: who needs
 * several at once takes them in order, from the step `before` to the one `after`.
 */
export async function totp(secret: string, which: 'before' | 'now' | 'after' = 'now'): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS)
  if (which === 'before' && left < ENOUGH_MS) await sleep(left)
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + { before: -1, now: 0, after: 1 }[which]))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
