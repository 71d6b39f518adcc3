import { sql } from 'drizzle-orm'
import { rows, type Db } from '../src/platform/db.ts'

/** Everything that lies in the database, every column of every table, as someone with the disk would read it. */
export async function rawDump(db: Db): Promise<string> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    for (const { row } of await rows<{ row: string }>(db, sql`select t::text as row from ${sql.raw(name)} t`)) {
      found.push(row)
      // Bytes print as hexadecimal: words in them would hide there.
      for (const [, hex] of row.matchAll(/\\x((?:[0-9a-f]{2})+)/g))
        found.push(Buffer.from(hex!, 'hex').toString('utf8'))
    }
  }
  return found.join('\n')
}
