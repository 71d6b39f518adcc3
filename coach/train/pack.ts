import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

/** Writes weights as `fileOf` reads them; `path` is under coach/src and ends with .json.br. */
export function writePacked(path: string, what: unknown): void {
  const json = Buffer.from(`${JSON.stringify(what)}\n`)
  const packed = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: json.length } })
  writeFileSync(new URL(`../src/${path}`, import.meta.url), packed)
}
