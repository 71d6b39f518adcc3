import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { tinyGguf } from '../../test/tiny-gguf.ts'
import { readGguf } from './gguf.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallama-heads-'))
afterAll(() => rmSync(folder, { recursive: true }))

const long = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer)
const int = (value: number) => Buffer.from(Uint32Array.of(value).buffer)
const text = (value: string) => Buffer.concat([long(Buffer.byteLength(value)), Buffer.from(value)])

/** A file whose first fact is one more than the tiny model has: what it takes is a hole in the file. */
function withFact(name: string, head: Buffer, hole: number): string {
  const tiny = tinyGguf()
  const file = join(folder, `${name}.gguf`)
  const handle = openSync(file, 'w')
  const facts = Number(tiny.readBigUInt64LE(16))
  const before = Buffer.concat([tiny.subarray(0, 16), long(facts + 1), text('made.up'), head])
  writeSync(handle, before, 0, before.length, 0)
  ftruncateSync(handle, before.length + hole)
  writeSync(handle, tiny, 24, tiny.length - 24, before.length + hole)
  closeSync(handle)
  return file
}

describe('the head of a file', () => {
  it('says what a model takes', async () => {
    const file = join(folder, 'tiny.gguf')
    writeFileSync(file, tinyGguf())
    const takes = { context: 32_768, tokenBytes: 256, bytes: statSync(file).size }
    expect(await readGguf(file)).toMatchObject({ name: 'tiny', architecture: 'llama', ...takes })
  })

  it.each([0, 3, 20, 900, 3_000, 200_000])('that ends after %i bytes is no model', async (length) => {
    const file = join(folder, `cut-${length}.gguf`)
    writeFileSync(file, tinyGguf().subarray(0, length))
    await expect(readGguf(file)).rejects.toThrow(/GGUF/)
  })

  it.each<[string, Buffer, number]>([
    ['a list of numbers', Buffer.concat([int(9), int(6), long(20_000_000)]), 80_000_000],
    ['a text', Buffer.concat([int(8), long(80_000_000)]), 80_000_000],
    ['a list of empty texts', Buffer.concat([int(9), int(8), long(200_000)]), 1_600_000],
  ])('is read past %s that nobody asked for, however long', async (what, head, hole) => {
    expect(await readGguf(withFact(what.replaceAll(' ', '-'), head, hole))).toMatchObject({ context: 32_768 })
  })

  it.each<[string, Buffer]>([
    ['a text beyond the end of the file', Buffer.concat([int(8), long(2 ** 62)])],
    ['more items than there are bytes', Buffer.concat([int(9), int(8), long(2 ** 62)])],
    ['a list in a list', Buffer.concat([int(9), int(9), long(1)])],
    ['a kind that is not known', int(99)],
  ])('with %s is no model, in a line that names the file', async (what, head) => {
    const file = withFact(what.replaceAll(' ', '-'), head, 0)
    await expect(readGguf(file)).rejects.toThrow(new RegExp(`${file} (?:was cut short|is no GGUF)`))
  })

  it('is read once, until the file is another', async () => {
    const file = join(folder, 'again.gguf')
    writeFileSync(file, tinyGguf({ context: 4_096 }))
    const when = new Date('2026-03-01T10:00:00Z')
    utimesSync(file, when, when)
    expect((await readGguf(file)).context).toBe(4_096)
    // As long, written at the same time, in the same place: nobody would know.
    writeFileSync(file, tinyGguf({ context: 8_192 }))
    utimesSync(file, when, when)
    expect((await readGguf(file)).context).toBe(4_096)
    utimesSync(file, when, new Date('2026-03-01T11:00:00Z'))
    expect((await readGguf(file)).context).toBe(8_192)
    rmSync(file)
    await expect(readGguf(file)).rejects.toThrow('cannot be read (ENOENT)')
  })
  it('that could not be opened once is opened the next time', async () => {
    const file = join(folder, 'busy.gguf')
    writeFileSync(file, tinyGguf())
    const tooMany = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
    const open = vi.spyOn(files, 'open').mockRejectedValueOnce(tooMany)
    syncBuiltinESMExports()
    try {
      await expect(readGguf(file)).rejects.toThrow('cannot be read (EMFILE)')
      expect((await readGguf(file)).name).toBe('busy')
      expect(open).toHaveBeenCalledTimes(2)
      expect((await readGguf(file)).name).toBe('busy')
      expect(open).toHaveBeenCalledTimes(2)
    } finally {
      open.mockRestore()
      syncBuiltinESMExports()
    }
  })
})
