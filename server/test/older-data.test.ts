import { PGlite } from '@electric-sql/pglite'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../drizzle')
const places: string[] = []
afterEach(() => places.splice(0).forEach((place) => rmSync(place, { recursive: true })))

/** The migrations of an older version: all up to and with the one that begins with these digits. */
function upTo(last: string): string {
  const place = mkdtempSync(join(tmpdir(), 'older-'))
  places.push(place)
  cpSync(folder, place, { recursive: true })
  const file = join(place, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex(({ tag }) => tag.startsWith(last))
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }))
  return place
}

test('who switched the language model on and off before there was a log of acts is in that log, in order', async () => {
  const client = new PGlite()
  const db = drizzle({ client })
  await migrate(db, { migrationsFolder: upTo('0009') })
  await client.exec(`
    insert into users (id, created_at, updated_at) values ('owner', now(), now());
    insert into coach_model_changes (at, user_id, did, chosen) values
      ('2026-10-02T10:00:00Z', null, 'off', null),
      ('2026-10-01T10:00:00Z', 'owner', 'on', '\\x0102');`)
  await migrate(db, { migrationsFolder: folder })
  const { rows } = await client.query('select did, user_id, about from admin_acts order by ordinal')
  // What was chosen was sealed for another column, and is not carried over.
  expect(rows).toEqual([
    { did: 'coach-on', user_id: 'owner', about: null },
    { did: 'coach-off', user_id: null, about: null },
  ])
  await client.close()
}, 60_000)
