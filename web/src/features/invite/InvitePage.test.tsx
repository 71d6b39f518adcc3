import { act, screen } from '@testing-library/react'
import { User } from '@mallama/contracts/account'
import { Relationship } from '@mallama/contracts/relationships'
import { expect, test } from 'vitest'
import { queryClient } from '../../platform/query.ts'
import { example } from '../../platform/test-example.ts'
import { field, openPage, press, pressNext, Refused, seenBy, write, type Api } from '../../parts/test-page.tsx'
import InvitePage from './InvitePage.tsx'

const PEEK = 'GET /api/connections/:code'
const ACCEPT = 'POST /api/connections/:code/accept'
const DECLINE = 'POST /api/connections/:code/decline'
const gone = () => new Refused(404, { code: 'not_found', message: 'This link no longer works.', requestId: 'r' })
const ids = ['5b0a3a5e-8f6e-4c5e-9a0e-2f9b0f0a7c11', '5b0a3a5e-8f6e-4c5e-9a0e-2f9b0f0a7c12']
const tomas = example(User, { id: 'tomas', firstName: 'Tomas' })
const at = { path: '/invite/abc', params: { code: 'abc' } }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

const signedIn = (api: Api, user = tomas) =>
  openPage(
    seenBy(user, <InvitePage />),
    { [PEEK]: { inviterFirstName: 'Nora' }, 'GET /api/chat-sessions': [], ...api },
    at,
  )

test('someone signed in says who it is to them, and yes', async () => {
  const { sent } = signedIn({ [ACCEPT]: { inviterFirstName: 'Nora' } })
  await heading('Nora invites you')
  await press('Accept')
  expect(screen.getByText('Choose who they are to you')).toBeTruthy()
  expect(sent('POST', '/api/connections/:code/accept')).toEqual([])
  write('Who is Nora to you?', 'partner')
  await press('Accept')
  await heading('You said yes')
  expect(sent('POST', '/api/connections/:code/accept')).toEqual([{ relationshipType: 'partner' }])
})

test('somebody who is on their page already is chosen there, unless connected with another', async () => {
  const people = [
    example(Relationship, { id: ids[0]!, personName: 'Norchen', connectedToUserId: null }),
    example(Relationship, { id: ids[1]!, personName: 'Olga', connectedToUserId: 'olga' }),
  ]
  const member = { ...tomas, trialStartDate: '2026-03-01T00:00:00.000Z', trialEndDate: '2099-01-01T00:00:00.000Z' }
  const { sent } = signedIn({ [ACCEPT]: { inviterFirstName: 'Nora' }, 'GET /api/relationships': people }, member)
  await heading('Nora invites you')
  await screen.findByRole('option', { name: 'Norchen' })
  expect(screen.queryByRole('option', { name: 'Olga' })).toBeNull()
  write('Who is Nora to you?', `person:${ids[0]}`)
  await press('Accept')
  await heading('You said yes')
  expect(sent('POST', '/api/connections/:code/accept')).toEqual([{ relationshipId: ids[0] }])
})

test('who has no name yet gives one, for Nora is told it', async () => {
  const { sent } = signedIn(
    {
      [ACCEPT]: { inviterFirstName: 'Nora' },
      'PATCH /api/auth/user': (body: object) => ({ ...tomas, ...body }),
    },
    { ...tomas, firstName: null },
  )
  await heading('Nora invites you')
  write('Who is Nora to you?', 'friend')
  await press('Accept')
  expect(screen.getByText('Write your first name')).toBeTruthy()
  write('Your first name', ' Tomas ')
  expect(field('Your first name').value).toBe(' Tomas ')
  await press('Accept')
  await heading('You said yes')
  expect(sent('PATCH', '/api/auth/user')).toEqual([{ firstName: 'Tomas' }])
})

test('no is no, and says what Nora sees', async () => {
  signedIn({ [DECLINE]: null })
  await heading('Nora invites you')
  await press('No, thank you')
  await heading('You said no')
  expect(screen.getByText('sees only that the invitation was not taken up.', { exact: false })).toBeTruthy()
})

test('a link that was used meanwhile says what every dead link says', async () => {
  signedIn({ [ACCEPT]: gone })
  await heading('Nora invites you')
  write('Who is Nora to you?', 'friend')
  await press('Accept')
  await heading('This link no longer works')
})

test.each([
  ['dead', gone, 'This link no longer works'],
  ['one’s own', { inviterFirstName: 'Tomas', state: 'own' }, 'This is your own invitation'],
  ['accepted already', { inviterFirstName: 'Nora', state: 'accepted' }, 'You said yes'],
])('a link that is %s', async (_what, answer, title) => {
  signedIn({ [PEEK]: answer })
  await heading(title)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test('once there is a room, the way there stands on the page', async () => {
  signedIn({
    [PEEK]: { inviterFirstName: 'Nora', inviterUserId: 'nora', state: 'accepted' },
    'GET /api/chat-sessions': [
      { id: 's0', relationshipId: 'r0', withUserId: 'another', withFirstName: 'Nora', unread: 0 },
      { id: 's1', relationshipId: 'r1', withUserId: 'nora', withFirstName: 'Nora', unread: 0 },
    ],
  })
  const way = await screen.findByRole('link', { name: 'Open the room' })
  expect(way.getAttribute('href')).toBe('/chat-window/r1?session=s1')
})

test('a room with somebody else of the same name is not the way on', async () => {
  const other = { id: 's0', relationshipId: 'r0', withUserId: 'another', withFirstName: 'Nora', unread: 0 }
  const { now } = signedIn({
    [ACCEPT]: { inviterFirstName: 'Nora', inviterUserId: 'nora' },
    'GET /api/chat-sessions': [other],
  })
  await heading('Nora invites you')
  write('Who is Nora to you?', 'friend')
  await press('Accept')
  await screen.findByText(/now confirms that it is really you/)
  expect(screen.queryByRole('link', { name: 'Open the room' })).toBeNull()
  now({ 'GET /api/chat-sessions': [other, { ...other, id: 's1', relationshipId: 'r1', withUserId: 'nora' }] })
  await act(() => queryClient.invalidateQueries())
  const way = await screen.findByRole('link', { name: 'Open the room' })
  expect(way.getAttribute('href')).toBe('/chat-window/r1?session=s1')
})

test('where it does not load one can try again', async () => {
  const { now } = signedIn({ [PEEK]: () => new Refused(500, { code: 'unexpected', requestId: 'r' }) })
  await heading('This page did not load')
  now({ [PEEK]: { inviterFirstName: 'Nora' } })
  await pressNext('Try again')
  await heading('Nora invites you')
})
