import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

export class FolderHeld extends Error {}

/** The folder cannot be written: a file in its place, a read-only or a full disk. */
export class FolderUnfit extends Error {
  constructor(folder: string, error: unknown) {
    const { code, message } = error as { code?: string; message: string }
    super(
      `DATA_DIR: ${folder} cannot be used (${code?.startsWith('E') && code !== 'ERR_SQLITE_ERROR' ? code : message}).`,
    )
  }
}

const BUSY = 5
/** A lock that nothing points to would be closed, and so let go, by the garbage collector. */
const held = new Set<DatabaseSync>()

export interface FolderLock {
  release(): void
}

/**
 * Takes a data folder for this process alone. A second process on the embedded database's folder would corrupt it
 * silently. The lock is SQLite's exclusive file lock, which the operating system drops when its holder dies, so
 * there is no stale lock to judge and no race between judging and taking.
 * Throws FolderHeld, naming the holder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makeFolder(folder)
  const holderFile = join(folder, 'holder.json')
  const sqlite = await import('node:sqlite')
  const lock = openLock(sqlite.DatabaseSync, join(folder, 'lock.db'))
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw new FolderUnfit(folder, error)
    throw new FolderHeld(
      `The data folder ${folder} is in use by ${holder(holderFile)}. Stop it first, or set DATA_DIR.`,
    )
  }
  held.add(lock)
  try {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), { mode: 0o600 })
  } catch (error) {
    // A disk that is full: whoever cannot say that they hold it would hold it for as long as this process runs.
    held.delete(lock)
    lock.close()
    throw new FolderUnfit(folder, error)
  }
  return {
    release() {
      rmSync(holderFile, { force: true })
      held.delete(lock)
      lock.close()
    },
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new FolderUnfit(folder, error)
  }
}

function openLock(Lock: typeof DatabaseSync, file: string): DatabaseSync {
  try {
    return new Lock(file)
  } catch (error) {
    throw new FolderUnfit(dirname(file), error)
  }
}

function holder(file: string): string {
  try {
    const { pid, since } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; since: string }
    return `process ${pid} (since ${since})`
  } catch {
    return 'another process'
  }
}
