import { hkdfSync } from 'node:crypto'
import type { Plan } from '@mallama/contracts/membership'
import type { Env } from '../../platform/env.ts'
import type { Provider } from './port.ts'
import { testPrices } from './test-payments/money.ts'

/** Where payments go. */
export interface Account {
  provider: Provider
  livemode: boolean
  secretKey: string
  webhookSecret: string
  prices: Record<Plan, string>
}

export const STRIPE_SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_CORE',
  'STRIPE_PRICE_PLUS',
  'STRIPE_PRICE_PRIME',
] as const

export type Mode = 'test' | 'stripe' | 'unavailable'

/** No Stripe settings: test payments. All: Stripe. Some: none, and which are missing. */
export function modeOf(env: Env): { mode: Mode; missing: string[] } {
  const missing = STRIPE_SETTINGS.filter((name) => env[name] === undefined)
  const mode = missing.length === 0 ? 'stripe' : missing.length === STRIPE_SETTINGS.length ? 'test' : 'unavailable'
  return { mode, missing: mode === 'unavailable' ? [...missing] : [] }
}

/** For whoever starts the server: where payments go, and whether money moves. */
export function toldOf({ mode, missing }: ReturnType<typeof modeOf>, livemode: boolean): string {
  if (mode === 'test') return 'test payments: no card is charged, Stripe is not connected'
  if (mode === 'unavailable') return `unavailable until these are set: ${missing.join(', ')}`
  return livemode ? 'Stripe, live: cards are charged' : 'Stripe, in its test mode: no card is charged'
}

export function stripeAccount(env: Env): Account {
  return {
    provider: 'stripe',
    livemode: /^.k_live_/.test(env.STRIPE_SECRET_KEY!),
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    prices: { core: env.STRIPE_PRICE_CORE!, plus: env.STRIPE_PRICE_PLUS!, prime: env.STRIPE_PRICE_PRIME! },
  }
}

/** Nobody outside can sign an event of test payments: the secret comes from the server's own key. */
export const testAccount = (serverKey: Buffer): Account => ({
  provider: 'test',
  livemode: false,
  secretKey: 'sk_test_in_this_process',
  webhookSecret: `whsec_${Buffer.from(hkdfSync('sha256', serverKey, Buffer.alloc(0), 'mallama test payments', 32)).toString('hex')}`,
  prices: testPrices,
})
