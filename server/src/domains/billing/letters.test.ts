import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speakTo, type SignedIn } from '../../../test/identity.ts'
import { buy, pass } from '../../../test/payer.ts'
import { openWorld, type Asking, type TestWorld } from '../../../test/world.ts'
import { sendLetters } from './letters.ts'

// A payment is a dozen transactions: on a busy machine they take their time.
vi.setConfig({ testTimeout: 90_000 })

let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
  identity = speakTo(world)
})
beforeEach(() => void world.letters.splice(0))
afterAll(() => world.close())

/** Letters go to addresses that are shown to be theirs. */
async function confirmed(name: string): Promise<Asking & { email: string }> {
  const account = await identity.register(name)
  await identity.confirm(account)
  const { idToken } = (await identity.signIn(account.email)).body as SignedIn
  const person = { email: account.email, ...world.as(idToken) }
  await person.get('/api/auth/user')
  return person
}
async function read(): Promise<string[]> {
  await world.app.world.afterwards.settled()
  await sendLetters(world.app.billing.desk)
  return world.letters
    .splice(0)
    .filter(({ kind }) => kind === 'billing')
    .map(({ subject }) => subject)
}
const hour = () => world.app.billing.jobs.find(({ name }) => name === 'billing-hourly')!.run({})

test('what is paid, announced, failed and ended is told once, with sums and days and nobody’s words', async () => {
  const nora = await confirmed('nora')
  await buy(nora, 'core', 'renewal_fails')
  await world.app.world.afterwards.settled()
  await sendLetters(world.app.billing.desk)
  const receipt = world.letters.find(({ kind }) => kind === 'billing')
  expect(receipt).toMatchObject({ kind: 'billing', to: nora.email, subject: 'Receipt for Mallama Core' })
  expect(receipt!.text).toContain('$10.00')
  expect(receipt!.text).toContain('This was a test payment: no card is charged.')
  world.letters.splice(0)
  await hour()
  expect(await read()).toEqual([])

  await pass(world, 29)
  await hour()
  expect(await read()).toEqual(['Mallama Core renews on 2 April 2026'])
  await pass(world, 2)
  await hour()
  await hour()
  await world.app.world.afterwards.settled()
  await sendLetters(world.app.billing.desk)
  const failed = world.letters.find(({ subject }) => subject.includes('did not go through'))
  expect(failed!.text).toContain('$10.00 for Core could not be charged. Your card was declined.')
  expect(await read()).toEqual(['A payment for Mallama did not go through'])
  await pass(world, 3)
  await pass(world, 4)
  await hour()
  expect((await read()).length).toBeGreaterThan(0)
  await pass(world, 8)
  await hour()
  expect(await read()).toEqual(['Mallama Core has ended'])
})

test('a cancellation is told with its day, and money that goes back with its sum', async () => {
  const omar = await confirmed('omar')
  await buy(omar, 'plus')
  await omar.post('/api/cancel-subscription', { when: 'period_end' })
  const subjects = await read()
  expect(subjects).toHaveLength(2)
  expect(subjects).toContain('Receipt for Mallama Plus')
  expect(subjects.join()).toMatch(/Mallama Plus ends on \d+ \w+ 2026/)
  await omar.post('/api/withdraw-subscription')
  await world.app.world.afterwards.settled()
  await sendLetters(world.app.billing.desk)
  const received = world.letters.find(({ subject }) => subject === 'Your withdrawal from Mallama Plus')
  expect(received!.text).toMatch(/^Your withdrawal from Plus was received on \d+ \w+ 2026, and Plus has ended\./)
  expect((await read()).toSorted()).toEqual([
    'Mallama Plus has ended',
    'Money back from Mallama',
    'Your withdrawal from Mallama Plus',
  ])
})

test('who was canceled at once is told until when it can be withdrawn from', async () => {
  const nell = await confirmed('neve')
  await buy(nell)
  await read()
  await nell.post('/api/cancel-subscription')
  await world.app.world.afterwards.settled()
  await sendLetters(world.app.billing.desk)
  expect(world.letters.find(({ subject }) => subject === 'Mallama Core has ended')!.text).toMatch(
    /You can still withdraw from this contract until \d+ \w+ 2026, and get \$10\.00 back/,
  )
})

test('a trial that ends within hours is told once', async () => {
  const nell = await confirmed('nell')
  await nell.post('/api/start-trial')
  await hour()
  expect(await read()).toEqual([])
  world.now += 19 * 3_600_000
  await hour()
  await hour()
  expect(await read()).toEqual(['Your Mallama trial ends soon'])
})

test('nobody is written to at an address that they have not shown to be theirs', async () => {
  const account = await identity.register('nobody')
  const nora = world.as((await identity.signIn(account.email)).body.idToken)
  await buy(nora)
  expect(await read()).toEqual([])
})
