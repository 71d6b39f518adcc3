import { screen, waitFor } from '@testing-library/react'
import { RelationshipRoom } from '@mallama/contracts/chat'
import { Relationship } from '@mallama/contracts/relationships'
import { SessionSummary } from '@mallama/contracts/sessions'
import { expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { leavePage, openPage, press, Refused, told } from '../test-page.tsx'
import ChatPanel from './ChatPanel.tsx'

const INVITE = 'POST /api/chat-sessions/:id/invite'

function open(connectedToUserId: string | null, sessions: SessionSummary[] = []) {
  const id = anId()
  const sessionId = anId()
  const mine = () => sessions.map((one) => ({ ...one, id: sessionId }))
  const opened = openPage(<ChatPanel relationshipId={id} personName="Tomas" />, {
    'GET /api/relationships/:id': example(Relationship, { id, personName: 'Tomas', connectedToUserId }),
    'GET /api/relationships/:id/room': example(RelationshipRoom, { status: 'active', messages: [] }),
    'GET /api/chat-sessions': mine,
  })
  return { ...opened, id, sessionId }
}
const session = example(SessionSummary, { withUserId: 'tomas', withFirstName: 'Tomas', unread: 0 })

test('nobody is invited who is not connected', async () => {
  const { asked } = open(null)
  await screen.findByRole('log', { name: 'Conversation' })
  expect(screen.queryByRole('button', { name: 'Invite Tomas' })).toBeNull()
  expect(asked.some(({ call }) => call === '/api/chat-sessions')).toBe(false)
})

test('inviting asks for the room once, and New Window takes the place of the button', async () => {
  const { sent, now, id, sessionId } = open('tomas')
  now({
    [INVITE]: () => {
      now({ 'GET /api/chat-sessions': [{ ...session, id: sessionId, relationshipId: id }] })
      return { sessionId }
    },
  })
  const invite = await screen.findByRole('button', { name: 'Invite Tomas' })
  expect(screen.queryByText('Multi-User')).toBeNull()
  invite.click()
  invite.click()
  await screen.findByText('Multi-User')
  expect(screen.queryByRole('button', { name: 'Invite Tomas' })).toBeNull()
  expect(sent('POST', '/api/chat-sessions/:id/invite')).toEqual([{ userId: 'tomas' }])
  const popup = vi.spyOn(window, 'open').mockReturnValue(null)
  await press('New Window')
  expect(popup).toHaveBeenCalledWith(
    `/chat-window/${id}?session=${sessionId}`,
    `mallama-chat-${id}`,
    'width=800,height=600,scrollbars=yes,resizable=yes',
  )
  popup.mockRestore()
})

test('an open room is there after a reload, and the private talk stands first', async () => {
  const { again } = open('tomas', [{ ...session, unread: 2 }])
  for (const step of ['first', 'reloaded']) {
    expect(await screen.findByText('Multi-User'), step).toBeTruthy()
    expect(screen.getByText('cannot see this.', { exact: false })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Together (2 new)' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Message Mallama about Tomas' })).toBeTruthy()
    if (step === 'first') again()
  }
})

test('the room is with the person: it is there at each page about them, wherever it was opened, and at no other', async () => {
  const elsewhere = { ...session, relationshipId: anId() }
  open('tomas', [{ ...elsewhere, withUserId: 'olga' }, elsewhere])
  await screen.findByText('Multi-User')
  expect(screen.queryByRole('button', { name: 'Invite Tomas' })).toBeNull()
  leavePage()
  open('tomas', [
    { ...elsewhere, withUserId: 'olga' },
    { ...elsewhere, withUserId: null },
  ])
  await screen.findByRole('button', { name: 'Invite Tomas' })
})

test('a refusal says why', async () => {
  const { now } = open('tomas')
  now({ [INVITE]: () => new Refused(400, { code: 'invalid_input', message: 'No partner to invite', requestId: 'r' }) })
  await screen.findByRole('button', { name: 'Invite Tomas' })
  await press('Invite Tomas')
  await told('Error', 'No partner to invite')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite Tomas' })).toBeTruthy())
})
