import { DAY_MS } from '@mallama/contracts/days'
import type { Plan } from '@mallama/contracts/membership'
import { accountOf } from '../src/domains/billing/desk.ts'
import type { Answer, Person, TestWorld } from './world.ts'

type Asker = Pick<Person, 'get' | 'post'>

/** Begins to pay for a plan; the secret that the payment form is given. */
export async function begin(person: Asker, plan: Plan = 'core'): Promise<string> {
  const { status, body, text } = await person.post('/api/create-subscription', { plan })
  if (status !== 200) throw new Error(`no checkout: ${status} ${text}`)
  return body.clientSecret as string
}

/** What the payment form does with a test card. */
export const confirm = (person: Asker, clientSecret: string, card = 'success', approve?: boolean): Promise<Answer> =>
  person.post('/api/test-payments/confirm', { clientSecret, card, ...(approve === undefined ? {} : { approve }) })

/** Buys a plan, start to end. */
export async function buy(person: Asker, plan: Plan = 'core', card = 'success'): Promise<void> {
  const { body, text } = await confirm(person, await begin(person, plan), card)
  if (body?.status !== 'succeeded') throw new Error(`not paid: ${text}`)
}

export const statusOf = async (person: Asker) => (await person.get('/api/subscription-status')).body

/** What access stands on. */
export async function recordOf(person: Asker) {
  const { subscriptionType, stripeSubscriptionId, planEndDate } = (await person.get('/api/auth/user')).body
  return { subscriptionType, stripeSubscriptionId, planEndDate }
}

/** Lets days go by, for the house and for the provider alike; `person` hears of it by the provider's events alone. */
export async function pass(world: TestWorld, days: number, person?: Pick<Person, 'id'>): Promise<void> {
  world.now += days * DAY_MS
  const { desk, test } = world.app.billing
  const account = person && (await accountOf(desk, person.id))
  if (account?.customerId) await test!.payments.deliver(account.customerId)
}

/** Whether what members have is open to them: to write, since what was written stays open for a while. */
export const isIn = async (person: Asker): Promise<boolean> =>
  (await person.post('/api/relationships', {})).status !== 402
