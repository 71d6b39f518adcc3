import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packedBytes } from '../../train/pack.ts'
import { unpacked } from './file.ts'

const folder = mkdtempSync(join(tmpdir(), 'weights-'))
afterAll(() => rmSync(folder, { recursive: true }))
function written(bytes: Buffer): URL {
  const path = join(folder, 'some.br')
  writeFileSync(path, bytes)
  return pathToFileURL(path)
}

test('tables stand behind the JSON and come back as they were, wherever in it they belong', () => {
  const what = {
    heads: ['one', 'two'],
    weights: Int8Array.of(-128, 0, 127),
    none: new Uint8Array(0),
    parts: [{ known: Uint8Array.of(255, 1) }, { known: Uint8Array.of(3).subarray(0, 1), text: 'ü' }],
    step: 0.25,
  }
  expect(unpacked(written(packedBytes(what)))).toEqual(what)
})

test('a table that is mostly nothing comes back whole, however far apart what is something stands', () => {
  const weights = new Int8Array(1000)
  for (const at of [0, 254, 255, 510, 999]) weights[at] = at - 500 < 0 ? -4 : 4
  expect(unpacked(written(packedBytes({ weights })))).toEqual({ weights })
  const none = new Int8Array(300)
  expect(unpacked(written(packedBytes({ none })))).toEqual({ none })
})

test('a view of a larger table is packed as the part that it shows', () => {
  const weights = Int8Array.of(1, 2, 3, 4).subarray(1, 3)
  expect(unpacked(written(packedBytes({ weights })))).toEqual({ weights: Int8Array.of(2, 3) })
})

test('a file that is cut off says so, and names itself', () => {
  const whole = brotliDecompressSync(packedBytes({ weights: Int8Array.of(1, 2, 3) }))
  const short = written(brotliCompressSync(whole.subarray(0, -1)))
  expect(() => unpacked(short)).toThrow(/some\.br is cut off/)
})
