import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { once } from '../once.ts'

/** JSON of weights as `coach/train/pack.ts` packs it. */
export const unpacked = <T>(at: URL) => JSON.parse(brotliDecompressSync(readFileSync(at)).toString()) as T

/**
 * Weights, read when they are first asked for: eight megabytes of them are most of what an import would cost, and
 * whoever starts the coach may need none.
 */
export const fileOf = <T>(at: URL): (() => T) => once(() => unpacked<T>(at))
