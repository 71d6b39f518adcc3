import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { factsIn, UnfitModel, type Facts } from './gguf-head.ts'

export { UnfitModel } from './gguf-head.ts'

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

/** A name may stand nowhere but in a sentence and in what somebody agreed to. */
const NAME = /[^\w.:/@+-]/g
const HALF = 2

export const modelName = (file: string): string =>
  basename(file)
    .replace(/\.gguf$/i, '')
    .replace(NAME, '-')
    .slice(0, 100)

/** By path: what the head said of the file that was there with this size, written at this time. */
const known = new Map<string, { of: string; told: Promise<Gguf> }>()

/** Throws UnfitModel where there is no such file, or it is no GGUF. Read once, until the file is another. */
export async function readGguf(file: string): Promise<Gguf> {
  const { size, mtimeMs, ino } = await stat(file).catch((error: unknown) => {
    throw unopened(file, error)
  })
  const of = `${size} ${mtimeMs} ${ino}`
  const before = known.get(file)
  if (before?.of === of) return before.told
  const told = readHead(file)
  known.set(file, { of, told })
  // What could not be read now may be later: with another right, with less open, with all of it there.
  told.catch(() => known.get(file)?.told === told && known.delete(file))
  return told
}

async function readHead(file: string): Promise<Gguf> {
  const handle = await open(file).catch((error: unknown) => {
    throw unopened(file, error)
  })
  try {
    const { size } = await handle.stat()
    return describe(file, size, await factsIn(handle, size))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') throw new UnfitModel(`${file} is a folder, not a model.`)
    throw error instanceof UnfitModel ? new UnfitModel(`${file} ${error.message}`) : error
  } finally {
    await handle.close()
  }
}

const unopened = (file: string, error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  return new UnfitModel(`${file} cannot be read (${code ?? message}).`)
}

function describe(file: string, bytes: number, facts: Facts): Gguf {
  const architecture = String(facts.get('general.architecture') ?? '')
  const number = (name: string) => Number(facts.get(`${architecture}.${name}`) ?? 0)
  const context = number('context_length')
  const heads = number('attention.head_count')
  const layers = number('block_count')
  // A splitter, an embedder or a voice has none of these.
  if (!architecture || !context || !layers) throw new UnfitModel('is a GGUF file, but no language model that answers.')
  const width = heads > 0 ? number('embedding_length') / heads : 0
  const keys = number('attention.key_length') || width
  const values = number('attention.value_length') || width
  const kept = (number('attention.head_count_kv') || heads) * (keys + values)
  return { file, name: modelName(file), architecture, bytes, context, tokenBytes: layers * kept * HALF }
}
