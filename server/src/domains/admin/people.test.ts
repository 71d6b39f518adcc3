import { adminApi, type Member } from '@mallama/contracts/admin'
import { coachModelApi } from '@mallama/contracts/coach-model'
import { communityReviewApi } from '@mallama/contracts/community-review'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrator } from '../../../test/administrator.ts'
import { buy, pass, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let { admin, find, seen, change, log, named } = {} as Awaited<ReturnType<typeof administrator>>

beforeAll(async () => {
  world = await openWorld()
  ;({ admin, find, seen, change, log, named } = await administrator(world))
})
afterAll(() => world.close())

describe('who may', () => {
  const endpoints = Object.values({ ...adminApi, ...coachModelApi, ...communityReviewApi }).filter(
    ({ access }) => access === 'admin',
  )

  test('every one of the administrator’s calls is theirs alone', async () => {
    expect(endpoints).toHaveLength(23)
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

  test('have names of one line, which turn nobody else’s letters around', async () => {
    const person = await named('\u202eElla\n', '\u2066Brandt\u2069')
    expect(await seen(person)).toMatchObject({ firstName: 'Ella', lastName: 'Brandt' })
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
    expect((await find('state=payment_failed')).map(({ id }) => id)).toEqual([late.id])
    expect((await find('state=canceling')).map(({ id }) => id)).toContain(people.plus.id)
    expect(await find('state=payment_failed&plan=plus')).toEqual([])
    expect((await admin.get('/api/admin/users?state=active')).status).toBe(400)
    // Half set, they are still known by name.
    const { desk } = world.app.billing
    const { payments } = desk
    desk.payments = null
    expect((await find('state=payment_failed')).map(({ id }) => id)).toEqual([late.id])
    expect((await admin.get('/api/admin/overview')).body.plans).toMatchObject({ failed: 1, prime: 1 })
    expect(await seen(people.plus)).toMatchObject({ state: 'canceling', endsAt })
    expect((await admin.get('/api/admin/waiting-list')).body).toMatchObject([{ who: { id: people.prime.id } }])
    desk.payments = payments
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
    // What narrows the list narrows what comes after it.
    const many = await admin.get('/api/admin/users?q=many-&plan=none')
    const [, next] = /^<(.+)>; rel="next"$/.exec(String(many.headers['link']))!
    expect(next).toBe(`/api/admin/users?q=many-&plan=none&before=${many.body.at(-1).id}`)
    const others = (await admin.get(next!)).body as Member[]
    expect(others).toHaveLength(5)
    for (const { email } of others) expect(email).toContain('many-')
    const { headers } = await admin.get('/api/admin/users?plan=none')
    const planless = all.filter(({ plan }) => plan === 'none')
    expect(headers['x-total-count']).toBe(String(planless.length))
    expect((await admin.get('/api/admin/users?state=payment_failed')).headers['x-total-count']).toBe('1')
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
    // Paid for, so that it is theirs when they are let in again; and named for who looks at the list.
    await change(third, { disabled: true })
    expect((await find('state=disabled')).map(({ id }) => id)).toEqual([third.id])
    expect((await admin.get('/api/admin/waiting-list')).body.at(-1)).toMatchObject({
      who: { id: third.id },
      disabled: true,
    })
    await change(third, { disabled: false })
  })
})
