import { Checkout, Receipt, SubscriptionStatus } from '@mallama/contracts/billing'
import type { Config } from '@mallama/contracts/platform'
import type { Plan } from '@mallama/contracts/membership'
import { plans } from '@mallama/contracts/plans'
import { User } from '@mallama/contracts/account'
import { example } from '../../platform/test-example.ts'

/** What the server answers about payments, for tests of the pages. */
export const testBilling: Config['billing'] = {
  mode: 'test',
  confirmPath: '/api/test-payments/confirm',
  publishableKey: null,
  testCards: [
    { id: 'success', name: 'Pays', number: '4242424242424242', outcome: 'The payment succeeds' },
    { id: 'declined', name: 'Declined', number: '4000000000000002', outcome: 'The bank says no' },
    { id: 'three_d_secure', name: 'Asks for approval', number: '4000002500003155', outcome: '3-D Secure' },
    { id: 'expired', name: 'Expired', number: '4000000000000069', outcome: 'It has run out' },
    { id: 'renewal_fails', name: 'Renewal fails', number: '4000000000000341', outcome: 'Fails at the renewal' },
  ],
}

export const none = example(SubscriptionStatus, { status: 'none', plan: null, subscriptionType: 'none' })
export const begun = (plan: Plan = 'core', clientSecret = 'pi_1_secret_1') =>
  example(Checkout, {
    clientSecret,
    plan,
    kind: plan === 'prime' ? 'payment' : 'subscription',
    amount: plans[plan].price,
    renewsAt: plan === 'prime' ? null : '2026-12-20T10:00:00.000Z',
  })
export const has = (plan: Plan, told: Partial<SubscriptionStatus> = {}) =>
  example(SubscriptionStatus, {
    status: 'active',
    plan,
    subscriptionType: plans[plan].subscriptionType,
    since: '2026-09-03T10:00:00.000Z',
    nextCharge: plan === 'prime' ? null : { amount: plans[plan].price, at: '2026-12-03T10:00:00.000Z' },
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expired: false },
    ...told,
  })
export const member = (plan: Plan | null) =>
  example(User, {
    subscriptionType: plan ? plans[plan].subscriptionType : 'none',
    stripeSubscriptionId: plan ? 'sub_1' : null,
  })
export const paid = { status: 'succeeded', error: null }
export const asks = { status: 'requires_action', error: null }
export const refused = {
  status: 'requires_payment_method',
  error: { code: 'card_declined', message: 'Your card was declined.' },
}
export const receipt = example(Receipt, {
  id: 'in_1',
  number: 'TEST-0001',
  at: '2026-11-03T10:00:00.000Z',
  plan: 'core',
  amount: 10,
  refunded: 0,
  from: '2026-11-03T10:00:00.000Z',
  to: '2026-12-03T10:00:00.000Z',
  lines: [{ description: '1 × Core', amount: 10 }],
})
