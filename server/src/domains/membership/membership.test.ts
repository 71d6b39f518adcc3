import { DAY_MS } from '@mallama/contracts/days'
import { User } from '@mallama/contracts/account'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

describe('the free trial', () => {
  it('lasts 24 hours by the server’s clock, and is on the record from then on', async () => {
    const nora = await world.newcomer()
    const before = await nora.get('/api/auth/user')
    expect(before.body).toMatchObject({ hasUsedTrial: false, trialStartDate: null, trialEndDate: null })
    const { status, body } = await nora.post('/api/start-trial')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      hasUsedTrial: true,
      trialStartDate: new Date(world.now).toISOString(),
      trialEndDate: new Date(world.now + DAY_MS).toISOString(),
      subscriptionType: 'none',
      stripeSubscriptionId: null,
    })
    expect((await nora.get('/api/auth/user')).body).toMatchObject({
      hasUsedTrial: true,
      trialEndDate: body.trialEndDate,
    })
  })

  it('opens what members have, to its last second and no longer', async () => {
    const nora = await world.newcomer()
    const began = world.now
    expect((await nora.get('/api/relationships')).status).toBe(402)
    await nora.post('/api/start-trial')
    const draft = { personName: 'Ama', relationshipType: 'mother' }
    world.now = began + DAY_MS - 1
    expect((await nora.post('/api/relationships', draft)).status).toBe(201)
    world.now = began + DAY_MS
    expect((await nora.post('/api/relationships', draft)).status).toBe(402)
  })

  it('is had once, however many clicks come at once', async () => {
    const nora = await world.newcomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => nora.post('/api/start-trial')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ code: 'conflict', message: 'You have already used your free trial period.' })
    world.now += 30 * DAY_MS
    expect((await nora.post('/api/start-trial')).status).toBe(409)
  })

  it('of an account that did not confirm the address is not held against who did', async () => {
    const email = 'shared@example.org'
    const open = async (name: string, confirmed: boolean) => {
      const id = name.padEnd(28, 'x')
      const person = world.as(await world.sign({ sub: id, user_id: id, email, email_verified: confirmed }))
      return (await person.post('/api/start-trial')).status
    }
    expect(await open('stranger', false)).toBe(200)
    expect(await open('owner', true)).toBe(200)
    expect(await open('another owner', true)).toBe(409)
    // Neither does a refusal tell that somebody has the address already.
    expect(await open('another stranger', false)).toBe(200)
  })

  it('that was refused tells who confirmed the address from when on it begins another', async () => {
    const began = world.now
    const open = async (name: string) => {
      const id = name.padEnd(28, 'y')
      const email = 'own@example.org'
      const person = world.as(await world.sign({ sub: id, user_id: id, email, email_verified: true }))
      return person.post('/api/start-trial')
    }
    expect((await open('first')).status).toBe(200)
    world.now += 29 * DAY_MS
    const { status, headers } = await open('again')
    expect([status, headers['retry-after']]).toEqual([409, String(DAY_MS / 1_000)])
    // The refusal has not begun the thirty days anew.
    world.now = began + 30 * DAY_MS
    expect((await open('once more')).status).toBe(200)
  })

  it('is not for an account without an address: it would cost nothing to make the next', async () => {
    const id = 'anonymous'.padEnd(28, 'x')
    const nobody = world.as(await world.sign({ sub: id, user_id: id, firebase: { sign_in_provider: 'anonymous' } }))
    const refused = await nobody.post('/api/start-trial')
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'forbidden',
      message: 'A free trial needs an email address. Add one to your account first.',
    })
    expect((await nobody.get('/api/auth/user')).body).toMatchObject({ hasUsedTrial: false, trialEndDate: null })
    const email = 'linked@example.org'
    const linked = world.as(await world.sign({ sub: id, user_id: id, email }))
    world.app.world.live.revoke(world.database.db, id)
    expect((await linked.post('/api/start-trial')).status).toBe(200)
  })
})

it('a person’s record has what the contract names, and nothing else', async () => {
  const nora = await world.newcomer()
  const { body } = await nora.get('/api/auth/user')
  expect(Object.keys(body).sort()).toEqual(Object.keys(User.shape).sort())
  expect(body).toMatchObject({
    email: nora.email,
    firstName: null,
    lastName: null,
    subscriptionType: 'none',
    stripeSubscriptionId: null,
    serverTime: new Date(world.now).toISOString(),
  })
})
