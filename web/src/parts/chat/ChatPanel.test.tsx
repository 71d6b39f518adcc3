import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChatMessage, ChatReply, RelationshipRoom } from '@mallama/contracts/chat'
import { expect, test } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { fails, field, held, nothingTold, openPage, press, pressNext, Refused, told, write } from '../test-page.tsx'
import ChatPanel from './ChatPanel.tsx'

const BOX = /^Message Mallama about Ines/
const SEND = 'POST /api/chat'
const ROOM = 'GET /api/relationships/:id/room'
const said = (role: 'user' | 'assistant', content: string) => example(ChatMessage, { id: anId(), role, content })
const greeting = said('assistant', 'Hello. What is it about?')
const room = (...messages: ChatMessage[]) => example(RelationshipRoom, { messages: [greeting, ...messages] })
const reply = (response: string) => example(ChatReply, { response, conversationId: anId() })
const own = () => document.querySelectorAll('.msg--you')
const heard = () => [...document.querySelectorAll('.msg--mallama')].filter((one) => !one.closest('[aria-hidden=true]'))
const log = () => within(screen.getByRole('log', { name: 'Conversation' }))

async function open(api = {}) {
  const id = anId()
  const page = openPage(<ChatPanel relationshipId={id} personName="Ines" />, { [ROOM]: room(), ...api })
  await waitFor(() => expect(heard()).toHaveLength(1))
  return { ...page, id }
}
const say = async (words: string) => {
  write(BOX, words)
  await press('Send')
}

test('a message that could not be sent keeps its words, and a retry sends it once', async () => {
  const { now, sent } = await open({ [SEND]: fails })
  await say('I was short with her on the phone.')
  await told('Error', 'Failed to send message. Please try again.')
  expect(field(BOX).value).toBe('I was short with her on the phone.')
  // In the log it would stand under a message that did arrive.
  expect(screen.getByText('Not sent. Your words are in the box below.')).toBeTruthy()
  expect(log().queryByText(/Not sent/)).toBeNull()
  now({
    [SEND]: () => {
      now({ [ROOM]: room(said('user', 'I was short with her on the phone.'), said('assistant', 'That sounds hard.')) })
      return reply('That sounds hard.')
    },
  })
  await press('Retry')
  await waitFor(() => expect(heard()).toHaveLength(2))
  expect(own()).toHaveLength(1)
  expect(field(BOX).value).toBe('')
  // One message, whichever of the two the server has heard.
  const ids = sent('POST', '/api/chat').map(({ clientId }) => clientId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('a message goes with its context, an empty one does not go at all', async () => {
  const answer = held<object>()
  const how: Headers[] = []
  const { sent, id, now } = await open({
    [SEND]: (_: object, { headers }: { headers: Headers }) => {
      how.push(headers)
      return answer.promise
    },
  })
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(send().disabled).toBe(true)
  write(BOX, '   \n ')
  expect(send().disabled).toBe(true)
  await say('We talked about the garden.')
  const [body] = sent('POST', '/api/chat')
  expect(body).toMatchObject({
    message: 'We talked about the garden.',
    relationshipContext: { personName: 'Ines', relationshipId: id },
  })
  expect(body).not.toHaveProperty('history')
  expect(how[0]!.get('accept')).toBe('text/event-stream')
  expect(how[0]!.get('content-type')).toBe('application/json')
  // A reply is on its way: one can write on, and send later.
  write(BOX, 'And then')
  expect(send().disabled).toBe(true)
  expect(screen.getAllByText(/Mallama is writing/).length).toBeGreaterThan(0)
  now({ [ROOM]: room(said('user', 'We talked about the garden.'), said('assistant', 'What about it?')) })
  answer.go(reply('What about it?'))
  await waitFor(() => expect(heard()).toHaveLength(2))
  expect(send().disabled).toBe(false)
  expect(field(BOX).value).toBe('And then')
})

test('an empty reply says so; a reply under "message" counts', async () => {
  const { now } = await open({ [SEND]: reply('') })
  await say('Are you there?')
  expect(await log().findByText("I'm sorry, I couldn't generate a response. Please try again.")).toBeTruthy()
  const { response: _, ...rest } = reply('')
  now({ [ROOM]: fails, [SEND]: { ...rest, message: 'Said under another name.' } })
  await say('And now?')
  expect(await log().findByText('Said under another name.')).toBeTruthy()
})

test('a refusal for want of access still shows help, and no toast over it', async () => {
  const place = { when: 'Day and night', source: 'test', verified: '2026-01-01' }
  const resources = [
    { ...place, name: 'A line that listens', contact: '988', href: 'tel:988', kind: 'phone' },
    { ...place, name: 'Emergency services', contact: '911', href: 'tel:911', kind: 'emergency' },
  ]
  const message = 'What you wrote sounds dangerous.'
  const safety = { tier: 2, category: 'abuse', message, resources, country: 'US', thirdParty: false }
  const body = { code: 'membership_required', message: 'Your trial has ended.', requestId: 'r', safety }
  await open({ [SEND]: new Refused(402, body) })
  await say('He hit me again last night.')
  const card = within(await screen.findByRole('region', { name: 'You deserve to be safe' }))
  expect(card.getByRole('link', { name: /A line that listens/ }).getAttribute('href')).toBe('tel:988')
  nothingTold()
  expect(field(BOX).value).toBe('He hit me again last night.')
  expect(screen.getByText('Not sent. Your trial has ended. Your words are in the box below.')).toBeTruthy()
})

test('a limit that is met says what is full and until when, keeps the words, and shows the way to help', async () => {
  const message = 'Mallama answers 60 times an hour at most, and this hour is full. Your words stay here.'
  const body = { code: 'too_many_requests', message, requestId: 'r' }
  await open({ [SEND]: new Refused(429, body, { 'Retry-After': '40' }) })
  await say('I cannot sleep.')
  const said =
    /^Not sent\. Mallama answers 60 times an hour at most, and this hour is full\. You can go on in 40 seconds\./
  const status = (await screen.findByText(said)).closest<HTMLElement>('[role=status]')!
  // It stands where the words are, and nowhere else as a failure.
  nothingTold()
  expect(field(BOX).value).toBe('I cannot sleep.')
  expect(within(status).getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now')
  // Pressing again before then would only say it again.
  expect(within(status).queryByRole('button')).toBeNull()
})

test('a chat that does not load says so, and loads again', async () => {
  const page = openPage(<ChatPanel relationshipId={anId()} personName="Ines" />, { [ROOM]: fails })
  expect(await screen.findByText('The chat did not load')).toBeTruthy()
  page.now({ [ROOM]: room() })
  await pressNext('Try again')
  await waitFor(() => expect(heard()).toHaveLength(1))
})

test('a first sentence can be begun with a press, and none is offered once something was said', async () => {
  const { now } = await open({ [SEND]: reply('Tell me more.') })
  await press('Ines and I …')
  await waitFor(() => expect(field(BOX).value).toBe('Ines and I '))
  await waitFor(() => expect(document.activeElement).toBe(field(BOX)))
  fireEvent.change(field(BOX), { target: { value: 'Ines and I do not talk' } })
  await press('I keep thinking about …')
  expect(field(BOX).value).toBe('Ines and I do not talk')
  now({ [ROOM]: room(said('user', 'Ines and I do not talk'), said('assistant', 'Tell me more.')) })
  await press('Send')
  await waitFor(() => expect(heard()).toHaveLength(2))
  expect(screen.queryByRole('group', { name: 'Begin with' })).toBeNull()
})

test('from its options a chat is deleted in three presses, and a failed delete loses nothing', async () => {
  const { now, sent } = await open({ 'DELETE /api/relationships/:id/room': fails })
  const remove = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Chat options' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete Chat' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Delete this chat about Ines without saving it?' })
    fireEvent.click(within(asked).getByRole('button', { name: 'Delete Chat' }))
  }
  await remove()
  await told('Error', 'Failed to delete chat. Please try again.')
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(heard()).toHaveLength(1)
  now({ 'DELETE /api/relationships/:id/room': null })
  await remove()
  await told('Chat deleted')
  expect(sent('DELETE', '/api/relationships/:id/room')).toHaveLength(2)
})
