import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { partOf } from './store.ts'

export interface Wanted {
  address: string
  /** Null where the server is believed. */
  bytes: number | null
  sha256: string | null
}

/** The message is a line for whoever downloads. */
export class NotDownloaded extends Error {}

export interface Downloading {
  /** Bytes so far, and of how many. */
  progress?: (done: number, of: number) => void
  /** All of it is here: whether it is the right one is looked at now, which takes a while. */
  checking?: () => void
  signal?: AbortSignal | undefined
  freeBytes?: (folder: string) => Promise<number>
  /** Milliseconds without a byte. */
  silenceMs?: number
}

const SILENCE_MS = 60_000
/** What else is written to the same disk meanwhile has room. */
const SPARE = 500_000_000

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Downloads into `file`. What is cut off stays beside it as `.part`, and the next call goes on from there. Throws
 * NotDownloaded with a line that says what to do; the file appears only whole and right.
 */
export async function download(wanted: Wanted, file: string, how: Downloading = {}): Promise<void> {
  const part = partOf(file)
  const { signal } = how
  try {
    // One that was stopped while it was checked has nothing left to ask for.
    if (wanted.bytes === null || (await sizeOf(part)) < wanted.bytes) await fetchRest(wanted, part, how)
  } catch (error) {
    if (error instanceof NotDownloaded) throw error
    signal?.throwIfAborted()
    // What the network has to say has another error around it.
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new NotDownloaded(
        `The disk of ${dirname(file)} is full. Make room, and run this again: it goes on from there.`,
      )
    if (syscall) throw new NotDownloaded(`${dirname(file)} cannot be written (${code}). Mend that, and run this again.`)
    const kept = await sizeOf(part)
    throw new NotDownloaded(
      kept > 0
        ? `The download was cut off after ${megabytes(kept)}. Run this again: it goes on from there.`
        : `${hostOf(wanted)} cannot be reached. Is this machine connected?`,
    )
  }
  how.checking?.()
  if (wanted.sha256 !== null && (await sumOf(part, signal)) !== wanted.sha256) {
    await rm(part, { force: true })
    throw new NotDownloaded(
      'What came is not what was looked up (its checksum differs). It was deleted: run this again.',
    )
  }
  await rename(part, file)
}

/** What is not there yet. Throws NotDownloaded, or what the network or the disk throws. */
async function fetchRest(wanted: Wanted, part: string, how: Downloading): Promise<void> {
  const { freeBytes = freeOn, signal } = how
  const before = await sizeOf(part)
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => over.abort(), how.silenceMs ?? SILENCE_MS)
  }
  try {
    heard()
    const response = await fetch(wanted.address, {
      headers: { 'accept-encoding': 'identity', ...(before > 0 ? { range: `bytes=${before}-` } : {}) },
      signal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
    })
    // A server that does not go on from there sends all of it again; one that has no more says so.
    const from = response.status === 206 ? before : 0
    if (response.status === 416 && before > 0) return
    if (!response.ok || !response.body)
      throw new NotDownloaded(`${hostOf(wanted)} answered ${response.status}. Try again later, or another model.`)
    const length = Number(response.headers.get('content-length') ?? 0)
    const size = from + length
    if (wanted.bytes !== null && length > 0 && size !== wanted.bytes)
      throw new NotDownloaded(
        `The file at ${hostOf(wanted)} has another size than was looked up. It was not downloaded.`,
      )
    const room = await freeBytes(dirname(part))
    if (length + SPARE > room)
      throw new NotDownloaded(
        `There is no space for it: ${megabytes(length)} more are needed and ${megabytes(SPARE)} beside, ${megabytes(room)} are free on the disk of ${dirname(part)}.`,
      )
    const whole = wanted.bytes ?? size
    const done = await write(part, from, whole || Infinity, response.body as AsyncIterable<Uint8Array>, (bytes) => {
      heard()
      how.progress?.(bytes, whole)
    })
    if (done < whole) throw new Error('cut')
  } finally {
    clearTimeout(timer)
    // Of what is refused the rest would wait at its server for somebody to read it.
    over.abort()
  }
}

/** Bytes that are there then. */
async function write(
  part: string,
  from: number,
  most: number,
  body: AsyncIterable<Uint8Array>,
  progress: (done: number) => void,
): Promise<number> {
  const handle = await open(part, from > 0 ? 'a' : 'w', 0o600)
  let done = from
  try {
    for await (const chunk of body) {
      // A disk that is nearly full takes a piece of it alone: this writes all, or throws.
      await handle.writeFile(chunk)
      done += chunk.byteLength
      if (done > most) {
        await rm(part, { force: true })
        throw new NotDownloaded('More came than was announced. It was deleted: run this again.')
      }
      progress(done)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return done
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function sumOf(file: string, signal?: AbortSignal): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20, signal })) sum.update(chunk as Buffer)
  return sum.digest('hex')
}

const hostOf = ({ address }: Wanted): string => new URL(address).host
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`
