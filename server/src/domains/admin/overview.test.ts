import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '@mallama/contracts/days'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { speakTo } from '../../../test/identity.ts'
import { buy } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { mailLog } from '../../platform/mail.table.ts'
import { purgeMailLog } from '../../platform/mail-log.ts'
import { users } from '../account/account.table.ts'
import { counts } from '../safety/safety.ts'
import { safetyDays } from '../safety/safety.table.ts'

let world: TestWorld
let admin: Person
const worlds: TestWorld[] = []
beforeEach(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  worlds.push(world)
  admin = await member('boss')
  await world.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.id))
  await world.app.world.live.refresh(world.database.db, admin.id)
})
afterEach(async () => {
  for (const each of worlds.splice(0)) await each.close()
})

async function member(name: string): Promise<Person & { refreshToken: string }> {
  const signedIn = await speakTo(world).register(name)
  const person = { ...signedIn, id: signedIn.localId, token: signedIn.idToken, ...world.as(signedIn.idToken) }
  await person.post('/api/start-trial')
  return person
}
const overview = async () => {
  await world.app.world.afterwards.settled()
  // The clock may have gone past the token.
  const { idToken } = (await speakTo(world).signIn(admin.email)).body
  const { status, body, text } = await world.as(idToken).get('/api/admin/overview')
  expect(status, text).toBe(200)
  return body
}

test('how the server does is told by what there is', async () => {
  const started = world.now
  world.now += 3 * DAY_MS
  const first = await overview()
  expect(first).toMatchObject({
    server: { host: 'localhost:3000', since: new Date(started).toISOString(), openPages: 0 },
    people: 1,
    dumpedAt: null,
    payments: { mode: 'test', missing: [], live: false, heardAt: null },
    jobs: { waiting: 0, late: 0, failed: 0 },
    coach: 'off',
    mail: { by: 'folder', waiting: 0 },
    plans: { trial: 0, core: 0, plus: 0, prime: 0, failed: 0 },
  })
  expect(first.server.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(first.database.kind).toBe(world.database.kind)
  expect(first.database.bytes).toBeGreaterThan(1_000_000)
  await member('nora')
  const dumps = join(world.env.DATA_DIR, 'dumps')
  mkdirSync(dumps, { recursive: true })
  for (const name of ['mallama-2026-03-01T03-00-00-000Z', 'mallama-2026-03-02T03-00-00-000Z', 'mallama-half'])
    writeFileSync(join(dumps, `${name}.tar.gz`), '')
  const then = await overview()
  expect(then).toMatchObject({ people: 2, plans: { trial: 1 } })
  if (world.database.kind === 'embedded') expect(then.dumpedAt).toBe('2026-03-02T03:00:00.000Z')
})

test('when the payment provider was heard last is told', async () => {
  await buy(await member('nora'))
  expect((await overview()).payments.heardAt).toBe(new Date(world.now).toISOString())
})

test('half of Stripe’s settings: payments are unavailable, and what is missing is named', async () => {
  const half = await openWorld({ env: { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_PRICE_CORE: 'price_core' } })
  worlds.push(half)
  const boss = await half.newcomer()
  await half.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, boss.id))
  await half.app.world.live.refresh(half.database.db, boss.id)
  const { payments } = (await boss.get('/api/admin/overview')).body
  expect(payments.mode).toBe('unavailable')
  expect(payments.missing).toContain('STRIPE_WEBHOOK_SECRET')
  expect(payments.missing).not.toContain('STRIPE_PRICE_CORE')
  expect((await boss.get('/api/admin/waiting-list')).body).toEqual([])
})

test('a job that nobody does is late after five minutes', async () => {
  const working = await openWorld({ work: true })
  worlds.push(working)
  const { jobs } = working.app.world
  const { db } = working.database
  const boss = await working.newcomer()
  await working.database.db.update(users).set({ role: 'admin' }).where(eq(users.id, boss.id))
  await working.app.world.live.refresh(db, boss.id)
  const counted = async () => (await boss.get('/api/admin/overview')).body.jobs
  expect(await counted()).toMatchObject({ late: 0, failed: 0 })
  await db.execute(sql`insert into jobs.job (name, state, start_after) values ('purge-counts', 'created', now() - interval '6 minutes'),
    ('purge-throttles', 'created', now() + interval '1 hour')`)
  await db.execute(sql`insert into jobs.job (name, state, completed_on) values ('settle-keys', 'failed', now() - interval '1 day'),
    ('purge-throttles', 'failed', now() - interval '8 days')`)
  const { waiting, late, failed } = await jobs.counts()
  // The one that is due may be taken at any moment.
  expect([[1, 2].includes(waiting), late <= 1, failed]).toEqual([true, true, 1])
})

test('of a letter its kind, time and state are kept, and nothing else', async () => {
  const nora = await member('nora')
  const identity = speakTo(world)
  await identity.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: nora.token })
  const { mail } = await overview()
  expect(mail).toMatchObject({ sent: mail.letters.length, failed: 0 })
  const letter = mail.letters.find(({ kind }: { kind: string }) => kind === 'verify-email')
  expect(letter).toEqual({
    id: expect.any(String),
    kind: 'verify-email',
    at: new Date(world.now).toISOString(),
    state: 'sent',
  })
  expect(await rawDump(world.database.db)).not.toContain(nora.email)
  world.now += 8 * DAY_MS
  expect((await overview()).mail).toMatchObject({ sent: 0, letters: [] })
  world.now += 30 * DAY_MS
  await purgeMailLog(world.database.db, world.now)
  expect(await world.database.db.select().from(mailLog)).toEqual([])
})

test('a letter that did not go is told of', async () => {
  const nora = await member('nora')
  world.letters.push = () => {
    throw new Error('the mail server is down')
  }
  await speakTo(world).call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: nora.token })
  const { mail } = await overview()
  expect(mail.failed).toBe(1)
  expect(mail.letters[0]).toMatchObject({ kind: 'verify-email', state: 'failed' })
})

const grave = 'I am going to kill myself tonight'
const harm = 'He hits me when he drinks and I am scared of him.'

test('counts of safety are of nobody: none with few people, and none so small that it points at one', async () => {
  const people = [await member('nora')]
  const write = (message: string) => people[0]!.post('/api/chat', { message })
  for (let times = 0; times < 6; times++) await write(harm)
  await write(grave)
  expect((await overview()).safety).toBeNull()
  for (let more = 0; more < 8; more++) people.push(await member('many'))
  expect((await overview()).safety).toEqual({ asked: 0, shown: 6, shownFirst: null, setAside: 0 })

  const { body } = await people[1]!.post('/api/text-analysis', { text: 'Are you there on Sunday?', context: harm })
  expect((await people[1]!.patch(`/api/text-analysis/${body.id}`, { aside: true })).status).toBe(200)
  const chat = await people[2]!.post('/api/chat', { message: harm })
  const aside = { conversationId: chat.body.conversationId, aside: true }
  expect((await people[2]!.post('/api/chat', aside)).status).toBe(200)
  for (let times = 0; times < 3; times++) await counts.count(world.database.db, () => world.now, 'setAside')
  expect((await overview()).safety).toMatchObject({ setAside: 5 })

  // A day and a kind: whose it was, or at what hour, is nowhere.
  const rows = await world.database.db.select().from(safetyDays)
  for (const row of rows) expect(Object.keys(row)).toEqual(['day', 'kind', 'times'])
  world.now += 7 * DAY_MS
  expect((await overview()).safety).toEqual({ asked: 0, shown: 0, shownFirst: 0, setAside: 0 })
  world.now += 35 * DAY_MS
  await counts.purge(world.database.db, world.now)
  expect(await world.database.db.select().from(safetyDays)).toEqual([])
})

test('who is signed out everywhere is out on each device, and can sign in again; who is disabled cannot', async () => {
  const identity = speakTo(world)
  const nora = await member('nora')
  const phone = (await identity.signIn(nora.email)).body
  const seen = async () => (await admin.get(`/api/admin/users?q=${nora.email}`)).body[0]
  expect(await seen()).toMatchObject({ devices: 2, lastSeen: new Date(world.now).toISOString().slice(0, 10) })
  const change = (body: object) => admin.patch(`/api/admin/users/${nora.id}`, { ...body, reason: 'Lost her phone' })
  expect((await change({ signOutEverywhere: true })).body).toMatchObject({ devices: 0, lastSeen: null })
  for (const { refreshToken } of [nora, phone]) expect((await identity.refresh(refreshToken)).status).toBe(400)
  expect((await nora.get('/api/auth/user')).status).toBe(401)

  world.now += 2_000
  expect((await identity.signIn(nora.email)).status).toBe(200)
  await change({ disabled: true })
  const refused = await identity.signIn(nora.email)
  expect([refused.status, refused.body.error.message]).toEqual([400, 'USER_DISABLED'])
  await change({ disabled: false })
  expect((await identity.signIn(nora.email)).status).toBe(200)
})

test('who deletes their account is in the log no more', async () => {
  const nora = await member('nora')
  await admin.patch(`/api/admin/users/${nora.id}`, { signOutEverywhere: true, reason: 'Nora asked for it' })
  world.now += 2_000
  const again = (await speakTo(world).signIn(nora.email)).body
  expect((await speakTo(world).call('delete', { idToken: again.idToken })).status).toBe(200)
  const [act] = (await admin.get('/api/admin/audit')).body
  expect(act).toMatchObject({ did: 'signed-out', by: { id: admin.id }, whom: null, why: null })
})
