import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ConversationMessage, OpenConversation, SentMessage } from '@mallama/contracts/conversations'
import { Mediation } from '@mallama/contracts/mediation'
import { afterEach, expect, test, vi } from 'vitest'
import {
  button,
  click,
  dialog,
  fails,
  field,
  held,
  nothingTold,
  openPage,
  press,
  pressNext,
  Refused,
  write,
  type Api,
} from '../../parts/test-page.tsx'
import { queryClient } from '../../platform/query.ts'
import { anId, example } from '../../platform/test-example.ts'
import ChatPage from './ChatPage.tsx'

const BOX = 'Message Mallama'
const ONE = '/api/conversations/:id'
const SAY = `${ONE}/messages`
const own = () => document.querySelectorAll('.msg--you')
const heard = () => [...document.querySelectorAll('.msg--mallama')].filter((one) => !one.closest('[aria-hidden=true]'))
const box = () => field(BOX)
const enter = (shiftKey = false) => act(async () => void fireEvent.keyDown(box(), { key: 'Enter', shiftKey }))
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const message = (senderId: string, content: string, more: Partial<ConversationMessage> = {}) =>
  example(ConversationMessage, { id: anId(), senderId, content, messageType: 'text', ...more })

/** The server's copy of a session, and the page of it. */
async function open(some: Partial<OpenConversation> = {}, api: Api = {}) {
  const id = anId()
  const messages = [...(some.messages ?? [])]
  const kept = () => example(OpenConversation, { id, title: 'Before I write to Leo', ...some, messages: [...messages] })
  const answers = ({ content }: { content: string }) => {
    const said = message('nora', content)
    const reply = message('ai', `You said: ${content}`)
    messages.push(said, reply)
    return example(SentMessage, { ...said, safety: null, reply })
  }
  const page = openPage(
    <ChatPage />,
    {
      [`GET ${ONE}`]: kept,
      [`POST ${SAY}`]: answers,
      [`PATCH ${ONE}`]: (body: object) => ({ ...kept(), ...body }),
      ...api,
    },
    { path: `/chat?id=${id}` },
  )
  await screen.findByRole('heading', { level: 1, name: some.title ?? 'Before I write to Leo' })
  return { ...page, id, messages, answers }
}

test('without an id no conversation is selected, and the way back is there', async () => {
  openPage(<ChatPage />, {}, { path: '/chat' })
  await screen.findByRole('heading', { name: 'No conversation selected' })
  expect(screen.getByRole('link', { name: 'Back to conversations' }).getAttribute('href')).toBe('/conversations')
  expect(screen.getByRole('button', { name: /Quick exit/ })).toBeTruthy()
})

test("someone else's reads as none", async () => {
  const log = quiet()
  openPage(<ChatPage />, {}, { path: `/chat?id=${anId()}` })
  await screen.findByRole('heading', { name: 'No conversation selected' })
  expect(log).toHaveBeenCalled()
})

test('the thread has Mallama’s words on the left and one’s own on the right, oldest first', async () => {
  await open({ messages: [message('nora', 'It ends up about the money.'), message('ai', 'What should be in it?')] })
  expect([...own()].map((one) => one.textContent)).toEqual([expect.stringContaining('It ends up about the money.')])
  expect(heard().at(-1)!.textContent).toContain('What should be in it?')
  expect(screen.getByText('Solo session, only you')).toBeTruthy()
  expect(screen.getByText('Mallama is an AI, not a person or a therapist. Here it is a simple guide.')).toBeTruthy()
})

test('Enter sends, Shift and Enter add a line, and nothing blank goes out', async () => {
  const { sent } = await open()
  expect(button('Send').disabled).toBe(true)
  write(BOX, ' \n ')
  expect(button('Send').disabled).toBe(true)
  await enter()
  write(BOX, 'One line\nand another')
  expect(fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })).toBe(true)
  expect(sent('POST', SAY)).toEqual([])
  await enter()
  await waitFor(() => expect(heard().at(-1)!.textContent).toContain('You said: One line'))
  expect(sent('POST', SAY)).toEqual([
    { content: 'One line\nand another', messageType: 'text', clientId: expect.any(String) },
  ])
  expect(own()).toHaveLength(1)
  expect(box().value).toBe('')
})

test('while an answer comes one can write on, and Send is Stop', async () => {
  const { sent, now, messages } = await open()
  const { promise } = held<void>()
  now({ [`POST ${SAY}`]: promise })
  write(BOX, 'He forgot')
  await press('Send')
  await screen.findByRole('button', { name: 'Stop the reply' })
  write(BOX, 'What I think of next')
  await enter()
  expect(sent('POST', SAY)).toHaveLength(1)
  messages.push(message('nora', 'He forgot'))
  await press('Stop the reply')
  // It was heard: it waits in the log for its answer, and is not in the box again.
  await screen.findByText('No answer came.')
  expect(own()).toHaveLength(1)
  expect(box().value).toBe('What I think of next')
  expect(button('Send').disabled).toBe(false)
  nothingTold()
})

test('stopped before it was heard, its words are in the box again', async () => {
  const { now } = await open()
  now({ [`POST ${SAY}`]: held<void>().promise })
  write(BOX, 'He forgot')
  await press('Send')
  await pressNext('Stop the reply')
  await waitFor(() => expect(box().value).toBe('He forgot'))
  expect(own()).toHaveLength(0)
})

test('a failed send is only logged: the words stay, and Retry sends the same message', async () => {
  const log = quiet()
  const { now, sent, answers } = await open({}, { [`POST ${SAY}`]: fails })
  write(BOX, 'He forgot')
  await press('Send')
  await screen.findByText('Not sent. Your words are in the box below.')
  expect(box().value).toBe('He forgot')
  expect(log).toHaveBeenCalledWith('A message was not sent.', 'unexpected')
  nothingTold()
  now({ [`POST ${SAY}`]: answers })
  await press('Retry')
  await waitFor(() => expect(heard().at(-1)!.textContent).toContain('You said'))
  const ids = sent('POST', SAY).map(({ clientId }) => clientId)
  expect(new Set(ids).size).toBe(1)
  expect(own()).toHaveLength(1)
})

test('what was said on another device is seen while words that were not sent wait in the box', async () => {
  quiet()
  const { messages, now } = await open({}, { [`POST ${SAY}`]: fails })
  write(BOX, 'He forgot')
  await press('Send')
  await screen.findByText('Not sent. Your words are in the box below.')
  messages.push(message('nora', 'From my phone'), message('ai', 'I read it there.'))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(heard().at(-1)!.textContent).toContain('I read it there.'))
  expect(own()).toHaveLength(1)
  expect(box().value).toBe('He forgot')
  now({ [`POST ${SAY}`]: held<void>().promise })
  await press('Retry')
  await waitFor(() => expect(own()).toHaveLength(2))
  expect(own()[0]!.textContent).toContain('From my phone')
})

test('words that were heard after all, and answered, leave the box', async () => {
  quiet()
  const { messages } = await open({}, { [`POST ${SAY}`]: fails })
  write(BOX, 'He forgot')
  await press('Send')
  await screen.findByText(/^Not sent/)
  messages.push(message('nora', 'He forgot'), message('ai', 'Again?'))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByText(/^Not sent/)).toBeNull())
  expect([own().length, box().value]).toEqual([1, ''])
})

test('a conversation that does not load is only logged, and can be asked for again', async () => {
  const log = quiet()
  const id = anId()
  const { now } = openPage(<ChatPage />, { [`GET ${ONE}`]: fails }, { path: `/chat?id=${id}` })
  await screen.findByRole('heading', { name: 'This conversation did not load' })
  expect(log).toHaveBeenCalledWith('A conversation did not load.', 'unexpected')
  nothingTold()
  now({ [`GET ${ONE}`]: example(OpenConversation, { id, title: 'Leo' }) })
  await press('Try again')
  await screen.findByRole('heading', { level: 1, name: 'Leo' })
})

test('a first sentence can be begun with a press; a reload keeps what stands in the box', async () => {
  const { again } = await open()
  await press(/^I keep thinking about/)
  expect(box().value).toBe('I keep thinking about ')
  again()
  await waitFor(() => expect(box().value).toBe('I keep thinking about '))
})

test('words to send are a card of their own, with Copy', async () => {
  await open({
    messages: [message('nora', 'Help'), message('ai', 'Here.', { message: { text: 'You did the nights.' } })],
  })
  const card = within(await screen.findByRole('group', { name: 'A message to send' }))
  expect(card.getByText('You did the nights.')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('help stands in an answer’s place, and nothing asks whether it is resolved', async () => {
  const safety = {
    tier: 2 as const,
    category: 'abuse' as const,
    message: 'You deserve to be safe.',
    resources: [],
    country: null,
    thirdParty: false,
    aside: false,
  }
  await open({ messages: [message('nora', 'He hit me'), message('ai', 'Here is help.', { safety })] })
  expect(within(heard().at(-1) as HTMLElement).getByText(/Here is help\./)).toBeTruthy()
  expect(document.querySelector('.safety')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mark as Resolved' })).toBeNull()
})

test('a resolved session shows its summary, is read and exported, and opens again', async () => {
  const summary = 'It began with “He did the nights.”'
  const { sent } = await open({
    status: 'resolved',
    summary,
    summaryOf: { messages: 14, at: new Date().toISOString(), coach: 'built-in' },
    messages: [message('nora', 'Hello')],
  })
  expect(screen.getByText(summary)).toBeTruthy()
  expect(screen.getByText('From 14 messages, just now.')).toBeTruthy()
  expect(screen.getByText('This session is closed. You can still read and export it.')).toBeTruthy()
  expect(screen.queryByLabelText(BOX)).toBeNull()
  await press('Open it again')
  await waitFor(() => expect(sent('PATCH', ONE)).toEqual([{ status: 'active' }]))
})

test('share or export: files, print, a part that one chooses, rename and marks', async () => {
  const { sent } = await open({
    messages: [message('nora', 'It ends up about the money.'), message('ai', 'Then begin there.')],
  })
  const saved: { name: string; blob: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push({ name: '', blob: blob as Blob })}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.at(-1)!.name = this.download
  })
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const choose = async (name: RegExp) => {
    await press('Share or export')
    const sheet = await dialog('Share or export')
    expect(sheet.getByText('A file on your device is not locked. Keep it where only you look.')).toBeTruthy()
    await click(sheet.getByRole('button', { name }))
  }
  await choose(/^Markdown/)
  await choose(/^Plain text/)
  expect(saved.map(({ name }) => name)).toEqual(['Before I write to Leo.md', 'Before I write to Leo.txt'])
  expect(await saved[0]!.blob.text()).toContain('# Before I write to Leo')
  expect(await saved[1]!.blob.text()).toContain('Then begin there.')
  await choose(/^Print/)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  await choose(/^Rename/)
  expect((await dialog('Rename')).getByLabelText<HTMLInputElement>('Title').value).toBe('Before I write to Leo')
  await press('Cancel')
  await choose(/^Needs More Attention/)
  await waitFor(() => expect(sent('PATCH', ONE)).toEqual([{ status: 'needs_attention' }]))
  await choose(/^Share a part/)
  const part = await dialog('Share a part')
  expect(part.getByRole<HTMLButtonElement>('button', { name: 'Go on' }).disabled).toBe(true)
  await click(part.getByRole('checkbox', { name: /Then begin there/ }))
  await press('Go on')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Share this' })).toBeTruthy())
})

test('a mediation is a page of its own', async () => {
  const conversation = example(OpenConversation, {
    id: anId(),
    title: 'The guest list',
    type: 'group_mediation',
    status: 'waiting',
  })
  const room = example(Mediation, { id: conversation.id, title: 'The guest list', stage: 'waiting' })
  const api = { [`GET ${ONE}`]: conversation, [`GET ${ONE}/mediation`]: room }
  openPage(<ChatPage />, api, { path: `/chat?id=${conversation.id}` })
  await screen.findByRole('heading', { level: 1, name: 'The guest list' })
  expect(screen.queryByLabelText(BOX)).toBeNull()
})

test('a message too long is held back before it is sent', async () => {
  const { sent } = await open({}, { [`POST ${SAY}`]: () => new Refused(400) })
  write(BOX, 'w'.repeat(10_001))
  expect(button('Send').disabled).toBe(true)
  expect(screen.getByText('1 characters too many')).toBeTruthy()
  expect(sent('POST', SAY)).toEqual([])
})
