import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database or a transaction in it. Inside a transaction use only its own handle: the outer one waits for it forever. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Tells every process, this one included. Payloads carry ids only, never content. */
export const notify = (db: Db, channel: string, payload: string) =>
  db.execute(sql`select pg_notify(${channel}, ${payload})`)

/** Rows of a raw query, whichever engine answers. */
export async function rows<R>(db: Db, query: ReturnType<typeof sql>): Promise<R[]> {
  return ((await db.execute(query)) as unknown as { rows: R[] }).rows
}

/**
 * A query built once for each handle, with placeholders: on a point read, building takes longer than sending. Without a
 * name it is prepared on this side only, so that a pooler between us and PostgreSQL needs to know nothing.
 */
export function built<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const ready = new WeakMap<Db, Q>()
  return (db) => {
    let query = ready.get(db)
    if (!query) ready.set(db, (query = build(db)))
    return query
  }
}
