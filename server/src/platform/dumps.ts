import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '@mallama/contracts/days'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { rewrite } from './rewrite.ts'

/** Whoever was erased is unreadable in them at once; their rows go with the dump, and the privacy page says when. */
const KEPT_MS = 14 * DAY_MS
const NAME = /^mallama-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar\.gz$/

const nameAt = (ms: number) => `mallama-${new Date(ms).toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`

function takenAt(name: string): number | null {
  const [, day, hour, minute, second, ms] = NAME.exec(name) ?? []
  return day ? Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`) : null
}

/** Of the dumps named, those no longer kept: all of the last day stay, then the newest of each day, for two weeks. */
export function superseded(names: readonly string[], now: number): string[] {
  const newestOfDay = new Map<number, number>()
  const dumps = names.flatMap((name) => {
    const at = takenAt(name)
    return at === null ? [] : [{ name, at, day: Math.floor(at / DAY_MS) }]
  })
  for (const { at, day } of dumps) newestOfDay.set(day, Math.max(at, newestOfDay.get(day) ?? 0))
  return dumps
    .filter(({ at, day }) => at < now - KEPT_MS || (at < now - DAY_MS && at !== newestOfDay.get(day)))
    .map(({ name }) => name)
}

/**
 * Writes a dump whole or not at all, readable by this user only. No persons' key is in it, and no row of whom was erased.
 * Returns its path.
 */
export async function dump({ embedded, keyFile, log }: Database, file: string): Promise<string> {
  if (keyFile?.pending()) {
    // Where it fails, on a full disk perhaps, a dump is worth more, and the next one tries again.
    await keyFile
      .settleBy(() => rewrite(embedded!))
      .catch((err: unknown) => log?.error({ err }, 'rows of who was erased still lie in the database’s files'))
  }
  const blob = await embedded!.dumpDataDir('gzip')
  const half = `${file}.half`
  try {
    await pipeline(Readable.fromWeb(blob.stream() as never), createWriteStream(half, { mode: 0o600 }))
    // On the disk before it bears its name: the dump is what a power cut leaves.
    const written = await open(half, 'r')
    await written.sync().finally(() => written.close())
    renameSync(half, file)
  } catch (error) {
    // A full disk must not be made fuller by halves.
    rmSync(half, { force: true })
    throw error
  }
  return file
}

/** A dump, and beside it the persons' keys: those of afterwards, so that none of the dump is missing. */
export async function backup(database: Database, file: string): Promise<string> {
  await dump(database, file)
  await database.keyFile?.copyTo(`${file}.keys`)
  return file
}

/** When the newest dump of the data folder was taken; null where there is none. */
export function lastDump(dataDir: string): number | null {
  const folder = join(dataDir, 'dumps')
  const taken = existsSync(folder) ? readdirSync(folder).flatMap((name) => takenAt(name) ?? []) : []
  return taken.length > 0 ? Math.max(...taken) : null
}

/** A dump into the data folder's `dumps`, and the expired ones away. */
export async function scheduledDump(database: Database, dataDir: string, clock: Clock): Promise<string> {
  const folder = join(dataDir, 'dumps')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const now = clock()
  const file = await dump(database, join(folder, nameAt(now)))
  for (const name of superseded(readdirSync(folder), now)) rmSync(join(folder, name))
  return file
}

export const readDump = (file: string): Blob => new Blob([readFileSync(file)], { type: 'application/gzip' })
