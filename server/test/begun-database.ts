import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@mallama/contracts/days'
import type { Database } from '../src/platform/database.ts'
import { root } from './house/sources.ts'

const kept = join(root, 'node_modules/.cache/begun-database')

/** Loaded where a database has to be made: to find one takes a second less of a processor. */
export async function product() {
  await import('../src/platform/packages.ts')
  const [{ openDatabase }, { openJobs }, { openLog }] = await Promise.all([
    import('../src/platform/database.ts'),
    import('../src/platform/jobs.ts'),
    import('../src/platform/log.ts'),
  ])
  return { openDatabase, openJobs, openLog }
}

/** What an embedded database is made of: our migrations, the engine, the queue, and the code that puts them together. */
function digest(): string {
  const migrations = readdirSync(join(root, 'server/drizzle'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const others = [
    'package-lock.json',
    'server/src/platform/db.ts',
    'server/src/platform/embedded.ts',
    'server/src/platform/jobs.ts',
    'server/test/begun-database.ts',
  ]
  const hash = createHash('sha256')
  for (const file of [...migrations, ...others.map((path) => join(root, path))]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * A dump of a migrated embedded database, made once for all runs that would make the same: ten seconds of a processor.
 * Answers its path.
 */
export async function begunDatabase(): Promise<string> {
  const file = join(kept, `${digest()}.tar`)
  if (existsSync(file)) {
    const now = new Date()
    utimesSync(file, now, now)
    return file
  }
  const { openDatabase } = await product()
  const database = await openDatabase({})
  await prepareJobs(database)
  // Whoever starts from it has nothing left to recover.
  await database.embedded!.exec('checkpoint')
  const dump = await database.embedded!.dumpDataDir('none')
  await database.close()
  mkdirSync(kept, { recursive: true })
  forgetOthers(file)
  // Two runs side by side may both make it: neither reads the other's half.
  const half = `${file}.${process.pid}`
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()))
  renameSync(half, file)
  return file
}

/** What no run has used for a day, halves that were never finished as well: another run may read or write all else now. */
function forgetOthers(file: string): void {
  for (const path of readdirSync(kept).map((name) => join(kept, name))) {
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (path !== file && used !== undefined && used < Date.now() - DAY_MS) rmSync(path, { force: true })
  }
}

/** The job queue makes its own tables at its first start: once here, and not again for each test file. */
export async function prepareJobs(database: Database): Promise<void> {
  const { openJobs, openLog } = await product()
  await (await openJobs(database, [], openLog({ LOG_LEVEL: 'silent' }))).close()
}
