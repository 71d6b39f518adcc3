import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Mood } from '@mallama/contracts/entry'
import { expect, test } from 'vitest'
import { button, click, dialog, fails, field, held, press, write } from '../../parts/test-page.tsx'
import { BACK, LIST, back, entry, insight, open, titles } from './test-journal.tsx'

test('search and mood find entries in all that was ever written, also in what was not loaded yet', async () => {
  const pages = [
    Array.from({ length: 100 }, (_, at) => entry(`Day ${at}`, { mood: 'neutral', content: 'Nothing much happened' })),
    [entry('Café', { content: 'Ate cake with June', tags: ['cake'], mood: 'happy' }), entry('Cake alone')],
  ]
  const { asked } = open([], {
    [LIST]: (_body: object, how: { query: URLSearchParams }) => pages[how.query.has('before') ? 1 : 0],
  })
  await waitFor(() => expect(titles()).toHaveLength(24))
  write('Search entries', 'cafe CAKE')
  await waitFor(() => expect(titles()).toEqual(['Café']))
  write('Search entries', 'cake')
  await waitFor(() => expect(titles()).toEqual(['Café', 'Cake alone']))
  fireEvent.change(field('Mood'), { target: { value: 'happy' satisfies Mood } })
  await waitFor(() => expect(titles()).toEqual(['Café']))
  write('Search entries', 'nobody wrote this')
  await screen.findByRole('heading', { name: 'No entry fits' })
  await press('Show all entries')
  await waitFor(() => expect(titles()).toHaveLength(24))
  // What is looked for is in no address.
  expect(JSON.stringify(asked)).not.toMatch(/cake/i)
})

test('of 400 entries a few are drawn, and more at a press', async () => {
  open(Array.from({ length: 100 }, (_, at) => entry(`Day ${at}`)))
  await waitFor(() => expect(titles()).toHaveLength(24))
  await press('Show more entries')
  expect(titles()).toHaveLength(48)
})

test('what Mallama noticed stands beside the entries, until it is not true', async () => {
  const seen = entry('The car park', {
    aiInsights: insight({
      triggers: [
        { trigger: 'the silence', count: 3 },
        { trigger: 'work', count: 2 },
      ],
      mismatch: 'You chose "happy".',
    }),
  })
  const { sent } = open([seen], {
    'PATCH /api/journal/:id': () => ({ ...seen, aiInsights: null, notTrue: true }),
  })
  await screen.findByText('You call it "Tired".')
  expect(screen.getByText('You chose "happy".')).toBeTruthy()
  expect(screen.getByText('The silence, 3 entries')).toBeTruthy()
  expect(screen.queryByText(/^Work/)).toBeNull()
  await press('Not true for me')
  await waitFor(() => expect(screen.queryByText('You call it "Tired".')).toBeNull())
  expect(sent('PATCH', '/api/journal/:id')).toEqual([{ notTrue: true }])
})

test('a journal that does not load says so, and loads at a press', async () => {
  const { now } = open([], { [LIST]: fails })
  await screen.findByRole('heading', { name: 'Your journal did not load' })
  now({ [LIST]: [entry('There again')] })
  await press('Try again')
  await waitFor(() => expect(titles()).toEqual(['There again']))
})

test('while it loads the place is held, and a day of the month opens its entries', async () => {
  const list = held<unknown>()
  const now = new Date()
  const today = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  open([], {
    [LIST]: () => list.promise,
    [BACK]: back({ year: now.getFullYear(), days: [{ day: today, mood: 'happy', entries: 1 }] }),
  })
  expect(screen.getByRole('status', { name: 'Loading journal' })).toBeTruthy()
  list.go([entry('Today', { createdAt: now.toISOString() }), entry('Long ago', { createdAt: '2020-01-01T12:00:00Z' })])
  const day = await screen.findByRole('button', { name: /, Happy$/ })
  expect(titles()).toEqual(['Today', 'Long ago'])
  await click(day)
  await waitFor(() => expect(titles()).toEqual(['Today']))
  expect(button(/, Happy$/).getAttribute('aria-pressed')).toBe('true')
  await press('Show all days')
  await waitFor(() => expect(titles()).toEqual(['Today', 'Long ago']))
})

test('an entry opens in full, with all of its tags', async () => {
  const tags = ['Leo', 'Dad', 'phone', 'drawer']
  open([entry('Dad’s birthday', { tags, content: 'Nobody wrote.\nI put the phone away.' })])
  await click(within((await screen.findAllByRole('article'))[0]!).getByRole('button', { name: 'Dad’s birthday' }))
  const reader = await dialog('Dad’s birthday')
  for (const tag of tags) expect(reader.getByText(tag)).toBeTruthy()
  await click(reader.getByRole('button', { name: 'Edit' }))
  expect(await dialog('Edit Entry')).toBeTruthy()
})
