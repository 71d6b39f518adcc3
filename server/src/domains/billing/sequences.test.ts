import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { testPayments } from './billing.table.ts'
import { accountOf } from './desk.ts'
import { sync } from './sync.ts'
import type { Book } from './test-payments/book.ts'
import { testCards } from './test-payments/cards.ts'
import { planOf, refunded, testPrices } from './test-payments/money.ts'
import { openTestPayments, type TestPayments } from './test-payments/test-payments.ts'

/** Random histories: whatever is pressed, lost, doubled, late or cut off, in the end we say what the provider says. */
const RUNS = Number(process.env['BILLING_SEQUENCES'] ?? 30)
const SECRET = 'whsec_sequences'

let world: TestWorld
let engine: TestPayments
/** Events on their way, by the customer they are about. */
let held: string[] = []
/** Calls to the provider until one is cut off, before it is heard or before its answer comes. */
let fuse: { calls: number; isHeard: boolean } | null = null

/** Answers of the provider that are held back on their way, while others are faster. */
let slow: { begun: number; come: number; go: Promise<void> } | null = null
let calls = 0

const cut: typeof fetch = async (url, init) => {
  calls++
  const on = slow
  if (on) on.begun++
  const isCut = fuse !== null && fuse.calls-- === 0
  const isHeard = fuse?.isHeard
  if (isCut) fuse = null
  if (isCut && !isHeard) throw new TypeError('fetch failed')
  const answer = await engine.fetch(url, init)
  if (isCut) throw new TypeError('fetch failed')
  if (on) {
    on.come++
    await on.go
  }
  return answer
}

beforeAll(async () => {
  world = await openWorld({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_CORE: testPrices.core,
      STRIPE_PRICE_PLUS: testPrices.plus,
      STRIPE_PRICE_PRIME: testPrices.prime,
    },
    stripeFetch: async (url, init) => (engine ? cut(url, init) : Promise.reject(new TypeError('fetch failed'))),
  })
  engine = openTestPayments({ db: world.database.db, clock: () => world.now, onEvents: () => undefined })
  engine.post = async (payload) => held.push(payload) > 0
})
afterAll(() => world.close())

const plan = fc.constantFrom('core', 'plus', 'prime')
const card = fc.constantFrom(...testCards)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('buy' as const), plan, card }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begin' as const), plan }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), when: fc.constantFrom('now', 'period_end') }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), plan }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('card' as const), card }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 25 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('events' as const), picks: fc.array(fc.nat(9), { maxLength: 6 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('overtaken' as const), days: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), calls: fc.nat(8), isHeard: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const stripe = new Stripe('sk_test_x')
/** Events that were taken. */
const taken = new Set<string>()

async function send(payload: string): Promise<void> {
  const { id } = JSON.parse(payload) as { id: string }
  const before = calls
  const timestamp = Math.floor(world.now / 1000)
  const { statusCode } = await world.app.http.inject({
    method: 'POST',
    url: '/api/billing/webhook',
    headers: { 'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp }) },
    payload,
  })
  // What was taken once is not looked into again, however often it comes.
  if (taken.has(id)) expect([statusCode, calls - before]).toEqual([200, 0])
  if (statusCode === 200) taken.add(id)
}

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A reading of the books that is overtaken by a change, and by the reading after it: nothing of it may be written. */
async function overtaken(person: Person, days: number): Promise<void> {
  const { desk } = world.app.billing
  const account = await accountOf(desk, person.id)
  if (!account?.customerId) return
  fuse = null
  const { promise: go, resolve } = Promise.withResolvers<void>()
  const held = { begun: 0, come: 0, go }
  slow = held
  const late = sync(desk, account.id)
  for (let still = 0; still < 20; still = held.begun > 0 && held.begun === held.come ? still + 1 : 0) await tick()
  slow = null
  const { state, id } = account.standing ?? {}
  // At the provider itself, as in its own pages: we are told nothing.
  if (id && (state === 'active' || state === 'past_due')) await desk.payments!.endNow(id).catch(() => undefined)
  else await engine.advance(account.customerId, days)
  await sync(desk, account.id)
  await expectTruth(person)
  resolve()
  await late.catch(() => undefined)
  await expectTruth(person)
}

async function take(person: Person, one: Step): Promise<void> {
  const customer = async () => (await accountOf(world.app.billing.desk, person.id))?.customerId ?? null
  switch (one.do) {
    case 'buy': {
      const { body } = await person.post('/api/create-subscription', { plan: one.plan })
      if (!body.clientSecret) return
      const asked = await engine.confirm(body.clientSecret, one.card, undefined)
      if (asked?.status === 'requires_action') await engine.confirm(body.clientSecret, one.card, true)
      return
    }
    case 'begin':
      return void (await person.post('/api/create-subscription', { plan: one.plan }))
    case 'cancel':
      return void (await person.post('/api/cancel-subscription', { when: one.when }))
    case 'resume':
      return void (await person.post('/api/resume-subscription'))
    case 'change': {
      const { body } = await person.post('/api/change-subscription/preview', { plan: one.plan })
      if (body.prorationDate)
        await person.post('/api/change-subscription', { plan: one.plan, prorationDate: body.prorationDate })
      return
    }
    case 'withdraw':
      return void (await person.post('/api/withdraw-subscription'))
    case 'card': {
      const { body } = await person.post('/api/update-card')
      if (!body.clientSecret) return
      await engine.confirm(body.clientSecret, one.card, undefined)
      await person.post('/api/update-card/confirm', { clientSecret: body.clientSecret })
      return
    }
    case 'wait': {
      const id = await customer()
      if (id) await engine.advance(id, one.days)
      return
    }
    case 'overtaken':
      return overtaken(person, one.days)
    case 'cut':
      fuse = { calls: one.calls, isHeard: one.isHeard }
      return
    case 'events': {
      const id = await customer()
      if (id) await engine.deliver(id)
      // Some twice, most in another order, the rest never.
      const waiting = held
      held = []
      for (const pick of one.picks) if (waiting.length > 0) await send(waiting[pick % waiting.length]!)
    }
  }
}

/** What the provider's own book says, read without any of our code. */
function truthOf({ subscriptions, intents }: Book) {
  const prime = Object.values(intents)
    .filter(({ metadata, status }) => metadata['plan'] === 'prime' && status === 'succeeded')
    .filter(
      ({ charge, amount }) => refunded(charge!) < amount && (!charge!.dispute || charge!.dispute.status === 'won'),
    )
    .sort((a, b) => a.charge!.created - b.charge!.created)[0]
  const live = Object.values(subscriptions).filter(({ status }) => status === 'active' || status === 'past_due')
  const types = { core: 'regular', plus: 'premium', prime: 'prime' } as const
  const row = prime
    ? { stripeSubscriptionId: prime.id, subscriptionType: 'prime' }
    : live[0]
      ? { stripeSubscriptionId: live[0].id, subscriptionType: types[planOf(live[0].price)!] }
      : { stripeSubscriptionId: null, subscriptionType: 'none' }
  return { row, live: live.length, hasPrime: prime !== undefined }
}

/** Access stands on what the provider's book says now. */
async function expectTruth(person: Person) {
  const account = await accountOf(world.app.billing.desk, person.id)
  const { db } = world.database
  const [kept] = await db.select().from(testPayments).where(eq(testPayments.customer, account!.customerId!))
  const { row, ...truth } = truthOf(kept!.book)
  const [known] = await db.select().from(users).where(eq(users.id, person.id))
  const { stripeSubscriptionId, subscriptionType } = known!
  expect({ stripeSubscriptionId, subscriptionType }).toEqual(row)
  return { book: kept!.book, row, ...truth }
}

test(`${RUNS} random histories end in the provider’s truth, with one plan at most`, async () => {
  const histories = fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
    held = []
    fuse = null
    slow = null
    const person = await world.newcomer()
    for (const one of steps) await take(person, one)
    fuse = null
    const account = await accountOf(world.app.billing.desk, person.id)
    if (!account?.customerId) return
    await engine.deliver(account.customerId)
    // The hour comes round.
    await sync(world.app.billing.desk, account.id)
    const { book, row, live, hasPrime } = await expectTruth(person)
    expect(live).toBeLessThanOrEqual(hasPrime ? 0 : 1)
    const open = await person.post('/api/relationships', {})
    expect(open.status).toBe(row.stripeSubscriptionId ? 400 : 402)
    expectPaidOnce(book)
  })
  await fc.assert(histories, { numRuns: RUNS, seed: 20_261_121, endOnFailure: RUNS > 100 })
}, 1_800_000)

/** Of two plans that were paid, one had ended before the other began: or all of the second came back. */
function expectPaidOnce({ subscriptions, invoices, intents }: Book): void {
  const paid = Object.values(subscriptions).filter(({ id }) =>
    Object.values(invoices).some((invoice) => {
      const charge = invoice.intent ? intents[invoice.intent]!.charge : null
      return invoice.subscription === id && charge && refunded(charge) < invoice.due
    }),
  )
  const ordered = paid.sort((a, b) => a.created - b.created)
  for (const [at, sub] of ordered.entries()) {
    const next = ordered[at + 1]
    if (next) expect(sub.endedAt ?? Infinity).toBeLessThanOrEqual(next.created)
  }
}
