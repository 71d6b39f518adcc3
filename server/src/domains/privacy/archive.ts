import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { openReading } from '@mallama/contracts/kept-parts'
import { Zip, ZipDeflate } from 'fflate'
import type { Own } from '../../context.ts'
import * as account from '../account/account.ts'
import { named, page } from './markdown.ts'
import { json, whole } from './whole.ts'

interface File {
  name: string
  text: AsyncIterable<string | Uint8Array>
}

/** Everything as one ZIP file, made while it is sent: as slowly as its person takes it in, and never whole in memory. */
export function archive(ctx: Own, timeZone: string): Readable {
  return Readable.from(zipped(files(ctx, timeZone), new Date(ctx.clock())), { objectMode: false })
}

async function* files(ctx: Own, timeZone: string): AsyncGenerator<File> {
  const kept = await whole(ctx)
  const reading = openReading(timeZone)
  yield { name: 'data.json', text: json(kept) }
  for (const [kind, value] of Object.entries(kept)) {
    if (kind === 'madeAt') continue
    const text = await begun(page(reading, kind, value))
    if (text) yield { name: `${named(kind).file}.md`, text }
  }
  const picture = await account.pictureOf(ctx)
  if (picture) yield { name: 'picture.jpg', text: Readable.from([account.bytesOf(picture)]) }
  yield { name: 'README.md', text: about(reading.textOf(kept.madeAt), timeZone) }
}

/** Null where there is nothing to read: no file is made for it. */
async function begun(text: AsyncGenerator<string>): Promise<AsyncIterable<string> | null> {
  const first = await text.next()
  if (first.done) return null
  return (async function* () {
    yield first.value
    yield* text
  })()
}

async function* about(madeAt: string, timeZone: string) {
  yield `# What Mallama keeps about you\n\nMade ${madeAt} (${timeZone}).\n\n`
  yield '- The `.md` files are to be read, by any program that opens a text.\n'
  yield '- `data.json` is the same for other programs, with everything that finds a row again.\n'
}

/** So much is packed in one go; then everybody else has a turn. */
const TOGETHER = 65_536

async function* zipped(files: AsyncIterable<File>, mtime: Date): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    packed.push(part)
  })
  function* taken() {
    yield* packed
    packed = []
  }
  for await (const { name, text } of files) {
    const entry = new ZipDeflate(name, { level: 6 })
    entry.mtime = mtime
    zip.add(entry)
    let waiting = ''
    for await (const piece of text) {
      if (typeof piece !== 'string') {
        entry.push(piece)
        continue
      }
      waiting += piece
      if (waiting.length < TOGETHER) continue
      entry.push(Buffer.from(waiting))
      waiting = ''
      yield* taken()
      await setImmediate()
    }
    entry.push(Buffer.from(waiting), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
