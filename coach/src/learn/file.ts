import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { once } from '../once.ts'

/** JSON of weights as `coach/train/pack.ts` packs it. */
export const unpacked = <T>(at: URL) => JSON.parse(brotliDecompressSync(readFileSync(at)).toString()) as T

/**
 * Weights, read when they are first asked for: six megabytes of them are most of what an import would cost, and
 * whoever starts the coach may need none.
 */
export const fileOf = <T>(at: URL): (() => T) => once(() => unpacked<T>(at))

/** A plain loop: a callback for each of 200,000 bytes is ten times as slow, and every start waits for it. */
export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** The same as int8, as weights are shipped. */
export const weightsOf = (base64: string) => new Int8Array(bytesOf(base64).buffer)
