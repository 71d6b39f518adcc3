import { Writable } from 'node:stream'
import { pino } from 'pino'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { begin, buy, confirm, isIn, statusOf } from '../../../test/payer.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import type { Log } from '../../platform/log.ts'
import { billingAccounts, billingEvents } from './billing.table.ts'
import { testAccount } from './settings.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

const serverKey = Buffer.alloc(32, 7)
const { webhookSecret } = testAccount(serverKey)
const stripe = new Stripe('sk_test_x')
const HOUR_MS = 3_600_000
const lines: string[] = []
const log = pino(new Writable({ write: (line, _type, done) => (lines.push(String(line)), done()) })) as unknown as Log

let world: TestWorld
/** What the provider would have sent. */
let held: string[]
let post: (payload: string) => Promise<boolean>
beforeAll(async () => {
  world = await openWorld({ serverKey, log })
  post = world.app.billing.test!.payments.post
})
beforeEach(() => {
  held = []
  world.app.billing.test!.payments.post = async (payload) => held.push(payload) > 0
})
afterAll(() => world.close())

const send = async (payload: string, secret = webhookSecret, at = world.now) => {
  const timestamp = Math.floor(at / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const { statusCode } = await world.app.http.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  return statusCode
}
/** Pays where nobody asks afterwards: the tab was closed. */
async function payAndLeave(person: Person, plan: 'core' | 'prime' = 'core') {
  const { payments } = world.app.billing.test!
  const secret = await begin(person, plan)
  await payments.confirm(secret, { id: 'success', name: '', number: '', outcome: '' }, undefined)
  await payments.deliver()
  await world.app.world.afterwards.settled()
}
const record = async (person: Person) => (await person.get('/api/auth/user')).body.subscriptionType as string

test('an event alone opens what was paid for in a tab that is closed', async () => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  expect(await record(nora)).toBe('none')
  expect(held.length).toBeGreaterThan(2)
  for (const payload of held) expect(await send(payload)).toBe(200)
  expect(await record(nora)).toBe('regular')
  expect(await isIn(nora)).toBe(true)
})

test('without any event the next look at the status opens it, and so does the hour', async () => {
  const [nora, omar] = [await world.newcomer('nora'), await world.newcomer('omar')]
  await payAndLeave(nora)
  await payAndLeave(omar, 'prime')
  expect([await record(nora), await record(omar)]).toEqual(['none', 'none'])
  expect(await statusOf(nora)).toMatchObject({ status: 'active' })
  expect([await record(nora), await record(omar)]).toEqual(['regular', 'none'])
  await world.app.billing.jobs.find(({ name }) => name === 'billing-hourly')!.run({})
  expect(await record(omar)).toBe('prime')
})

test('events twice, and in any order, come to the same', async () => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  await nora.post('/api/cancel-subscription')
  await world.app.billing.test!.payments.deliver()
  const all = [...held, ...held].toReversed()
  for (const payload of all) expect(await send(payload)).toBe(200)
  expect(await record(nora)).toBe('none')
  const ids = (await world.database.db.select().from(billingEvents)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['with another secret', (payload: string) => send(payload, 'whsec_another')],
  ['of an hour ago', (payload: string) => send(payload, webhookSecret, world.now - HOUR_MS)],
  [
    'without a signature',
    async (payload: string) =>
      (await world.app.http.inject({ method: 'POST', url: '/api/billing/webhook', payload })).statusCode,
  ],
])('a forged event, signed %s, changes nothing', async (_how, forge) => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  for (const payload of held) expect(await forge(payload)).toBe(400)
  expect(await record(nora)).toBe('none')
})

test('an event that another secret signed is told of in the log once an hour, and one without any signature is not', async () => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  const told = () => lines.filter((line) => line.includes('STRIPE_WEBHOOK_SECRET')).length
  const [before, began] = [told(), world.now]
  world.now += HOUR_MS
  await world.app.http.inject({ method: 'POST', url: '/api/billing/webhook', payload: held[0]! })
  expect(told()).toBe(before)
  for (let times = 0; times < 3; times++) await send(held[0]!, 'whsec_another')
  expect(told()).toBe(before + 1)
  world.now += HOUR_MS
  await send(held[0]!, 'whsec_another')
  expect(told()).toBe(before + 2)
  world.now = began
  expect(lines.join('\n')).not.toContain('whsec_')
})

test('an event whose words were changed after signing is refused', async () => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  const payload = held[0]!
  const timestamp = Math.floor(world.now / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
  const { statusCode } = await world.app.http.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: payload.replace('evt_', 'evt_0'),
  })
  expect(statusCode).toBe(400)
})

test('an event brings no facts: a signed one that claims a plan gives none', async () => {
  const nora = await world.newcomer()
  await begin(nora)
  const [account] = (await world.database.db.select().from(billingAccounts)).filter(({ userId }) => userId === nora.id)
  const object = { id: 'sub_1', object: 'subscription', status: 'active', customer: account!.customerId }
  const event = { id: 'evt_claim', object: 'event', livemode: false, type: 'customer.subscription.updated' }
  expect(await send(JSON.stringify({ ...event, data: { object } }))).toBe(200)
  expect(await record(nora)).toBe('none')
})

test('for a customer that is nobody here it is taken and let be', async () => {
  const object = { id: 'sub_1', object: 'subscription', status: 'active', customer: 'cus_nobody' }
  const event = { id: 'evt_nobody', object: 'event', livemode: false, type: 'customer.subscription.updated' }
  expect(await send(JSON.stringify({ ...event, data: { object } }))).toBe(200)
})

test('of real money it is nothing to test payments', async () => {
  const nora = await world.newcomer()
  await payAndLeave(nora)
  for (const payload of held) expect(await send(payload.replaceAll('"livemode":false', '"livemode":true'))).toBe(200)
  expect(await record(nora)).toBe('none')
})

test('a webhook that comes before the page’s own answer does not get in its way', async () => {
  world.app.billing.test!.payments.post = post
  const nora = await world.newcomer()
  const secret = await begin(nora)
  const [paid] = await Promise.all([
    confirm(nora, secret),
    statusOf(nora),
    world.app.billing.test!.payments.deliver(),
    statusOf(nora),
  ])
  expect(paid.body.status).toBe('succeeded')
  expect(await statusOf(nora)).toMatchObject({ status: 'active' })
  expect((await nora.get('/api/receipts')).body).toHaveLength(1)
  await buy(await world.newcomer())
})
