import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

interface Kept {
  name: string
  /** Null for a folder. */
  contents: Uint8Array | null
}

/** As the engine keeps a file in memory; the contents of a folder are its nodes by name. */
interface Node {
  node_ops: { mknod(parent: Node, name: string, mode: number, device: number): Node }
  stream_ops: Writing
  contents: Uint8Array
  usedBytes: number
  mode: number
  /** The next one of the same hash. */
  name_next?: Node
}

/** As it keeps what is open. */
interface Stream {
  fd: number | null
  shared: { flags?: number; position?: number }
}

interface Files {
  nameTable: (Node | undefined)[]
  streams: (Stream | null | undefined)[]
  isFile(mode: number): boolean
  isDir(mode: number): boolean
}

interface Writing {
  write(stream: { node: Node }, from: unknown, offset: number, length: number, position: number, own?: boolean): number
  msync(stream: { node: Node }, from: unknown, offset: number, length: number, flags: number): number
}

/** A file of the dump that was written to, and where: bytes between `from` and `to`. */
interface Copy {
  contents: Uint8Array
  bytes: Uint8Array
  from: number
  to: number
}

const FILE = 0o100600
const FOLDER = 0o040700
const BLOCK = 512

/** What all databases of a process read: up to the last byte that is not zero, as most of a log is nothing yet. */
const shared = new WeakMap<Uint8Array, Uint8Array>()

function share(contents: Uint8Array): void {
  let end = contents.length
  while (end > 0 && contents[end - 1] === 0) end--
  shared.set(contents, contents.subarray(0, end))
}

/** The files of an uncompressed archive. */
function unpacked(archive: Buffer): Kept[] {
  const files: Kept[] = []
  const text = (from: number, length: number) => archive.toString('latin1', from, from + length).replace(/\0.*/s, '')
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(text(at + 124, 12), 8)
    const isFolder = text(at + 156, 1) === '5'
    const contents = archive.subarray(at + BLOCK, at + BLOCK + size)
    if (!isFolder) share(contents)
    files.push({ name: text(at, 100).replace(/^\/|\/$/g, ''), contents: isFolder ? null : contents })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}

const copies = new WeakMap<Node, Copy>()

/** Whoever writes to a file of the dump has a copy from then on. */
function own(node: Node, at: number, length: number): void {
  const bytes = shared.get(node.contents)
  if (bytes) {
    node.contents = new Uint8Array(node.contents.length)
    node.contents.set(bytes)
    copies.set(node, { contents: node.contents, bytes, from: at, to: at + length })
  }
  const copy = copies.get(node)
  if (!copy) return
  copy.from = Math.min(copy.from, at)
  copy.to = Math.max(copy.to, at + length)
}

/** The copy of a file as it was before it was written to; null where the engine has put another in its place. */
function cleaned(node: Node): Uint8Array | null {
  const copy = copies.get(node)
  if (!copy || copy.contents !== node.contents) return null
  const { contents, bytes, from, to } = copy
  if (from < bytes.length) contents.set(bytes.subarray(from, to), from)
  contents.fill(0, Math.max(from, bytes.length), to)
  Object.assign(copy, { from: Infinity, to: 0 })
  return contents
}

const read = new Map<string, Kept[]>()

/**
 * A file system in memory that begins with the files of a dump. The dump is taken apart once a process; to do so for each
 * database, one file after the other through the engine's own calls, took a second of a processor. Of its 35 MB a test
 * file writes to a few: the others are read where they are.
 */
export class BegunFiles extends MemoryFS {
  readonly #dump: string
  #copying: Writing | undefined

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
    this.#copying = copying
  }

  /** Keeps all files and what is open of them as it is now; what is answered brings that back. */
  kept(): () => void {
    const FS = this.pg!.Module.FS as unknown as Files
    const table = [...FS.nameTable]
    const nodes = table.flatMap((first) => [...chain(first)])
    for (const node of nodes) {
      copies.delete(node)
      if (!FS.isFile(node.mode) || shared.has(node.contents)) continue
      share(node.contents)
      node.stream_ops = this.#copying!
    }
    const were = nodes.map((node) => ({
      node,
      was: { ...node },
      within: FS.isDir(node.mode) ? { ...node.contents } : null,
    }))
    const open = [...FS.streams].map((stream) => stream && { stream, fd: stream.fd, shared: { ...stream.shared } })
    return () => {
      FS.nameTable.splice(0, Infinity, ...table)
      for (const { node, was, within } of were) {
        // A log of 16 MB, made anew for each, took longer than all else.
        const contents = within ? { ...within } : cleaned(node)
        Object.assign(node, was, contents && { contents })
      }
      const streams = open.map(
        (kept) => kept && Object.assign(kept.stream, { fd: kept.fd, shared: { ...kept.shared } }),
      )
      FS.streams.splice(0, Infinity, ...streams)
    }
  }
}

function* chain(first: Node | undefined): Iterable<Node> {
  for (let node = first; node; node = node.name_next) yield node
}

const copiedAtFirst = (engine: Writing): Writing => ({
  ...engine,
  write(stream, from, offset, length, position, ...given) {
    own(stream.node, position, length)
    return engine.write(stream, from, offset, length, position, ...given)
  },
  msync(stream, from, offset, length, flags) {
    own(stream.node, offset, length)
    return engine.msync(stream, from, offset, length, flags)
  },
})
