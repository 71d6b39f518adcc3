import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with what every authenticator app can do: SHA-1, six digits, thirty seconds. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const
/** A clock may be one step off, either way. */
const DRIFT = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  let bits = ''
  for (const sign of text) bits += BASE32.indexOf(sign).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const stepAt = (ms: number): number => Math.floor(ms / 1000 / TOTP.periodSeconds)

/** The code of one time step, RFC 4226. @param secret in base 32 */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = hash.at(-1)! & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP.digits).padStart(TOTP.digits, '0')
}

/** The step whose code this is, around `nowMs` and after `lastStep`; undefined when there is none. */
export function matchingStep(secret: string, code: string, nowMs: number, lastStep: number): number | undefined {
  const given = Buffer.from(code.replaceAll(/\s/g, ''))
  let found: number | undefined
  for (let step = stepAt(nowMs) - DRIFT; step <= stepAt(nowMs) + DRIFT; step++) {
    const expected = Buffer.from(codeAt(secret, step))
    if (step > lastStep && given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}
