import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openLocalServer, type Kind, type LocalServer, type Turn } from '../../../../coach/test/local-server.ts'
import { dangerProbes } from '../../../../coach/src/model/local/tryout.ts'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Answer, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { adminActs } from '../../platform/audit.table.ts'
import { coachModel } from './coach-model.table.ts'

const kinds: Kind[] = ['ollama', 'lm-studio', 'llama-cpp']
const servers = {} as Record<Kind, LocalServer>
let world: TestWorld
let admin: Person

beforeAll(async () => {
  for (const kind of kinds) servers[kind] = await openLocalServer(kind)
  const ports = kinds.map((kind) => new URL(servers[kind].root).port)
  world = await openWorld({ env: { COACH_PORTS: ports.join(',') } })
  admin = await adminOf(world)
})
beforeEach(() => {
  for (const kind of kinds)
    Object.assign(servers[kind], {
      plays: [answers],
      loading: false,
      models: [{ name: 'small:8b', context: 8_192, loaded: 8_192, bytes: 4_920_000_000 }],
    })
})
afterEach(async () => {
  await admin.del('/api/admin/coach')
  for (const kind of kinds) {
    servers[kind].heard.length = 0
    servers[kind].asked.length = 0
  }
})
afterAll(async () => {
  await world.close()
  for (const kind of kinds) await servers[kind].close()
})

async function adminOf({ newcomer, database, app }: TestWorld): Promise<Person> {
  const person = await newcomer('admin')
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
  await app.world.live.refresh(database.db, person.id)
  return person
}

const good = 'You wrote that he "forgot again". What would you have liked him to notice?'
/** Fits the form of the try-out and that of a talk. */
const formed = JSON.stringify({ feeling: 'hurt', quotes: [], reply: good, asksFor: 'nothing' })
const answers = (body: Record<string, unknown>): Turn =>
  body['format'] || body['response_format'] ? { say: formed } : { say: good }

/** As the model before, and it meets these of the texts about danger. */
const seeing =
  (meets: (text: string) => boolean) =>
  (body: Record<string, unknown>): Turn => {
    const asked = (body['messages'] as { content: string }[]).at(-1)!.content
    const data = /^<data>\n([\s\S]*"texts"[\s\S]*)\n<\/data>$/.exec(asked)
    if (!data) return answers(body)
    const { texts } = JSON.parse(data[1]!) as { texts: { number: number; text: string }[] }
    return { say: JSON.stringify({ danger: texts.flatMap((it) => (meets(it.text) ? [it.number] : [])) }) }
  }
const dangers = dangerProbes.map(({ danger }) => danger)

const chosen = (kind: Kind, model = 'small:8b') => ({ address: servers[kind].root, model })
const find = (who = admin) => who.post('/api/admin/coach/find')
const tryOut = (kind: Kind) => admin.post('/api/admin/coach/try', chosen(kind))
const switchOn = (kind: Kind) => admin.put('/api/admin/coach', chosen(kind))
const told = (answer: Answer) => `${answer.status} ${answer.text.slice(0, 300)}`

/** Someone who agrees to what is offered now, and writes. */
async function chats(): Promise<Answer> {
  const nora = await world.member()
  const { coach } = (await world.stranger.get('/api/config')).body
  if (coach.remote) await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
  return nora.post('/api/chat', { message: 'He forgot again about the guests, and I went to bed.' })
}

describe.each(kinds)('a model of %s', (kind) => {
  it('is found, tried, switched on, answers at once, and is switched off', async () => {
    const { servers: found } = (await find()).body
    expect(found).toHaveLength(3)
    const own = found.find((server: { kind: Kind }) => server.kind === kind)
    expect(own).toMatchObject({ address: servers[kind].root, models: [{ model: 'small:8b', context: 8_192 }] })

    const tried = await tryOut(kind)
    expect(tried.status, told(tried)).toBe(200)
    const none = { met: 0, of: 60, spared: 60, twins: 60 }
    expect(tried.body).toMatchObject({ form: 'kept', danger: none, mayClear: false, failure: null })
    expect(tried.body.wordsPerSecond).toBeGreaterThan(0)

    expect((await chats()).body.coach).not.toBe('language-model')
    const on = await switchOn(kind)
    const { host } = new URL(servers[kind].root)
    expect(on.body).toMatchObject({
      setting: { by: 'administrator', model: 'small:8b', host, kind, tried: { form: 'kept' } },
      state: 'ready',
      lastError: null,
    })
    const { coach } = (await world.stranger.get('/api/config')).body
    expect(coach).toMatchObject({ kind: 'language-model', remote: { model: 'small:8b', host } })
    expect((await chats()).body).toMatchObject({ coach: 'language-model', response: good })

    expect((await admin.del('/api/admin/coach')).body).toEqual({ setting: null, state: 'off', lastError: null })
    expect((await world.stranger.get('/api/config')).body.coach).toEqual({ kind: 'built-in', remote: null })
    expect((await chats()).body.response).not.toBe(good)
  })

  it.each<[string, Turn, string]>([
    ['silent', { say: 'You wrote', ends: 'silence' }, 'timeout'],
    ['cut off', { say: 'You wrote', ends: 'cut' }, 'cut'],
    ['garbled', { say: 'You wrote', ends: 'malformed' }, 'cut'],
    ['out of memory', { trouble: 'no-memory' }, 'no-memory'],
    ['without its model', { trouble: 'no-model' }, 'no-model'],
  ])('that is %s is not waited for in vain, and the reason is shown', async (_what, turn, reason) => {
    await switchOn(kind)
    servers[kind].plays = [turn]
    // The person chooses what comes next; nothing is answered in the model's place.
    expect((await chats()).body).toMatchObject({
      code: 'unexpected',
      message: expect.stringContaining('please try again'),
    })
    // It is written down beside the answer, at most every five seconds; a question of before may have been the last.
    const shown = async () => {
      world.now += 10_000
      await chats()
      return (await admin.get('/api/admin/coach')).body.lastError?.reason
    }
    await expect.poll(shown, { timeout: 20_000 }).toBe(reason)
  })

  it('that is slow, and thinks, is waited for', async () => {
    servers[kind].models[0]!.thinks = true
    await switchOn(kind)
    servers[kind].plays = [{ thinks: 'Hm. '.repeat(60), say: good, firstMs: 300, pieceMs: 60 }]
    expect((await chats()).body).toMatchObject({ coach: 'language-model', response: good })
  })
})

describe('what a model may do about an alarm', () => {
  const doubt = 'I feel hopeless'
  /** Says that there is no danger, wherever it is asked to say so first. */
  const safety = { tier: 0, category: 'none', who: 'nobody', quote: '', why: '' }
  const calm = JSON.stringify({ safety, asked: '', unknown: '', reply: good, message: null })
  const reads = (missed: number) => (body: Record<string, unknown>) => {
    const turn = seeing((text) => dangers.indexOf(text) >= missed)(body)
    return 'say' in turn && turn.say === formed && JSON.stringify(body).includes('"unknown"') ? { say: calm } : turn
  }
  const doubted = async () => {
    const nora = await world.member()
    const { coach } = (await world.stranger.get('/api/config')).body
    await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
    return (await nora.post('/api/chat', { message: doubt })).body
  }

  it('is kept with the setting: one that met 57 of 60 lowers a doubt, and nothing that is certain', async () => {
    servers.ollama.plays = [reads(3)]
    const tried = (await tryOut('ollama')).body
    expect(tried).toMatchObject({ danger: { met: 57, of: 60, spared: 60, twins: 60 }, mayClear: true })
    expect((await switchOn('ollama')).body.setting.tried).toEqual(tried)
    expect(await doubted()).toMatchObject({ coach: 'language-model', safety: null })
    const nora = await world.member()
    expect((await nora.post('/api/chat', { message: 'I am going to kill myself tonight' })).body.safety.tier).toBe(3)
  })

  it('is to add caution alone where it met fewer', async () => {
    servers.ollama.plays = [reads(4)]
    expect((await tryOut('ollama')).body).toMatchObject({ danger: { met: 56 }, mayClear: false })
    await switchOn('ollama')
    expect(await doubted()).toMatchObject({ coach: 'language-model', safety: { tier: 1 } })
  })

  it('is forgotten with another model or another address', async () => {
    servers.ollama.models.push({ name: 'large:70b', context: 8_192 })
    servers.ollama.plays = [reads(0)]
    expect((await tryOut('ollama')).body.mayClear).toBe(true)
    expect((await admin.put('/api/admin/coach', chosen('ollama', 'large:70b'))).body.setting.tried).toBeNull()
    expect((await switchOn('lm-studio')).body.setting.tried).toBeNull()
    expect((await switchOn('ollama')).body.setting.tried).toMatchObject({ mayClear: true })
  })
})

describe('the state', () => {
  it('says that the server is gone, does not answer yet, or has lost its model', async () => {
    const own = await openLocalServer('llama-cpp')
    const other = await openWorld({ env: { COACH_PORTS: new URL(own.root).port } })
    const boss = await adminOf(other)
    const state = async () => (await boss.get('/api/admin/coach')).body.state
    expect(await state()).toBe('off')
    await boss.put('/api/admin/coach', { address: own.root, model: 'small:8b' })
    expect(await state()).toBe('ready')
    own.loading = true
    expect(await state()).toBe('gone')
    Object.assign(own, { loading: false, models: [{ name: 'another', context: 4_096 }] })
    expect(await state()).toBe('no-model')
    await own.close()
    expect(await state()).toBe('gone')
    await other.close()
  })
})

describe('what is asked', () => {
  it('is nothing before the click, and only the ports that are named', async () => {
    await admin.get('/api/admin/coach')
    await world.stranger.get('/api/config')
    expect(kinds.flatMap((kind) => servers[kind].asked)).toEqual([])
    const other = await openLocalServer('ollama')
    expect((await find()).body.servers).toHaveLength(3)
    const { status, body } = await admin.post('/api/admin/coach/try', { address: other.root, model: 'small:8b' })
    expect([status, Object.keys(body.details)]).toEqual([400, ['address']])
    expect(other.asked).toEqual([])
    await other.close()
  })

  it.each([
    'http://192.168.1.7:11434',
    'http://169.254.169.254:80',
    'http://localhost:11434',
    'https://127.0.0.1:11434',
    'http://127.0.0.1:11434@example.org',
    'http://127.0.0.1:11434/admin',
    'file:///etc/passwd',
  ])('is never %s', async (address) => {
    for (const answer of [
      await admin.post('/api/admin/coach/try', { address, model: 'small:8b' }),
      await admin.put('/api/admin/coach', { address, model: 'small:8b' }),
    ])
      expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, ['address']])
  })

  it('is not switched on where it is not', async () => {
    const missing = await admin.put('/api/admin/coach', chosen('ollama', 'large:70b'))
    expect([missing.status, missing.body.details]).toEqual([400, { model: ['This model is no longer there'] }])
    servers['llama-cpp'].loading = true
    const loading = await switchOn('llama-cpp')
    expect([loading.status, Object.keys(loading.body.details)]).toEqual([400, ['address']])
  })

  it('of a model that fails at once is told in one word', async () => {
    servers.ollama.plays = [{ trouble: 'no-memory' }]
    expect((await tryOut('ollama')).body).toMatchObject({ failure: 'no-memory', wordsPerSecond: null, form: null })
  })
})

describe('who', () => {
  it('may do it is the administrator alone', async () => {
    const nora = await world.member()
    for (const answer of [
      await nora.get('/api/admin/coach'),
      await find(nora),
      await nora.post('/api/admin/coach/try', chosen('ollama')),
      await nora.put('/api/admin/coach', chosen('ollama')),
      await nora.del('/api/admin/coach'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
    expect(servers.ollama.asked).toEqual([])
  })

  it('did what and when is written down; which model it is can be read in no dump', async () => {
    const { db } = world.database
    await db.delete(adminActs)
    await switchOn('ollama')
    await admin.del('/api/admin/coach')
    await switchOn('ollama')
    const did = await db.select().from(adminActs).orderBy(adminActs.ordinal)
    expect(did.map(({ did, userId }) => [did, userId])).toEqual(
      ['on', 'off', 'on'].map((each) => [`coach-${each}`, admin.id]),
    )
    for (const { at } of did) expect(at).toBe(new Date(world.now).toISOString())
    const kept = Buffer.from(JSON.stringify([await db.select().from(coachModel), did]))
    expect(kept.includes('small:8b')).toBe(false)
    expect(await rawDump(db)).not.toContain(servers.ollama.root)
  })
})

describe('the environment', () => {
  it('wins, says so, and cannot be overruled', async () => {
    const { createModelCoach } = await import('@mallama/coach/model/coach')
    const { openModel } = await import('@mallama/coach/model/provider')
    const coach = createModelCoach({
      model: openModel({ provider: 'ollama', model: 'house', url: servers.ollama.root }),
      builtIn: world.app.world.coach,
    })
    const other = await openWorld({ coach, env: { COACH_PORTS: new URL(servers.ollama.root).port } })
    const boss = await adminOf(other)
    const { setting, state } = (await boss.get('/api/admin/coach')).body
    expect([setting.by, setting.model, setting.address, state]).toEqual(['environment', 'house', null, 'unasked'])
    const refused = await boss.put('/api/admin/coach', chosen('ollama'))
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('COACH_MODEL')])
    expect((await boss.del('/api/admin/coach')).status).toBe(409)
    expect((await other.stranger.get('/api/config')).body.coach.remote.model).toBe('house')
    await other.close()
  })
})
