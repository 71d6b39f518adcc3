import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { begun, has, member, none, paid, receipt, refused, testBilling } from '../../parts/billing/test-payments.ts'
import {
  button,
  click,
  dialog,
  field,
  held,
  openPage,
  press,
  pressNext,
  Refused,
  region,
  told,
  where,
  type Api,
} from '../../parts/test-page.tsx'
import { serverIs } from '../../platform/test-network.ts'
import SubscribePage from './SubscribePage.tsx'

beforeAll(() => serverIs({ supportEmail: 'help@mallama.example', billing: testBilling }))

const open = (status: unknown, api: Api = {}) =>
  openPage(
    <SubscribePage />,
    {
      'GET /api/subscription-status': status,
      'GET /api/receipts': [receipt],
      'GET /api/auth/user': member('core'),
      'POST /api/create-subscription': ({ plan }: { plan: 'core' }) => begun(plan),
      'POST /api/subscription-consent': null,
      'POST /api/test-payments/confirm': paid,
      ...api,
    },
    { path: '/subscribe' },
  )
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const fact = (name: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent === name)?.nextElementSibling?.textContent
const ready = (name: string) => waitFor(() => expect(button(name).disabled).toBe(false))

describe('without a plan', () => {
  test('three plans are there to choose from, and no form before there is something to confirm', async () => {
    const { promise, go } = held<unknown>()
    const { sent } = open(none, { 'POST /api/create-subscription': () => promise })
    await heading('Choose your plan')
    const plans = screen.getAllByRole('radio')
    expect(plans.map((one) => (one as HTMLInputElement).value)).toEqual(['core', 'plus', 'prime'])
    fireEvent.click(plans[0]!)
    expect(fact('Due today')).toBe('$10.00')
    await press('Continue with Core')
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    go(begun('core'))
    await ready('Pay $10/month')
    expect(sent('POST', '/api/create-subscription')).toEqual([{ plan: 'core' }])
    expect(fact('Renews')).toBe('20 December 2026')
  })

  test.each([
    ['core', 'Core', 'Pay $10/month', 'Welcome to Core'],
    ['plus', 'Plus', 'Pay $20/month', 'Welcome to Plus'],
    ['prime', 'Prime', 'Pay $100 once', 'Added to Prime Waiting List'],
  ] as const)('%s is paid, and two seconds later the dashboard is open', async (plan, name, submit, words) => {
    const { now } = open(none)
    await heading('Choose your plan')
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))
    await press(`Continue with ${name}`)
    await ready(submit)
    fireEvent.click(field(/^Start now/))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      now({ 'GET /api/subscription-status': has(plan) })
      await press(submit)
      expect(document.activeElement).toBe(await heading('Payment Successful'))
      await shows(words)
      expect(where()).toBe('/subscribe')
      await vi.advanceTimersByTimeAsync(2_000)
      await waitFor(() => expect(where()).toBe('/dashboard'))
    } finally {
      vi.useRealTimers()
    }
  })

  test.each([
    [
      new Refused(503, {
        code: 'payment_unavailable',
        message: 'Payment setup failed. Please try again or contact support.',
      }),
      /Setup Required Payment setup failed\. Please try again or contact support\./,
    ],
    [{ ...begun(), clientSecret: '' }, /Setup Required Payment setup failed\. Please try again or contact support\./],
    [new Refused(500, { code: 'unexpected', message: 'The books are shut.' }), /Error The books are shut\./],
    [new Refused(502), /Error Failed to create subscription/],
  ])('a setup that fails says why, and whom to ask', async (answer, words) => {
    open(none, { 'POST /api/create-subscription': answer })
    await heading('Choose your plan')
    await press('Continue with Plus')
    await shows(words)
    expect(screen.getAllByRole('link', { name: 'help@mallama.example' })).not.toHaveLength(0)
  })

  test('a contract that ended early can still be withdrawn from', async () => {
    const withdrawal = { until: '2026-12-03T10:00:00.000Z', amount: 20 }
    const ended = { plan: 'plus' as const, at: '2026-11-20T10:00:00.000Z' }
    const { now } = open(
      { ...none, withdrawal, ended },
      { 'POST /api/withdraw-subscription': { message: '$20.00 goes back to your card.', amount: 20 } },
    )
    await heading('Choose your plan')
    await shows(
      'Plus ended on 20 November 2026. You can still withdraw from this contract until 3 December 2026 and get',
    )
    await press('Withdraw from contract')
    const sheet = await dialog('Withdraw from contract?')
    expect(fact('Plus ended')).toBe('20 November 2026')
    now({ 'GET /api/subscription-status': { ...none, ended } })
    await click(sheet.getByRole('button', { name: 'Withdraw and refund $20.00' }))
    await told('Contract withdrawn', '$20.00 goes back to your card.')
    expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull()
    await ready('Continue with Plus')
  })

  test('a refused card leaves the form there', async () => {
    open(none, { 'POST /api/test-payments/confirm': refused })
    await pressNext('Continue with Plus')
    await ready('Pay $20/month')
    fireEvent.click(field(/^Start now/))
    await press('Pay $20/month')
    await shows(/Payment Failed Your card was declined\. You have not been charged\./)
    await ready('Pay $20/month')
  })
})

describe('with a plan', () => {
  test('says what is paid, when and with which card, and what the plan shares', async () => {
    open(has('core'))
    await heading('Your membership')
    await shows(/Core\$10 a month, since 3 September 2026/)
    expect(fact('Next charge')).toBe('$10.00 on 3 December 2026')
    expect(fact('Card')).toContain('Visa ending in 4242, 12/34')
    expect(region('What Core shares').getByText(/Plus keeps it private/)).toBeTruthy()
    await shows('Test payments: no card is charged, Stripe is not connected.')
  })

  test('each receipt opens, and can be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    open(has('core'))
    await pressNext('Open the receipt of 3 November 2026')
    const sheet = await dialog('Receipt TEST-0001')
    expect(sheet.getByText('Core, 3 November 2026 to 3 December 2026')).toBeTruthy()
    expect(sheet.queryByText(/test payment/)).toBeNull()
    await click(sheet.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('is canceled in two clicks, with the day on screen, and resumed with one', async () => {
    const endsAt = '2026-12-03T10:00:00.000Z'
    const canceled = has('core', { nextCharge: null, cancelAtPeriodEnd: true, endsAt })
    const { sent, now } = open(has('core'), {
      'POST /api/cancel-subscription': { message: 'Core is canceled.', endsAt },
      'POST /api/resume-subscription': has('core'),
    })
    await pressNext('Cancel membership')
    const sheet = await dialog('Cancel Core?')
    expect(sheet.getByText('You keep everything until 3 December 2026')).toBeTruthy()
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }))
    now({ 'GET /api/subscription-status': canceled })
    await click(sheet.getByRole('button', { name: 'Cancel membership' }))
    await shows('Ends 3 December 2026')
    expect(sent('POST', '/api/cancel-subscription')).toEqual([{ when: 'period_end' }])
    // The button that was pressed is gone: focus is on the page, not nowhere.
    await waitFor(() => expect(document.activeElement).toBe(main))
    main.remove()
    expect(fact('Next charge')).toBe('None')
    await press('Resume Core')
    await shows('Active')
    expect(fact('Next charge')).toBe('$10.00 on 3 December 2026')
  })

  test('can be withdrawn from while that holds, for what it says', async () => {
    const withdrawal = { until: '2026-12-03T10:00:00.000Z', amount: 10 }
    const { sent } = open(has('core', { withdrawal }), {
      'POST /api/withdraw-subscription': { message: '$10.00 goes back to your card.', amount: 10 },
    })
    await shows('until 3 December 2026 and get $10.00 back')
    await press('Withdraw from contract')
    const sheet = await dialog('Withdraw from contract?')
    expect(sheet.getByText('$10.00, to Visa ending in 4242')).toBeTruthy()
    await click(sheet.getByRole('button', { name: 'Withdraw and refund $10.00' }))
    await told('Contract withdrawn', '$10.00 goes back to your card.')
    expect(sent('POST', '/api/withdraw-subscription')).toHaveLength(1)
  })

  test('offers no withdrawal once that is over', async () => {
    open(has('plus'))
    await shows('What Plus shares')
    expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull()
  })

  test('a charge that failed says why, when it is tried again, and takes another card', async () => {
    const failed = {
      amount: 10,
      since: '2026-11-19T10:00:00.000Z',
      reason: 'Your card was declined.',
      nextTry: '2026-11-22T10:00:00.000Z',
    }
    const { sent, now } = open(has('core', { status: 'past_due', failed, nextCharge: null }), {
      'POST /api/update-card': { clientSecret: 'seti_1_secret_1', kind: 'setup' },
      'POST /api/update-card/confirm': new Refused(409, { code: 'conflict', message: 'Your card has expired.' }),
    })
    await shows(
      /Your card was declined\. The \$10\.00 due on 19 November 2026 was not paid\. We try again on 22 November/,
    )
    expect(fact('Open')).toBe('$10.00 since 19 November 2026')
    await press('Use another card')
    await ready('Save card and pay $10.00')
    await press('Save card and pay $10.00')
    await shows('Payment Failed The card was saved. Your card has expired.')
    // The next card is saved under a beginning of its own.
    await waitFor(() => expect(sent('POST', '/api/update-card')).toHaveLength(2))
    // The bank wants to hear its owner first.
    now({
      'POST /api/update-card/confirm': { ...has('core', { status: 'past_due', failed }), approve: 'pi_9_secret_9' },
    })
    await ready('Save card and pay $10.00')
    await press('Save card and pay $10.00')
    await press('Approve')
    await told('Payment Successful')
    expect(sent('POST', '/api/test-payments/confirm').at(-1)).toMatchObject({
      clientSecret: 'pi_9_secret_9',
      approve: true,
    })
    expect(sent('POST', '/api/subscription-consent')).toEqual([])
  })
})

test('Prime says its place in the list, which can be left and joined again', async () => {
  const waitlist = { position: 14, since: '2026-11-20T10:00:00.000Z' }
  open(has('prime', { waitlist }), {
    'DELETE /api/waiting-list': has('prime', { waitlist: null }),
    'POST /api/waiting-list': has('prime', { waitlist: { ...waitlist, position: 20 } }),
  })
  await shows(/Added to Prime Waiting List for guided group mediation/)
  expect(fact('Your place')).toBe('14')
  expect(fact('Next charge')).toBe('None: paid once')
  expect(screen.queryByRole('button', { name: 'Cancel membership' })).toBeNull()
  await press('Leave the list')
  await pressNext('Join the list again')
  await waitFor(() => expect(fact('Your place')).toBe('20'))
})

test('a demo account has nothing to cancel, and says so', async () => {
  open(has('plus', { since: null, nextCharge: null, card: null }))
  await shows('This is a demo account')
  expect(screen.queryByRole('button', { name: /Change plan|Cancel membership/ })).toBeNull()
})

test('a status that does not load says so, and is asked for again', async () => {
  const { now } = open(new Refused(500, { code: 'unexpected' }))
  await shows('Your membership did not load')
  now({ 'GET /api/subscription-status': has('core') })
  await press('Try again')
  await heading('Your membership')
  await shows('Core')
})
