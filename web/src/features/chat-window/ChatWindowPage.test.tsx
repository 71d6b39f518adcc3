import { fireEvent, screen, waitFor } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { RelationshipRoom } from '@mallama/contracts/chat'
import { Relationship } from '@mallama/contracts/relationships'
import { ChatSession, SharedMessage } from '@mallama/contracts/sessions'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { openPage, press, Refused, seenBy, where, type Api } from '../../parts/test-page.tsx'
import ChatWindowPage from './ChatWindowPage.tsx'

const PERSON = 'GET /api/relationships/:id'
const ROOM = 'GET /api/chat-sessions/:id'
const SAY = 'POST /api/chat-sessions/:id/messages'
const missing = () => new Refused(404, { code: 'not_found', requestId: 'r' })
const relationshipId = anId()
const sessionId = anId()
const me = example(User, {
  id: 'nora',
  firstName: 'Nora',
  trialStartDate: '2020-01-01T00:00:00.000Z',
  trialEndDate: '2099-01-01T00:00:00.000Z',
  presence: false,
})
const person = example(Relationship, { id: relationshipId, personName: 'Tomas', connectedToUserId: 'tomas' })
const said = (seq: number, content: string, senderId: string | null = 'tomas') =>
  example(SharedMessage, { id: anId(), seq, content, senderId, senderName: senderId === 'nora' ? 'Nora' : 'Tomas' })
const room = (...messages: SharedMessage[]) =>
  example(ChatSession, {
    id: sessionId,
    relationshipId,
    open: true,
    participants: [
      { id: 'nora', firstName: 'Nora', left: false },
      { id: 'tomas', firstName: 'Tomas', left: false },
    ],
    presence: [],
    reads: [],
    readSeq: messages.length,
    lastSeq: messages.length,
    messages,
  })

function open(api: Api, { session = sessionId as string | null, id = relationshipId as string | null } = {}) {
  const path = `/chat-window${id ? `/${id}` : ''}${session ? `?session=${session}` : ''}`
  return openPage(
    seenBy(me, <ChatWindowPage />),
    { [PERSON]: person, 'GET /api/relationships/:id/room': missing, 'POST /api/chat-sessions/:id/read': null, ...api },
    { path, params: id ? { relationshipId: id } : {} },
  )
}

test('without an id it says so, and nothing is asked for', async () => {
  const { asked } = open({}, { id: null, session: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'No relationship ID provided.' })).toBeTruthy()
  expect(asked).toEqual([])
})

test('a relationship that is not there is not found, whatever the session', async () => {
  open({ [PERSON]: missing, [ROOM]: room() })
  expect(await screen.findByRole('heading', { level: 1, name: 'Relationship Not Found' })).toBeTruthy()
  expect(screen.getByText("The relationship you're trying to access was not found.")).toBeTruthy()
})

test('with a session it bears the title, the badge and every message with its name', async () => {
  open({ [ROOM]: room(said(1, 'Can we talk?'), said(2, 'Yes', 'nora')) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat about Tomas' })).toBeTruthy()
  expect(screen.getByText('Multi-User Session')).toBeTruthy()
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect([...log.querySelectorAll('.msg__who b')].map((one) => one.textContent)).toEqual(['Tomas', 'You'])
  expect(log.textContent).toContain('Delivered')
  expect(log.textContent).not.toMatch(/Read by|Waits for|is here/)
})

test('Close Window closes it, and leads to the person where a page may not close itself', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined)
  open({ [ROOM]: room() })
  await screen.findByRole('heading', { level: 1, name: 'Chat about Tomas' })
  await press('Close Window')
  expect(close).toHaveBeenCalledOnce()
  await waitFor(() => expect(where()).toBe(`/relationships/${relationshipId}`))
  close.mockRestore()
})

test('a room that the person was removed from is closed to them', async () => {
  open({ [ROOM]: missing })
  expect(await screen.findByRole('heading', { level: 1, name: 'This room is closed to you' })).toBeTruthy()
})

test('what is sent goes once, and what is refused stays with its reason', async () => {
  let tries = 0
  const { sent } = open({
    [ROOM]: room(),
    [SAY]: (body: Record<string, unknown>) =>
      ++tries === 1
        ? new Refused(409, { code: 'conflict', message: 'This room is closed.', requestId: 'r' })
        : { ...said(1, String(body['content']), 'nora'), clientId: body['clientId'] },
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Tomas' })
  fireEvent.change(box, { target: { value: 'Eight?' } })
  await press('Send')
  await screen.findByText('Not sent')
  expect((box as HTMLTextAreaElement).value).toBe('')
  await press('Retry')
  await waitFor(() => expect(screen.getByText('Delivered')).toBeTruthy())
  expect(screen.getAllByText('Eight?')).toHaveLength(1)
  const bodies = sent('POST', '/api/chat-sessions/:id/messages')
  expect(bodies.map(({ content }) => content)).toEqual(['Eight?', 'Eight?'])
  expect(bodies[0]!['clientId'], 'the same message').toBe(bodies[1]!['clientId'])
})

test('that one writes is told with the first letter of each message, and not with every letter', async () => {
  const { sent } = open({
    [ROOM]: room(),
    [SAY]: (body: Record<string, unknown>) => said(1, String(body['content']), 'nora'),
    'POST /api/chat-sessions/:id/typing': null,
  })
  const box = await screen.findByRole('textbox', { name: 'Message to Tomas' })
  const told = () => sent('POST', '/api/chat-sessions/:id/typing').length
  for (const value of ['E', 'Ei', 'Eight?']) fireEvent.change(box, { target: { value } })
  await waitFor(() => expect(told()).toBe(1))
  await press('Send')
  fireEvent.change(box, { target: { value: 'O' } })
  await waitFor(() => expect(told()).toBe(2))
})

test('presence, read marks and who left stand in words', async () => {
  open({
    [ROOM]: {
      ...room(said(1, 'Eight?', 'nora')),
      presence: [{ id: 'tomas', firstName: 'Tomas', email: null, isOnline: true, since: null }],
      reads: [{ id: 'tomas', seq: 1 }],
    },
  })
  expect(await screen.findByText('Tomas is here')).toBeTruthy()
  expect(screen.getByRole('log').textContent).toContain('Read by Tomas')
})

test('without a session it is the private talk, and no badge', async () => {
  open({}, { session: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat about Tomas' })).toBeTruthy()
  expect(screen.queryByText('Multi-User Session')).toBeNull()
  expect(screen.getByText('Only you can see this')).toBeTruthy()
  // As with a session: the name first, the ways out last.
  const head = document.querySelector('.chat__head')!
  expect([...head.children].map((one) => one.textContent)).toEqual([
    'Chat about TomasOnly you can see this',
    'Quick exit',
    'Close Window',
  ])
})

test('a private talk that is open when access ends stays while something in it is not saved', async () => {
  const over = { ...me, hasUsedTrial: true, trialEndDate: '2020-01-02T00:00:00.000Z' }
  function Page() {
    const [user, setUser] = useState(me)
    return (
      <>
        {seenBy(user, <ChatWindowPage />)}
        <button onClick={() => setUser(over)}>The trial ends</button>
      </>
    )
  }
  openPage(
    <Page />,
    { [PERSON]: person, 'GET /api/relationships/:id/room': example(RelationshipRoom, { status: 'active' }) },
    { path: `/chat-window/${relationshipId}`, params: { relationshipId } },
  )
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Mallama about Tomas' })
  fireEvent.change(box, { target: { value: 'I was going to say' } })
  await press('The trial ends')
  expect(screen.getByRole('heading', { level: 1, name: 'Chat about Tomas' })).toBeTruthy()
  expect(box.value).toBe('I was going to say')
  expect(box.isConnected).toBe(true)
})
