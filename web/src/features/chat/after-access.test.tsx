import { screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { ConversationMessage, OpenConversation } from '@mallama/contracts/conversations'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { fails, field, held, openPage, press, Refused, seenBy, where, write } from '../../parts/test-page.tsx'
import { anId, example } from '../../platform/test-example.ts'
import ChatPage from './ChatPage.tsx'

const ONE = '/api/conversations/:id'
const BOX = 'Message Mallama'
const serverTime = '2026-11-22T10:00:00.000Z'
const trial = (trialEndDate: string) =>
  example(User, {
    serverTime,
    role: 'user',
    hasUsedTrial: true,
    trialStartDate: '2026-11-21T11:00:00.000Z',
    trialEndDate,
  })
const runs = trial('2026-11-22T11:00:00.000Z')
const over = trial('2026-11-22T09:00:00.000Z')

function Page({ user }: { user: User }) {
  const [now, setNow] = useState(user)
  return (
    <>
      {seenBy(now, <ChatPage />)}
      <button onClick={() => setNow(over)}>The trial ends</button>
    </>
  )
}
const end = () => press('The trial ends')

function open(user: User, api = {}) {
  const id = anId()
  const session = example(OpenConversation, { id, title: 'Before I write to Leo' })
  return openPage(<Page user={user} />, { [`GET ${ONE}`]: session, ...api }, { path: `/chat?id=${id}` })
}
const opened = () => screen.findByRole('heading', { level: 1, name: 'Before I write to Leo' })

test('one’s own solo session asks for a plan once access has ended', async () => {
  open(over)
  await waitFor(() => expect(where()).toBe('/membership'))
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('so it does when its words are not shown any more: no fault of the connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  open(over, { [`GET ${ONE}`]: new Refused(402, { code: 'membership_required', message: 'A plan', requestId: 'r' }) })
  await waitFor(() => expect(where()).toBe('/membership'))
  vi.restoreAllMocks()
})

test('one that is open when access ends stays while words in it are not sent, and no longer', async () => {
  open(runs)
  await opened()
  write(BOX, 'I was going to say')
  await end()
  expect(field(BOX).value).toBe('I was going to say')
  write(BOX, '')
  await waitFor(() => expect(where()).toBe('/membership'))
})

test('a message that is on its way when access ends is not lost with the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = held<Refused>()
  open(runs, { [`POST ${ONE}/messages`]: () => answer.promise })
  await opened()
  write(BOX, 'I was going to say')
  await press('Send')
  await end()
  expect(screen.getByText('I was going to say')).toBeTruthy()
  answer.go(new Refused(402, { code: 'membership_required', message: 'A plan', requestId: 'r' }))
  await waitFor(() => expect(field(BOX).value).toBe('I was going to say'))
  expect(where()).toMatch(/^\/chat\?id=/)
  vi.restoreAllMocks()
})

const kept = (...said: string[]) =>
  example(OpenConversation, {
    id: anId(),
    title: 'Before I write to Leo',
    messages: said.map((content) => example(ConversationMessage, { id: anId(), senderId: 'nora', content })),
  })

test('one that was kept and got no answer is not lost with the page, which goes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = open(runs)
  await opened()
  write(BOX, 'I was going to say')
  // The server keeps the words, and its coach fails.
  page.now({ [`POST ${ONE}/messages`]: fails, [`GET ${ONE}`]: kept('I was going to say') })
  await press('Send')
  await waitFor(() => expect(field(BOX).value).toBe('I was going to say'))
  expect(where()).toMatch(/^\/chat\?id=/)
  await end()
  await waitFor(() => expect(where()).toBe('/membership'))
  vi.restoreAllMocks()
})

test('but one that failed before it was kept holds the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = open(runs, { [`POST ${ONE}/messages`]: fails })
  await opened()
  write(BOX, 'I was going to say')
  await press('Send')
  await waitFor(() => expect(page.asked.filter(({ method }) => method === 'GET')).toHaveLength(2))
  await end()
  expect(field(BOX).value).toBe('I was going to say')
  expect(where()).toMatch(/^\/chat\?id=/)
  vi.restoreAllMocks()
})
