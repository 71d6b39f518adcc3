import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { speakTo, type SignedIn } from '../../../test/identity.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { openDatabase } from '../../platform/database.ts'
import { rows } from '../../platform/db.ts'
import { backup, scheduledDump } from '../../platform/dumps.ts'
import { personKeys } from '../../platform/keys.table.ts'

let world: TestWorld
let identity: ReturnType<typeof speakTo>
const elsewhere = mkdtempSync(join(tmpdir(), 'mallama-backups-'))
beforeAll(async () => {
  world = await openWorld({ identity: true, onDisk: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
  identity = speakTo(world)
})
afterAll(async () => {
  await world.close()
  rmSync(elsewhere, { recursive: true, force: true })
})

/** Somebody with a row of every common kind. */
async function writer(name: string): Promise<Person & SignedIn> {
  const signedIn = await identity.register(name)
  const person = { ...signedIn, id: signedIn.localId, token: signedIn.idToken, ...world.as(signedIn.idToken) }
  await person.post('/api/start-trial')
  const notes = 'We argue about the rent, and then nobody says a word for days. '.repeat(60)
  const draft = { personName: 'Tomas', relationshipType: 'partner', notes }
  const { body } = await person.post('/api/relationships', draft)
  await person.post('/api/chat', { message: 'He was late.', relationshipContext: { relationshipId: body.id } })
  await person.post('/api/text-analysis', { text: 'Fine. Do whatever you want.', relationshipId: body.id })
  await world.app.world.afterwards.settled()
  return person
}

const keyOf = async ({ id }: Person): Promise<Buffer> => {
  const all = await world.database.keys.all(world.database.db)
  return Buffer.from(all.find(({ userId }) => userId === id)!.wrapped!)
}

/** The beginning of every sealed cell of the person's: what a stranger would look for. */
async function sealedOf({ id }: Person): Promise<Buffer[]> {
  const { db } = world.database
  const cells = await rows<{ tab: string; col: string }>(
    db,
    sql`select c.table_name as tab, c.column_name as col from information_schema.columns c
        join information_schema.columns o on o.table_name = c.table_name and o.column_name = 'user_id'
        where c.table_schema = 'public' and o.table_schema = 'public' and c.udt_name = 'bytea'
        and c.table_name <> 'person_keys'`,
  )
  const found: Buffer[] = []
  for (const { tab, col } of cells) {
    const [table, column] = [sql.identifier(tab), sql.identifier(col)]
    const values = await rows<{ value: Uint8Array | null }>(
      db,
      sql`select ${column} as value from ${table} where user_id = ${id}`,
    )
    for (const { value } of values) if (value) found.push(Buffer.from(value).subarray(0, 29))
  }
  return found
}

/** Null when it is gone: another test's database may be dropped at any time. */
function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Which files under these folders have any of this in them; zipped ones are looked into. */
function holding(needles: readonly Buffer[], folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return files.filter((file) => {
    const bytes = bytesOf(file)
    if (!bytes) return false
    const content = file.endsWith('.gz') ? gunzipSync(bytes) : bytes
    return needles.some((needle) => content.includes(needle))
  })
}

const asText = (key: Buffer) => [key, Buffer.from(key.toString('base64')), Buffer.from(key.toString('hex'))]

test.skipIf(inject('postgres'))(
  'of somebody erased, no file of the data folder, of its dumps and of a fresh backup has the key',
  async () => {
    const { database, env } = world
    const [nora, omar] = [await writer('nora'), await writer('omar')]
    const [key, kept] = [await keyOf(nora), await keyOf(omar)]
    const [sealed, stays] = [await sealedOf(nora), await sealedOf(omar)]
    expect(sealed.length).toBeGreaterThan(4)
    const before = await scheduledDump(database, env.DATA_DIR, () => world.now)
    const keyFile = join(env.DATA_DIR, 'person-keys')
    // While they are here: the key in its file and in no dump, the rows in the database and in the dump.
    expect(holding(asText(key), [env.DATA_DIR])).toEqual([keyFile])
    expect(holding(sealed, [env.DATA_DIR])).toContain(before)

    expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)
    const fresh = await backup(database, join(elsewhere, 'backup.tar.gz'))

    expect(holding(asText(key), [env.DATA_DIR, elsewhere])).toEqual([])
    // Unreadable as they are, her rows are in the dump of before alone, and go with it.
    expect(holding(sealed, [env.DATA_DIR, elsewhere])).toEqual([before])
    expect(holding(asText(kept), [elsewhere])).toEqual([`${fresh}.keys`])
    expect(holding(stays, [elsewhere])).toEqual([fresh])
    expect((await omar.get('/api/relationships')).body[0].notes).toContain('We argue about the rent')
  },
  120_000,
)

test.skipIf(inject('postgres'))(
  'of what somebody wiped, the data folder and a fresh backup hold no row; a dump of before does until it expires',
  async () => {
    const { database, env } = world
    const [nora, omar] = [await writer('nola'), await writer('olga')]
    const [all, others] = [await sealedOf(nora), await sealedOf(omar)]
    const before = await scheduledDump(database, env.DATA_DIR, () => world.now + 1_000)
    expect((await nora.post('/api/account/wipe', {})).status).toBe(204)
    const stays = await sealedOf(nora)
    const wiped = all.filter((cell) => !stays.some((kept) => kept.equals(cell)))
    expect(wiped.length).toBeGreaterThan(3)
    expect(stays.length).toBeGreaterThan(0)
    expect(holding(wiped, [env.DATA_DIR])).toContain(before)

    const folder = mkdtempSync(join(elsewhere, 'wiped-'))
    const fresh = await backup(database, join(folder, 'backup.tar.gz'))
    expect(holding(wiped, [env.DATA_DIR, folder])).toEqual([before])
    for (const cells of [stays, others]) expect(holding(cells, [folder])).toEqual([fresh])
    expect((await nora.get('/api/auth/user')).body.email).toBe(nora.email)
    expect((await omar.get('/api/relationships')).body[0].notes).toContain('We argue about the rent')
  },
  120_000,
)

test.skipIf(inject('postgres'))(
  'keys that an older version kept in the database move into their file, and out of the database’s files',
  async () => {
    const folder = mkdtempSync(join(elsewhere, 'older-'))
    const [place, keyFile] = [join(folder, 'db'), join(folder, 'person-keys')]
    const loadDataDir = new Blob([readFileSync(inject('snapshot')!)])
    const wrapped = randomBytes(60)
    const before = await openDatabase({ folder: place, keyFile, loadDataDir, migrate: false })
    await before.db.insert(personKeys).values({ userId: 'nora', wrapped, createdAt: new Date().toISOString() })
    await before.close()
    expect(holding([wrapped], [folder])).not.toEqual([])

    const now = await openDatabase({ folder: place, keyFile })
    expect(Buffer.from((await now.keys.find(now.db, 'nora'))!)).toEqual(wrapped)
    await now.close()
    expect(holding(asText(wrapped), [folder])).toEqual([keyFile])
  },
  120_000,
)

test.runIf(inject('postgres'))(
  'of somebody erased, neither the tables of PostgreSQL nor a fresh backup has the key',
  async () => {
    const { db } = world.database
    const run = (program: string, ...args: string[]) => execFileSync(program, args, { maxBuffer: 1e9 })
    const script = (file: string) =>
      execFileSync(process.execPath, [join(import.meta.dirname, '../../../../scripts/backup.mjs'), file], {
        env: { ...process.env, DATABASE_URL: world.url! },
      })
    /** What is in a backup, as PostgreSQL would write it out again. */
    const inside = (file: string) => run('pg_restore', '--file=-', file).toString()
    const [nora, omar] = [await writer('nora'), await writer('omar')]
    const [key, kept, sealed] = [await keyOf(nora), await keyOf(omar), await sealedOf(nora)]
    const [place] = await rows<{ folder: string }>(db, sql`select current_setting('data_directory') as folder`)
    const tables = [join(place!.folder, 'base'), join(place!.folder, 'global')]
    await db.execute(sql`analyze person_keys`)
    await db.execute(sql`checkpoint`)
    expect(holding([key], tables)).not.toEqual([])
    script(join(elsewhere, 'before'))

    expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)
    await db.execute(sql`checkpoint`)
    expect(holding([key], tables)).toEqual([])
    expect(holding([kept], tables)).not.toEqual([])
    script(join(elsewhere, 'after'))
    const has = (file: string, bytes: Buffer) => inside(join(elsewhere, file)).includes(bytes.toString('hex'))
    // The dump of before has her rows and not what opens them; what was written after has neither.
    expect(sealed.every((cell) => has('before', cell))).toBe(true)
    expect([has('before', key), has('after', key), has('after.keys', key)]).toEqual([false, false, false])
    expect(sealed.some((cell) => has('after', cell))).toBe(false)
    expect([has('after', kept), has('after.keys', kept)]).toEqual([false, true])
  },
  120_000,
)

test.runIf(inject('postgres'))(
  'a backup of PostgreSQL has the keys although their table is written anew meanwhile, and is none without them',
  async () => {
    const { db } = world.database
    const folder = mkdtempSync(join(elsewhere, 'locked-'))
    await writer('nora')
    // What pg_dump does, and before it whoever would write the table anew.
    const real = execFileSync('which', ['pg_dump']).toString().trim()
    const seen = join(folder, 'seen')
    const emptying = "set lock_timeout = '500ms'; truncate person_keys"
    const instead = `#!/usr/bin/env bash\ncase "$*" in *--table=*) psql "${world.url}" -c "${emptying}" 2>>"${seen}" ;; esac\nexec ${real} "$@"\n`
    writeFileSync(join(folder, 'pg_dump'), instead)
    chmodSync(join(folder, 'pg_dump'), 0o755)
    const script = (file: string) =>
      execFileSync(process.execPath, [join(import.meta.dirname, '../../../../scripts/backup.mjs'), file], {
        env: { ...process.env, PATH: `${folder}:${process.env['PATH']}`, DATABASE_URL: world.url! },
        stdio: 'pipe',
      })
    script(join(folder, 'one'))
    expect(readFileSync(seen, 'utf8')).toContain('lock timeout')
    const inside = execFileSync('pg_restore', ['--file=-', join(folder, 'one.keys')]).toString()
    const keys = (await world.database.keys.all(db)).filter(({ wrapped }) => wrapped)
    expect(keys.length).toBeGreaterThan(0)
    for (const { wrapped } of keys) expect(inside).toContain(Buffer.from(wrapped!).toString('hex'))

    await db.execute(sql`truncate person_keys`)
    expect(() => script(join(folder, 'two'))).toThrow(/no keys of theirs/)
  },
  120_000,
)
