import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { has, member, none, receipt, testBilling } from '../../parts/billing/test-payments.ts'
import { dialog, openPage, press, pressNext, Refused, told, type Api } from '../../parts/test-page.tsx'
import { serverIs } from '../../platform/test-network.ts'
import SubscribePage from './SubscribePage.tsx'

/** The same page where cards are charged, and where Stripe is half set. */
const open = (status: unknown, api: Api = {}) =>
  openPage(
    <SubscribePage />,
    {
      'GET /api/subscription-status': status,
      'GET /api/receipts': [receipt],
      'GET /api/auth/user': member('core'),
      ...api,
    },
    { path: '/subscribe' },
  )
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))

describe('with Stripe connected', () => {
  beforeAll(() => serverIs({ billing: { ...testBilling, mode: 'stripe', publishableKey: 'pk_live_1', testCards: [] } }))
  test('the way to one’s page at the provider is there, and says when it is not', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    const { now } = open(has('core'), { 'POST /api/billing-portal': { url: 'https://billing.stripe.example/p/1' } })
    await pressNext('Open my page at Stripe')
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://billing.stripe.example/p/1'))
    now({ 'POST /api/billing-portal': new Refused(503, { code: 'payment_unavailable', message: 'Try again later.' }) })
    await press('Open my page at Stripe')
    await told('That did not work', 'Try again later.')
    expect(document.body.textContent).not.toContain('Test payments')
    vi.restoreAllMocks()
  })
})

describe('a receipt of before, where cards are charged now', () => {
  beforeAll(() => serverIs({ billing: { ...testBilling, mode: 'stripe', publishableKey: 'pk_live_1', testCards: [] } }))
  test('says that it was a test', async () => {
    const whole = { ...receipt, id: 'in_2', at: '2026-10-03T10:00:00.000Z', refunded: 10 }
    open(has('core'), { 'GET /api/receipts': [{ ...receipt, isTest: true }, whole] })
    await pressNext('Open the receipt of 3 November 2026')
    const sheet = await dialog('Receipt TEST-0001')
    expect(sheet.getByText('A test payment: no card was charged.')).toBeTruthy()
    const rows = [...document.querySelectorAll('.receipts li .meta')].map(({ textContent }) => textContent)
    expect(rows).toEqual(['Core, test payment, to 3 December 2026', 'Core. $10.00 paid back'])
  })
})

describe('half connected', () => {
  beforeAll(() => serverIs({ billing: { ...testBilling, mode: 'unavailable', confirmPath: null, testCards: [] } }))
  test('nothing can be bought', async () => {
    open(none)
    await shows('Payment processing is temporarily unavailable.')
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
  })
  test('a plan that was canceled says when it ends', async () => {
    const endsAt = '2026-12-03T10:00:00.000Z'
    open(has('plus', { nextCharge: null, cancelAtPeriodEnd: true, endsAt }))
    await shows('Ends 3 December 2026')
    await shows('Your plan ends on the day that you were told.')
    expect(screen.queryByRole('button', { name: /Resume|Withdraw/ })).toBeNull()
  })
  test('a plan goes on as it is', async () => {
    open(has('plus', { since: null, nextCharge: null, card: null }))
    await shows(/Payment processing is temporarily unavailable\. Your plan goes on as it is\./)
    expect(screen.queryByRole('button', { name: /Change plan|Cancel membership/ })).toBeNull()
  })
})
