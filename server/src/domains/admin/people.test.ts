import { adminApi, type Member } from '@mallama/contracts/admin'
import { coachModelApi } from '@mallama/contracts/coach-model'
import { communityReviewApi } from '@mallama/contracts/community-review'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { buy, pass, statusOf } from '../../../test/payer.ts'
import { aMentor, resolve, theDishes } from '../../../test/resolved-chats.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'

const why = 'Asked us to, by e-mail'
let world: TestWorld
let admin: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await adminOf(world)
})
afterAll(() => world.close())

async function adminOf({ newcomer, database, app }: TestWorld): Promise<Person> {
  const person = await newcomer('boss')
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, person.id))
  await app.world.live.refresh(database.db, person.id)
  return person
}

async function named(firstName: string, lastName: string): Promise<Person> {
  const person = await world.member()
  await person.patch('/api/auth/user', { firstName, lastName })
  return person
}
const find = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body as Member[]
const seen = async ({ email }: Person) => (await find(`q=${encodeURIComponent(email)}`))[0]!
const change = (person: Person, body: object) => admin.patch(`/api/admin/users/${person.id}`, { reason: why, ...body })
const log = async () => (await admin.get('/api/admin/audit')).body

describe('who may', () => {
  const endpoints = Object.values({ ...adminApi, ...coachModelApi, ...communityReviewApi }).filter(
    ({ access }) => access === 'admin',
  )

  test('every one of the administrator’s calls is theirs alone', async () => {
    expect(endpoints).toHaveLength(20)
    const member = await world.member()
    const newcomer = await world.newcomer()
    for (const { method, path } of endpoints) {
      const url = path.replace(':id', member.id)
      const ask = async (who: Pick<Person, 'get' | 'post' | 'put' | 'patch' | 'del'>) => {
        const calls = { GET: who.get, POST: who.post, PUT: who.put, PATCH: who.patch, DELETE: who.del }
        const { status, body } = await calls[method](url, method === 'GET' || method === 'DELETE' ? undefined : {})
        return [status, body.code]
      }
      expect(await ask(world.stranger), url).toEqual([401, 'unauthenticated'])
      expect(await ask(newcomer), url).toEqual([403, 'forbidden'])
      expect(await ask(member), url).toEqual([403, 'forbidden'])
    }
    expect(await seen(member)).toMatchObject({ state: 'active', plan: 'trial' })
    expect(await log()).toEqual([])
  })

  test('what they read has nothing of what anybody wrote', async () => {
    const nora = await named('Nora', 'Adeyemi')
    const secret = 'the-lake-house-in-ostrava'
    const { body } = await nora.post('/api/relationships', {
      personName: `Tomas ${secret}`,
      relationshipType: 'brother',
      notes: `He sold ${secret}`,
    })
    await nora.post('/api/chat', {
      message: `He never told me about ${secret}.`,
      relationshipContext: { relationshipId: body.id },
    })
    await change(nora, { signOutEverywhere: true })
    for (const { path } of endpoints.filter(({ method }) => method === 'GET')) {
      const { status, text } = await admin.get(path)
      expect(status, path).toBe(200)
      expect(text, path).not.toContain(secret)
      expect(text, path).not.toContain('Tomas')
    }
  })
})

describe('the people', () => {
  test('are found by a part of a name or of an address, however it is written', async () => {
    const ella = await named('Ella', 'Brandt')
    await named('Jonas', 'Weber')
    const found = async (q: string) => (await find(`q=${encodeURIComponent(q)}`)).map(({ id }) => id)
    for (const q of ['ella', 'BRANDT', 'lla bra', ella.email, ella.email.toUpperCase()])
      expect(await found(q), q).toEqual([ella.id])
    expect(await found('nobody-is-called-that')).toEqual([])
    expect(await seen(ella)).toEqual({
      id: ella.id,
      email: ella.email,
      emailVerified: false,
      firstName: 'Ella',
      lastName: 'Brandt',
      plan: 'trial',
      state: 'active',
      endsAt: new Date(world.now + 24 * 60 * 60 * 1000).toISOString(),
      renews: false,
      place: null,
      role: 'user',
      isDemo: false,
      createdAt: new Date(world.now).toISOString(),
      lastSeen: null,
      devices: 0,
    })
  })

  test('are listed by what they pay for, and by how that stands', async () => {
    const people = { core: await world.newcomer(), plus: await world.newcomer(), prime: await world.newcomer() }
    for (const [plan, person] of Object.entries(people)) await buy(person, plan as 'core')
    for (const [plan, person] of Object.entries(people)) {
      const ids = (await find(`plan=${plan}`)).map(({ id }) => id)
      expect(ids, plan).toContain(person.id)
      for (const other of Object.values(people)) if (other !== person) expect(ids, plan).not.toContain(other.id)
    }
    expect(await seen(people.plus)).toMatchObject({ plan: 'plus', state: 'active', renews: true, endsAt: null })
    expect(await seen(people.prime)).toMatchObject({ plan: 'prime', renews: false, place: 1 })
    await people.plus.post('/api/cancel-subscription', { when: 'period_end' })
    const { endsAt } = await statusOf(people.plus)
    expect(await seen(people.plus)).toMatchObject({ plan: 'plus', state: 'canceling', renews: false, endsAt })
    const late = await world.newcomer()
    await buy(late, 'core', 'renewal_fails')
    const before = world.now
    await pass(world, 32, late)
    expect(await seen(late)).toMatchObject({ state: 'payment_failed', renews: true })
    expect((await admin.get('/api/admin/overview')).body.plans).toMatchObject({ failed: 1, prime: 1 })
    world.now = before
    const none = await world.newcomer()
    expect((await find('plan=none')).map(({ id }) => id)).toContain(none.id)
  })

  test('come by the hundred, newest first, each once', async () => {
    const before = world.now
    for (let made = 0; made < 105; made++) {
      world.now += 1_000
      await world.newcomer('many')
    }
    const first = await admin.get('/api/admin/users')
    expect(first.body).toHaveLength(100)
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(105)
    const last = first.body.at(-1).id
    expect(first.headers['link']).toBe(`</api/admin/users?before=${last}>; rel="next"`)
    const rest = await find(`before=${last}`)
    const all: Member[] = [...first.body, ...rest]
    expect(new Set(all.map(({ id }) => id)).size).toBe(Number(first.headers['x-total-count']))
    const made = all.map(({ createdAt }) => createdAt)
    expect(made).toEqual(made.toSorted().toReversed())
    expect((await find('q=many-')).length).toBe(100)
    expect((await admin.get('/api/admin/users?before=nobody')).status).toBe(400)
    world.now = before
  }, 60_000)

  test('wait for Prime in the order of their payments', async () => {
    const [second, third] = [await named('Mira', 'Lind'), await named('Ines', 'Ferro')]
    for (const person of [second, third]) {
      world.now += 60_000
      await buy(person, 'prime')
    }
    const list = (await admin.get('/api/admin/waiting-list')).body
    expect(list.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3])
    expect(list.slice(1).map(({ who }: { who: object }) => who)).toEqual([
      { id: second.id, name: 'Mira Lind' },
      { id: third.id, name: 'Ines Ferro' },
    ])
    expect(await seen(third)).toMatchObject({ place: 3 })
    await second.del('/api/waiting-list')
    expect(await seen(third)).toMatchObject({ place: 2 })
  })
})

describe('an act', () => {
  test('needs a reason, an account and something to do', async () => {
    const nora = await world.member()
    for (const reason of [undefined, '', '  ', 'x'.repeat(301)]) {
      const { status, body } = await change(nora, { disabled: true, reason })
      expect([status, Object.keys(body.details ?? {})]).toEqual([400, ['reason']])
    }
    expect((await change(nora, {})).body.details).toEqual({
      disabled: ['Say what to change: disabled or signOutEverywhere'],
    })
    expect((await admin.patch('/api/admin/users/nobody', { disabled: true, reason: why })).status).toBe(404)
    expect((await admin.post('/api/admin/users/nobody/cancel-subscription', { reason: why })).status).toBe(404)
    expect((await change(admin, { disabled: true })).status).toBe(409)
    expect((await admin.get('/api/auth/user')).status).toBe(200)
    expect(await seen(nora)).toMatchObject({ state: 'active' })
  })

  test('disables an account, whose plan is not charged again, and enables it', async () => {
    const ella = await named('Ella', 'Sand')
    await buy(ella, 'core')
    const off = await change(ella, { disabled: true })
    expect([off.status, off.body.state, off.body.renews]).toEqual([200, 'disabled', false])
    expect((await ella.get('/api/auth/user')).status).toBe(401)
    // Said twice is done once.
    await change(ella, { disabled: true })

    const on = await change(ella, { disabled: false, reason: 'It was a mistake' })
    expect(on.body).toMatchObject({ state: 'canceling', plan: 'core' })
    expect(await statusOf(ella)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    const whom = { id: ella.id, name: 'Ella Sand' }
    const by = { id: admin.id, name: admin.email }
    const [enabled, disabled] = await log()
    expect(enabled).toMatchObject({ did: 'enabled', whom, by, why: 'It was a mistake' })
    expect(disabled).toMatchObject({ did: 'disabled', whom, by, why, at: new Date(world.now).toISOString() })
  })

  test('ends a plan at once, and is in the log only where there was one', async () => {
    const jonas = await world.newcomer()
    await jonas.patch('/api/auth/user', { firstName: 'Jonas', lastName: 'Kern' })
    const cancel = () =>
      admin.post(`/api/admin/users/${jonas.id}/cancel-subscription`, { reason: 'Charged by mistake' })
    const before = await log()
    expect((await cancel()).status).toBe(409)
    expect(await log()).toEqual(before)
    await buy(jonas, 'plus')
    const { status, body } = await cancel()
    expect([status, body.plan, body.renews]).toEqual([200, 'none', false])
    expect((await statusOf(jonas)).status).toBe('none')
    expect((await log())[0]).toMatchObject({ did: 'canceled', why: 'Charged by mistake', whom: { name: 'Jonas Kern' } })
  })

  test('is written down so that no dump tells why, and that nobody is in it who was erased', async () => {
    const mara = await named('Mara', 'Unverwechselbar')
    const reason = 'Mara Unverwechselbar wrote to us'
    await change(mara, { signOutEverywhere: true, reason })
    expect(await rawDump(world.database.db)).not.toContain('Unverwechselbar')
    const [act] = await log()
    expect(act).toMatchObject({ did: 'signed-out', why: reason, whom: { id: mara.id } })
    await world.app.world.audit.forget(world.database.db, mara.id)
    expect((await log())[0]).toEqual({ ...act, why: null, whom: null })
  })

  test('of a reviewer is in the same log', async () => {
    const writer = await world.member()
    const { story } = (await resolve(writer, theDishes, {}, aMentor)).body
    await writer.post(`/api/learning-feed/${story.id}/submit`)
    const reason = 'Reviewed, nothing identifies'
    expect((await admin.post(`/api/admin/stories/${story.id}/publish`, { reason })).status).toBe(204)
    expect((await log())[0]).toMatchObject({ did: 'story-published', about: story.title, why: reason, whom: null })
    expect((await admin.post(`/api/admin/stories/${story.id}/publish`, { reason })).status).toBe(404)
    expect((await log())[0].at).toBe(new Date(world.now).toISOString())
    expect((await log()).filter(({ did }: { did: string }) => did === 'story-published')).toHaveLength(1)
  })

  test('is shown by fifties, newest first', async () => {
    const nora = await world.member()
    for (let done = 0; done < 52; done++) await change(nora, { signOutEverywhere: true, reason: `No ${done}` })
    const first = await admin.get('/api/admin/audit')
    expect(first.body).toHaveLength(50)
    expect(first.body[0].why).toBe('No 51')
    const last = first.body.at(-1)
    expect(first.headers['link']).toBe(`</api/admin/audit?before=${last.id}>; rel="next"`)
    const rest = (await admin.get(`/api/admin/audit?before=${last.id}`)).body
    expect(rest.slice(0, 2).map(({ why }: { why: string }) => why)).toEqual(['No 1', 'No 0'])
  })
})
