import { screen } from '@testing-library/react'
import { Overview } from '@mallama/contracts/admin'
import { expect, test } from 'vitest'
import { openPage, region } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { Administration } from './AdminPage.tsx'

const at = new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString()
const server = { host: 'mallama.home', version: '0.1.0', since: at, openPages: 2 }

test.each([
  [{ live: true, heardAt: at }, ['Stripe', 'Heard 3 hours ago']],
  [{ live: false, heardAt: null }, ['Stripe, in its test mode', 'Not heard yet']],
])('Stripe connected: whether cards are charged, and whether its webhook comes', async (told, words) => {
  const payments = { mode: 'stripe' as const, missing: [], ...told }
  openPage(
    <Administration />,
    { 'GET /api/admin/overview': example(Overview, { server, payments }) },
    { path: '/admin' },
  )
  await screen.findByRole('region', { name: 'System health' })
  for (const one of words) expect(region('System health').getByText(one)).toBeTruthy()
})

test('Stripe half set: what is missing is named where the health of the server stands', async () => {
  const missing = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PRIME']
  const payments = { mode: 'unavailable' as const, missing, live: false, heardAt: null }
  openPage(
    <Administration />,
    { 'GET /api/admin/overview': example(Overview, { server, payments }) },
    { path: '/admin' },
  )
  await screen.findByRole('region', { name: 'System health' })
  expect(
    region('System health').getByText('Unavailable until these are set: STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PRIME'),
  ).toBeTruthy()
})

test.each([
  ['embedded' as const, null, 'Scheduled dumpNone yet'],
  ['embedded' as const, at, 'Scheduled dumpWritten 3 hours ago'],
  ['postgres' as const, null, 'BackupBy PostgreSQL’s own tools'],
])('the dumps that are told of are the scheduled ones: %s', async (kind, dumpedAt, said) => {
  const database = { kind, bytes: null }
  openPage(
    <Administration />,
    { 'GET /api/admin/overview': example(Overview, { server, database, dumpedAt }) },
    { path: '/admin' },
  )
  expect((await screen.findByRole('region', { name: 'System health' })).textContent).toContain(said)
})

test('of a webhook nothing is said where there is none', async () => {
  openPage(<Administration />, { 'GET /api/admin/overview': example(Overview, { server }) }, { path: '/admin' })
  await screen.findByRole('region', { name: 'System health' })
  expect(region('System health').getByText('Test payments')).toBeTruthy()
  expect(region('System health').queryByText(/webhook/)).toBeNull()
})

test('with few people there is no count of safety, and why is said', async () => {
  openPage(<Administration />, { 'GET /api/admin/overview': example(Overview, { server }) }, { path: '/admin' })
  expect((await screen.findByRole('region', { name: 'Safety, last 7 days' })).textContent).toContain(
    'Shown once ten people have an account.',
  )
})
