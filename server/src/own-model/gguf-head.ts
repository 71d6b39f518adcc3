import type { FileHandle } from 'node:fs/promises'

/** What is wrong with a file: its name and the message are a line for the owner of this machine. */
export class UnfitModel extends Error {}

export type Facts = Map<string, string | number>

/** Read at a time: what stands in it is gone through before anybody else has their turn. */
const AT_ONCE = 256 << 10
/** More than any head has. What is passed over unread does not count. */
const MOST_READ = 64 << 20
/** More than any model says of itself. */
const MOST_FACTS = 10_000
/** A name, or a fact in words that anybody here asks for. Templates and the words of a vocabulary are passed over. */
const LONGEST = 1_000
const MOST_DIMENSIONS = 8

const STRING = 8
const LIST = 9
/** Bytes of each plain kind, by its number. */
const SIZES: Record<number, number> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 }

const unreadable = () => new UnfitModel('is no GGUF model: it cannot be read.')
const cutShort = () => new UnfitModel('was cut short: it is no whole GGUF model.')

/** The head of a file, in order, a piece at a time. Throws UnfitModel where it goes on beyond the file. */
function reading(handle: FileHandle, bytes: number) {
  let piece = Buffer.alloc(0)
  let from = 0
  let at = 0
  let read = 0

  const has = (length: number) => at >= from && at + length <= from + piece.length

  async function more(length: number): Promise<void> {
    if (at + length > bytes) throw cutShort()
    if (read > MOST_READ) throw unreadable()
    const next = Buffer.alloc(Math.min(Math.max(AT_ONCE, length), bytes - at))
    const { bytesRead } = await handle.read(next, 0, next.length, at)
    piece = next.subarray(0, bytesRead)
    from = at
    read += bytesRead
    // It became shorter meanwhile.
    if (bytesRead < length) throw cutShort()
  }

  /** Where the next bytes stand in the piece. */
  async function take(length: number): Promise<number> {
    if (!has(length)) await more(length)
    at += length
    return at - length - from
  }

  // The piece is looked at after the wait: it may be another one then.
  const count = async () => {
    const start = await take(8)
    return Number(piece.readBigUInt64LE(start))
  }
  return {
    at: () => at,
    count,
    async kind() {
      const start = await take(4)
      return piece.readUInt32LE(start)
    },
    pass: (length: number) => void (at += length),
    /** Null for a long one, which is passed over. */
    async text(): Promise<string | null> {
      const length = await count()
      if (length > LONGEST) {
        at += length
        return null
      }
      const start = await take(length)
      return piece.toString('utf8', start, start + length)
    },
    /** As many texts, unread. Without a wait between two that stand in the same piece. */
    async passTexts(items: number): Promise<void> {
      for (let item = 0; item < items; item++) {
        if (!has(8)) await more(8)
        at += 8 + Number(piece.readBigUInt64LE(at - from))
      }
    },
    async number(type: number, size: number): Promise<number> {
      const start = await take(size)
      if (type === 6) return piece.readFloatLE(start)
      if (type === 12) return piece.readDoubleLE(start)
      return size === 8 ? Number(piece.readBigUInt64LE(start)) : piece.readUIntLE(start, size)
    },
  }
}

type Reading = ReturnType<typeof reading>

/** What the head says of a file of so many bytes. Throws UnfitModel, also where the file ends before what is in it. */
export async function factsIn(handle: FileHandle, bytes: number): Promise<Facts> {
  const head = reading(handle, bytes)
  if ((await head.kind()) !== MAGIC) throw new UnfitModel('is no GGUF model.')
  const version = await head.kind()
  if (version < 2 || version > 3) throw new UnfitModel(`is a GGUF of version ${version}, which is not known.`)
  const tensors = await head.count()
  const total = await head.count()
  if (total > MOST_FACTS) throw unreadable()
  const facts: Facts = new Map()
  for (let read = 0; read < total; read++) {
    const name = await head.text()
    if (name === null) throw unreadable()
    const fact = await factIn(head, await head.kind())
    if (fact !== null) facts.set(name, fact)
  }
  let last = 0
  for (let tensor = 0; tensor < Math.min(tensors, MOST_FACTS); tensor++) {
    await head.passTexts(1)
    const dimensions = await head.kind()
    if (dimensions > MOST_DIMENSIONS) throw unreadable()
    head.pass(dimensions * 8)
    await head.kind()
    last = Math.max(last, await head.count())
  }
  const least = head.at() + last + 1
  if (least > bytes) throw cutShort()
  return facts
}

const MAGIC = Buffer.from('GGUF').readUInt32LE()

async function factIn(head: Reading, type: number): Promise<string | number | null> {
  if (type === STRING) return head.text()
  if (type !== LIST) return head.number(type, sizeOf(type))
  const of = await head.kind()
  const items = await head.count()
  if (of === STRING) {
    await head.passTexts(items)
    return null
  }
  const size = sizeOf(of)
  if (items === 0) return null
  // Of a list of lengths, one a layer, the first stands for all.
  const first = await head.number(of, size)
  head.pass((items - 1) * size)
  return first
}

function sizeOf(type: number): number {
  const size = SIZES[type]
  if (!size) throw unreadable()
  return size
}
