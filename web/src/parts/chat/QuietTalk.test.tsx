import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChatMessage, ChatReply, RelationshipRoom } from '@mallama/contracts/chat'
import type { Safety } from '@mallama/contracts/safety'
import { expect, test } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { fails, openPage, press, told } from '../test-page.tsx'
import ChatPanel from './ChatPanel.tsx'

const SEND = 'POST /api/chat'
const ROOM = 'GET /api/relationships/:id/room'
const roomId = anId()
const said = (role: 'user' | 'assistant', content: string, more: object = {}) =>
  example(ChatMessage, { id: anId(), role, content, ...more })
const room = (...messages: ChatMessage[]) =>
  example(RelationshipRoom, { id: roomId, messages: [said('assistant', 'Hello.'), ...messages] })
const help = (changes: object): NonNullable<Safety> => ({
  tier: 2,
  category: 'abuse',
  message: 'It is not your fault.',
  resources: [],
  country: 'US',
  thirdParty: false,
  aside: false,
  ...changes,
})
const NOT_THIS = 'This is not about my safety'
const ask = { question: 'One thing: is anyone getting hurt?', answers: ['Yes', 'No', 'Rather not'] }
const open = (...messages: ChatMessage[]) =>
  openPage(<ChatPanel relationshipId={anId()} personName="Ines" />, { [ROOM]: room(...messages) })
const card = () => screen.findByRole('region', { name: 'You deserve to be safe' })

test('help that came for nothing is put aside, and the answer stands in its place', async () => {
  const mine = said('user', 'She killed it on stage.')
  const { sent, now } = open(mine, said('assistant', 'Are you safe?', { safety: help({}) }))
  await card()
  const answer = said('assistant', 'What a night.', { safety: help({ tier: 1, aside: true }) })
  now({
    [SEND]: () => {
      now({ [ROOM]: room(mine, answer) })
      return example(ChatReply, { response: 'What a night.', conversationId: roomId })
    },
  })
  await press(NOT_THIS)
  expect(await screen.findByText('What a night.')).toBeTruthy()
  expect(sent('POST', '/api/chat')).toEqual([{ conversationId: roomId, aside: true }])
  expect(screen.queryByText('Are you safe?')).toBeNull()
  expect(screen.queryByText(NOT_THIS)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log', { name: 'Conversation' })))
  // Help is still there, one press away.
  expect(screen.getByText(/If this is about someone/)).toBeTruthy()
})

test('where that fails it says so, and help stays', async () => {
  const { now } = open(said('user', 'She killed it.'), said('assistant', 'Are you safe?', { safety: help({}) }))
  await card()
  now({ [SEND]: fails })
  await press(NOT_THIS)
  await told('That did not work', 'Please try again.')
  expect(await card()).toBeTruthy()
  expect(screen.getByText(NOT_THIS)).toBeTruthy()
})

test.each([
  ['stated', help({ tier: 3 })],
  ['told by a child', help({ category: 'child-abuse' })],
  ['by somebody who is young', help({ stays: true })],
])('it is not offered for what was %s', async (_what, safety) => {
  open(said('user', 'It happened again.'), said('assistant', 'Are you safe?', { safety }))
  await screen.findByText('Are you safe?')
  expect(screen.queryByText(NOT_THIS)).toBeNull()
})

test('nor for an answer that the talk went on after', async () => {
  open(
    said('user', 'She killed it.'),
    said('assistant', 'Are you safe?', { safety: help({}) }),
    said('user', 'We had soup.'),
    said('assistant', 'Was it good?'),
  )
  await screen.findByText('Was it good?')
  expect(screen.queryByText(NOT_THIS)).toBeNull()
})

test('a quiet question is answered by a press, which is the next message', async () => {
  const mine = said('user', 'It gets loud.')
  const doubt = said('assistant', 'Thank you for telling me.', { safety: help({ tier: 1 }), ask })
  const { sent, now } = open(mine, doubt)
  const question = within(await screen.findByRole('region', { name: 'A careful question' }))
  expect(question.getByRole('link', { name: 'Open Help' }).getAttribute('href')).toBe('/help-now')
  now({
    [SEND]: () => {
      now({ [ROOM]: room(mine, doubt, said('user', 'Rather not'), said('assistant', 'No problem.')) })
      return example(ChatReply, { response: 'No problem.', conversationId: roomId })
    },
  })
  fireEvent.click(question.getByRole('button', { name: 'Rather not' }))
  expect(await screen.findByText('No problem.')).toBeTruthy()
  expect(sent('POST', '/api/chat')).toMatchObject([{ message: 'Rather not' }])
  // The question stays over its answer, without its buttons.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull())
  expect(screen.getByText(ask.question)).toBeTruthy()
})
