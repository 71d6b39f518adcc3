import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { asks, begun, has, member, none, paid, refused, testBilling } from '../../parts/billing/test-payments.ts'
import {
  button,
  click,
  dialog,
  fails,
  field,
  held,
  openPage,
  press,
  Refused,
  told,
  where,
  type Api,
} from '../../parts/test-page.tsx'
import { serverIs } from '../../platform/test-network.ts'
import CheckoutPage from './CheckoutPage.tsx'

beforeAll(() => serverIs({ supportEmail: 'help@mallama.example', billing: testBilling }))

const open = (api: Api = {}, path = '/checkout?plan=core&v=1') =>
  openPage(
    <CheckoutPage />,
    {
      'POST /api/create-subscription': ({ plan }: { plan: 'core' }) => begun(plan),
      'POST /api/subscription-consent': null,
      'POST /api/test-payments/confirm': paid,
      'GET /api/subscription-status': has('core'),
      'GET /api/auth/user': member('core'),
      ...api,
    },
    { path },
  )
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
const ready = async (name = 'Pay $10/month') => waitFor(() => expect(button(name).disabled).toBe(false))
const consent = () => field(/^Start now\. I know that I can still withdraw within 14 days\./)
async function pay(card?: RegExp) {
  await ready()
  if (card) fireEvent.click(screen.getByRole('radio', { name: card }))
  if (!consent().checked) fireEvent.click(consent())
  await press('Pay $10/month')
}

test('says that it is set up, and only then shows a form', async () => {
  const { promise, go } = held<unknown>()
  open({ 'POST /api/create-subscription': () => promise })
  await shows('Setting up your payment')
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  go(begun())
  await ready()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Complete Your Subscription')
  await shows('Test payments: no card is charged, Stripe is not connected.')
})

test.each([
  ['/checkout?plan=core&v=1', 'core', 'Pay $10/month', '$10.00 today, then $10.00 each month from 20 December 2026'],
  ['/checkout?plan=plus&v=1', 'plus', 'Pay $20/month', '$20.00 today, then $20.00 each month from 20 December 2026'],
  ['/checkout?plan=prime&v=1', 'prime', 'Pay $100 once', '$100.00 today, once. It does not renew'],
  ['/checkout', 'core', 'Pay $10/month', 'Cancel any time on your membership page, in two clicks.'],
  ['/checkout?plan=gold', 'core', 'Pay $10/month', '$10.00 today'],
])('%s pays for %s: %s', async (path, plan, name, terms) => {
  const { sent } = open({}, path)
  await ready(name)
  expect(sent('POST', '/api/create-subscription')).toEqual([{ plan }])
  await shows(terms)
})

test.each([
  [
    'no secret',
    { ...begun(), clientSecret: '' },
    'Setup Required',
    'Payment setup failed. Please try again or contact support.',
  ],
  [
    'a reason',
    new Refused(503, { code: 'payment_unavailable', message: 'Payment processing is temporarily unavailable.' }),
    'Error',
    'Payment processing is temporarily unavailable.',
  ],
  ['nothing', new Refused(502), 'Error', 'Failed to create subscription'],
])('a setup that fails with %s leads back to the plans', async (_, answer, title, words) => {
  open({ 'POST /api/create-subscription': answer })
  await waitFor(() => expect(where()).toBe('/membership'))
  await told(title, words)
})

test('a test card fills fields that nobody can write in', async () => {
  open()
  await ready()
  expect(field('Card number').value).toBe('4242 4242 4242 4242')
  fireEvent.click(screen.getByRole('radio', { name: /^Expired/ }))
  expect(field('Card number').value).toBe('4000 0000 0000 0069')
  for (const name of ['Card number', 'Expires', 'Security code']) expect(field(name).readOnly).toBe(true)
})

test('nothing is paid before the consent is ticked, which is noted before the payment', async () => {
  const { asked } = open()
  await ready()
  expect(consent().checked).toBe(false)
  await press('Pay $10/month')
  await shows('Please tick this to go on.')
  expect(document.activeElement).toBe(consent())
  const calls = () => asked.map(({ call }) => call).filter((one) => /consent|confirm/.test(one))
  expect(calls()).toEqual([])
  await pay()
  await waitFor(() => expect(where()).toBe('/dashboard'))
  expect(calls()).toEqual(['/api/subscription-consent', '/api/test-payments/confirm'])
})

test('pressed twice is paid once; then it says so, on the dashboard', async () => {
  const { promise, go } = held<unknown>()
  const { sent } = open({ 'POST /api/test-payments/confirm': () => promise })
  await ready()
  fireEvent.click(consent())
  await click(button('Pay $10/month'), 2)
  const running = await screen.findByRole('button', { name: /Processing\.\.\.$/ })
  expect(running.getAttribute('aria-disabled')).toBe('true')
  expect(document.querySelector('form')!.dataset['state']).toBe('processing')
  await click(running)
  go(paid)
  await waitFor(() => expect(where()).toBe('/dashboard'))
  await told('Payment Successful', 'Welcome to Core')
  expect(sent('POST', '/api/test-payments/confirm')).toEqual([{ clientSecret: 'pi_1_secret_1', card: 'success' }])
})

test('Prime is one payment and a place in the list', async () => {
  open({ 'GET /api/subscription-status': has('prime') }, '/checkout?plan=prime')
  await ready('Pay $100 once')
  fireEvent.click(consent())
  await press('Pay $100 once')
  await told('Payment Successful', 'Added to Prime Waiting List')
})

test('a refused card says why, whom to ask, and takes another', async () => {
  const { now } = open({ 'POST /api/test-payments/confirm': refused, 'GET /api/subscription-status': none })
  await pay(/^Declined/)
  await shows(/Payment Failed Your card was declined\. You have not been charged\./)
  const note = within(document.querySelector<HTMLElement>('form [role=alert]')!)
  expect(note.getByRole('link', { name: 'help@mallama.example' }).getAttribute('href')).toMatch(/^mailto:/)
  expect(document.querySelector('form')!.dataset['state']).toBe('failure')
  now({ 'POST /api/test-payments/confirm': paid, 'GET /api/subscription-status': has('core') })
  await pay(/^Pays/)
  await waitFor(() => expect(where()).toBe('/dashboard'))
})

describe('a card that asks for approval', () => {
  const secure = (approve: unknown) => ({
    'GET /api/subscription-status': none,
    'POST /api/test-payments/confirm': (body: Record<string, unknown>) => ('approve' in body ? approve : asks),
  })
  test('is paid when it is approved', async () => {
    const { sent, now } = open(secure(paid))
    await pay(/^Asks for approval/)
    const sheet = await dialog('Is this you?')
    expect(sheet.getByText('$10.00')).toBeTruthy()
    now({ 'GET /api/subscription-status': has('core') })
    await click(sheet.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(where()).toBe('/dashboard'))
    expect(sent('POST', '/api/test-payments/confirm').map(({ approve }) => approve)).toEqual([undefined, true])
  })
  test('is refused when it is not', async () => {
    open(secure({ status: 'requires_payment_method', error: { code: 'x', message: 'We are unable to authenticate.' } }))
    await pay(/^Asks for approval/)
    await click((await dialog('Is this you?')).getByRole('button', { name: 'Fail' }))
    await shows(/Payment Failed We are unable to authenticate\./)
  })
  test('is not paid when the dialog is closed, and can be tried again', async () => {
    const { sent } = open(secure(paid))
    await pay(/^Asks for approval/)
    await click((await dialog('Is this you?')).getByRole('button', { name: 'Close' }))
    await shows('You closed the approval. You have not been charged.')
    expect(where()).toMatch(/^\/checkout/)
    await press('Pay $10/month')
    await click((await dialog('Is this you?')).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent('POST', '/api/test-payments/confirm')).toHaveLength(3))
  })
})

test('an exception says so; a lost answer to a payment that arrived does not', async () => {
  const { now } = open({ 'POST /api/test-payments/confirm': fails(), 'GET /api/subscription-status': none })
  await pay()
  await shows(/Payment Error An unexpected error occurred\. Please try again\./)
  expect(where()).toMatch(/^\/checkout/)
  now({ 'GET /api/subscription-status': has('core') })
  await press('Pay $10/month')
  await waitFor(() => expect(where()).toBe('/dashboard'))
  await told('Payment Successful')
})

test('a payment that another page has closed is begun anew', async () => {
  const gone = new Refused(404, { code: 'not_found', message: 'There is no such payment.' })
  const { sent, now } = open({ 'POST /api/subscription-consent': gone })
  await pay()
  await waitFor(() => expect(sent('POST', '/api/create-subscription')).toHaveLength(2))
  await told('Your payment was set up again', 'Nothing was charged. Tick the box and pay again.')
  now({ 'POST /api/subscription-consent': null })
  await pay()
  await waitFor(() => expect(where()).toBe('/dashboard'))
})

test('a plan that is there already is not bought again: the account is asked for', async () => {
  const conflict = new Refused(409, { code: 'conflict', message: 'You already have Core. Change your plan instead.' })
  const { asked } = open({ 'POST /api/create-subscription': conflict })
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('/api/auth/user'))
  expect(where()).toMatch(/^\/checkout/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})
