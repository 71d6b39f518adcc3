import { screen, waitFor } from '@testing-library/react'
import { Conversation } from '@mallama/contracts/conversations'
import { expect, test } from 'vitest'
import { fails, openPage, press, pressNext, Refused, told, where, type Api } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import SoloSessionsPage from './SoloSessionsPage.tsx'

const LIST = 'GET /api/conversations'
const talk = (title: string, more: Partial<Conversation> = {}) => example(Conversation, { id: anId(), title, ...more })
const open = (some: Conversation[], more: Api = {}) =>
  openPage(<SoloSessionsPage />, {
    [LIST]: (_: object, { query }: { query: URLSearchParams }) =>
      query.get('type') === 'solo_session' ? some : fails(),
    ...more,
  })

test('solo sessions alone are listed, and opening the page starts nothing', async () => {
  const { asked } = open([
    talk('Leo', { summary: 'One call first.' }),
    talk('Solo session', { status: 'resolved' }),
    talk('Solo session', { begins: 'Every time I write to him', summary: 'He did not answer.' }),
  ])
  const leo = await screen.findByRole('link', { name: 'Leo' })
  expect(leo.getAttribute('href')).toMatch(/^\/chat\?id=/)
  // Several without a title can be told apart.
  expect(screen.getByRole('link', { name: /^Solo session, .*Mar/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Every time I write to him' })).toBeTruthy()
  for (const words of ['One call first.', 'No summary yet', 'Resolved']) expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All conversations' }).getAttribute('href')).toBe('/conversations')
  expect(asked.filter(({ call }) => call.includes('conversations')).map(({ method }) => method)).toEqual(['GET'])
})

test('Start Solo Session begins one and leads into it', async () => {
  const id = anId()
  const { sent, now } = open([], { 'POST /api/conversations': fails })
  await pressNext('Start Solo Session')
  await told('Failed to create conversation. Please try again.')
  now({ 'POST /api/conversations': () => new Refused(201, talk('Solo session', { id })) })
  await press('Start Solo Session')
  await waitFor(() => expect(where()).toBe(`/chat?id=${id}`))
  const [first, second] = sent('POST', '/api/conversations')
  expect(first).toMatchObject({ title: 'Solo session', type: 'solo_session' })
  // The same click, tried again.
  expect(second).toEqual(first)
})

test('a list that did not load leads on', async () => {
  const { now } = open([], { [LIST]: fails })
  await screen.findByRole('heading', { name: 'Your sessions did not load' })
  now({ [LIST]: [] })
  await press('Try again')
  await screen.findByRole('heading', { name: 'Nothing here yet' })
})
