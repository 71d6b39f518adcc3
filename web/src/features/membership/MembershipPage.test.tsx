import { QueryClientContext } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { Receipt } from '@mallama/contracts/billing'
import { Conversation } from '@mallama/contracts/conversations'
import { beforeAll, expect, test, vi } from 'vitest'
import { has, none, testBilling } from '../../parts/billing/test-payments.ts'
import {
  click,
  dialog,
  fails,
  held,
  openPage,
  press,
  Refused,
  region,
  seenBy,
  told,
  where,
  type Api,
} from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import { serverIs } from '../../platform/test-network.ts'
import MembershipPage from './MembershipPage.tsx'

beforeAll(() => serverIs({ supportEmail: 'help@mallama.example', billing: testBilling }))

const serverTime = '2026-11-22T10:00:00.000Z'
const person = (told: Partial<User> = {}) => example(User, { serverTime, hasUsedTrial: false, role: 'user', ...told })
const trial = {
  hasUsedTrial: true,
  trialStartDate: '2026-11-20T10:00:00.000Z',
  trialEndDate: '2026-11-21T10:00:00.000Z',
}
const left = { planEndDate: '2026-11-20T10:00:00.000Z' }
const open = (user: User, api: Api = {}) =>
  openPage(
    // As it is shown: without a cache of a person's data around it.
    seenBy(
      user,
      <QueryClientContext value={undefined}>
        <MembershipPage />
      </QueryClientContext>,
    ),
    {
      'GET /api/subscription-status': none,
      'GET /api/receipts': [example(Receipt, { amount: 10, number: 'TEST-0001', at: '2026-10-20T10:00:00.000Z' })],
      'GET /api/auth/user': user,
      'GET /api/chat-sessions': [],
      ...api,
    },
    { path: '/membership' },
  )
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const trialCard = () => screen.queryByRole('region', { name: 'Try Free for 24 Hours' })
const words = () => screen.queryByRole('link', { name: /your words$/ })
const shows = (said: string | RegExp) => waitFor(() => expect(document.body.textContent).toMatch(said))

test('without anything yet: the trial, three plans, and who answers', async () => {
  open(person())
  expect(heading()).toBe('Choose Your Membership')
  expect(region('Try Free for 24 Hours')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(3)
  expect(words()).toBeNull()
  await shows('Test payments: no card is charged, Stripe is not connected.')
  expect(screen.getByRole('link', { name: 'help@mallama.example' })).toBeTruthy()
})

test('who was invited finds their rooms without a plan, by who is in them', async () => {
  const [id, relationshipId] = [anId(), anId()]
  const room = { id, relationshipId, withFirstName: 'Nora', unread: 2 }
  const closed = { id: anId(), relationshipId: null, withFirstName: 'Ada', unread: 0 }
  const mediation = example(Conversation, { id: anId(), title: 'The hall' })
  mediation.progress.yourTurn = true
  open(person(), { 'GET /api/chat-sessions': [room, closed], 'GET /api/mediations': [mediation] })
  await screen.findByRole('heading', { name: 'Open to you without a plan' })
  const links = () => region('Open to you without a plan').getAllByRole('link')
  await screen.findByRole('link', { name: /^Mediation/ })
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mediation: The hall (your turn)', `/chat?id=${mediation.id}`],
    ['Room with Nora (2 new)', `/chat-window/${relationshipId}?session=${id}`],
  ])
})

test.each<[string, Api[string]]>([
  ['none', []],
  ['not loaded', fails()],
])('without a room nothing is said of rooms: %s', async (_, rooms) => {
  const { asked } = open(person(), { 'GET /api/chat-sessions': rooms })
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('/api/chat-sessions'))
  await shows('Choose Plus')
  expect(screen.queryByText('Open to you without a plan')).toBeNull()
})

test.each([
  ['Trial Already Used', 'You have already used your free trial period.', 409, 'conflict'],
  ['Error', 'The trials are being counted. Try again in an hour.', 500, 'unexpected'],
  ['Error', 'Failed to start trial', 502, null],
])('a trial that does not start says why: %s, %s', async (title, why, status, code) => {
  // This page believes that the trial was never used; the server knows better.
  const answer = new Refused(status, code && { code, message: why, requestId: 'r' })
  const { sent, again } = open(person(), { 'POST /api/start-trial': answer })
  await press('Start Free Trial')
  await told(title, why)
  expect(sent('POST', '/api/start-trial')).toHaveLength(1)
  expect(where()).toBe('/membership')
  // What was refused is not offered again, after a reload neither; what only failed is.
  await waitFor(() => expect(trialCard() === null).toBe(status === 409))
  again()
  expect(trialCard() === null).toBe(status === 409)
})

test.each<[string, Record<string, string>, string, string]>([
  ['the day that the server names', { 'Retry-After': '86400' }, '2026-11-23T09:59:59.000Z', '2026-11-23T10:00:00.000Z'],
  ['as long as it may hold', {}, '2026-12-22T09:59:59.000Z', '2026-12-22T10:00:00.000Z'],
])('a refused trial is offered again after %s', async (_, headers, before, after) => {
  const refusal = { code: 'conflict', message: 'You have already used your free trial period.', requestId: 'r' }
  open(person(), { 'POST /api/start-trial': new Refused(409, refusal, headers) })
  await press('Start Free Trial')
  await waitFor(() => expect(trialCard()).toBeNull())
  cleanup()
  open(person({ serverTime: before }))
  expect(trialCard()).toBeNull()
  cleanup()
  open(person({ serverTime: after }))
  expect(trialCard()).toBeTruthy()
})

test('a trial whose answer is late pulls nobody away from the checkout that they chose meanwhile', async () => {
  const late = held<User>()
  open(person(), { 'POST /api/start-trial': () => late.promise })
  await press('Start Free Trial')
  await press('Choose Plus')
  late.go(person(trial))
  await told('Free Trial Started!', 'You now have 24 hours of free access to Core features.')
  // Whatever follows the toast has happened.
  await act(() => new Promise((done) => setTimeout(done)))
  expect(where()).toMatch(/^\/checkout\?plan=plus/)
})

test('choosing a plan leads to its checkout, with the time', async () => {
  open(person())
  const before = Date.now()
  await press('Choose Plus')
  expect(where()).toMatch(/^\/checkout\?plan=plus&v=\d+$/)
  expect(Number(where().split('v=')[1])).toBeGreaterThanOrEqual(before)
})

test('a trial that ended leads to one’s words, and is offered no second time', () => {
  open(person(trial))
  expect(heading()).toBe('Your Free Trial Has Ended')
  expect(screen.queryByRole('button', { name: 'Start Free Trial' })).toBeNull()
  expect(words()?.getAttribute('href')).toBe('/your-words')
})

test.each([
  ['after a trial', { ...trial, ...left }, 'Your Free Trial Has Ended'],
  ['without a trial', left, 'Choose Your Membership'],
])('a plan that ended, %s, is no dead end: words and receipts stay', async (_, told, title) => {
  open(person(told))
  expect(heading()).toBe(title)
  await shows('Your plan ended on 20 November 2026. Nothing more is charged, and nothing was deleted.')
  expect(words()).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Open the receipt of 20 October 2026' })).toBeTruthy()
})

test('a plan that was ended before its 14 days were over can be withdrawn from here', async () => {
  const status = {
    ...none,
    ended: { plan: 'core' as const, at: '2026-11-20T10:00:00.000Z' },
    withdrawal: { until: '2026-12-02T10:00:00.000Z', amount: 10 },
  }
  const { now, sent } = open(person(left), {
    'GET /api/subscription-status': status,
    'POST /api/withdraw-subscription': { message: '$10.00 goes back to your card.', amount: 10 },
  })
  await shows(
    'Core ended on 20 November 2026. You can still withdraw from this contract until 2 December 2026 and get $10.00 back.',
  )
  const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }))
  await press('Withdraw from contract')
  now({ 'GET /api/subscription-status': none })
  await click((await dialog('Withdraw from contract?')).getByRole('button', { name: 'Withdraw and refund $10.00' }))
  await told('Contract withdrawn', '$10.00 goes back to your card.')
  expect(sent('POST', '/api/withdraw-subscription')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(main))
  main.remove()
})

test.each([
  ['active', has('core'), true],
  ['none', none, false],
])('who paid and closed the page is looked up: %s', async (_, status, isPaid) => {
  const { asked } = open(person(), { 'GET /api/subscription-status': status })
  const calls = () => asked.map(({ call }) => call)
  await waitFor(() => expect(calls()).toContain('/api/subscription-status'))
  // The account that has the plan takes the page over.
  if (isPaid) await waitFor(() => expect(calls()).toContain('/api/auth/user'))
  else expect(calls()).not.toContain('/api/auth/user')
})

test('with Stripe connected a checkout is a document of its own, whose policy lets the form in', async () => {
  await serverIs({ billing: { ...testBilling, mode: 'stripe', publishableKey: 'pk_live_1', testCards: [] } })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  open(person())
  await press('Choose Prime')
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/^\/checkout\?plan=prime&v=\d+$/)
  expect(where()).toBe('/membership')
  expect(document.body.textContent).not.toContain('Test payments')
  vi.restoreAllMocks()
})

test('half connected: nothing can be bought, and it says so', async () => {
  await serverIs({ billing: { ...testBilling, mode: 'unavailable', confirmPath: null, testCards: [] } })
  open(person())
  await shows(
    'Payment processing is temporarily unavailable. Nothing can be bought now. Questions: help@mallama.example',
  )
})
