import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataWithModels } from '../../test/runtime.ts'
import { SAYS, tinyGguf } from '../../test/tiny-gguf.ts'
import { noDownloads, openWorld, type Person, type TestWorld } from '../../test/world.ts'
import { users } from '../domains/account/account.table.ts'
import type { Models } from '../domains/coach-model/models.ts'
import { serveControl } from '../platform/control.ts'
import { lockFolder } from '../platform/lock.ts'
import { runModelCommand, type Surroundings } from './command.ts'
import { offers, type Offer } from './offers.ts'
import { openOwnModels, type OwnModels } from './own-models.ts'
import { leftForStart, makeModelsFolder, modelFile } from './store.ts'

const bytes = tinyGguf()
/** A server of models on loopback. */
let files: Server
let address: string
/** Bytes after which it says no more, once; and then what is to be broken off. */
let breaks: number | null = null
let broken: ServerResponse
const ranges: (string | undefined)[] = []
let dataDir: string

beforeAll(async () => {
  files = createServer((request, response) => {
    if (request.url !== '/tiny.gguf') return response.writeHead(404).end()
    const { range } = request.headers
    ranges.push(range)
    const from = Number(/\d+/.exec(range ?? '')?.[0] ?? 0)
    const rest = bytes.subarray(from)
    const head = { 'content-length': rest.length, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }
    response.writeHead(range ? 206 : 200, head)
    if (breaks === null) return response.end(rest)
    response.write(rest.subarray(0, breaks))
    broken = response
    breaks = null
  })
  files.listen(0, '127.0.0.1')
  await once(files, 'listening')
  address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/tiny.gguf`
  dataDir = await dataWithModels()
}, 300_000)
afterAll(() => {
  files.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => ranges.splice(0))

const sha256 = createHash('sha256').update(bytes).digest('hex')
const offer = (more: Partial<Offer> = {}): Offer => ({
  id: 'tiny',
  title: 'Tiny',
  address,
  bytes: bytes.length,
  sha256,
  licence: 'MIT',
  tokenBytes: 256,
  says: 'for tests',
  ...more,
})
const machine = { memory: 8e9, free: 4e9, cores: 4, processor: 'A processor', graphics: false }

/** What the command answers with, and all of what it said. */
async function run(words: string[], more: Partial<Surroundings> = {}): Promise<{ code: 0 | 1; said: string }> {
  const lines: string[] = []
  const around = { dataDir, say: (line: string) => void lines.push(line), progress: () => undefined, ask: null }
  const code = await runModelCommand(words, { ...around, offers: [offer()], machine, ...more })
  return { code, said: lines.join('\n') }
}
/** For what comes to nothing before anything is loaded. */
const bare = () => mkdtempSync(join(tmpdir(), 'mallama-bare-'))

describe('what it says of this machine', () => {
  it('is what it has, what fits, and what is too big', async () => {
    const { code, said } = await run([], { offers })
    expect(code).toBe(0)
    expect(said).toContain('This machine: 8.0 GB of memory, 4.0 GB free; 4 cores (A processor); graphics not used.')
    expect(said).toMatch(/qwen3-4b .*Apache-2\.0/)
    expect(said).toMatch(/2\.5 GB to download, 4\.1 GB of memory, about 7 words a second {2}<- fits here/)
    expect(said).toMatch(/9\.0 GB to download, .* too big for this machine/)
    expect(said).toContain('npm run model -- qwen3-4b')
  })

  it('is that none fits, where none does; and a wish that does not fit is refused', async () => {
    const small = { ...machine, memory: 2e9 }
    expect(await run([], { offers, machine: small })).toMatchObject({
      code: 1,
      said: expect.stringContaining('The guide goes on without one'),
    })
    const wished = await run(['qwen3-14b'], { offers })
    expect(wished).toMatchObject({
      code: 1,
      said: expect.stringMatching(/this machine has 8\.0 GB\. Choose a smaller/),
    })
    expect((await run(['gpt'], { offers })).said).toContain('gpt is not in the list: qwen3-1.7b, qwen3-4b')
  })

  it('may be answered with no', async () => {
    expect(await run([], { ask: async () => 'n' })).toMatchObject({
      code: 0,
      said: expect.stringContaining('Nothing was changed'),
    })
    expect(ranges).toEqual([])
  })
})

describe('the list of models', () => {
  it('names where each comes from, its size and its checksum', () => {
    for (const { address, bytes: size, sha256: sum, licence } of offers) {
      expect(address).toMatch(/^https:\/\/\S+\.gguf$/)
      expect(size).toBeGreaterThan(1e9)
      expect(sum).toMatch(/^[0-9a-f]{64}$/)
      expect(licence).toBe('Apache-2.0')
    }
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
  })
})

describe('a download', () => {
  it.each<[string, Partial<Offer>, Partial<Surroundings>, RegExp]>([
    ['without space', {}, { downloading: { freeBytes: async () => 1_000_000 } }, /There is no space for it: 1 MB more/],
    ['of another size', { bytes: 5 }, {}, /has another size than was looked up/],
    ['of something else', { sha256: '0'.repeat(64) }, {}, /its checksum differs\). It was deleted/],
    ['that is not there', { address: 'http://127.0.0.1:1/x.gguf' }, {}, /127\.0\.0\.1:1 cannot be reached/],
  ])('%s comes to nothing, in a line', async (_what, wrong, more, line) => {
    const folder = bare()
    const { code, said } = await run(['tiny'], { dataDir: folder, offers: [offer(wrong)], ...more })
    expect([code, said.split('\n').at(-1)]).toEqual([1, expect.stringMatching(line)])
    expect(existsSync(modelFile(folder, 'tiny'))).toBe(false)
    expect(existsSync(`${modelFile(folder, 'tiny')}.part`)).toBe(false)
  })

  it('into a folder that cannot be written is refused', async () => {
    const folder = bare()
    writeFileSync(join(folder, 'models'), 'a file in its place')
    expect(await run(['tiny'], { dataDir: folder })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/DATA_DIR: .*models cannot be used/),
    })
  })

  it('beside another one is refused', async () => {
    const folder = bare()
    const lock = await lockFolder(makeModelsFolder(folder))
    expect(await run(['tiny'], { dataDir: folder })).toMatchObject({
      code: 1,
      said: expect.stringContaining('is at work here. Wait for it'),
    })
    lock.release()
  })
})

describe('from the command to a reply', () => {
  let world: TestWorld
  let admin: Person
  let own: OwnModels
  let control: { close(): void }
  beforeAll(async () => {
    own = openOwnModels(dataDir)
    const opened: Models['opened'] = async (setting) => own.open(setting.model)
    const models: Models = {
      own,
      downloads: noDownloads,
      opened,
      open: async (setting) => createModelCoach({ model: await opened(setting), builtIn: createBuiltInCoach() }),
      none: () => own.only(null),
      problem: null,
      onTrouble: () => undefined,
    }
    world = await openWorld({ models })
    admin = await world.newcomer('admin')
    await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
    await world.app.world.live.refresh(world.database.db, admin.id)
    control = serveControl(dataDir, { model: (chosen) => world.app.takeModel(chosen) }, world.app.world.log)
  })
  afterAll(async () => {
    control.close()
    await own.close()
    await world.close()
  })

  /** Someone who agrees to what is offered, and writes. */
  async function chats() {
    const nora = await world.member()
    const { coach } = (await world.stranger.get('/api/config')).body
    expect(coach.remote).toEqual({ model: 'tiny', host: 'localhost', here: true, consent: 'v2:tiny@localhost' })
    const message = 'He forgot again about the guests, and I went to bed.'
    expect((await nora.post('/api/chat', { message })).body.coach).not.toBe('language-model')
    await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
    return (await nora.post('/api/chat', { message })).body
  }

  it(
    'goes on after a cut, tries it, switches it on in the running server, and people are asked first',
    { timeout: 300_000 },
    async () => {
      breaks = 100_000
      const running = run(['tiny'])
      const part = `${modelFile(dataDir, 'tiny')}.part`
      await expect.poll(() => existsSync(part) && statSync(part).size, { timeout: 60_000 }).toBe(100_000)
      broken.destroy()
      const cut = await running
      expect([cut.code, cut.said.split('\n').at(-1)]).toEqual([
        1,
        expect.stringMatching(/cut off after 1 MB. Run this again/),
      ])
      expect(existsSync(modelFile(dataDir, 'tiny'))).toBe(false)
      const { code, said } = await run(['tiny'])
      expect(said).toMatch(/its checksum is right[\s\S]*words a second here[\s\S]*tiny is switched on/)
      expect(code).toBe(0)
      expect(ranges.at(-1)).toMatch(/^bytes=\d+-$/)
      expect(readFileSync(modelFile(dataDir, 'tiny')).equals(bytes)).toBe(true)
      expect(await chats()).toMatchObject({ coach: 'language-model', response: SAYS })
    },
  )

  it('answers one at a time, and tells who waits how many are ahead', { timeout: 300_000 }, async () => {
    const people = await Promise.all([world.member('ada'), world.member('bo'), world.member('cy')])
    const { coach } = (await world.stranger.get('/api/config')).body
    const streams = await Promise.all(
      people.map(async (person) => {
        await person.patch('/api/auth/user', { coachConsent: coach.remote.consent })
        const said = { message: 'She cancelled again, and I said that it was fine.' }
        return (await person.post('/api/chat', said, { accept: 'text/event-stream' })).text
      }),
    )
    const heard = streams.map((text) => text.match(/event: waiting\ndata: \{"ahead":\d\}/g)?.length ?? 0).sort()
    // The first none, the second 1 and 0, the third 2, 1 and 0.
    expect(heard).toEqual([0, 2, 3])
    for (const text of streams) expect(text).toContain('event: done')
  })

  it('shows at the Coach page, which tries it, switches it off and on again', { timeout: 300_000 }, async () => {
    const { setting, state } = (await admin.get('/api/admin/coach')).body
    expect(setting).toMatchObject({ model: 'tiny', address: 'own', kind: 'gguf', host: 'localhost' })
    expect([state, setting.tried.form]).toEqual(['ready', 'kept'])
    await admin.del('/api/admin/coach')
    expect((await world.stranger.get('/api/config')).body.coach.remote).toBeNull()
    const [server] = (await admin.post('/api/admin/coach/find')).body.servers
    expect(server).toMatchObject({ address: 'own', kind: 'gguf', models: [{ model: 'tiny' }] })
    const choice = { address: 'own', model: 'tiny' }
    expect((await admin.put('/api/admin/coach', { ...choice, model: 'other' })).status).toBe(400)
    expect((await admin.put('/api/admin/coach', choice)).body.state).toBe('ready')
    const did = (await admin.get('/api/admin/audit')).body
    expect(JSON.stringify(did)).toContain('tiny at localhost')
  })

  it('uses a file that is no model not at all, lists what is here, and deletes it', async () => {
    const page = join(dataDir, 'page.gguf')
    writeFileSync(page, 'not a model')
    expect(await run(['use', page])).toMatchObject({ code: 1, said: expect.stringContaining('no GGUF model') })
    expect((await run(['use', 'http://10.0.0.1:11434'])).said).toContain('Only a server of this machine')
    expect((await run(['list'])).said).toContain('tiny, 381 kB')
    expect(await run(['remove', 'nothing'])).toMatchObject({ code: 1 })
    expect((await run(['remove', 'tiny'])).code).toBe(0)
    expect((await admin.get('/api/admin/coach')).body.state).toBe('no-model')
  })

  it('waits for the next start where no server runs', { timeout: 300_000 }, async () => {
    control.close()
    writeFileSync(modelFile(dataDir, 'tiny'), bytes)
    expect((await run(['use', 'tiny'])).said).toContain('tiny answers from the next start on')
    const left = leftForStart(dataDir)!
    await admin.del('/api/admin/coach')
    expect(await world.app.takeModel(left.chosen)).toBe('tiny')
    left.taken()
    expect(leftForStart(dataDir)).toBeNull()
    expect((await world.stranger.get('/api/config')).body.coach.remote.model).toBe('tiny')
    left.taken()
    const fixed = await run(['use', 'tiny'], { fixed: true })
    expect(fixed).toMatchObject({
      code: 0,
      said: expect.stringMatching(/tiny is installed\. COACH_MODEL .* next start/),
    })
    expect(leftForStart(dataDir)).toBeNull()
  })
})
