import { open } from 'node:fs/promises'
import { basename } from 'node:path'

/** What the head of a model's file says. The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
export interface Gguf {
  file: string
  /** Of the file, without its ending: what people are asked about. */
  name: string
  architecture: string
  bytes: number
  /** Tokens that it was made for. */
  context: number
  /** Bytes that a token in mind takes. */
  tokenBytes: number
}

/** The message is a line for the owner of this machine. */
export class UnfitModel extends Error {}

/** Most heads end within the first; the second has room for the longest vocabulary. */
const READ = [1 << 20, 64 << 20]
/** A name may stand nowhere but in a sentence and in what somebody agreed to. */
const NAME = /[^\w.:/@+-]/g
const HALF = 2

export const modelName = (file: string): string =>
  basename(file)
    .replace(/\.gguf$/i, '')
    .replace(NAME, '-')
    .slice(0, 100)

/** Throws UnfitModel where there is no such file, or it is no GGUF. */
export async function readGguf(file: string): Promise<Gguf> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnfitModel(`${file} cannot be read (${error.code ?? error.message}).`)
  })
  try {
    const { size: bytes } = await handle.stat()
    for (const most of READ) {
      const length = Math.min(most, bytes)
      const head = Buffer.alloc(length)
      await handle.read(head, 0, length, 0)
      try {
        const { facts, least } = factsIn(head)
        if (bytes < least) throw new UnfitModel(`${file} was cut short: it is no whole GGUF model.`)
        return describe(file, bytes, facts)
      } catch (error) {
        if (error instanceof RangeError && length < bytes && most !== READ.at(-1)) continue
        throw error instanceof RangeError ? new UnfitModel(`${file} was cut short: it is no whole GGUF model.`) : error
      }
    }
    throw new UnfitModel(`${file} is no GGUF model.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw new UnfitModel(`${file} is a folder, not a model.`)
    throw error
  } finally {
    await handle.close()
  }
}

type Facts = Map<string, string | number>

function describe(file: string, bytes: number, facts: Facts): Gguf {
  const architecture = String(facts.get('general.architecture') ?? '')
  const number = (name: string) => Number(facts.get(`${architecture}.${name}`) ?? 0)
  const context = number('context_length')
  const heads = number('attention.head_count')
  const layers = number('block_count')
  // A splitter, an embedder or a voice has none of these.
  if (!architecture || !context || !layers)
    throw new UnfitModel(`${file} is a GGUF file, but no language model that answers.`)
  const width = heads > 0 ? number('embedding_length') / heads : 0
  const keys = number('attention.key_length') || width
  const values = number('attention.value_length') || width
  const kept = (number('attention.head_count_kv') || heads) * (keys + values)
  return { file, name: modelName(file), architecture, bytes, context, tokenBytes: layers * kept * HALF }
}

const STRING = 8
const LIST = 9
/** Bytes of each plain kind, by its number. */
const SIZES: Record<number, number> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8 }
/** More than any model says of itself. */
const MOST_FACTS = 10_000

/** `least`: bytes that the file has at the least. Throws RangeError where the head goes on beyond these bytes. */
function factsIn(head: Buffer): { facts: Facts; least: number } {
  if (head.toString('latin1', 0, 4) !== 'GGUF') throw new UnfitModel('This file is no GGUF model.')
  const version = head.readUInt32LE(4)
  if (version < 2 || version > 3) throw new UnfitModel(`This file is a GGUF of version ${version}, which is not known.`)
  const tensors = Number(head.readBigUInt64LE(8))
  let at = 16
  const count = () => {
    const value = Number(head.readBigUInt64LE(at))
    at += 8
    return value
  }
  const text = () => {
    const length = count()
    if (at + length > head.length) throw new RangeError()
    return head.toString('utf8', at, (at += length))
  }
  const kind = () => head.readUInt32LE((at += 4) - 4)
  const sized = (type: number) => {
    const size = SIZES[type]
    if (!size) throw new UnfitModel('This file is no GGUF model: it cannot be read.')
    return size
  }
  const plain = (type: number): number => {
    const from = at
    at += sized(type)
    if (type === 6) return head.readFloatLE(from)
    if (type === 12) return head.readDoubleLE(from)
    const bytes = at - from
    return bytes === 8 ? Number(head.readBigUInt64LE(from)) : head.readUIntLE(from, bytes)
  }
  const facts: Facts = new Map()
  const total = count()
  if (total > MOST_FACTS) throw new UnfitModel('This file is no GGUF model: it cannot be read.')
  for (let read = 0; read < total; read++) {
    const name = text()
    const type = kind()
    if (type === STRING) facts.set(name, text())
    else if (type === LIST) {
      const of = kind()
      const items = count()
      // Of a list of lengths, one a layer, the first stands for all.
      if (of === STRING) for (let item = 0; item < items; item++) text()
      else if (items > 0) {
        const end = at + items * sized(of)
        facts.set(name, plain(of))
        at = end
        if (at > head.length) throw new RangeError()
      }
    } else facts.set(name, plain(type))
  }
  let last = 0
  for (let tensor = 0; tensor < Math.min(tensors, MOST_FACTS); tensor++) {
    text()
    const dimensions = kind()
    for (let one = 0; one < dimensions; one++) count()
    kind()
    last = Math.max(last, count())
  }
  return { facts, least: at + last + 1 }
}
