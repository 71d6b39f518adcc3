import { fireEvent, screen, waitFor } from '@testing-library/react'
import { ChangePreview } from '@mallama/contracts/billing'
import type { Plan } from '@mallama/contracts/membership'
import { beforeAll, expect, test } from 'vitest'
import { begun, has, member, paid, testBilling } from '../../parts/billing/test-payments.ts'
import { click, dialog, openPage, pressNext, Refused, told, type Api } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { serverIs } from '../../platform/test-network.ts'
import SubscribePage from './SubscribePage.tsx'

beforeAll(() => serverIs({ supportEmail: 'help@mallama.example', billing: testBilling }))

const next = { amount: 20, at: '2026-12-03T10:00:00.000Z' }
const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, expired: false }
const previews: Record<Plan, unknown> = {
  plus: example(ChangePreview, {
    plan: 'plus',
    prorationDate: 7,
    lines: [
      { description: 'Unused time on Core', amount: -4.33 },
      { description: 'Remaining time on Plus', amount: 8.67 },
    ],
    dueToday: 4.34,
    credit: 0,
    refund: 0,
    next,
    sharing: 'stops',
    card,
  }),
  core: example(ChangePreview, {
    plan: 'core',
    prorationDate: 8,
    lines: [{ description: 'Unused time on Plus', amount: -8.67 }],
    dueToday: 0,
    credit: 4.34,
    refund: 0,
    next: { ...next, amount: 5.66 },
    sharing: 'starts',
    card,
  }),
  prime: example(ChangePreview, {
    plan: 'prime',
    prorationDate: 9,
    lines: [{ description: 'Prime, paid once', amount: 100 }],
    dueToday: 100,
    credit: 0,
    refund: 4.33,
    next: null,
    sharing: 'stops',
    card,
  }),
}

function open(from: 'core' | 'plus', change: unknown, api: Api = {}) {
  return openPage(
    <SubscribePage />,
    {
      'GET /api/subscription-status': has(from),
      'GET /api/receipts': [],
      'GET /api/auth/user': member(from),
      'POST /api/change-subscription/preview': ({ plan }: { plan: Plan }) => previews[plan],
      'POST /api/change-subscription': change,
      'POST /api/create-subscription': begun('prime'),
      'POST /api/subscription-consent': null,
      'POST /api/test-payments/confirm': paid,
      ...api,
    },
    { path: '/subscribe' },
  )
}
const shows = (words: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(words))
const sheet = async () => {
  await pressNext('Change plan')
  return dialog('Change plan')
}

test('an upgrade says each sum before it is paid, and is changed for what it said', async () => {
  const { sent, now } = open('core', { status: has('plus'), clientSecret: null })
  const { findByRole } = await sheet()
  await shows(/Remaining time on Plus\$8\.67/)
  await shows(/Unused time on Core−\$4\.33.*Due today\$4\.34.*Next charge, 3 December 2026\$20\.00/)
  await shows('From now on nothing of yours is shared.')
  await shows('To Visa ending in 4242.')
  expect(sent('POST', '/api/change-subscription')).toEqual([])
  now({ 'GET /api/subscription-status': has('plus') })
  await click(await findByRole('button', { name: 'Pay $4.34 and change to Plus' }), 2)
  await told('Plan changed', 'Welcome to Plus.')
  expect(sent('POST', '/api/change-subscription')).toEqual([{ plan: 'plus', prorationDate: 7 }])
  await screen.findByRole('heading', { name: 'Plus' })
})

test('a downgrade credits, and warns that Core shares', async () => {
  const { sent } = open('plus', { status: has('core'), clientSecret: null })
  const { findByRole } = await sheet()
  await shows(/Due today\$0\.00Credit for what comes next\$4\.34/)
  await shows(/Core shares what you learn\. From today, resolved conflicts go to the Learning Feed without names/)
  await shows('What you resolved on Plus stays private.')
  await click(await findByRole('button', { name: 'Change to Core' }))
  await told('Plan changed')
  expect(sent('POST', '/api/change-subscription')).toEqual([{ plan: 'core', prorationDate: 8 }])
})

test('an upgrade whose bank asks is approved, or not', async () => {
  const { sent, now } = open(
    'core',
    { status: has('core'), clientSecret: 'pi_7_secret_7' },
    {
      'POST /api/test-payments/confirm': ({ approve }: { approve: boolean }) =>
        approve ? paid : { status: 'requires_payment_method', error: { code: 'x', message: 'Not approved.' } },
    },
  )
  const { findByRole } = await sheet()
  const go = async () => click(await findByRole('button', { name: 'Pay $4.34 and change to Plus', hidden: true }))
  await go()
  await click((await dialog('Is this you?')).getByRole('button', { name: 'Fail' }))
  await shows(/Payment Failed Not approved\./)
  await go()
  now({ 'GET /api/subscription-status': has('plus') })
  await click((await dialog('Is this you?')).getByRole('button', { name: 'Approve' }))
  await told('Plan changed')
  expect(sent('POST', '/api/test-payments/confirm').map(({ approve }) => approve)).toEqual([false, true])
})

test('a refusal says why, whom to ask, and counts anew', async () => {
  const no = new Refused(409, { code: 'conflict', message: 'Your card was declined.' })
  const { sent } = open('core', no)
  const { findByRole } = await sheet()
  await click(await findByRole('button', { name: 'Pay $4.34 and change to Plus' }))
  await shows(/Payment Failed Your card was declined\. Questions: help@mallama\.example/)
  await waitFor(() => expect(sent('POST', '/api/change-subscription/preview')).toHaveLength(2))
})

test('Prime over a plan says what comes back, and is paid on this page', async () => {
  const { now } = open('core', null)
  const { getByRole, findByRole } = await sheet()
  fireEvent.click(getByRole('radio', { name: /^Prime/ }))
  await shows(/Paid back to your card\$4\.33Core ends(At once)/)
  await click(await findByRole('button', { name: 'Continue to pay $100' }))
  await shows('Core ends at once, and what you did not use of it is paid back.')
  fireEvent.click(screen.getByLabelText(/^Start now/))
  now({ 'GET /api/subscription-status': has('prime') })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $100 once' }).disabled).toBe(false),
  )
  await pressNext('Pay $100 once')
  await screen.findByRole('heading', { level: 1, name: 'Payment Successful' })
})
