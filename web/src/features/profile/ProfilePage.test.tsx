import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Receipt } from '@mallama/contracts/billing'
import { beforeAll, expect, test } from 'vitest'
import { has, none } from '../../parts/billing/test-payments.ts'
import { dialog, fails, press, pressNext, region, told, write } from '../../parts/test-page.tsx'
import { example } from '../../platform/test-example.ts'
import { serverIs } from '../../platform/test-network.ts'
import { known, nora, openProfile } from './test-nora.tsx'

beforeAll(() => serverIs({}))

const figure = (name: string) => screen.getByText(name).closest('div')!.querySelector('dd')!.textContent
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const row = (name: string) => screen.getByText(name, { selector: 'bdi' }).closest('summary')!
const band = (name: string) => row(name).querySelector('.band')!.textContent

test('who I am: picture, name, e-mail, membership, and the way to edit them', async () => {
  openProfile([])
  await screen.findByRole('heading', { level: 1, name: 'Nora Adeyemi' })
  screen.getByText('nora@adeyemi.example')
  screen.getByText('Regular Member')
  expect(link('Edit Profile')).toBe('/settings')
  expect(document.querySelector('.me .person')!.textContent).toBe('N')
  expect(document.querySelector('.me img')).toBeNull()
})

test('who gave no name is headed by their address, which stands there once', async () => {
  openProfile([], {}, nora({ firstName: null, lastName: null }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('nora@adeyemi.example')
  expect(document.querySelector('.me')!.textContent.match(/nora@/g)).toHaveLength(1)
})

test('a picture stands in the place of the initial, and one that does not load does not', async () => {
  const me = nora({ profileImageUrl: '/api/account/picture?v=1', subscriptionType: 'premium' })
  const { asked } = openProfile([], { 'GET /api/account/picture': {} }, me)
  screen.getByText('Premium+ Member')
  await waitFor(() => expect(document.querySelector('.me img')?.getAttribute('src')).toMatch(/^blob:/))
  expect(asked.filter(({ call }) => call === '/api/account/picture')).toHaveLength(1)
  fireEvent.error(document.querySelector('.me img')!)
  expect(document.querySelector('.me img')).toBeNull()
  expect(document.querySelector('.me .person')!.textContent).toBe('N')
})

test('four numbers: 70 is healthy, below 50 needs attention, without data neither', async () => {
  openProfile([known('Ama', 70), known('Leo', 50), known('June', 49), known('Idris', null)])
  await screen.findByText('Total Relationships')
  expect(figure('Total Relationships')).toBe('4')
  expect(figure('Healthy Relationships')).toBe('1')
  expect(figure('Need Attention')).toBe('1')
  expect(figure('Average Health')).toBe('56%')
})

test('each person has one of four bands, and a badge where the two are connected', async () => {
  const scores = { Ama: 80, Leo: 79, June: 60, Priya: 59, Tomas: 40, Idris: 39 }
  openProfile(Object.entries(scores).map(([name, score]) => known(name, score, { isMutual: name === 'June' })))
  await screen.findByText('Idris')
  expect(Object.keys(scores).map(band)).toEqual([
    '80% Excellent',
    '79% Good',
    '60% Good',
    '59% Fair',
    '40% Fair',
    '39% Needs Work',
  ])
  expect(screen.getAllByText('Connected')).toHaveLength(1)
  within(row('June')).getByText('Connected')
})

test('no score is no data, and beyond six people one asks for the rest', async () => {
  openProfile(Array.from({ length: 8 }, (_, at) => known(`Friend ${at}`, null)))
  await screen.findByText('Friend 5')
  expect(band('Friend 5')).toBe('No data yet')
  expect(screen.queryByText('Friend 6')).toBeNull()
  await press('Show all 8')
  screen.getByText('Friend 7')
})

test('nobody yet: one sentence and one button, which opens the form', async () => {
  const { sent, now } = openProfile([], { 'POST /api/relationships': fails })
  await screen.findByText('No Relationships Yet')
  expect(screen.queryByText('Total Relationships')).toBeNull()
  await press('Add Relationship')
  const form = await dialog('Add Relationship')
  const types = form.getByLabelText<HTMLSelectElement>('Relationship Type')
  const often = [...types.querySelectorAll('optgroup')][0]!
  expect([...often.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'romantic_partner',
    'mom',
    'dad',
    'brother',
    'sister',
    'friend',
    'colleague',
    'ex_partner',
    'other',
  ])
  write("Person's Name", 'Ama')
  fireEvent.change(types, { target: { value: 'mom' } })
  fireEvent.click(form.getByRole('button', { name: 'Add Relationship' }))
  await told('Failed to Add Relationship', 'Please try again.')
  expect(form.getByLabelText<HTMLInputElement>("Person's Name").value).toBe('Ama')
  const ama = known('Ama', null, { relationshipType: 'mother' })
  now({ 'POST /api/relationships': ama, 'GET /api/relationships': [ama] })
  fireEvent.click(form.getByRole('button', { name: 'Add Relationship' }))
  await waitFor(() => expect(row('Ama').textContent).toContain('Mother'))
  expect(sent('POST', '/api/relationships').at(-1)).toMatchObject({ personName: 'Ama', relationshipType: 'mother' })
})

test('what fails to load says so, each by itself, and loads again', async () => {
  const { now } = openProfile([], { 'GET /api/relationships': fails, 'GET /api/subscription-status': fails })
  await screen.findByText('Your relationships did not load')
  await screen.findByText(/Your membership did not load\./)
  screen.getByRole('heading', { level: 1, name: 'Nora Adeyemi' })
  now({ 'GET /api/relationships': [known('Ama', 82)], 'GET /api/subscription-status': has('core') })
  const people = region('My Relationships')
  fireEvent.click(people.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Ama')
  await pressNext('Try again')
  await screen.findByText('Visa ending in 4242')
})

test('with a plan: what is charged next, the card, receipts, export, country and delete', async () => {
  const receipt = example(Receipt, { id: 'in_1', at: '2026-11-03T10:00:00.000Z', plan: 'core', amount: 10 })
  openProfile([], { 'GET /api/receipts': [receipt] })
  await screen.findByText('Visa ending in 4242')
  screen.getByText('$10.00 on 3 December 2026')
  expect(link('Upgrade Plan')).toBe('/subscribe')
  await screen.findByRole('button', { name: 'Open the receipt of 3 November 2026' })
  expect(link('Export your words')).toBe('/your-words')
  expect(link('Change country')).toBe('/settings#country')
  screen.getByText(/^Germany/)
  expect(link('Delete account')).toBe('/settings#delete')
})

test('without access: account, receipts, country, export and delete are there, and nobody’s words', async () => {
  const expired = nora({
    subscriptionType: 'none',
    stripeSubscriptionId: null,
    hasUsedTrial: true,
    trialStartDate: '2026-03-03T20:00:00.000Z',
    trialEndDate: '2026-03-04T20:00:00.000Z',
  })
  const { asked } = openProfile([known('Ama', 82)], { 'GET /api/subscription-status': none }, expired)
  await screen.findByRole('heading', { level: 2, name: 'No plan' })
  screen.getByText('Trial ended 4 March 2026')
  expect(link('Choose a plan')).toBe('/membership')
  await screen.findByText('Nothing has been paid yet.')
  expect(link('Export your words')).toBe('/your-words')
  expect(link('Change country')).toBe('/settings#country')
  expect(link('Delete account')).toBe('/settings#delete')
  expect(link('Edit Profile')).toBe('/settings')
  expect(screen.queryByText('My Relationships')).toBeNull()
  expect(asked.map(({ call }) => call)).not.toContain('/api/relationships')
})
