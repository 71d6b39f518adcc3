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
  const before = await sizeOf(part)
  const { freeBytes = freeOn, signal } = how
  const silence = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), how.silenceMs ?? SILENCE_MS)
  }
  try {
    heard()
    const response = await fetch(wanted.address, {
      headers: { 'accept-encoding': 'identity', ...(before > 0 ? { range: `bytes=${before}-` } : {}) },
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    })
    // A server that does not go on from there sends all of it again; one that has no more says so.
    const from = response.status === 206 ? before : 0
    const whole = response.status === 416 && before > 0
    if (!whole) {
      if (!response.ok || !response.body)
        throw new NotDownloaded(`${hostOf(wanted)} answered ${response.status}. Try again later, or another model.`)
      const length = Number(response.headers.get('content-length') ?? 0)
      const size = from + length
      if (wanted.bytes !== null && length > 0 && size !== wanted.bytes)
        throw new NotDownloaded(
          `The file at ${hostOf(wanted)} has another size than was looked up. It was not downloaded.`,
        )
      const room = await freeBytes(dirname(file))
      if (length + SPARE > room)
        throw new NotDownloaded(
          `There is no space for it: ${megabytes(length)} more are needed and ${megabytes(SPARE)} beside, ${megabytes(room)} are free on the disk of ${dirname(file)}.`,
        )
      const handle = await open(part, from > 0 ? 'a' : 'w', 0o600)
      let done = from
      try {
        for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
          heard()
          await handle.write(chunk)
          done += chunk.byteLength
          if (done > (wanted.bytes ?? (size || Infinity))) throw new NotDownloaded('More came than was announced.')
          how.progress?.(done, wanted.bytes ?? size)
        }
        await handle.sync()
      } finally {
        await handle.close()
      }
      if (done < (wanted.bytes ?? size)) throw new Error('cut')
    }
  } catch (error) {
    if (error instanceof NotDownloaded) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new NotDownloaded(
        `The disk of ${dirname(file)} is full. Make room, and run this again: it goes on from there.`,
      )
    signal?.throwIfAborted()
    const kept = await sizeOf(part)
    throw new NotDownloaded(
      kept > 0
        ? `The download was cut off after ${megabytes(kept)}. Run this again: it goes on from there.`
        : `${hostOf(wanted)} cannot be reached. Is this machine connected?`,
    )
  } finally {
    clearTimeout(timer)
  }
  if (wanted.sha256 !== null && (await sumOf(part)) !== wanted.sha256) {
    await rm(part, { force: true })
    throw new NotDownloaded(
      'What came is not what was looked up (its checksum differs). It was deleted: run this again.',
    )
  }
  await rename(part, file)
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256')
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) sum.update(chunk as Buffer)
  return sum.digest('hex')
}

const hostOf = ({ address }: Wanted): string => new URL(address).host
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`
