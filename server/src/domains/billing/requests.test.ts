import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { testAccount } from './settings.ts'
import { paymentsOver } from './stripe.ts'
import { testCard } from './test-payments/cards.ts'

/**
 * Every call that the adapter makes is written down as it was made, and compiled against the SDK's own types: a
 * parameter that Stripe does not know, of another type, or outside its list of values does not compile.
 */
interface Made {
  name: string
  args: unknown[]
}

let world: TestWorld
let folder: string
const made: Made[] = []

beforeAll(async () => {
  world = await openWorld()
  folder = mkdtempSync(join(tmpdir(), 'mallama-types-'))
  const types = dirname(createRequire(import.meta.url).resolve('stripe')).replace(/cjs$/, 'esm')
  const isTyped = (from: string) => !/\.\w+$/.test(from) || from.endsWith('.d.ts')
  cpSync(types, join(folder, 'stripe'), { recursive: true, filter: isTyped })
  // Of a list of values the SDK lets any other text through as well, for values to come. Here none.
  const shared = join(folder, 'stripe/shared.d.ts')
  const text = readFileSync(shared, 'utf8')
  expect(text).toMatch(/type OtherString = [^;]+;/)
  writeFileSync(shared, text.replace(/type OtherString = [^;]+;/, 'type OtherString = never;'))
  mkdirSync(join(folder, 'calls'))
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'nodenext',
    target: 'esnext',
    types: ['node'],
    typeRoots: [join(import.meta.dirname, '../../../../node_modules/@types')],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['calls/*.ts'] }))
}, 60_000)
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The same SDK, with everything that is called on its resources written down. */
function recording<T extends object>(of: T, path: string[] = []): T {
  return new Proxy(of, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (typeof name !== 'string' || name.startsWith('_') || name === 'webhooks') return value
      if (typeof value === 'function')
        return (...args: unknown[]) => {
          made.push({ name: [...path, name].join('.'), args })
          return (value as (...args: unknown[]) => unknown).apply(target, args)
        }
      return value !== null && typeof value === 'object' ? recording(value, [...path, name]) : value
    },
  })
}

async function compiled(calls: Made[]): Promise<string> {
  const lines = calls.map(
    ({ name, args }) => `void stripe.${name}(${args.map((one) => JSON.stringify(one)).join(', ')})`,
  )
  const head = "import type { Stripe } from '../stripe/stripe.esm.node.js'\ndeclare const stripe: Stripe\n"
  writeFileSync(join(folder, 'calls/calls.ts'), `${head}${lines.join('\n')}\n`)
  const require = createRequire(import.meta.url)
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  return promisify(execFile)(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

test('each request is one that Stripe’s own types know', async () => {
  const account = testAccount(Buffer.alloc(32, 1))
  const engine = world.app.billing.test!.payments
  const sdk = new Stripe(account.secretKey, { httpClient: Stripe.createFetchHttpClient(engine.fetch) })
  const { log } = world.app.billing.desk
  const payments = paymentsOver(recording(sdk), account, log)
  const pay = (secret: string, card = 'success') => engine.confirm(secret, testCard(card)!, undefined)

  const customer = await payments.makeCustomer('account')
  const called = await payments.beginPlan(customer, 'plus', 'first')
  await payments.callOff(called.id)
  const plan = await payments.beginPlan(customer, 'core', 'second')
  await payments.begun(plan.id)
  await pay(plan.clientSecret, 'renewal_fails')
  const setup = await payments.beginCard(customer)
  await pay(setup)
  const card = await payments.cardOf(setup.split('_secret_')[0]!, customer)
  const primes = [(await payments.beginPrime(customer, 'third')).id]
  await payments.callOff(primes[0]!)
  const prime = await payments.beginPrime(customer, 'fourth')
  await pay(prime.clientSecret, 'disputed')
  primes.push(prime.id)
  const books = await payments.read(customer, primes)
  const running = books.plans.find(({ id }) => id === plan.id)!
  const at = Math.floor(running.periodStart / 1000)
  await payments.previewChange(running, 'plus', at)
  await payments.previewEnd(running, at)
  await payments.change(running, 'plus', at, 'fifth')
  await payments.endLater(plan.id, true)
  await payments.endLater(plan.id, true, true)
  await payments.endLater(plan.id, false)
  await engine.advance(customer, 32)
  const late = (await payments.read(customer, primes)).plans.find(({ id }) => id === plan.id)!
  await payments.useCard(plan.id, card!)
  await payments.payOverdue(late.invoice!, card!)
  const other = await payments.beginPrime(customer, 'eighth')
  await pay(other.clientSecret)
  await payments.refund(other.id, 100, 'sixth', 'test')
  expect(await payments.refundedFor(other.id, 'test')).toBe(100)
  // The bank has taken this one back: it is asked for, and what it answers is no failure.
  await payments.refund(prime.id, 100, 'ninth', 'test')
  expect(await payments.refundedFor(prime.id, 'test')).toBe(0)
  await payments.clearCredit(customer, 100, 'seventh')
  await payments.read(customer, primes)
  await payments.endNow(plan.id)
  await payments.prove()
  // Test payments have no page of their own: it is the question that is looked at.
  const atStripe = paymentsOver(recording(sdk), { ...account, provider: 'stripe' }, log)
  await expect(atStripe.portal(customer, 'http://localhost:3000/subscribe')).rejects.toThrow('temporarily unavailable')
  await payments.forgetCustomer(customer, primes)

  const names = [...new Set(made.map(({ name }) => name))].toSorted()
  expect(names).toEqual([
    'billingPortal.sessions.create',
    'charges.list',
    'customers.create',
    'customers.createBalanceTransaction',
    'customers.del',
    'customers.retrieve',
    'disputes.list',
    'invoices.createPreview',
    'invoices.list',
    'invoices.pay',
    'invoices.retrieve',
    'invoices.voidInvoice',
    'paymentIntents.cancel',
    'paymentIntents.create',
    'paymentIntents.retrieve',
    'prices.retrieve',
    'refunds.create',
    'refunds.list',
    'setupIntents.create',
    'setupIntents.retrieve',
    'subscriptions.cancel',
    'subscriptions.create',
    'subscriptions.list',
    'subscriptions.retrieve',
    'subscriptions.update',
    'testHelpers.testClocks.retrieve',
  ])
  expect(await compiled(made)).toBe('')
}, 60_000)

test('and one that they do not know is found', async () => {
  const wrong = await compiled([
    { name: 'subscriptions.create', args: [{ customer: 'cus_1', payment_method_types: ['card'] }] },
    { name: 'paymentIntents.create', args: [{ amount: '10', currency: 'usd' }] },
    { name: 'subscriptions.update', args: ['sub_1', { proration_behavior: 'sometimes' }] },
    { name: 'subscriptions.create', args: [{ items: [{ prise: 'price_1' }] }] },
  ])
  for (const line of [3, 4, 5, 6]) expect(wrong).toContain(`calls.ts(${line},`)
}, 60_000)
