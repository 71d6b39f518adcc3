import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** A segment that waits to be used again holds what it held before; there are never so many. */
const MOST_SEGMENTS = 200

/**
 * Writes the embedded database's files anew: deleted rows lie on in a table's file until something is written over
 * them, and in the log of changes. Whatever was deleted is in none of the files afterwards, and in no dump of them.
 */
export async function rewrite(embedded: PGlite): Promise<void> {
  const { rows: tables } = await embedded.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and c.relpersistence = 'p'`,
  )
  // One at a time: each holds up everyone else for as long as it takes.
  for (const { name } of tables) await embedded.exec(`vacuum full ${name}`)
  // What was sampled of a table's values for the planner.
  await embedded.exec('vacuum full pg_catalog.pg_statistic')
  await embedded.exec('set wal_recycle = off')
  for (let used = 0; used < MOST_SEGMENTS; used++) {
    await embedded.exec('select pg_switch_wal()')
    await embedded.exec('checkpoint')
    const { rows: segments } = await embedded.query('select name from pg_ls_waldir()')
    if (segments.length === 1) break
  }
  await sync(embedded)
}

/** The engine does not wait for the disk; after this much new it must. */
async function sync({ dataDir }: PGlite): Promise<void> {
  if (!dataDir || dataDir.includes('://')) return
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name), 'r')
    await file.sync().finally(() => file.close())
  }
}
