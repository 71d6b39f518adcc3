import { DAY_MS } from '@mallama/contracts/days'
import { needsHelp } from '@mallama/contracts/help'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDemo } from '../seed/story.ts'
import { rawDump } from './dump.ts'
import { openWorld, type Answer, type TestWorld } from './world.ts'

let world: TestWorld
let accounts: Awaited<ReturnType<typeof seedDemo>>
beforeAll(async () => {
  world = await openWorld({ env: { DEMO: '1' }, identity: true })
  accounts = await seedDemo(world.app)
})
afterAll(() => world.close())

async function signIn(name: string) {
  const { email, password } = accounts.find(({ email }) => email.startsWith(name))!
  const signedIn = await world.stranger.post(
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
    { email, password, returnSecureToken: true },
  )
  expect(signedIn.status).toBe(200)
  const headers = { authorization: `Bearer ${signedIn.body.idToken}` }
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<Answer> => {
    const response = await world.app.http.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return { status: response.statusCode, body: response.json(), headers: response.headers, text: response.body }
  }
  return {
    get: (url: string) => ask('GET', url),
    post: (url: string, payload: object) => ask('POST', url, payload),
  }
}
type Shown = {
  id: string
  personName: string
  hasHealthData: boolean
  overallHealthScore: number
  notes: string | null
}

describe('the demo story', () => {
  it('shows no help card, since nobody in it is in danger', async () => {
    const nora = await signIn('nora')
    const shown = async (list: string, of: (id: string) => string) => {
      const all = (await nora.get(list)).body as { id: string }[]
      return Promise.all(all.map(async ({ id }) => (await nora.get(of(id))).body))
    }
    const rooms = await shown('/api/relationships', (id) => `/api/relationships/${id}/room`)
    const sittings = await shown('/api/conversations', (id) => `/api/conversations/${id}`)
    const pages = await shown('/api/relationships', (id) => `/api/relationships/${id}/insights`)
    const said = [...rooms, ...sittings].flatMap(({ messages }) => messages)
    expect(said.length).toBeGreaterThan(20)
    expect(said.filter(({ safety }) => needsHelp(safety))).toEqual([])
    expect(pages.map(({ safety }) => needsHelp(safety))).toEqual(pages.map(() => false))
  })
  it('is about Nora, who is mid-quarrel with Tomas', async () => {
    const nora = await signIn('nora')
    expect((await nora.get('/api/auth/user')).body).toMatchObject({
      firstName: 'Nora',
      lastName: 'Adeyemi',
      subscriptionType: 'regular',
      isDemo: true,
    })
    const list = (await nora.get('/api/relationships')).body as Shown[]
    expect(list.map(({ personName }) => personName).sort()).toEqual(['Ama', 'Idris', 'June', 'Leo', 'Priya', 'Tomas'])
    const score = (name: string) => list.find(({ personName }) => personName === name)!.overallHealthScore
    expect(score('June')).toBeGreaterThanOrEqual(80)
    expect(score('Ama')).toBeGreaterThanOrEqual(80)
    expect(score('Priya')).toBeGreaterThanOrEqual(60)
    expect(score('Tomas')).toBeLessThan(60)
    expect(score('Leo')).toBeLessThan(40)
    expect(list.find(({ personName }) => personName === 'Idris')!.hasHealthData).toBe(false)
    const tomas = list.find(({ personName }) => personName === 'Tomas')!
    const room = (await nora.get(`/api/relationships/${tomas.id}/room`)).body
    expect(room.status).toBe('active')
    expect(room.messages).toHaveLength(9)
    expect(new Set(room.messages.map(({ content }: { content: string }) => content)).size).toBe(9)
    const saved = (await nora.get(`/api/relationships/${tomas.id}/saved-chats`)).body
    expect(saved.map(({ title, status }: { title: string; status: string }) => [title, status])).toEqual([
      ['Who books the venue', 'needs_attention'],
      ['The Sunday lunch', 'resolved'],
    ])
    expect((await nora.get(`/api/relationships/${tomas.id}/check-ins`)).body).toHaveLength(9)
    const written = (await nora.get('/api/journal')).body
    expect(written.length).toBeGreaterThan(50)
    expect(new Set(written.map(({ content }: { content: string }) => content)).size).toBe(written.length)
    const back = (await nora.get('/api/journal/look-back?year=2025')).body
    expect(back.goesWith.map(({ name }: { name: string }) => name)).toContain('June')
    for (const tool of ['text-analysis', 'relationship-analysis', 'craft-message', 'resolve-argument'])
      expect((await nora.get(`/api/${tool}`)).body).toHaveLength(1)
    const [quarrel] = (await nora.get('/api/resolve-argument')).body
    expect(quarrel).toMatchObject({ relationshipId: tomas.id, flagged: false })
    expect(quarrel.severityScore).toBeGreaterThan(3)
    const talks = (await nora.get('/api/conversations')).body
    expect(talks.map(({ title, status, messageCount }: never) => [title, status, messageCount])).toEqual([
      ['Before I write to Leo', 'active', 8],
      ['Telling Mum about the move', 'needs_attention', 4],
      ['Four words from Priya', 'resolved', 8],
    ])
    expect((await nora.post('/api/chat', { message: 'He is back from his run.' })).status).toBe(200)
  })

  it('has a trial about to end, one that has ended, and someone new', async () => {
    const kwame = await signIn('kwame')
    const { trialEndDate, serverTime } = (await kwame.get('/api/auth/user')).body
    const left = Date.parse(trialEndDate) - Date.parse(serverTime)
    expect(left).toBeGreaterThan(60 * 60_000)
    expect(left).toBeLessThan(120 * 60_000)
    const hana = await signIn('hana')
    const [, ren] = (await hana.get('/api/relationships')).body as Shown[]
    expect((await hana.get(`/api/relationships/${ren!.id}/room`)).body.status).toBe('needs_attention')
    expect((await hana.post('/api/chat', { message: 'Hello' })).status).toBe(402)
    const draft = { title: 'The station', chatHistory: [], status: 'needs_attention' }
    expect((await hana.post(`/api/relationships/${ren!.id}/saved-chats`, draft)).status).toBe(201)
    const someone = await signIn('new')
    expect((await someone.get('/api/auth/user')).body).toMatchObject({ firstName: null, hasUsedTrial: false })
    expect((await someone.get('/api/relationships')).status).toBe(402)
  })

  it('is told once; a later start puts the trial right and leaves what was changed', async () => {
    const nora = await signIn('nora')
    const before = (await nora.get('/api/relationships')).body
    world.now += 3 * DAY_MS
    expect(await seedDemo(world.app)).toEqual(accounts)
    const again = await signIn('nora')
    const after = (await again.get('/api/relationships')).body as Shown[]
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }: Shown) => id))
    const kwame = await signIn('kwame')
    const { trialEndDate, serverTime } = (await kwame.get('/api/auth/user')).body
    expect(trialEndDate > serverTime).toBe(true)
  })

  it('lies in the database as unreadable as anything', async () => {
    const dump = await rawDump(world.database.db)
    expect(dump).not.toMatch(/Tomas|harbour|Adeyemi|station|example\.org/i)
  })

  it('is refused where it was not asked for', async () => {
    const plain = await openWorld({ identity: true })
    await expect(seedDemo(plain.app)).rejects.toThrow('DEMO=1')
    await plain.close()
  })
})
