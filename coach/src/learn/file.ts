import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Where a table stands in a file: behind its JSON, in the place of which this stands. */
export type Place = { table: 'int8' | 'uint8'; from: number; length: number }

/** A table that is mostly nothing, as it is written: the gaps from one byte that is something to the next, and these. */
export type Sparse = { length: number; gaps: Uint8Array; values: Int8Array }

/** Where each stands that was written as the gap behind the one before it; 255 is as much and more to come. */
export function* placesIn(gaps: Uint8Array): Generator<number> {
  let at = -1
  for (const gap of gaps) {
    at += gap
    if (gap < 255) yield at
  }
}

function spread({ length, gaps, values }: Sparse): Int8Array {
  const table = new Int8Array(length)
  let next = 0
  for (const at of placesIn(gaps)) table[at] = values[next++]!
  return table
}

/** What `coach/train/pack.ts` packed: how long its JSON is, the JSON, and its tables as bytes, copied only where they are mostly nothing. */
export function unpacked<T>(at: URL): T {
  const all = brotliDecompressSync(readFileSync(at))
  const begin = 4 + all.readUInt32LE(0)
  const tableOf = ({ table, from, length }: Place) => {
    if (begin + from + length > all.length) throw new Error(`${at.pathname} is cut off`)
    return new (table === 'int8' ? Int8Array : Uint8Array)(all.buffer, all.byteOffset + begin + from, length)
  }
  const made = (_: string, it: Partial<Place & Sparse> | null) =>
    it?.table ? tableOf(it as Place) : it?.gaps ? spread(it as Sparse) : it
  return JSON.parse(all.toString('utf8', 4, begin), made) as T
}

/** Weights, read when first asked for: six megabytes are most of what an import costs, and not all need them. */
export const fileOf = <T>(at: URL): (() => T) => once(() => unpacked<T>(at))

/** Makes something when it is first asked for: a start does not wait for what its first hour may not need. */
export function once<T>(make: () => T): () => T {
  let made: { it: T } | null = null
  return () => (made ??= { it: make() }).it
}

/** Makes something of each when first asked for it. `held`: how long it is held. */
export const oncePer =
  <K, T>(make: (of: K) => T, held: Pick<Map<K, T>, 'get' | 'has'> & { set(of: K, it: T): unknown }) =>
  (of: K): T => {
    if (!held.has(of)) held.set(of, make(of))
    return held.get(of)!
  }

/** Reads a text once in a conversation: of months of chat many lines are the same. Held no longer than what it returns. */
export const oncePerText = <T>(read: (text: string) => T) => oncePer(read, new Map<string, T>())
