import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Place, Sparse } from '../src/learn/file.ts'
import { gapsOf } from './gaps.ts'

/** Where less than this share of a table is something, it is smaller with its gaps. */
const FEW = 0.2
function sparse(table: Int8Array): Sparse | null {
  const full: number[] = []
  for (let at = 0; at < table.length; at++) if (table[at]) full.push(at)
  if (full.length >= FEW * table.length) return null
  return { length: table.length, gaps: gapsOf(full), values: Int8Array.from(full, (at) => table[at]!) }
}

/** JSON with its typed arrays of bytes behind it, as `unpacked` reads it. */
export function packedBytes(what: unknown): Buffer {
  const tables: Uint8Array[] = []
  let from = 0
  const place = (_: string, it: unknown): unknown => {
    if (!(it instanceof Int8Array || it instanceof Uint8Array)) return it
    const few = it instanceof Int8Array && sparse(it)
    if (few) return few
    tables.push(new Uint8Array(it.buffer, it.byteOffset, it.length))
    const at: Place = { table: it instanceof Int8Array ? 'int8' : 'uint8', from, length: it.length }
    from += it.length
    return at
  }
  const head = Buffer.from(JSON.stringify(what, place))
  const long = Buffer.alloc(4)
  long.writeUInt32LE(head.length)
  const all = Buffer.concat([long, head, ...tables])
  return brotliCompressSync(all, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: all.length } })
}

/** Writes weights as `fileOf` reads them; `path` is under coach/src and ends with .br. */
export const writePacked = (path: string, what: unknown): void =>
  writeFileSync(new URL(`../src/${path}`, import.meta.url), packedBytes(what))
