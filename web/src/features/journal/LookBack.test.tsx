import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { JournalFilePreview, LookBack } from '@mallama/contracts/journal'
import { expect, test } from 'vitest'
import {
  click,
  dialog,
  fails,
  field,
  openPage,
  press,
  pressNext,
  Refused,
  region,
  told,
  type Api,
} from '../../parts/test-page.tsx'
import { followed } from '../../platform/test-act.ts'
import { anId, example } from '../../platform/test-example.ts'
import { entry } from './test-journal.tsx'
import JournalPage from './JournalPage.tsx'
import { beside, byMonth, sentenceOf } from './year.ts'

const BACK = 'GET /api/journal/look-back'
const days: LookBack['days'] = [
  { day: '2026-02-01', mood: 'very_sad', entries: 1 },
  { day: '2026-02-02', mood: 'sad', entries: 2 },
  { day: '2026-02-03', mood: 'sad', entries: 1 },
  { day: '2026-06-01', mood: 'very_happy', entries: 1 },
  { day: '2026-06-02', mood: 'very_happy', entries: 1 },
  { day: '2026-06-03', mood: 'happy', entries: 1 },
]
const year = (more: Partial<LookBack> = {}) =>
  example(LookBack, {
    year: 2026,
    years: [2026, 2025],
    total: 9,
    entries: 7,
    days,
    usual: 3.29,
    goesWith: [
      { name: 'June', kind: 'person', entries: 5, difference: 0.9 },
      { name: 'work', kind: 'tag', entries: 6, difference: 0.05 },
      { name: 'evenings', kind: 'tag', entries: 5, difference: -0.6 },
    ],
    tooFew: [{ name: 'piano', entries: 2 }],
    emotions: [{ name: 'tired', entries: 4, difference: -0.8 }],
    triggers: [{ trigger: 'the housework', entries: 3, quotes: ['the dishes stood there again'] }],
    ...more,
  })
async function open(back: unknown, more: Api = {}) {
  const opened = openPage(<JournalPage />, { 'GET /api/journal': [], [BACK]: back, ...more })
  await click(screen.getByRole('link', { name: 'Look back' }))
  return opened
}

test('a year is told in a sentence, in counts with words, and in a table by month', async () => {
  const { asked } = await open(year())
  await screen.findByRole('heading', { name: '2026' })
  const chart = document.querySelector('svg[role=img]')!
  expect(chart.getAttribute('aria-label')).toBe(
    'A year of moods, 2026. 6 days written. February is heavier, June is lighter.',
  )
  const counts = within(screen.getByRole('list', { name: 'Days by mood' }))
  expect(counts.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2Very happy',
    '1Happy',
    '0Neutral',
    '2Sad',
    '1Very sad',
  ])
  fireEvent.click(region('2026').getByText('Show as table'))
  const rows = region('2026').getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual(['Feb00021', 'Jun21000'])
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe('/journal?when=2026-02')
  await press('Previous year')
  await waitFor(() => expect(asked.filter(({ call }) => call === '/api/journal/look-back')).toHaveLength(2))
})

test('a tap on a day of the year opens that day', async () => {
  await open(year(), { 'GET /api/journal': [entry('The soup')] })
  await screen.findByRole('heading', { name: '2026' })
  await click(document.querySelector('svg [data-day="2026-02-02"]')!)
  expect(await screen.findByText(/^Only .*2 February/)).toBeTruthy()
})

test('tags and people stand beside one’s usual, each with its entries; too few say nothing', async () => {
  await open(year())
  const card = within(await screen.findByRole('region', { name: 'What goes with your days' }))
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'June5 entrieslighter, +0.9 of 5 steps',
    'work6 entriesas usual, +0.05 of 5 steps',
    'evenings5 entriesheavier, -0.6 of 5 steps',
  ])
  expect(card.getByText(/Side by side, not cause\./)).toBeTruthy()
  fireEvent.click(card.getByText('Too few to say: 1'))
  expect(card.getByText('piano 2. Each needs 5 entries.')).toBeTruthy()
  fireEvent.click(card.getByText('Show as table'))
  expect(card.getAllByRole('row').map((row) => row.textContent)).toContain('evenings5-0.6 of 5 steps')
  const words = region('Your words for how you felt')
  expect(words.getByText('tired')).toBeTruthy()
  fireEvent.click(words.getByText('Show as table'))
  expect(words.getAllByRole('row')[1]!.textContent).toBe('tired4heavier, -0.8 of 5 steps')
})

test('what comes back has a count and own words, and goes when it is not true', async () => {
  const { sent, now } = await open(year(), { 'POST /api/journal/not-true': null })
  const card = within(await screen.findByRole('region', { name: 'What often sets it off' }))
  expect(card.getByText('The housework')).toBeTruthy()
  expect(card.getByText('3 entries')).toBeTruthy()
  expect(card.getByText('“the dishes stood there again”')).toBeTruthy()
  now({ [BACK]: year({ triggers: [] }) })
  await press(/^Not true for me/)
  await waitFor(() => expect(screen.queryByText('The housework')).toBeNull())
  expect(sent('POST', '/api/journal/not-true')).toEqual([{ trigger: 'the housework' }])
})

test.each([
  [{ total: 0 }, 'A year of days will stand here'],
  [{ total: 2 }, 'Not enough yet'],
])('with %o entries nothing is guessed', async (few, heading) => {
  await open(example(LookBack, few))
  await screen.findByRole('heading', { name: heading })
  if (few.total) expect(screen.getByText(/You have 2\./)).toBeTruthy()
  await press('Import from Daylio or Day One')
  expect(await dialog('Import')).toBeTruthy()
})

test('a year that does not load says so, and loads at a press', async () => {
  const { now } = await open(fails)
  await screen.findByRole('heading', { name: 'Your year did not load' })
  now({ [BACK]: year() })
  await press('Try again')
  await screen.findByRole('heading', { name: '2026' })
})

const file = (text: string, name = 'daylio.csv') => new File([text], name, { type: 'text/csv' })
async function choose(one: File) {
  fireEvent.change(field('A journal to bring in'), { target: { files: [one] } })
  await followed()
}
const preview = (more: Partial<JournalFilePreview> = {}) =>
  example(JournalFilePreview, {
    format: 'daylio',
    found: 12,
    from: '2024-01-01',
    to: '2024-02-01',
    known: 4,
    short: 2,
    toAdd: 8,
    moods: [
      { name: 'rad', mood: 'very_happy', sure: true, entries: 7 },
      { name: 'stormy', mood: 'neutral', sure: false, entries: 5 },
    ],
    ...more,
  })

test('a file is looked at first, an unknown mood is asked about, and everything is brought in at a press', async () => {
  const { sent } = await open(year(), {
    'POST /api/journal/import/preview': preview(),
    'POST /api/journal/import': new Refused(201, { id: anId(), added: 8, known: 4 }),
  })
  await pressNext('Import')
  await dialog('Import')
  await choose(file('full_date,mood'))
  await screen.findByText('12, from 1 January 2024 to 1 February 2024')
  expect(screen.getByText('4, skipped')).toBeTruthy()
  expect(screen.getByText('2, kept as mood only')).toBeTruthy()
  fireEvent.change(field('stormy, 5 entries'), { target: { value: 'very_sad' } })
  await press('Import 8 entries')
  await told('8 entries added')
  expect(sent('POST', '/api/journal/import')).toEqual([
    { content: 'full_date,mood', moods: [{ name: 'stormy', mood: 'very_sad' }] },
  ])
})

test('a file that is none says what to do, and nothing is brought in', async () => {
  const message = 'This is not a Daylio or Day One export. Daylio: More, Export entries, CSV.'
  await open(year(), {
    'POST /api/journal/import/preview': preview({ found: 0, toAdd: 0, moods: [], problems: [{ line: 1, message }] }),
  })
  await pressNext('Import')
  await dialog('Import')
  await choose(file('name,type'))
  await screen.findByText(/not a Daylio or Day One export/)
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  await choose(new File([new Uint8Array([137, 80, 0, 0])], 'me.png'))
  await screen.findByText(/me\.png: This is not a text file\./)
})

test('what was brought in can be taken out again, whole', async () => {
  const id = anId()
  const { sent } = await open(year({ imports: [{ id, at: '2026-03-01T10:00:00.000Z', entries: 8 }] }), {
    'DELETE /api/journal/import/:id': null,
  })
  await pressNext(/^Take out again/)
  const asked = await dialog('Take out 8 entries?', 'alertdialog')
  fireEvent.click(asked.getByRole('button', { name: 'Take out' }))
  await told('8 entries taken out')
  expect(sent('DELETE', `/api/journal/import/${id}`)).toHaveLength(1)
})

test('months are named where they differ, and a small difference is none', () => {
  expect(byMonth(days).map(({ month, days, mean }) => [month, days, mean?.toFixed(2)])).toEqual([
    [1, 3, '1.67'],
    [5, 3, '4.67'],
  ])
  const even = year({ days: days.slice(0, 2), usual: 1.67 })
  expect(sentenceOf(even, String)).toBe('A year of moods, 2026. 2 days written.')
  expect([0.9, 0.25, -0.25, -0.3].map(beside)).toEqual(['lighter', 'as usual', 'as usual', 'heavier'])
})
