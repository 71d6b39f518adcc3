import { screen, waitFor, within } from '@testing-library/react'
import { Story } from '@mallama/contracts/community'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { fails, held, openPage, press, pressNext, Refused, region, told, type Api } from '../../parts/test-page.tsx'
import { followed } from '../../platform/test-act.ts'
import { setOpenPaths } from '../../platform/open-paths.ts'
import { anId, example } from '../../platform/test-example.ts'
import DashboardPage from './DashboardPage.tsx'

const LIST = 'GET /api/relationships'
const FEED = 'GET /api/learning-feed'
const someone = (personName: string, more: Partial<Relationship> = {}) =>
  example(Relationship, { id: anId(), personName, relationshipType: 'friend', ...more })
const scored = (personName: string, score: number, more: Partial<Relationship> = {}) =>
  someone(personName, { hasHealthData: true, overallHealthScore: score, ...more })
const quiet = {
  'GET /api/reminders': [],
  'GET /api/conversations': [],
  'GET /api/progress': {},
  'GET /api/text-analysis': [],
  'GET /api/relationship-analysis': [],
  [FEED]: [],
}
const open = (list: unknown, more: Api = {}) => openPage(<DashboardPage />, { [LIST]: list, ...quiet, ...more })

const tile = (name: string) => screen.getByText(name).closest('div')!.querySelector('dd')!.textContent
const cards = () => document.querySelectorAll<HTMLElement>('.rel')
const card = (name: string) => within(screen.getByRole('heading', { name }).closest<HTMLElement>('.rel')!)

test('the tiles count whom a check-in says something about', async () => {
  const { again, now } = open([someone('Nil')])
  await screen.findByText('Total Relationships')
  expect(tile('Total Relationships')).toBe('1')
  expect(tile('Average Health %')).toBe('-')
  now({ [LIST]: [someone('Nil'), ...[70, 69, 50, 49].map((score) => scored(`Score ${score}`, score))] })
  again()
  await waitFor(() => expect(tile('Total Relationships')).toBe('5'))
  expect(tile('Healthy Relationships')).toBe('1')
  expect(tile('Need Attention')).toBe('1')
  // (70 + 69 + 50 + 49) / 4 is 59.5.
  expect(tile('Average Health %')).toBe('60%')
})

test('a card tells how it is in one look: scores, excerpts of 80 characters, and the way in', async () => {
  const notes = 'state '.repeat(20).trim()
  const strugglingWith = 'work '.repeat(30).trim()
  const ines = scored('Ines', 66, {
    relationshipType: 'close_friend',
    notes,
    strugglingWith,
    trustSafetyScore: 85,
    communicationClarityScore: 65,
    growthScore: 40,
  })
  open([ines, scored('Ada', 80), scored('Ben', 60), scored('Cem', 59), someone('Nil', { notes: notes.slice(0, 80) })])
  const shown = (await screen.findByRole('heading', { name: 'Ines' })).closest<HTMLElement>('.rel')!
  expect(shown.getAttribute('href')).toBe(`/relationships/${ines.id}`)
  expect(shown.querySelector('.rel__type')!.textContent).toBe('close friend')
  expect(shown.querySelector('.band')!.textContent).toBe('66% Good')
  expect(card('Ines').getByRole('meter', { name: 'Overall health' }).textContent).toContain('66/100')
  expect([...shown.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['Current State', 'Working On'])
  expect([...shown.querySelectorAll('dd')].map((words) => words.textContent)).toEqual([
    `${notes.slice(0, 80)}...`,
    `${strugglingWith.slice(0, 80)}...`,
  ])
  for (const [name, value] of Object.entries({ Trust: '85', Communication: '65', Growth: '40' }))
    expect(card('Ines').getByRole('meter', { name }).getAttribute('aria-valuenow')).toBe(value)
  expect(shown.textContent).toContain('Click for details & AI insights')
  const bands = [...cards()].map((one) => one.querySelector('.band')!)
  expect(bands.map(({ className }) => /is-\w+/.exec(className)?.[0])).toEqual([
    'is-watch',
    'is-good',
    'is-watch',
    'is-critical',
    undefined,
  ])
  expect(bands.at(-1)!.textContent).toBe('No data yet')
  // Once, and with what would bring some.
  expect(card('Nil').getAllByText(/No data yet/)).toHaveLength(1)
  const empty = card('Nil').getByText('Overall health').closest('.meter--none')!
  expect(empty.textContent).toBe('Overall health–None yet')
  expect(empty.querySelector('.meter__track')).toBeTruthy()
  expect(card('Nil').getByText(/appear with check-ins/)).toBeTruthy()
  expect(cards()[4]!.querySelector('dd')!.textContent).toBe(notes.slice(0, 80).trim())
})

test('with nobody there the heading stands, and the way to the list of all', async () => {
  open([])
  await screen.findByRole('heading', { name: 'No Relationships Yet' })
  const heading = screen.getByRole('heading', { level: 2, name: 'Your Relationships' })
  expect(heading.closest('.sr-only')).toBeNull()
  const all = region('Your Relationships').getByRole('link', { name: 'View All' })
  expect(all.getAttribute('href')).toBe('/relationships')
})

test('above six a button leads to all of them', async () => {
  const people = Array.from({ length: 7 }, (_, n) => someone(`Person ${n}`))
  const { again, now } = open(people.slice(1))
  await waitFor(() => expect(cards()).toHaveLength(6))
  expect(screen.queryByRole('link', { name: /^View All \d/ })).toBeNull()
  now({ [LIST]: people })
  again()
  const all = await screen.findByRole('link', { name: 'View All 7 Relationships' })
  expect(cards()).toHaveLength(6)
  expect(all.getAttribute('href')).toBe('/relationships')
})

test('relationships that do not load say so, and load again', async () => {
  const { now } = open(fails)
  expect(await screen.findByText('Your relationships did not load')).toBeTruthy()
  now({ [LIST]: [] })
  await pressNext('Try again')
  expect(await screen.findByRole('link', { name: 'Add Your First Relationship' })).toBeTruthy()
})

test('all that the page shows is asked for, and the newest story stands beside the way to the feed', async () => {
  setOpenPaths(() => true)
  const story = example(Story, { title: 'The work at home', mine: false })
  const { asked, now, again } = open([someone('Ines')], { [FEED]: [story] })
  await screen.findByText('Newest: The work at home')
  // Each part asks when it has come, in no order.
  const paths = [
    'conversations',
    'progress',
    'text-analysis',
    'relationship-analysis',
    'learning-feed',
    'relationships',
  ]
  for (const path of paths) await waitFor(() => expect(asked.map(({ call }) => call)).toContain(`/api/${path}`))
  // The way in is called what it is called, whatever was told last.
  const link = region('Quick Actions').getByRole('link', { name: 'Learning Feed' })
  expect(link.getAttribute('href')).toBe('/learning-feed')
  now({ [FEED]: [{ ...story, example: true }] })
  again()
  await screen.findByText('An example: The work at home')
  now({ [FEED]: [{ ...story, mine: true }] })
  again()
  await screen.findByText('Yours: The work at home')
  for (const answer of [[], fails]) {
    now({ [FEED]: answer })
    again()
    await screen.findByText('Your activity will appear here as you use the app.')
    expect(
      region('Quick Actions')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Start Solo Session', 'Analyze Text', 'Relationship Insights', 'Learning Feed'])
  }
})

test('an agreement to look at again stands among what is due, leads into its mediation, and is put away', async () => {
  const conversationId = anId()
  const [mara, agreement] = [
    { relationshipId: anId(), personName: 'Mara', kind: 'check-in', label: null, due: '2026-03-02', years: null },
    { kind: 'agreement', conversationId, title: 'The guest list', due: '2026-03-06' },
  ]
  const { now, sent } = open([someone('Mara')], { 'GET /api/reminders': [mara, agreement] })
  const link = await screen.findByRole('link', { name: 'The guest list' })
  expect(link.getAttribute('href')).toBe(`/chat?id=${conversationId}`)
  const done = /^Done: The guest list, Look at your agreement again, since/
  const path = `/api/conversations/${conversationId}/reminders/done`
  now({ [`POST ${path}`]: fails })
  await press(done)
  await told('It could not be marked as done', 'It may be your connection.')
  now({ [`POST ${path}`]: new Refused(401, { code: 'unauthenticated', message: 'Please log in.', requestId: 'r' }) })
  await press(done)
  await told('It could not be marked as done', 'Please log in.')
  now({ [`POST ${path}`]: null, 'GET /api/reminders': [mara] })
  await press(done)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The guest list' })).toBeNull())
  expect(sent('POST', path)).toHaveLength(3)
  screen.getByRole('button', { name: /^Done: Mara, Check in/ })
})

test('what several parts of the page show is asked for once, however late the people come', async () => {
  const { promise, go } = held<object>()
  const { asked } = open(() => promise)
  const analyses = () => asked.filter(({ call }) => call === '/api/relationship-analysis')
  await waitFor(() => expect(analyses()).toHaveLength(1))
  await followed()
  go([someone('Nil')])
  await screen.findByText('Text Analyses')
  await screen.findByText('Recent Activity')
  expect(analyses()).toHaveLength(1)
})
