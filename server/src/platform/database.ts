import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PGlite } from '@electric-sql/pglite'
import type { Pool, PoolClient } from 'pg'
import type { Db } from './db.ts'
import { openKeyFile, type KeyFile } from './key-file.ts'
import { keyTable } from './key-table.ts'
import type { KeyStore } from './keys.ts'
import { personKeys } from './keys.table.ts'
import type { Log } from './log.ts'
import { rewrite } from './rewrite.ts'

export interface Database {
  db: Db
  kind: 'embedded' | 'postgres'
  /** Runs `heard` for every NOTIFY on `channel`, across processes. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Called when the listening connection was lost and is back: what was said in between was missed. */
  onRelisten(heard: () => void): void
  /** The persons' keys: what they open is here, and they lie elsewhere. */
  keys: KeyStore
  /** The embedded engine and the file of its keys, for dumps; null on PostgreSQL. */
  embedded: PGlite | null
  keyFile: KeyFile | null
  pool: Pool | null
  log?: Log | undefined
  close(): Promise<void>
}

const migrationsFolder = join(import.meta.dirname, '../../drizzle')

/** Another process must not migrate at the same time; the number only has to be ours. */
const MIGRATION_LOCK = 7_201_531

export class DatabaseUnreachable extends Error {}

interface DatabaseOptions {
  url?: string | undefined
  /** Folder of the embedded database, and the file of its persons' keys; undefined keeps them in memory (tests). */
  folder?: string | undefined
  keyFile?: string | undefined
  /** A dump to start from, when there is no database yet. */
  loadDataDir?: Blob | undefined
  /** An embedded engine that was opened already, by a test that lends one. */
  engine?: PGlite | undefined
  migrate?: boolean
  log?: Log
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = options.url ? await openPostgres(options.url, options.log) : await openEmbedded(options)
  if (options.migrate === false) return database
  try {
    await migrate(database)
    await moveKeys(database)
    return database
  } catch (error) {
    await database.close().catch(() => undefined)
    throw error
  }
}

async function openEmbedded({ folder, keyFile, loadDataDir, engine, log }: DatabaseOptions): Promise<Database> {
  const [{ SharedPGlite }, { drizzle }] = await Promise.all([import('./embedded.ts'), import('drizzle-orm/pglite')])
  if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 })
  const fresh = !folder || !existsSync(join(folder, 'PG_VERSION'))
  const begun = { ...(folder ? { dataDir: folder } : {}), ...(fresh && loadDataDir ? { loadDataDir } : {}) }
  const opened = engine ? Promise.resolve(engine) : SharedPGlite.open(begun)
  const client = await opened.catch((error: unknown) => {
    throw new DatabaseUnreachable(`DATA_DIR: the database in ${folder} could not be opened (${reasonOf(error)})`)
  })
  const keys = await openKeyFile(keyFile ?? null).catch(async (error: unknown) => {
    await client.close()
    throw error
  })
  return {
    db: drizzle(client) as unknown as Db,
    log,
    kind: 'embedded',
    keys,
    keyFile: keys,
    listen: (channel, heard) => client.listen(channel, heard),
    onRelisten: () => undefined,
    embedded: client,
    pool: null,
    async close() {
      await client.close()
      await keys.close()
    },
  }
}

/** The engine's own file system throws what is no Error. */
function reasonOf(error: unknown): string {
  if (error instanceof Error) return error.message
  const { errno } = (error ?? {}) as { errno?: unknown }
  return errno === 51 ? 'no space left on the disk' : `error ${String(errno)} of the file system`
}

async function openPostgres(url: string, log?: Log): Promise<Database> {
  const [{ default: pg }, { drizzle }, { openListener }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('./listener.ts'),
  ])
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  })
  // A connection that the server closes must not end the process, idle or in the middle of a transaction: the query on
  // it fails by itself, and the next one opens another.
  pool.on('error', (err) => log?.warn({ err }, 'an idle database connection was closed'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const { hostname, port, pathname } = new URL(url)
    throw new DatabaseUnreachable(
      `DATABASE_URL: PostgreSQL at ${hostname}:${port || 5432}${pathname} does not answer (${(error as { code?: string }).code ?? (error as Error).message})`,
    )
  }
  const listener = openListener(url, log)
  return {
    db: drizzle(pool) as unknown as Db,
    kind: 'postgres',
    keys: keyTable,
    keyFile: null,
    listen: listener.listen,
    onRelisten: listener.onRelisten,
    embedded: null,
    pool,
    async close() {
      await listener.close()
      await pool.end()
    },
  }
}

async function migrate(database: Database): Promise<void> {
  if (database.kind === 'embedded') {
    const { migrate: run } = await import('drizzle-orm/pglite/migrator')
    return run(database.db as never, { migrationsFolder })
  }
  const [{ migrate: run }, { drizzle }] = await Promise.all([
    import('drizzle-orm/node-postgres/migrator'),
    import('drizzle-orm/node-postgres'),
  ])
  await oneAtATime(database, (client) => run(drizzle(client!), { migrationsFolder }))
}

/** Keys that an older version kept in the embedded database, into their file; then out of the database's files. */
async function moveKeys({ db, keyFile, embedded }: Database): Promise<void> {
  if (!keyFile || !embedded) return
  const found = await db.select().from(personKeys)
  if (found.length === 0) return
  const known = new Set((await keyFile.all(db)).map(({ userId }) => userId))
  for (const { userId, wrapped, createdAt } of found)
    // Who was erased since this was written, in a backup of before, stays erased.
    if (wrapped && !known.has(userId)) await keyFile.add(db, userId, wrapped, createdAt)
  await db.execute(sql`truncate person_keys`)
  await rewrite(embedded)
}

/**
 * For what is made at a first start: processes that start together do it one after the other, and the second finds
 * nothing left to do.
 */
export async function oneAtATime<T>({ pool }: Database, work: (client: PoolClient | null) => Promise<T>): Promise<T> {
  if (!pool) return work(null)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    client.release()
  }
}
