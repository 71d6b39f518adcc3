import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { Act, Member, Overview } from '@mallama/contracts/admin'
import { SubscriptionStatus } from '@mallama/contracts/billing'
import { expect, test } from 'vitest'
import {
  click,
  dialog,
  fails,
  openPage,
  press,
  pressNext,
  region,
  told,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { Administration, NotForYou } from './AdminPage.tsx'

const at = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString()
const server = { host: 'mallama.home', version: '0.1.0', since: at, openPages: 2 }
const overview = (told: Partial<Overview> = {}) => example(Overview, { server, people: 38, ...told })
const someone = (told: Partial<Member> = {}) =>
  example(Member, { id: anId(), email: 'nora@example.org', emailVerified: true, createdAt: at, ...told })
const nora = someone({ firstName: 'Nora', lastName: 'Adeyemi', plan: 'core', renews: true })
const jonas = someone({ firstName: 'Jonas', email: 'jonas@example.org', plan: 'plus', state: 'payment_failed' })

const paid = example(SubscriptionStatus, {
  status: 'active',
  plan: 'core',
  nextCharge: { amount: 10, at: '2026-12-03T10:00:00.000Z' },
})
const none = example(SubscriptionStatus, { status: 'none' })
const all: Api = {
  'GET /api/admin/overview': overview(),
  'GET /api/admin/users': [nora, jonas],
  'GET /api/admin/waiting-list': [],
  'GET /api/admin/audit': [],
  'GET /api/subscription-status': paid,
}
const open = (section = '', api: Api = {}) =>
  openPage(<Administration />, { ...all, ...api }, { path: `/admin#${section}` })
const reason = 'Asked us to, by e-mail'

test('leads with what needs somebody, and says so when nothing does', async () => {
  open('', {
    'GET /api/admin/overview': overview({
      coach: 'gone',
      plans: { trial: 1, core: 2, plus: 3, prime: 4, failed: 1 },
      jobs: { waiting: 0, late: 2, failed: 0 },
      mail: { by: 'smtp', waiting: 0, sent: 2, failed: 1, letters: [] },
    }),
  })
  const needs = await screen.findByRole('region', { name: 'Needs you' })
  const listed = within(needs)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(listed).toEqual([
    '1 payment failed, and will be tried againLook',
    '1 letter was not sent this week: see the mail server’s log',
    '2 jobs are late, and 0 were given up this week: see the server’s log',
    'The language model does not answerLook',
  ])
  expect(screen.getByText('mallama.home, version 0.1.0, 38 people')).toBeTruthy()
})

test('tells how the server does, in words', async () => {
  const letters = [{ id: anId(), kind: 'billing', at, state: 'failed' as const }]
  open('', {
    'GET /api/admin/overview': overview({
      coach: 'ready',
      database: { kind: 'embedded', bytes: 214_000_000 },
      dumpedAt: at,
      payments: { mode: 'stripe', missing: [], live: true, heardAt: at },
      mail: { by: 'smtp', waiting: 1, sent: 212, failed: 0, letters },
      safety: { asked: 38, shown: 14, shownFirst: null, setAside: 6 },
    }),
  })
  expect((await screen.findByRole('region', { name: 'Needs you' })).textContent).toContain('Nothing right now.')
  const health = region('System health')
  for (const words of [
    'Up 3 hours',
    'Ready, 214 MB',
    'Written 3 hours ago',
    '1 waiting',
    'Stripe',
    'Heard 3 hours ago',
    '0 late, 0 failed',
  ])
    expect(health.getByText(words)).toBeTruthy()
  const safety = region('Safety, last 7 days')
  expect(safety.getByText('Help shown').nextElementSibling!.textContent).toBe('14')
  expect(safety.getByText('Help shown first, and kept').nextElementSibling!.textContent).toBe('Under 5')
  expect(screen.getByRole('list', { name: 'Letters', hidden: true }).textContent).toContain('About a payment')
})

test('what does not load says so, and loads again', async () => {
  const { now } = open('', { 'GET /api/admin/overview': fails })
  await screen.findByText('This did not load. It may be your connection.')
  now({ 'GET /api/admin/overview': overview() })
  await pressNext('Try again')
  await screen.findByRole('region', { name: 'System health' })
})

test('finds people by what is typed and by plan', async () => {
  const { asked, now } = open('people')
  const list = await screen.findByRole('list', { name: 'People' })
  expect(
    within(list)
      .getAllByRole('button')
      .map((row) => row.textContent),
  ).toEqual(['NNora Adeyeminora@example.orgCoreActive', 'JJonasjonas@example.orgPlusPayment failed'])
  expect(screen.getByText(/2 of 38\. You never see what people write\./)).toBeTruthy()
  now({
    'GET /api/admin/users': (_: object, { query }: { query: URLSearchParams }) =>
      query.get('q') === 'zz' ? [] : [nora],
  })
  write('Plan', 'core')
  await screen.findByText(/1 of 38/)
  write('Search by name or email', ' zz ')
  await screen.findByText(/Nobody by that name or address\./)
  expect(asked.filter(({ call }) => call === '/api/admin/users').length).toBeGreaterThanOrEqual(3)
})

test('a payment that failed leads to whose it was', async () => {
  const { asked } = open('', {
    'GET /api/admin/overview': overview({ coach: 'ready', plans: { trial: 0, core: 1, plus: 1, prime: 0, failed: 1 } }),
    'GET /api/admin/users': (_: object, { query }: { query: URLSearchParams }) =>
      query.get('state') === 'payment_failed' ? [jonas] : [nora, jonas],
  })
  const look = await screen.findByRole('link', { name: 'Look: 1 payment failed, and will be tried again' })
  await act(async () => look.click())
  const list = await screen.findByRole('list', { name: 'People' })
  expect(within(list).getAllByRole('button')).toHaveLength(1)
  expect(within(list).getByText('Jonas')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('payment_failed')
  write('State', '')
  await screen.findByText('Nora Adeyemi')
  expect(asked.filter(({ call }) => call === '/api/admin/users').length).toBe(2)
})

test('the people are narrowed to what the address says by now, and to nothing that it cannot mean', async () => {
  open('people/payment_failed')
  const state = await screen.findByLabelText<HTMLSelectElement>('State')
  expect(state.value).toBe('payment_failed')
  await click(screen.getByRole('link', { name: 'People' }))
  expect(state.value).toBe('')
  write('State', 'disabled')
  await waitFor(() => expect(state.value).toBe('disabled'))
  cleanup()
  open('people/toString')
  expect((await screen.findByLabelText<HTMLSelectElement>('State')).value).toBe('')
})

const opened = async (name: RegExp, api: Api = {}) => {
  const page = open('people', api)
  await pressNext(name)
  return page
}

test('each act on an account asks why before anything happens', async () => {
  const { sent, now } = await opened(/^Nora/)
  const sheet = await dialog('Nora Adeyemi')
  expect(sheet.getByText('nora@example.org, confirmed')).toBeTruthy()
  expect(sheet.getByText('Core, renews by itself')).toBeTruthy()
  for (const name of ['Sign out everywhere', 'Cancel membership', 'Disable account']) {
    press(name)
    expect(await sheet.findByText('Say why, for the log.')).toBeTruthy()
    expect(document.activeElement).toBe(sheet.getByLabelText('Why'))
  }
  expect(sent('PATCH', '/api/admin/users/:id')).toEqual([])
  write('Why', ` ${reason} `)
  now({ 'PATCH /api/admin/users/:id': nora })
  await press('Sign out everywhere')
  await told('Nora Adeyemi is signed out everywhere')
  expect(sent('PATCH', '/api/admin/users/:id')).toEqual([{ reason, signOutEverywhere: true }])
})

test('an account is disabled after asking with its name; a plan that could not be stopped is told of', async () => {
  const { sent } = await opened(/^Nora/, {
    'PATCH /api/admin/users/:id': { ...nora, state: 'disabled', renews: true },
  })
  await dialog('Nora Adeyemi')
  write('Why', reason)
  await press('Disable account')
  await dialog('Disable the account of Nora Adeyemi?')
  expect(sent('PATCH', '/api/admin/users/:id')).toEqual([])
  await press('Disable account')
  await told('Nora Adeyemi is disabled', 'still renews: cancel it as well')
  expect(sent('PATCH', '/api/admin/users/:id')).toEqual([{ reason, disabled: true }])
})

test('a plan is canceled at once after asking; what fails keeps the reason', async () => {
  const path = 'POST /api/admin/users/:id/cancel-subscription'
  const { sent, now } = await opened(/^Jonas/, { [path]: fails })
  await dialog('Jonas')
  write('Why', reason)
  await press('Cancel membership')
  const sheet = await dialog('Cancel the plan of Jonas at once?')
  expect(sheet.getByText(/Within 14 days of buying it, Jonas can still withdraw/)).toBeTruthy()
  await press('Cancel subscription')
  await told('The plan of Jonas was not canceled')
  expect(sheet.getByLabelText<HTMLInputElement>('Why').value).toBe(reason)
  now({ [path]: { ...jonas, plan: 'none', state: 'active' } })
  await press('Cancel subscription')
  await told('The plan of Jonas has ended')
  expect(sent('POST', '/api/admin/users/:id/cancel-subscription')).toEqual([{ reason }, { reason }])
})

test('a disabled account is enabled, and Prime has nothing to cancel', async () => {
  const prime = someone({ firstName: 'Mira', plan: 'prime', place: 14, state: 'disabled' })
  const { sent } = await opened(/^Mira/, {
    'GET /api/admin/users': [prime],
    'PATCH /api/admin/users/:id': { ...prime, state: 'active' },
  })
  const sheet = await dialog('Mira')
  expect(sheet.getByText('Prime, place 14')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: 'Cancel membership' })).toBeNull()
  write('Why', reason)
  await press('Enable account')
  await told('Mira can sign in again')
  expect(sent('PATCH', '/api/admin/users/:id')).toEqual([{ reason, disabled: false }])
})

test('the subscription panel shows the status, and cancels at once after asking', async () => {
  const plans = { trial: 0, core: 2, plus: 0, prime: 0, failed: 0 }
  const { sent, now } = open('membership', {
    'GET /api/admin/overview': overview({ plans }),
    'POST /api/cancel-subscription': { message: 'Your subscription has been canceled.', endsAt: at },
  })
  const own = within(await screen.findByRole('region', { name: 'Your subscription' }))
  await own.findByText('Core, $10 a month')
  expect(own.getAllByText('active').length).toBeGreaterThan(0)
  await press('Cancel subscription')
  await dialog('Cancel your subscription at once?', 'alertdialog')
  await press('Keep it')
  expect(sent('POST', '/api/cancel-subscription')).toEqual([])
  await press('Cancel subscription')
  now({ 'GET /api/subscription-status': none, 'GET /api/admin/overview': overview({ plans: { ...plans, core: 1 } }) })
  const asking = await dialog('Cancel your subscription at once?', 'alertdialog')
  await act(async () => asking.getByRole('button', { name: 'Cancel subscription' }).click())
  await told('Your subscription has been canceled.')
  expect(sent('POST', '/api/cancel-subscription')).toEqual([{}])
  await own.findByText('You have no subscription to cancel.')
  await waitFor(() => expect(screen.getByText('Core').nextElementSibling!.textContent).toBe('1'))
  expect(own.getByRole('button', { name: 'Cancel subscription' })).toHaveProperty('disabled', true)
})

test('a cancellation that fails says so, and the plan stays', async () => {
  open('membership', { 'POST /api/cancel-subscription': fails })
  await pressNext('Cancel subscription')
  const asking = await dialog('Cancel your subscription at once?', 'alertdialog')
  await act(async () => asking.getByRole('button', { name: 'Cancel subscription' }).click())
  await told('Your subscription was not canceled', 'Nothing changed. Please try again.')
  expect(region('Your subscription').getByText('Core, $10 a month')).toBeTruthy()
})

test('shows who waits for Prime in order, and which settings Stripe lacks', async () => {
  const who = (name: string) => ({ id: anId(), name })
  open('membership', {
    'GET /api/admin/overview': overview({
      payments: { mode: 'unavailable', missing: ['STRIPE_WEBHOOK_SECRET'], live: false, heardAt: null },
    }),
    'GET /api/admin/waiting-list': [
      { position: 1, since: at, who: who('Mira Lind'), disabled: false },
      { position: 2, since: at, who: who('Ines Ferro'), disabled: true },
    ],
  })
  const list = within(await screen.findByRole('region', { name: 'Prime Waiting List' }))
  const rows = await list.findAllByRole('listitem')
  expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual(['1. Mira Lind', '2. Ines Ferro'])
  expect(rows.map((row) => row.textContent!.includes('account disabled'))).toEqual([false, true])
  const stripe = await screen.findByRole('region', { name: 'Stripe is half connected' })
  expect(stripe.textContent).toContain('STRIPE_WEBHOOK_SECRET')
})

test('the log says who did what to whom and why, page by page', async () => {
  const one = (told: Partial<Act>) => example(Act, { id: anId(), at, by: { id: 'a', name: 'Ruth' }, ...told })
  const acts = [
    one({ did: 'disabled', whom: { id: 'e', name: 'Ella Brandt' }, why: reason }),
    one({ did: 'canceled', by: null, whom: null }),
    one({ did: 'coach-off', about: 'small:8b at 127.0.0.1:11434' }),
    ...Array.from({ length: 47 }, () => one({ did: 'enabled', whom: { id: 'e', name: 'Ella Brandt' } })),
  ]
  const { now } = open('log', { 'GET /api/admin/audit': acts })
  const rows = () => within(screen.getByRole('list', { name: 'Acts' })).getAllByRole('listitem')
  await waitFor(() => expect(rows()).toHaveLength(50))
  expect(rows()[0]!.textContent).toBe('Disabled Ella Brandt“Asked us to, by e-mail”Ruth, 3 hours ago')
  expect(rows()[1]!.textContent).toBe('Canceled the plan of someone who left at onceSomeone who left, 3 hours ago')
  expect(rows()[2]!.textContent).toContain('Switched off small:8b')
  now({ 'GET /api/admin/audit': [one({ did: 'coach-on', about: 'large:70b' })] })
  await press('Show older')
  await waitFor(() => expect(rows()).toHaveLength(51))
})

test('whoever is not the administrator is told so, and led back', () => {
  openPage(<NotForYou />, {})
  expect(screen.getByRole('heading', { level: 1, name: 'This page is for the administrator' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/')
})
