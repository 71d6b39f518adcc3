import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ENTRY } from '@mallama/contracts/entry'
import { expect, test } from 'vitest'
import { click, dialog, fails, field, press, pressNext, Refused, told, write } from '../../parts/test-page.tsx'
import { LIST, WRITE, entry, insight, open, saves, titles } from './test-journal.tsx'

const EDIT = 'PUT /api/journal/:id'
const DELETE = 'DELETE /api/journal/:id'

const help = {
  tier: 2 as const,
  category: 'abuse' as const,
  message: 'What you describe is not your fault.',
  resources: [],
  country: 'GB',
  thirdParty: false,
  aside: false,
}

const choose = (mood: string) => click(screen.getByRole('radio', { name: mood }))

async function fill(more: Record<string, string> = {}) {
  await screen.findByRole('dialog')
  await choose('Sad')
  const words = {
    Title: 'The car park',
    'What happened': 'Sat in the car for ten minutes.',
    Emotions: 'Tired',
    ...more,
  }
  for (const [label, value] of Object.entries(words)) write(label, value)
}

test('the first page is blank, and one button leads to the form', async () => {
  open([])
  await screen.findByRole('heading', { name: 'Your first page is blank, and that is fine' })
  await click(screen.getAllByRole('button', { name: 'New Entry' })[1]!)
  expect(await dialog('New Entry')).toBeTruthy()
})

test('a card shows two tags and how many more there are', async () => {
  open([entry('Dad’s birthday', { tags: ['Leo', 'Dad', 'phone', 'drawer'] }), entry('June called', { tags: ['June'] })])
  const [first, second] = await screen.findAllByRole('article')
  expect(within(first!).getByText('Leo')).toBeTruthy()
  expect(within(first!).getByText('Dad')).toBeTruthy()
  expect(within(first!).queryByText('phone')).toBeNull()
  expect(within(first!).getByText('+2')).toBeTruthy()
  expect(within(second!).queryByText(/^\+/)).toBeNull()
})

test('what is missing or too long is said under its field, in the specification’s words, and nothing is sent', async () => {
  const { sent } = open([entry('A day')])
  await pressNext('New Entry')
  await dialog('New Entry')
  await press('Save Entry')
  const told = (words: string) => screen.getByText(words)
  for (const words of ['Choose a mood', 'Title is required', 'Content must be at least 10 characters'])
    expect(told(words)).toBeTruthy()
  expect(told('Please describe your emotions')).toBeTruthy()
  await fill({ Title: 'a'.repeat(101), 'What happened': 'a'.repeat(ENTRY.content + 1) })
  expect(told('Title too long')).toBeTruthy()
  expect(told('Content too long')).toBeTruthy()
  expect(field('Title').getAttribute('aria-invalid')).toBe('true')
  await press('Save Entry')
  expect(sent('POST', '/api/journal')).toEqual([])
})

test('a mood chosen in an empty form is enough with a line; words that stand there already stay', async () => {
  const { sent } = open([entry('Yesterday')])
  await pressNext('New Entry')
  await dialog('New Entry')
  await click(screen.getByRole('radio', { name: 'Sad' }))
  expect(field('Emotions').value).toBe('Sad')
  await click(screen.getByRole('radio', { name: 'Happy' }))
  expect(field('Emotions').value).toBe('Happy')
  expect(field('Title').value).toMatch(/^\w+ \d+ \w+$/)
  write('Emotions', 'proud')
  write('Title', 'The presentation')
  write('What happened', 'Josh thanked me in front of everyone.')
  await click(screen.getByRole('radio', { name: 'Very happy' }))
  await press('Save Entry')
  await waitFor(() => expect(sent('POST', '/api/journal')).toHaveLength(1))
  const body = { title: 'The presentation', emotions: 'proud', mood: 'very_happy' }
  expect(sent('POST', '/api/journal')[0]).toMatchObject(body)
})

test('an entry is written: its tags as a list, its card first, and one more question whose answer joins it', async () => {
  const { sent } = open([entry('Yesterday')], { [EDIT]: (body: object) => entry('The car park', body) })
  await pressNext('New Entry')
  await fill({ 'Tags (optional)': 'Tomas, evenings , tomas,, 🌧️' })
  await press('Save Entry')
  await waitFor(() => expect(titles()).toEqual(['The car park', 'Yesterday']))
  expect(screen.queryByRole('dialog')).toBeNull()
  const [posted] = sent('POST', '/api/journal')
  expect(screen.getAllByRole('heading', { level: 2, name: /\?$/ }), 'one question at a time').toHaveLength(1)
  expect(posted).toMatchObject({ title: 'The car park', mood: 'sad', tags: ['Tomas', 'evenings', '🌧️'] })
  fireEvent.change(screen.getByRole('textbox', { name: /\?$/ }), { target: { value: 'The silence in the lift.' } })
  await press('Add to the entry')
  await told('Added to your entry')
  const [edited] = sent('PUT', '/api/journal/:id')
  expect(edited!['content']).toMatch(/^Sat in the car for ten minutes\.\n\n.+\?\nThe silence in the lift\.$/)
  expect(edited!['tags']).toEqual(['Tomas', 'evenings', '🌧️'])
})

test('an entry that was changed somewhere else is not overwritten unseen: both stand there until one is chosen', async () => {
  const before = entry('A day', { updatedAt: '2026-01-01T10:00:00.000Z' })
  const theirs = { ...before, content: 'The first tab wrote this.', updatedAt: '2026-01-01T11:00:00.000Z' }
  let isThere = false
  const { sent } = open([], {
    [LIST]: () => [isThere ? theirs : before],
    [EDIT]: (body: Record<string, unknown>) => {
      if (body['basedOn'] === theirs.updatedAt) return { ...theirs, ...body }
      isThere = true
      return new Refused(409, { code: 'conflict', message: 'Changed meanwhile.', requestId: 'r' })
    },
  })
  await click(await screen.findByRole('button', { name: /Edit/ }))
  await dialog('Edit Entry')
  write('What happened', 'The second tab wrote something else.')
  await press('Save Entry')
  const clash = within(await screen.findByRole('region', { name: 'Changed somewhere else: This entry' }))
  expect(clash.getByText(/The first tab wrote this/)).toBeTruthy()
  expect(clash.getByText(/The second tab wrote something else/)).toBeTruthy()
  await press('Keep yours')
  await told('Your changes are saved')
  expect(sent('PUT', '/api/journal/:id').map(({ basedOn }) => basedOn)).toEqual([before.updatedAt, theirs.updatedAt])
})

test('with one thumb: a mood, a line, save', async () => {
  const { sent } = open([entry('Yesterday')])
  await pressNext('Write: Happy')
  await dialog('New Entry')
  expect(document.activeElement).toBe(field('What happened'))
  write('What happened', 'She laughed so hard that I forgot why I rang.')
  await press('Save Entry')
  await waitFor(() => expect(sent('POST', '/api/journal')).toHaveLength(1))
  expect(sent('POST', '/api/journal')[0]).toMatchObject({ mood: 'happy', emotions: 'Happy', tags: [] })
  expect(sent('POST', '/api/journal')[0]!['title']).toMatch(/^\w+day \d+ \w+$/)
})

test('a save that fails keeps the form and its words; the next try is the same entry', async () => {
  const { sent, now } = open([], { [WRITE]: fails })
  await screen.findByRole('heading', { name: 'Your first page is blank, and that is fine' })
  await click(screen.getAllByRole('button', { name: 'New Entry' })[0]!)
  await dialog('New Entry')
  await fill()
  await press('Save Entry')
  await told('Failed to create journal entry', 'Your words are still here.')
  expect(field('What happened').value).toBe('Sat in the car for ten minutes.')
  now({ [WRITE]: saves })
  await press('Save Entry')
  await waitFor(() => expect(titles()).toEqual(['The car park']))
  const [first, second] = sent('POST', '/api/journal')
  expect(first!['id']).toBe(second!['id'])
})

test('what the server says of a field stands under that field', async () => {
  const details = { 'tags.0': ['A tag has at most 100 characters'] }
  open([entry('A day')], { [WRITE]: () => new Refused(400, { code: 'invalid_input', message: 'x', details }) })
  await pressNext('New Entry')
  await fill({ 'Tags (optional)': 'evenings' })
  await press('Save Entry')
  await screen.findByText('A tag has at most 100 characters')
  expect(field('Tags (optional)').getAttribute('aria-invalid')).toBe('true')
  expect(field('What happened').value).toBe('Sat in the car for ten minutes.')
})

test('words that were begun are there after a reload, and can be discarded', async () => {
  const { again } = open([entry('A day')])
  await pressNext('New Entry')
  write('What happened', 'Half a line that')
  again()
  await pressNext('New Entry')
  await dialog('New Entry')
  expect(field('What happened').value).toBe('Half a line that')
  await press('Discard it')
  expect(screen.queryByText(/You have begun an entry/)).toBeNull()
  await press('New Entry')
  await dialog('New Entry')
  expect(field('What happened').value).toBe('')
})

test('the page says that an entry was begun, and goes on with it', async () => {
  const { again } = open([entry('A day')])
  await pressNext('New Entry')
  expect(screen.queryByText(/You have begun an entry/)).toBeNull()
  write('What happened', 'Half a line that')
  again()
  await pressNext('Go on with it')
  await dialog('New Entry')
  expect(field('What happened').value).toBe('Half a line that')
})

test('the question of the day is still there where it is answered, and no question stands over an entry of before', async () => {
  open([entry('A day')])
  const question = (await screen.findByRole('heading', { level: 2, name: /\?$/ })).textContent
  await press('Write: Happy')
  await dialog('New Entry')
  expect(field('What happened').getAttribute('placeholder')).toBe(question)
  await press('Close')
  await press('Edit A day')
  await dialog('Edit Entry')
  expect(field('What happened').getAttribute('placeholder')).toBeNull()
})

test('editing opens the same form with what stands there, and replaces it', async () => {
  const { sent } = open([entry('The car park', { tags: ['Tomas'] })], {
    [EDIT]: (body: object) => entry('The soup', { ...body }),
  })
  await pressNext('Edit The car park')
  await dialog('Edit Entry')
  expect(field('Tags (optional)').value).toBe('Tomas')
  write('Title', 'The soup')
  write('Tags (optional)', '')
  await press('Save Entry')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await told('Your changes are saved')
  expect(sent('PUT', '/api/journal/:id')).toEqual([expect.objectContaining({ title: 'The soup', tags: [] })])
})

test('deleting asks nothing and can be undone; it goes when the page is left', async () => {
  const { sent } = open([entry('The car park'), entry('June called')], { [DELETE]: null })
  await pressNext('Delete The car park')
  expect(screen.getByText('Deleted: The car park')).toBeTruthy()
  await press('Undo')
  expect(titles()).toEqual(['The car park', 'June called'])
  await press('Delete June called')
  await press('Delete The car park')
  await waitFor(() => expect(sent('DELETE', '/api/journal/:id')).toHaveLength(1))
  await waitFor(() => expect(titles()).toEqual([]))
})

test('from tier 2 on help stands in the place of an insight and of the question, and can be set aside', async () => {
  const dark = entry('Last night', { aiInsights: insight({ emotionalPattern: 'You wrote it.', safety: help }) })
  const { sent } = open([entry('Yesterday')], {
    [WRITE]: () => new Refused(201, dark),
    'PATCH /api/journal/:id': () => ({ ...dark, aiInsights: insight({ safety: { ...help, tier: 1, aside: true } }) }),
    'GET /api/safety/resources': { country: null, countries: [], resources: [], checkedAt: '2026-01-01' },
  })
  await pressNext('New Entry')
  await fill()
  await press('Save Entry')
  const first = within(await screen.findByRole('region', { name: 'This comes first' }))
  expect(first.getByRole('heading', { name: 'You deserve to be safe' })).toBeTruthy()
  expect(screen.queryByText('You wrote it.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to the entry' })).toBeNull()
  await press('This is not about my safety')
  await screen.findByRole('button', { name: 'Add to the entry' })
  expect(sent('PATCH', '/api/journal/:id')).toEqual([{ aside: true }])
})

test('help that comes with a refusal stands above the words, which stay', async () => {
  open([entry('A day')], {
    [WRITE]: () => new Refused(402, { code: 'membership_required', message: 'x', safety: help }),
    'GET /api/safety/resources': { country: null, countries: [], resources: [], checkedAt: '2026-01-01' },
  })
  await pressNext('New Entry')
  await fill()
  await press('Save Entry')
  await screen.findByRole('heading', { name: 'You deserve to be safe' })
  expect(field('What happened').value).toBe('Sat in the car for ten minutes.')
})
