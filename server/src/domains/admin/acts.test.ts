import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administrator, why } from '../../../test/administrator.ts'
import { rawDump } from '../../../test/dump.ts'
import { buy, statusOf } from '../../../test/payer.ts'
import { aMentor, resolve, theDishes } from '../../../test/resolved-chats.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { billingLetters } from '../billing/billing.table.ts'

let world: TestWorld
let { admin, seen, change, log, named } = {} as Awaited<ReturnType<typeof administrator>>

beforeAll(async () => {
  world = await openWorld()
  ;({ admin, seen, change, log, named } = await administrator(world))
})
afterAll(() => world.close())

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

  test('disables an account, whose plan is not charged again, and enables both', async () => {
    const ella = await named('Ella', 'Sand')
    await buy(ella, 'core')
    const off = await change(ella, { disabled: true })
    expect([off.status, off.body.state, off.body.renews]).toEqual([200, 'disabled', false])
    expect((await ella.get('/api/auth/user')).status).toBe(401)
    // Said twice is done once.
    await change(ella, { disabled: true })

    const on = await change(ella, { disabled: false, reason: 'It was a mistake' })
    expect(on.body).toMatchObject({ state: 'active', plan: 'core', renews: true })
    expect(await statusOf(ella)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    const whom = { id: ella.id, name: 'Ella Sand' }
    const by = { id: admin.id, name: admin.email }
    const [resumed, enabled, stopped, disabled] = await log()
    expect([resumed, stopped]).toMatchObject([
      { did: 'renewal-resumed', whom, by, why: 'It was a mistake' },
      { did: 'renewal-stopped', whom, by, why },
    ])
    expect(enabled).toMatchObject({ did: 'enabled', whom, by, why: 'It was a mistake' })
    expect(disabled).toMatchObject({ did: 'disabled', whom, by, why, at: new Date(world.now).toISOString() })
  })

  test('leaves a plan canceled that its owner canceled, and says nothing of a plan where there is none', async () => {
    const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
    await buy(nora)
    await nora.post('/api/cancel-subscription', { when: 'period_end' })
    for (const person of [nora, omar])
      for (const disabled of [true, false]) expect((await change(person, { disabled })).status).toBe(200)
    expect(await seen(nora)).toMatchObject({ state: 'canceling', plan: 'core' })
    expect((await log()).slice(0, 4).map(({ did }) => did)).toEqual(['enabled', 'disabled', 'enabled', 'disabled'])
  })

  test('tells who was disabled that nothing more is charged, and not that they canceled', async () => {
    const ella = await named('Ella', 'Quiet')
    await buy(ella)
    await change(ella, { disabled: true })
    const kinds = (await world.database.db.select().from(billingLetters))
      .filter(({ userId }) => userId === ella.id)
      .map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['receipt', 'stopped'])
  })

  test('on a plan that cannot be stopped says so, and is not in the log as done', async () => {
    const ella = await named('Ella', 'Storm')
    await buy(ella)
    const { desk } = world.app.billing
    const { payments } = desk
    desk.payments = { ...payments!, endLater: () => Promise.reject(new Error('down')) }
    expect((await change(ella, { disabled: true })).body).toMatchObject({ state: 'disabled', renews: true })
    desk.payments = payments
    expect((await log())[0]).toMatchObject({ did: 'disabled', whom: { id: ella.id } })
    // Pressed again, it is stopped.
    expect((await change(ella, { disabled: true })).body).toMatchObject({ renews: false })
    expect((await log())[0]).toMatchObject({ did: 'renewal-stopped', whom: { id: ella.id } })
  })

  test('on a plan that was stopped, though nobody could read so, is in the log as done', async () => {
    const ella = await named('Ella', 'Fog')
    await buy(ella)
    const { desk } = world.app.billing
    const payments = desk.payments!
    let stopped = false
    desk.payments = {
      ...payments,
      endLater: (...words) => payments.endLater(...words).then(() => void (stopped = true)),
      read: (...words) => (stopped ? Promise.reject(new Error('down')) : payments.read(...words)),
    }
    expect((await change(ella, { disabled: true })).status).toBe(200)
    desk.payments = payments
    expect((await log())[0]).toMatchObject({ did: 'renewal-stopped', whom: { id: ella.id } })
    await ella.get('/api/subscription-status')
    expect((await change(ella, { disabled: false })).body).toMatchObject({ renews: true })
  })

  test('that could not be asked for is not in the log', async () => {
    const ella = await named('Ella', 'Calm')
    await buy(ella)
    const { desk } = world.app.billing
    const { payments } = desk
    desk.payments = null
    const before = await log()
    const reason = 'Charged by mistake'
    expect((await admin.post(`/api/admin/users/${ella.id}/cancel-subscription`, { reason })).status).toBe(503)
    expect(await log()).toEqual(before)
    desk.payments = payments
  })

  test('that would have ended at once what was to end anyway, and did not, is not in the log', async () => {
    const ella = await named('Ella', 'Soon')
    await buy(ella)
    await ella.post('/api/cancel-subscription', { when: 'period_end' })
    const { desk } = world.app.billing
    const payments = desk.payments!
    desk.payments = { ...payments, endNow: () => Promise.reject(new Error('down')) }
    const before = await log()
    const reason = 'Charged by mistake'
    expect((await admin.post(`/api/admin/users/${ella.id}/cancel-subscription`, { reason })).status).toBeGreaterThan(
      499,
    )
    expect(await log()).toEqual(before)
    desk.payments = payments
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

  test('ends their own plan at once, which is in the log as well, and counts at once', async () => {
    const cancel = (body?: object) => admin.post('/api/cancel-subscription', body)
    const core = async () => (await admin.get('/api/admin/overview')).body.plans.core as number
    const before = await log()
    expect((await cancel()).status).toBe(409)
    expect(await log()).toEqual(before)
    const others = await core()
    await buy(admin)
    expect(await core()).toBe(others + 1)
    // To let it run out is what every member does on their own page.
    expect((await cancel({ when: 'period_end' })).status).toBe(200)
    expect(await log()).toEqual(before)
    expect((await cancel()).body.message).toBe('Your subscription has been canceled.')
    expect(await core()).toBe(others)
    expect((await log())[0]).toMatchObject({ did: 'canceled', why: null, whom: { id: admin.id }, by: { id: admin.id } })
    const nora = await world.newcomer()
    await buy(nora)
    const after = await log()
    await nora.post('/api/cancel-subscription')
    expect(await log()).toEqual(after)
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
    expect((await log())[0]!.at).toBe(new Date(world.now).toISOString())
    expect((await log()).filter(({ did }) => did === 'story-published')).toHaveLength(1)
  })

  test('is shown by fifties, newest first', async () => {
    const nora = await world.member()
    for (let done = 0; done < 52; done++) await change(nora, { signOutEverywhere: true, reason: `No ${done}` })
    const first = await admin.get('/api/admin/audit')
    expect(first.body).toHaveLength(50)
    expect(Number(first.headers['x-total-count'])).toBeGreaterThan(52)
    expect(first.body[0].why).toBe('No 51')
    const last = first.body.at(-1)
    expect(first.headers['link']).toBe(`</api/admin/audit?before=${last.id}>; rel="next"`)
    const rest = (await admin.get(`/api/admin/audit?before=${last.id}`)).body
    expect(rest.slice(0, 2).map(({ why }: { why: string }) => why)).toEqual(['No 1', 'No 0'])
  })
})
