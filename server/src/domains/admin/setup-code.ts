import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** No letter that looks like a digit, so that a code read off a screen is typed right. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

/** `XXXX-XXXX-XXXX`, 58 bits. */
export function newSetupCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]!).join('')
  return signs.match(/.{4}/g)!.join('-')
}

/** However it was typed: lower case, without dashes, with spaces. */
export const hashSetupCode = (secret: Buffer, typed: string): string =>
  createHmac('sha256', secret)
    .update(`code:${typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')}`)
    .digest('base64url')

export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
