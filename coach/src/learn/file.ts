import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { once } from '../once.ts'

/** Where a table stands in a file: behind its JSON, in the place of which this stands. */
export interface Place {
  table: 'int8' | 'uint8'
  from: number
  length: number
}

/** What `coach/train/pack.ts` packed: how long its JSON is, the JSON, and its tables as bytes, of which none is copied. */
export function unpacked<T>(at: URL): T {
  const all = brotliDecompressSync(readFileSync(at))
  const begin = 4 + all.readUInt32LE(0)
  const tableOf = ({ table, from, length }: Place) => {
    if (begin + from + length > all.length) throw new Error(`${at.pathname} is cut off`)
    return new (table === 'int8' ? Int8Array : Uint8Array)(all.buffer, all.byteOffset + begin + from, length)
  }
  return JSON.parse(all.toString('utf8', 4, begin), (_, it: Place | null) => (it?.table ? tableOf(it) : it)) as T
}

/** Weights, read when first asked for: six megabytes are most of what an import costs, and not all need them. */
export const fileOf = <T>(at: URL): (() => T) => once(() => unpacked<T>(at))
