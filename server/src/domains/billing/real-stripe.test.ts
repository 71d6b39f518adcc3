import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../../e2e/bank.ts'
import { openLog } from '../../platform/log.ts'
import { readEnv } from '../../platform/env.ts'
import type { Payments } from './port.ts'
import { modeOf, stripeAccount } from './settings.ts'
import { standingOf } from './standing.ts'
import { paymentsOver } from './stripe.ts'

/**
 * Against Stripe's own test mode: runs only with all six settings of a test account (sk_test_...) in the environment,
 * `npm test -- real-stripe`. It makes customers there and takes them away again. What a bank asks is answered in Chromium,
 * on the page that Stripe shows in its place. None of it could be run where it was written: no service was reachable.
 */
const env = readEnv(
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('STRIPE_') || name === 'NODE_ENV')),
)
const isGiven = modeOf(env).mode === 'stripe' && env.STRIPE_SECRET_KEY!.includes('_test_')

describe.runIf(isGiven)('in Stripe’s test mode', { timeout: 120_000 }, () => {
  let stripe: Stripe
  let payments: Payments
  beforeAll(() => {
    const account = stripeAccount(env)
    stripe = new Stripe(account.secretKey)
    payments = paymentsOver(stripe, account, openLog(env))
  })
  const home = 'http://localhost:3000/dashboard'
  const intentOf = (secret: string) => secret.split('_secret_')[0]!
  /** What the form does in the browser. */
  const confirm = (secret: string, card: string) =>
    stripe.paymentIntents.confirm(intentOf(secret), { payment_method: card, return_url: home })
  /** What the person does at their bank. */
  async function answer(secret: string, how: Answer): Promise<Stripe.PaymentIntent.Status> {
    const { next_action: asked } = await stripe.paymentIntents.retrieve(intentOf(secret))
    const address = asked?.redirect_to_url?.url
    if (!address) throw new Error(`A bank's page was expected, and ${asked?.type ?? 'nothing'} came`)
    const { answerBank } = await import('../../../../e2e/bank.ts')
    await answerBank(address, home, how)
    const status = async () => (await stripe.paymentIntents.retrieve(intentOf(secret))).status
    await expect.poll(status, { timeout: 30_000 }).not.toMatch(/requires_action|processing/)
    return status()
  }
  async function withCustomer(work: (customer: string) => Promise<void>): Promise<void> {
    const customer = await payments.makeCustomer(randomUUID())
    try {
      await work(customer)
    } finally {
      await payments.forgetCustomer(customer, [])
    }
  }

  it('knows the prices', async () => expect(await payments.prove()).toEqual([]))

  it('a plan is bought, changed up, canceled, and paid back', () =>
    withCustomer(async (customer) => {
      const read = async () => payments.read(customer, [])
      const begun = await payments.beginPlan(customer, 'core', randomUUID())
      expect(standingOf(await read(), Date.now()).state).toBe('incomplete')
      await confirm(begun.clientSecret, 'pm_card_visa')
      const books = await read()
      expect(standingOf(books, Date.now())).toMatchObject({ state: 'active', plan: 'core', id: begun.id })
      const [plan] = books.plans
      const at = Math.floor(Date.now() / 1000)
      const preview = await payments.previewChange(plan!, 'plus', at)
      expect(await payments.change(plan!, 'plus', at, randomUUID())).toBeNull()
      const after = await read()
      expect(standingOf(after, Date.now()).plan).toBe('plus')
      expect(after.payments[0]!.amount).toBe(preview.due)
      await payments.endLater(begun.id, true)
      expect(standingOf(await read(), Date.now()).state).toBe('canceling')
      await payments.endLater(begun.id, false)
      for (const { payment, amount } of after.payments) await payments.refund(payment!, amount, randomUUID(), 'test')
      await payments.endNow(begun.id)
      const end = await read()
      expect(standingOf(end, Date.now()).state).toBe('ended')
      expect(end.payments.every(({ amount, refunded }) => amount === refunded)).toBe(true)
    }))

  it('a card that asks for approval (3-D Secure) waits for it, and a yes begins the plan', () =>
    withCustomer(async (customer) => {
      const state = async () => standingOf(await payments.read(customer, []), Date.now()).state
      const begun = await payments.beginPlan(customer, 'core', randomUUID())
      const asked = await confirm(begun.clientSecret, 'pm_card_authenticationRequired')
      expect(asked.status).toBe('requires_action')
      expect(await state()).toBe('incomplete')
      expect(await answer(begun.clientSecret, 'approve')).toBe('succeeded')
      expect(await state()).toBe('active')
      await payments.endNow(begun.id)
    }))

  it('a no charges nothing, and the payment can be called off', () =>
    withCustomer(async (customer) => {
      const begun = await payments.beginPlan(customer, 'core', randomUUID())
      await confirm(begun.clientSecret, 'pm_card_authenticationRequired')
      expect(await answer(begun.clientSecret, 'refuse')).toBe('requires_payment_method')
      expect(await payments.begun(begun.id)).toMatchObject({ clientSecret: begun.clientSecret })
      expect(standingOf(await payments.read(customer, []), Date.now()).state).toBe('incomplete')
      await payments.callOff(begun.id)
      expect(await payments.begun(begun.id)).toBeNull()
    }))

  it('Prime is bought once and paid back', () =>
    withCustomer(async (customer) => {
      const begun = await payments.beginPrime(customer, randomUUID())
      await confirm(begun.clientSecret, 'pm_card_visa')
      const read = async () => standingOf(await payments.read(customer, [begun.id]), Date.now())
      expect(await read()).toMatchObject({ state: 'prime', id: begun.id })
      await payments.refund(begun.id, 10_000, randomUUID(), 'test')
      expect(await read()).toMatchObject({ state: 'ended', plan: null })
    }))
})
