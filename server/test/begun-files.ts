import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

interface Kept {
  name: string
  /** Null for a folder. */
  contents: Uint8Array | null
}

/** As the engine keeps a file in memory. */
interface Node {
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  stream_ops: Writing
  contents: Uint8Array
  usedBytes: number
}

interface Writing {
  write(stream: { node: Node }, ...given: unknown[]): number
  msync(stream: { node: Node }, ...given: unknown[]): number
}

const FILE = 0o100600
const FOLDER = 0o040700
const BLOCK = 512

/** What all databases of a process read: up to the last byte that is not zero, as most of a log is nothing yet. */
const shared = new WeakMap<Uint8Array, Uint8Array>()

/** The files of an uncompressed archive. */
function unpacked(archive: Buffer): Kept[] {
  const files: Kept[] = []
  const text = (from: number, length: number) => archive.toString('latin1', from, from + length).replace(/\0.*/s, '')
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const isFolder = text(at + 156, 1) === '5'
    const contents = archive.subarray(at + BLOCK, at + BLOCK + size)
    let end = contents.length
    while (end > 0 && contents[end - 1] === 0) end--
    if (!isFolder) shared.set(contents, contents.subarray(0, end))
    files.push({ name: text(at, 100).replace(/^\/|\/$/g, ''), contents: isFolder ? null : contents })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

/** Whoever writes to a file of the dump has a copy from then on. */
function own(node: Node): void {
  const bytes = shared.get(node.contents)
  if (!bytes) return
  node.contents = new Uint8Array(node.contents.length)
  node.contents.set(bytes)
}

const read = new Map<string, Kept[]>()

/**
 * A file system in memory that begins with the files of a dump. The dump is taken apart once a process; to do so for each
 * database, one file after the other through the engine's own calls, took a second of a processor. Of its 35 MB a test
 * file writes to a few: the others are read where they are.
 */
export class BegunFiles extends MemoryFS {
  readonly #dump: string

  constructor(dump: string) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    if (!read.has(this.#dump)) read.set(this.#dump, unpacked(readFileSync(this.#dump)))
    const { FS } = this.pg!.Module
    FS.mkdirTree(PGlite.paths.PGDATA)
    const folders = new Map([['.', FS.lookupPath(PGlite.paths.PGDATA, {}).node as unknown as Node]])
    let copying: Writing | undefined
    for (const { name, contents } of read.get(this.#dump)!) {
      const parent = folders.get(posix.dirname(name))!
      const node = parent.node_ops.mknod(parent, posix.basename(name), contents ? FILE : FOLDER, 0)
      if (!contents) {
        folders.set(name, node)
        continue
      }
      copying ??= copiedAtFirst(node.stream_ops)
      node.stream_ops = copying
      node.contents = contents
      node.usedBytes = contents.length
    }
  }
}

const copiedAtFirst = (engine: Writing): Writing => ({
  ...engine,
  write(stream, ...given) {
    own(stream.node)
    return engine.write(stream, ...given)
  },
  msync(stream, ...given) {
    own(stream.node)
    return engine.msync(stream, ...given)
  },
})
