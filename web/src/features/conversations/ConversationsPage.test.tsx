import { screen, waitFor, within } from '@testing-library/react'
import { Conversation } from '@mallama/contracts/conversations'
import { expect, test } from 'vitest'
import {
  button,
  click,
  dialog,
  fails,
  openPage,
  press,
  pressNext,
  Refused,
  told,
  where,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import ConversationsPage from './ConversationsPage.tsx'

const LIST = 'GET /api/conversations'
const BEGIN = 'POST /api/conversations'
const ONE = '/api/conversations/:id'
const talk = (title: string, more: Partial<Conversation> = {}) =>
  example(Conversation, { id: anId(), title, createdAt: '2020-03-02T20:00:00.000Z', ...more })
const listed = (some: Conversation[], counts = { total: some.length, active: 0 }) =>
  new Refused(200, some, { 'x-total-count': String(counts.total), 'x-active-count': String(counts.active) })
const open = (some: Conversation[], more: Api = {}, path = '/conversations') =>
  openPage(
    <ConversationsPage />,
    { [LIST]: listed(some), 'GET /api/progress': { emotional_intelligence: 71 }, ...more },
    { path },
  )
const card = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li')!)
const figure = (name: string) => screen.getByText(name).closest('div')!.querySelector('dd')!.textContent

test('the strip counts all sessions and the active ones, and has emotional intelligence from progress', async () => {
  open([talk('Leo')], { [LIST]: listed([talk('Leo')], { total: 250, active: 12 }) })
  await screen.findByRole('link', { name: 'Leo' })
  expect([figure('Total Sessions'), figure('Active Sessions')]).toEqual(['250', '12'])
  await waitFor(() => expect(figure('Emotional Intelligence')).toBe('71%'))
})

test('without progress there is no percent, and never a zero', async () => {
  open([talk('Leo')], { 'GET /api/progress': {} })
  await screen.findByRole('link', { name: 'Leo' })
  await waitFor(() => expect(figure('Emotional Intelligence')).toBe('No data yet'))
})

test('where progress did not load nothing says that there is none', async () => {
  const { asked } = open([talk('Leo')], { 'GET /api/progress': fails() })
  await screen.findByRole('link', { name: 'Leo' })
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('/api/progress'))
  expect(figure('Emotional Intelligence')).toBe('-')
})

test('a card has title, type, status, description, summary, counts, dates and the stage that was reached', async () => {
  const now = new Date().toISOString()
  open([
    talk('Before I write to Leo', {
      description: 'A message about the flat',
      summary: 'It began with “He did the nights.”',
      messageCount: 14,
      updatedAt: now,
      progress: { step: 3, of: 4, stage: 'Words to send', agreements: 0, yourTurn: false },
    }),
    talk('The guest list', {
      type: 'group_mediation',
      status: 'waiting',
      messageCount: 1,
      updatedAt: '2020-03-09T20:00:00.000Z',
      progress: { step: 5, of: 5, stage: 'Agreement', agreements: 2, yourTurn: true },
    }),
  ])
  const solo = await card('Before I write to Leo')
  for (const words of ['Solo session', 'Active', 'A message about the flat', 'It began with “He did the nights.”'])
    expect(solo.getByText(words)).toBeTruthy()
  expect(solo.getByText(/^14 messages, started 2 Mar 2020/)).toBeTruthy()
  expect(solo.getByText('Just now')).toBeTruthy()
  const meter = solo.getByRole('meter', { name: 'Words to send' })
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['3', '4'])
  expect(solo.getByRole('link').getAttribute('href')).toMatch(/^\/chat\?id=/)
  const group = await card('The guest list')
  for (const words of ['Group mediation', 'Waiting', 'Your turn']) expect(group.getByText(words)).toBeTruthy()
  expect(group.getByText('No summary yet. It comes once there is enough to sum up.')).toBeTruthy()
  expect(group.getByRole('meter', { name: '2 agreements' })).toBeTruthy()
  expect(group.getByText(/^1 message, started/)).toBeTruthy()
})

test('what is resolved or archived is under Earlier, with its count', async () => {
  open([talk('Open'), talk('Done', { status: 'resolved' }), talk('Away', { status: 'archived' })])
  const region = await screen.findByRole('region', { name: 'Open' })
  expect(within(region).getAllByRole('listitem')).toHaveLength(1)
  const fold = screen.getByText('Earlier').closest('details')!
  expect(fold.textContent).toContain('2')
  expect(within(fold).getByRole('link', { name: 'Done', hidden: true })).toBeTruthy()
})

test('a mediation that is over is resolved where something was agreed on, and ended where it was not', async () => {
  const over = { type: 'group_mediation', status: 'resolved' } as const
  const progress = { step: 1, of: 5, stage: 'You left', agreements: 0, yourTurn: false }
  open([
    talk('The guest list', { ...over, progress }),
    talk('The car', { ...over, progress: { ...progress, stage: 'Agreement', agreements: 1 } }),
  ])
  const left = within((await screen.findByRole('link', { name: 'The guest list', hidden: true })).closest('li')!)
  expect([left.queryByText('Ended'), left.queryByText('Resolved')]).toEqual([expect.anything(), null])
  expect(left.getByText('You left')).toBeTruthy()
  const agreed = within(screen.getByRole('link', { name: 'The car', hidden: true }).closest('li')!)
  expect([agreed.queryByText('Ended'), agreed.queryByText('Resolved')]).toEqual([null, expect.anything()])
})

test('`join` leads into the conversation', async () => {
  open([], {}, '/conversations?join=c1')
  await waitFor(() => expect(where()).toBe('/chat?id=c1'))
})

test('a new one needs a title, offers both types, and leads into its chat', async () => {
  const id = anId()
  const { sent } = open([], { [BEGIN]: (body: { title: string }) => new Refused(201, talk(body.title, { id })) })
  await pressNext('New Conversation')
  const form = await dialog('New Conversation')
  const options = [...form.getByLabelText<HTMLSelectElement>('Type').options].map(({ value, text }) => [value, text])
  expect(options).toEqual([
    ['solo_session', 'Solo session'],
    ['group_mediation', 'Group mediation'],
  ])
  write('Title', '   ')
  await press('Start')
  expect(form.getByText('Title is required')).toBeTruthy()
  expect(sent('POST', '/api/conversations')).toEqual([])
  write('Title', 'The guest list')
  await press('Start')
  await waitFor(() => expect(where()).toBe(`/chat?id=${id}`))
  const [body] = sent('POST', '/api/conversations')
  expect(body).toMatchObject({ title: 'The guest list', type: 'solo_session' })
  expect(body).not.toHaveProperty('description')
})

test('of a mediation the hint and the button change with the type, and a description is taken along', async () => {
  const { sent } = open([], { [BEGIN]: () => new Refused(201, talk('x')) })
  await pressNext('New Conversation')
  const form = await dialog('New Conversation')
  expect(form.getByText('Just you and Mallama. Nobody else can see it.')).toBeTruthy()
  write('Type', 'group_mediation')
  expect(form.getByText(/You get a link to send/)).toBeTruthy()
  write('Title', 'The guest list')
  write(/^Description/, 'Who decides who comes')
  await press('Create and invite')
  await waitFor(() => expect(sent('POST', '/api/conversations')).toHaveLength(1))
  expect(sent('POST', '/api/conversations')[0]).toMatchObject({
    type: 'group_mediation',
    description: 'Who decides who comes',
  })
})

test('a failed creation says so, keeps the form, and is one conversation when it is tried again, and another when it was changed', async () => {
  const { sent, again } = open([talk('Leo')], { [BEGIN]: fails })
  await pressNext('New Conversation')
  await dialog('New Conversation')
  write('Title', 'The guest list')
  await press('Start')
  await told('Failed to create conversation. Please try again.')
  await press('Start')
  await waitFor(() => expect(sent('POST', '/api/conversations')).toHaveLength(2))
  const ids = sent('POST', '/api/conversations').map(({ clientId }) => clientId)
  expect(new Set(ids).size).toBe(1)
  write('Title', 'The other list')
  await press('Start')
  await waitFor(() => expect(sent('POST', '/api/conversations')).toHaveLength(3))
  expect(ids).not.toContain(sent('POST', '/api/conversations')[2]!.clientId)
  again()
  await pressNext('New Conversation')
  await dialog('New Conversation')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('The other list')
})

test('the menu of a card renames, marks, archives and deletes it', async () => {
  const one = talk('Leo', { messageCount: 14 })
  const { sent } = open([one], {
    [`PATCH ${ONE}`]: (body: object) => ({ ...one, ...body }),
    [`DELETE ${ONE}`]: null,
  })
  const choose = async (name: string) => {
    await pressNext('More for Leo')
    await click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Rename')
  const form = await dialog('Rename')
  write('Title', ' ')
  await press('Save')
  expect(form.getByText('Title is required')).toBeTruthy()
  write('Title', 'Before I write')
  await press('Save')
  for (const name of ['Mark as Resolved', 'Needs More Attention', 'Archive']) await choose(name)
  await waitFor(() =>
    expect(sent('PATCH', ONE)).toEqual([
      { title: 'Before I write' },
      { status: 'resolved' },
      { status: 'needs_attention' },
      { status: 'archived' },
    ]),
  )
  await choose('Delete')
  const asking = await dialog('Delete “Leo”?', 'alertdialog')
  expect(asking.getByText(/Its 14 messages and its summary go for good/)).toBeTruthy()
  await press('Delete')
  await waitFor(() => expect(sent('DELETE', ONE)).toHaveLength(1))
})

test('search asks in a body, marks the hit, quotes one’s own message, and leads back', async () => {
  const one = talk('Before I write', { description: 'About Dad’s Flat' })
  const two = talk('June')
  const { asked, sent } = open([one, two], {
    'POST /api/conversations/search': ({ words }: { words: string }) =>
      words === 'flat'
        ? [
            { ...one, hit: { where: 'description', text: 'About Dad’s Flat' } },
            { ...two, hit: { where: 'message', text: 'the flat is empty' } },
          ]
        : [],
  })
  await screen.findByRole('link', { name: 'June' })
  write('Search conversations', 'flat')
  await screen.findByText('2 conversations have “flat” in them')
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Flat', 'flat'])
  expect(screen.getByText('You wrote:')).toBeTruthy()
  expect(asked.every(({ call }) => !call.includes('flat'))).toBe(true)
  write('Search conversations', 'boat')
  await screen.findByRole('heading', { name: 'Nothing has “boat” in it' })
  expect(sent('POST', '/api/conversations/search')).toEqual([{ words: 'flat' }, { words: 'boat' }])
  await click(screen.getAllByRole('button', { name: 'Clear search' })[1]!)
  await screen.findByRole('link', { name: 'June' })
})

test('none yet, and a list that did not load, each lead on', async () => {
  const { now } = open([], { [LIST]: fails })
  await screen.findByRole('heading', { name: 'Your conversations did not load' })
  now({ [LIST]: listed([]) })
  await press('Try again')
  await screen.findByRole('heading', { name: 'No conversations yet' })
  expect(figure('Total Sessions')).toBe('0')
  expect(button('New Conversation')).toBeTruthy()
  // Whoever comes from a chat about somebody looks for it here.
  expect(screen.getByRole('link', { name: 'Relationships' }).getAttribute('href')).toBe('/relationships')
})
