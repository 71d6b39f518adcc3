import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { speakTo } from '../../../test/identity.ts'
import { hastyModels, openWorld, type TestWorld } from '../../../test/world.ts'
import { openApp, type App } from '../../app.ts'
import { openDatabase, type Database } from '../../platform/database.ts'
import { backup } from '../../platform/dumps.ts'
import { KEY_FILE } from '../../platform/keys.ts'
import * as account from './account.ts'
import { halfErased } from './half-erased.ts'
import { users } from './account.table.ts'

const serverKey = randomBytes(32)
let world: TestWorld
let again: App | null = null
const elsewhere = mkdtempSync(join(tmpdir(), 'mallama-restored-'))
beforeAll(async () => {
  world = await openWorld({ identity: true, serverKey, onDisk: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
})
afterEach(async () => {
  await again?.close()
  again = null
})
afterAll(async () => {
  await world.close()
  rmSync(elsewhere, { recursive: true, force: true })
})

/** The next start, of this or another process. */
async function start(database: Database = world.database, work = false): Promise<App> {
  const { env, app } = world
  const { log, coach, readers } = app.world
  const clock = () => world.now
  const mail = { send: async () => undefined }
  const rest = { readers, models: hastyModels(), webFolder: null, work }
  return (again = await openApp({ env, database, clock, log, coach, mail, serverKey, ...rest }))
}

async function person(name: string) {
  const signedIn = await speakTo(world).register(name)
  const ask = world.as(signedIn.idToken)
  await ask.post('/api/start-trial')
  await ask.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner', notes: `About ${name}` })
  return { ...signedIn, ...ask, id: signedIn.localId }
}

const stored = async (id: string, { keys, db } = world.database) =>
  (await keys.all(db)).find(({ userId }) => userId === id)
const there = async ({ db } = world.database) => (await db.select({ id: users.id }).from(users)).map(({ id }) => id)

describe('a start', () => {
  it('erases the key of somebody who was gone when the process was killed', async () => {
    const { db } = world.database
    const [nora, omar] = [await person('nora'), await person('omar')]
    await db.transaction((tx) => account.erase(tx as never, world.app.world.live, nora.id, world.now + 1_000))
    expect((await stored(nora.id))?.wrapped).toBeTruthy()
    await start()
    expect((await stored(nora.id))?.wrapped).toBeNull()
    expect((await stored(omar.id))?.wrapped).toBeTruthy()
  })

  it('erases again whoever was erased and is there', async () => {
    const [nora, omar] = [await person('nina'), await person('otto')]
    await world.app.world.keys.erase(world.database.db, nora.id)
    await start()
    expect(await there()).toContain(omar.id)
    expect(await there()).not.toContain(nora.id)
    expect((await omar.get('/api/relationships')).body).toMatchObject([{ notes: 'About otto' }])
    // The address is free: nobody is there who has it.
    expect((await speakTo(world).signUp(nora.email)).body.localId).not.toBe(nora.id)
  })
})

describe('beside a running server', () => {
  it('who joins while another process starts has a key, and keeps it from nothing', async () => {
    const { keys } = world.database
    const all: typeof keys.all = async (db) => {
      const before = await keys.all(db)
      await person('nika')
      return before
    }
    await start({ ...world.database, keys: { ...keys, all } })
  })

  it('a key that could not be erased with its person is erased within the hour', async () => {
    const { db } = world.database
    const [nora, omar] = [await person('nala'), await person('ole')]
    const { jobs } = (await start(world.database, true)).world
    await db.transaction((tx) => account.erase(tx as never, world.app.world.live, nora.id, world.now + 1_000))
    await jobs.later('settle-keys', {}, 'now')
    await expect.poll(async () => (await stored(nora.id))?.wrapped, { timeout: 60_000 }).toBeNull()
    expect((await stored(omar.id))?.wrapped).toBeTruthy()
  }, 120_000)

  it('somebody without an address counts as well, where the keys are missing; who only is refused does not', async () => {
    const { db } = world.database
    const now = new Date(world.now).toISOString()
    const row = { createdAt: now, updatedAt: now }
    await db.insert(users).values([
      { id: 'without-address', ...row },
      { id: 'refused', disabled: true, ...row },
    ])
    expect((await halfErased(db, world.database.keys)).unreadable).toBe(1)
    await db.delete(users).where(inArray(users.id, ['without-address', 'refused']))
  })
})

describe.skipIf(inject('postgres'))('a backup that is restored', () => {
  /** As the owner of the machine would. */
  const restore = (folder: string, ...words: string[]) =>
    new Promise<{ code: number; said: string }>((done) => {
      const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', KEY: serverKey.toString('base64') }
      const script = join(import.meta.dirname, '../../../../scripts/restore.mjs')
      execFile(process.execPath, [script, ...words], { env }, (error, out, err) =>
        done({ code: error ? 1 : 0, said: out + err }),
      )
    })

  it('brings nobody back who was erased since, by the keys of today; and nothing without keys', async () => {
    const [nora, omar] = [await person('nele'), await person('olaf')]
    const [old, newer] = [join(elsewhere, 'old.tar.gz'), join(elsewhere, 'new.tar.gz')]
    await backup(world.database, old)
    await speakTo(world).call('delete', { idToken: nora.idToken })
    await backup(world.database, newer)
    renameSync(`${old}.keys`, join(elsewhere, 'old.keys'))

    const folder = join(elsewhere, 'data')
    expect(await restore(folder, old)).toMatchObject({ code: 1, said: expect.stringContaining('have no key') })
    const restored = await restore(folder, old, '--keys', `${newer}.keys`)
    expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/1 of them w(?:as|ere) erased since/) })

    const database = await openDatabase({ folder: join(folder, 'db'), keyFile: join(folder, KEY_FILE) })
    expect(await there(database)).toContain(nora.id)
    await start(database)
    expect(await there(database)).not.toContain(nora.id)
    expect(await there(database)).toContain(omar.id)
    await again!.close()
    again = null
    await database.close()
  }, 120_000)

  it('is not served with keys that are older than it', async () => {
    const dump = await world.database.embedded!.dumpDataDir('none')
    const database = await openDatabase({ loadDataDir: dump })
    const before = await there(database)
    await expect(start(database)).rejects.toThrow(/\d+ accounts have no key/)
    expect(await there(database)).toEqual(before)
    await database.close()
  })
})
