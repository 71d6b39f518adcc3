import { randomBytes } from 'node:crypto'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLocalServer, type LocalServer } from '../../../../coach/test/local-server.ts'
import { hastyModels, openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { openApp, type App } from '../../app.ts'
import { openDatabase } from '../../platform/database.ts'
import { users } from '../account/account.table.ts'

const serverKey = randomBytes(32)
let server: LocalServer
let world: TestWorld
let admin: Person
const others: App[] = []
const ends: (() => Promise<void>)[] = []

beforeAll(async () => {
  server = await openLocalServer('ollama')
  server.plays = [{ say: 'What would you have liked him to notice?' }]
  world = await openWorld({ serverKey, env: { COACH_PORTS: new URL(server.root).port } })
  admin = await world.newcomer('admin')
  await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  await world.app.world.live.refresh(world.database.db, admin.id)
})
afterAll(async () => {
  for (const other of others) await other.close()
  for (const end of ends) await end()
  await world.close()
  await server.close()
})

/** Another process' worth of app: on PostgreSQL over connections of its own. */
async function another(): Promise<App> {
  const database = world.url ? await openDatabase({ url: world.url, migrate: false }) : world.database
  if (world.url) ends.push(() => database.close())
  const { env } = world
  const { log, readers } = world.app.world
  const coach = createBuiltInCoach()
  const mail = { send: async () => undefined }
  const rest = { models: hastyModels(), readers, webFolder: null, work: false }
  const app = await openApp({ env, database, clock: () => world.now, log, coach, mail, serverKey, ...rest })
  await app.http.ready()
  others.push(app)
  return app
}
const offeredBy = async (app: App) => (await app.http.inject('/api/config')).json().coach.remote?.model ?? null

it('every process knows at once what was switched on or off at one of them, and the next start does too', async () => {
  const other = await another()
  expect(await offeredBy(other)).toBeNull()
  await admin.put('/api/admin/coach', { address: server.root, model: 'small:8b' })
  await vi.waitFor(async () => expect(await offeredBy(other)).toBe('small:8b'), { timeout: 15_000, interval: 20 })
  expect(await offeredBy(await another())).toBe('small:8b')
  await admin.del('/api/admin/coach')
  for (const app of others)
    await vi.waitFor(async () => expect(await offeredBy(app)).toBeNull(), { timeout: 15_000, interval: 20 })
})

it('of two changes at once one stays, in every process', async () => {
  const other = await another()
  server.models.push({ name: 'large:70b', context: 8_192 })
  await Promise.all(
    ['small:8b', 'large:70b'].map((model) => admin.put('/api/admin/coach', { address: server.root, model })),
  )
  const { setting } = (await admin.get('/api/admin/coach')).body
  for (const app of [world.app, other])
    await vi.waitFor(async () => expect(await offeredBy(app)).toBe(setting.model), { timeout: 15_000, interval: 20 })
})
