import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
} from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WrongKey, type KeyStore, type StoredKey } from './keys.ts'

/**
 * A line a person: id, when the key was made, and the wrapped key (60 bytes, 80 letters). A key that was erased is
 * written over in its place by dashes, or by points once the database's files were written anew without the person.
 */
const LINE = /^(\S+) (\S+) ([A-Za-z0-9+/]{80}|-{80}|\.{80})$/
const WIDTH = 80
const ERASED = '-'.repeat(WIDTH)
const SETTLED = '.'.repeat(WIDTH)

interface Entry extends StoredKey {
  /** Where in the file the key's letters stand. */
  at: number
  settled: boolean
}

export interface KeyFile extends KeyStore {
  /** Whether somebody was erased whose rows may still lie in the database's files. */
  pending(): boolean
  /** A copy for a backup: whole or not at all, readable by this user only. */
  copyTo(file: string): void
  close(): Promise<void>
}

/** @param file null keeps the keys in memory, like the database that they open */
export async function openKeyFile(file: string | null): Promise<KeyFile> {
  const entries = new Map<string, Entry>()
  let end = 0
  const handle = file === null ? null : await openAt(file)
  if (file !== null) end = read(file, entries)
  let turn: Promise<unknown> = Promise.resolve()
  /** One at a time, in order: two lines must not be written to one place. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  /** On the disk when it resolves. */
  const write = async (text: string, at: number) => {
    if (!handle) return
    await handle.write(text, at, 'latin1')
    await handle.datasync()
  }
  const live = (userId: string) => entries.get(userId)?.wrapped ?? null

  return {
    find: async (_db, userId) => live(userId),
    add: (_db, userId, wrapped, createdAt) =>
      inTurn(async () => {
        const there = live(userId)
        if (there) return there
        const head = `${encodeURIComponent(userId)} ${createdAt} `
        const line = `${head}${Buffer.from(wrapped).toString('base64')}\n`
        await write(line, end)
        entries.set(userId, { userId, createdAt, wrapped, at: end + head.length, settled: false })
        end += line.length
        return wrapped
      }),
    erase: (_db, userId) =>
      inTurn(async () => {
        const entry = entries.get(userId)
        if (!entry?.wrapped) return
        await write(ERASED, entry.at)
        entries.set(userId, { ...entry, wrapped: null })
      }),
    all: async () => [...entries.values()],
    pending: () => [...entries.values()].some(({ wrapped, settled }) => !wrapped && !settled),
    settle: () =>
      inTurn(async () => {
        for (const [userId, entry] of entries) {
          if (entry.wrapped || entry.settled) continue
          await write(SETTLED, entry.at)
          entries.set(userId, { ...entry, settled: true })
        }
      }),
    copyTo(target) {
      if (file === null) return
      const half = `${target}.half`
      copyFileSync(file, half)
      synced(half)
      renameSync(half, target)
    },
    close: async () => {
      await turn
      await handle?.close()
    },
  }
}

async function openAt(file: string): Promise<FileHandle> {
  if (existsSync(file)) return open(file, 'r+')
  const made = await open(file, 'wx+', 0o600)
  // The file's name is on the disk too before any key is promised to be.
  synced(dirname(file))
  return made
}

function synced(path: string): void {
  const opened = openSync(path, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Fills `entries` and returns where the next line goes. A last line that was cut by a kill was promised to nobody. */
function read(file: string, entries: Map<string, Entry>): number {
  const text = readFileSync(file, 'latin1')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, end)
  let at = 0
  for (const line of text.slice(0, end).split('\n').slice(0, -1)) {
    const [, id, createdAt, key] = LINE.exec(line) ?? []
    if (!key)
      throw new WrongKey(`${file} is damaged: a line of it is no key. Take it from the newest backup (its .keys).`)
    const userId = decodeURIComponent(id!)
    const wrapped = /^[-.]/.test(key) ? null : Buffer.from(key, 'base64')
    entries.set(userId, {
      userId,
      createdAt: createdAt!,
      wrapped,
      at: at + line.length - WIDTH,
      settled: key === SETTLED,
    })
    at += line.length + 1
  }
  return end
}
