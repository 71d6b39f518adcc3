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
import { gone, WrongKey, type KeyStore, type StoredKey } from './keys.ts'

/**
 * A line a person: id, when the key was made, and the wrapped key (60 bytes, 80 letters). A key that was erased is
 * written over in its place by dashes, or by points once the database's files were written anew without the person.
 * One that a power cut left half written over begins with a dash, and is erased.
 */
const LINE = /^(\S+) (\S+) ([A-Za-z0-9+/]{80}|[-.][-.A-Za-z0-9+/]{79})$/
const WIDTH = 80
const ERASED = '-'.repeat(WIDTH)
const SETTLED = '.'.repeat(WIDTH)
/** In place of an id: nobody's key, but rows that were deleted while their person stays. */
const SHED = ' wiped'

interface Entry extends StoredKey {
  /** Where in the file the key's letters stand. */
  at: number
}

export interface KeyFile extends KeyStore {
  /** Whether somebody was erased whose rows may still lie in the database's files. */
  pending(): boolean
  /** Settles those who were erased before `rewrite` began: it may not have met the rows of who is erased meanwhile. */
  settleBy(rewrite: () => Promise<void>): Promise<void>
  /** A copy for a backup: whole or not at all, readable by this user only. */
  copyTo(file: string): Promise<void>
  close(): Promise<void>
}

/** @param file null keeps the keys in memory, like the database that they open */
export async function openKeyFile(file: string | null): Promise<KeyFile> {
  // Read before it is opened: one that is refused leaves nothing open.
  const { entries, unsettled, read } = file !== null && existsSync(file) ? readAll(file) : nothing()
  let end = read
  const handle = file === null ? null : await openAt(file)
  let turn: Promise<unknown> = Promise.resolve()
  /** One at a time, in order: two lines must not be written to one place. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  /** On the disk when it resolves; where it fails, the file ends where it ended. A full disk takes a part and says so. */
  const write = async (text: string, at: number) => {
    if (!handle) return
    const bytes = Buffer.from(text, 'latin1')
    try {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done)
        if (bytesWritten === 0) throw new Error(`${file} takes no more.`)
        done += bytesWritten
      }
      await handle.datasync()
    } catch (error) {
      await handle.truncate(end).catch(() => undefined)
      throw error
    }
  }
  const live = (userId: string) => entries.get(userId)?.wrapped ?? null

  return {
    find: async (_db, userId) => live(userId),
    add: (_db, userId, wrapped, createdAt, anew = false) =>
      inTurn(async () => {
        const there = live(userId)
        if (there) return there
        if (entries.has(userId) && !anew) throw gone()
        const head = `${encodeURIComponent(userId)} ${createdAt} `
        const line = `${head}${Buffer.from(wrapped).toString('base64')}\n`
        await write(line, end)
        entries.set(userId, { userId, createdAt, wrapped, at: end + head.length })
        end += line.length
        return wrapped
      }),
    erase: (_db, userId) =>
      inTurn(async () => {
        const entry = entries.get(userId)
        if (!entry?.wrapped) return
        await write(ERASED, entry.at)
        unsettled.add(entry.at)
        entries.set(userId, { ...entry, wrapped: null })
      }),
    // On the disk, so that a kill before the next dump forgets nothing. A line each: one may be settled while the next comes.
    shed: (createdAt) =>
      inTurn(async () => {
        const head = `${encodeURIComponent(SHED)} ${createdAt} `
        const line = `${head}${ERASED}\n`
        await write(line, end)
        entries.set(SHED, { userId: SHED, createdAt, wrapped: null, at: end + head.length })
        unsettled.add(end + head.length)
        end += line.length
      }),
    all: async () => [...entries.values()],
    pending: () => unsettled.size > 0,
    async settleBy(rewrite) {
      const erased = [...unsettled]
      await rewrite()
      await inTurn(async () => {
        for (const at of erased) {
          await write(SETTLED, at)
          unsettled.delete(at)
        }
      })
    },
    // The next dump does it, which has to write the database's files anew.
    settle: async () => undefined,
    copyTo: (target) =>
      inTurn(async () => {
        if (file === null) return
        const half = `${target}.half`
        copyFileSync(file, half)
        synced(half)
        renameSync(half, target)
      }),
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

interface Read {
  entries: Map<string, Entry>
  /** Where the marks stand of those whose rows may still lie in the database's files. */
  unsettled: Set<number>
  /** How far: the next line goes there. */
  read: number
}

const nothing = (): Read => ({ entries: new Map(), unsettled: new Set(), read: 0 })

/** A last line that was cut by a kill was promised to nobody. */
function readAll(file: string): Read {
  const { entries, unsettled } = nothing()
  const text = readFileSync(file, 'latin1')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, end)
  let start = 0
  for (const line of text.slice(0, end).split('\n').slice(0, -1)) {
    const [, id, createdAt, key] = LINE.exec(line) ?? []
    if (!key)
      throw new WrongKey(`${file} is damaged: a line of it is no key. Take it from the newest backup (its .keys).`)
    const userId = decodeURIComponent(id!)
    const wrapped = /^[-.]/.test(key) ? null : Buffer.from(key, 'base64')
    const at = start + line.length - WIDTH
    entries.set(userId, { userId, createdAt: createdAt!, wrapped, at })
    if (!wrapped && key !== SETTLED) unsettled.add(at)
    start += line.length + 1
  }
  return { entries, unsettled, read: end }
}
