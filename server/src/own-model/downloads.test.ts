import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataWithModels } from '../../test/runtime.ts'
import { SAYS, tinyGguf } from '../../test/tiny-gguf.ts'
import { openWorld, type Person, type TestWorld } from '../../test/world.ts'
import { users } from '../domains/account/account.table.ts'
import type { Models } from '../domains/coach-model/coach-model.ts'
import { readEnv } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'
import { openDownloads } from './downloads.ts'
import type { Offer } from './offers.ts'
import { openOwnModels, type OwnModels } from './own-models.ts'
import { modelFile } from './store.ts'

// What runs a model is installed once a checkout, and a model is loaded and tried.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 300_000 })

const bytes = tinyGguf()
/** Bytes after which the server of files says no more, once. */
let breaks: number | null = null
let held: ServerResponse | undefined
let files: Server
let dataDir: string
let world: TestWorld
let admin: Person
let own: OwnModels
let downloads: ReturnType<typeof openDownloads>

beforeAll(async () => {
  files = createServer((request, response) => {
    const from = Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
    const rest = bytes.subarray(from)
    const head = { 'content-length': rest.length, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }
    response.writeHead(from > 0 ? 206 : 200, head)
    if (breaks === null) return void response.end(rest)
    response.write(rest.subarray(0, breaks))
    held = response
    breaks = null
  }).listen(0, '127.0.0.1')
  await once(files, 'listening')
  dataDir = await dataWithModels()
  const offer = (more: Partial<Offer>): Offer => ({
    id: 'tiny',
    title: 'Tiny',
    address: `http://127.0.0.1:${(files.address() as AddressInfo).port}/tiny.gguf`,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    licence: 'MIT',
    tokenBytes: 256,
    says: 'for tests',
    ...more,
  })
  const machine = { memory: 8e9, free: 4e9, cores: 4, processor: 'A processor', graphics: false }
  const offers = [offer({}), offer({ id: 'huge', title: 'Huge', bytes: 20e9 })]
  own = openOwnModels(dataDir)
  downloads = openDownloads(dataDir, openLog(readEnv({ LOG_LEVEL: 'fatal' })), { offers, machine })
  const opened: Models['opened'] = async (setting) => own.open(setting.model)
  world = await openWorld({
    models: {
      own,
      downloads,
      opened,
      open: async (setting) => createModelCoach({ model: await opened(setting), builtIn: createBuiltInCoach() }),
      none: () => own.only(null),
      problem: null,
      onTrouble: () => undefined,
    },
  })
  admin = await world.newcomer('admin')
  await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  await world.app.world.live.refresh(world.database.db, admin.id)
})
afterAll(async () => {
  await downloads.close()
  await own.close()
  await world.close()
  files.close()
  rmSync(dataDir, { recursive: true })
})

const begin = (id = 'tiny') => admin.post('/api/admin/coach/download', { id })
const read = async () => (await admin.get('/api/admin/coach')).body
const part = () => `${modelFile(dataDir, 'tiny')}.part`
const hasBytes = (size: number) =>
  expect.poll(() => existsSync(part()) && statSync(part()).size, { timeout: 10_000 }).toBe(size)
const comesTo = (state: string) =>
  expect.poll(async () => (await read()).download.state, { timeout: 60_000 }).toBe(state)

test('what can be downloaded is told with what this machine would make of it, and nothing else can be', async () => {
  const { body } = await admin.get('/api/admin/coach/offers')
  expect(body.machine).toEqual({ memory: 8e9, cores: 4 })
  expect(body.offers).toMatchObject([
    { id: 'tiny', bytes: bytes.length, fits: true, advised: true },
    { id: 'huge', fits: false, advised: false },
  ])
  // Where a file comes from is decided by the list alone.
  expect(JSON.stringify(body)).not.toContain('127.0.0.1')
  for (const [id, said] of [
    ['another', 'Choose one of the list'],
    ['huge', 'It does not fit into the memory of this machine'],
  ]) {
    const refused = await begin(id)
    expect([refused.status, refused.body.details.id]).toEqual([400, [said]])
  }
  expect(await read()).toEqual({ setting: null, state: 'off', lastError: null })
})

test('one that is stopped, and one that is cut off, goes on from there; then it is tried, switched on, and answers', async () => {
  breaks = 100_000
  expect((await begin()).body.download).toMatchObject({ title: 'Tiny', state: 'working', of: bytes.length })
  await hasBytes(100_000)
  expect((await read()).download).toMatchObject({ done: 100_000, line: expect.stringContaining('Downloading Tiny') })
  expect((await begin()).status, 'one at a time').toBe(409)
  const { download } = (await admin.del('/api/admin/coach/download')).body
  expect(download).toMatchObject({ state: 'stopped', line: 'Stopped. What is there already stays.' })

  breaks = 100_000
  await begin()
  await hasBytes(200_000)
  held!.destroy()
  await comesTo('failed')
  expect((await read()).download.line).toMatch(/cut off after 1 MB\. Download it again: it goes on from there\./)

  await begin()
  await comesTo('done')
  expect(readFileSync(modelFile(dataDir, 'tiny')).equals(bytes)).toBe(true)
  const { setting, state } = await read()
  expect(setting).toMatchObject({ by: 'administrator', model: 'tiny', address: 'own', tried: { form: 'kept' } })
  expect(state).toBe('ready')
  // It decides where everyone's words go: who did it stands in the log.
  const [act] = (await admin.get('/api/admin/audit')).body
  expect(act).toMatchObject({ did: 'coach-on', about: 'tiny at localhost', by: { id: admin.id } })

  const nora = await world.member()
  const { coach } = (await world.stranger.get('/api/config')).body
  const message = 'He forgot again about the guests, and I went to bed.'
  expect((await nora.post('/api/chat', { message })).body.coach, 'before she agreed').not.toBe('language-model')
  await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
  expect((await nora.post('/api/chat', { message })).body).toMatchObject({ coach: 'language-model', response: SAYS })
})
