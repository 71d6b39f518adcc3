import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

interface Kept {
  name: string
  size: number
  /** Up to the last byte that is not zero: most of a log is nothing yet. Null for a folder. */
  bytes: Uint8Array | null
}

/** As the engine keeps a file in memory. */
interface Node {
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  contents: Uint8Array
  usedBytes: number
}

const FILE = 0o100600
const FOLDER = 0o040700
const BLOCK = 512

/** The files of an uncompressed archive. */
function unpacked(archive: Buffer): Kept[] {
  const files: Kept[] = []
  const text = (from: number, length: number) => archive.toString('latin1', from, from + length).replace(/\0.*/s, '')
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const isFolder = text(at + 156, 1) === '5'
    const content = archive.subarray(at + BLOCK, at + BLOCK + size)
    let end = content.length
    while (end > 0 && content[end - 1] === 0) end--
    files.push({
      name: text(at, 100).replace(/^\/|\/$/g, ''),
      size,
      bytes: isFolder ? null : content.subarray(0, end),
    })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

const read = new Map<string, Kept[]>()

/**
 * A file system in memory that begins with the files of a dump. The dump is taken apart once a process; to do so for each
 * database, one file after the other through the engine's own calls, took a second of a processor.
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
    for (const { name, size, bytes } of read.get(this.#dump)!) {
      const parent = folders.get(posix.dirname(name))!
      const node = parent.node_ops.mknod(parent, posix.basename(name), bytes ? FILE : FOLDER, 0)
      if (!bytes) {
        folders.set(name, node)
        continue
      }
      node.contents = new Uint8Array(size)
      node.contents.set(bytes)
      node.usedBytes = size
    }
  }
}
