import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { speakTo, type SignedIn } from '../../../test/identity.ts'
import { begin, buy, confirm, statusOf } from '../../../test/payer.ts'
import { openWorld, type Asking, type TestWorld } from '../../../test/world.ts'
import { billingAccounts, billingEndings, testPayments } from './billing.table.ts'
import { accountOf } from './desk.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  world.now = Date.now()
  identity = speakTo(world)
})
afterAll(() => world.close())

async function member(name: string): Promise<Asking & SignedIn & { id: string }> {
  const signedIn = await identity.register(name)
  const person = { ...signedIn, id: signedIn.localId, ...world.as(signedIn.idToken) }
  await person.get('/api/auth/user')
  return person
}
const customers = async () => (await world.database.db.select().from(testPayments)).map(({ customer }) => customer)

test('deleting an account ends what it pays for, and the provider forgets who it was', async () => {
  const [nora, omar] = [await member('nora'), await member('omar')]
  for (const person of [nora, omar]) await buy(person, 'plus')
  const { customerId } = (await accountOf(world.app.billing.desk, nora.id))!
  expect((await identity.call('delete', { idToken: nora.idToken })).status).toBe(200)
  await world.app.world.afterwards.settled()
  await world.app.billing.endGone()
  expect(await customers()).not.toContain(customerId)
  expect(await world.database.db.select().from(billingEndings)).toEqual([])
  expect(await rawDump(world.database.db)).not.toContain(customerId)
  expect(await statusOf(omar)).toMatchObject({ status: 'active', plan: 'plus' })
})

test('also when the provider is down just then: it is told later', async () => {
  const nora = await member('nell')
  await buy(nora)
  const { customerId } = (await accountOf(world.app.billing.desk, nora.id))!
  const { payments } = world.app.billing.desk
  const forget = payments!.forgetCustomer
  payments!.forgetCustomer = () => Promise.reject(new Error('down'))
  await identity.call('delete', { idToken: nora.idToken })
  await world.app.world.afterwards.settled()
  expect(await customers()).toContain(customerId)
  payments!.forgetCustomer = forget
  await world.app.billing.jobs.find(({ name }) => name === 'billing-letters')!.run({})
  expect(await customers()).not.toContain(customerId)
})

test('a payment that was begun cannot be made any more', async () => {
  const nora = await member('nina')
  const secret = await begin(nora, 'prime')
  await identity.call('delete', { idToken: nora.idToken })
  await world.app.world.afterwards.settled()
  await world.app.billing.endGone()
  expect((await confirm(nora, secret)).status).toBe(401)
  expect(
    await world.app.billing.test!.payments.confirm(
      secret,
      { id: 'success', name: '', number: '', outcome: '' },
      undefined,
    ),
  ).toBeNull()
  expect(await world.database.db.select().from(billingAccounts).where(eq(billingAccounts.userId, nora.id))).toEqual([])
})

test('the export has every receipt', async () => {
  const nora = await member('nadia')
  await buy(nora, 'prime')
  const { body } = await nora.get('/api/export')
  expect(body.payments).toMatchObject([{ plan: 'prime', amount: 100 }])
})
