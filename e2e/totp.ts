import { createHmac } from 'node:crypto'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/**
 * What an authenticator app shows for this secret (RFC 6238). A code is good once, and so are those before it: who needs
 * two takes the one of `now` first and then the one `after`, and a slow page brings neither too late. That of the step
 * before would be over with this step, however little of it is left.
 */
export async function totp(secret: string, which: 'now' | 'after'): Promise<string> {
  const bits = [...secret.replaceAll(/\s/g, '')]
    .map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + { now: 0, after: 1 }[which]))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
