import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ArgumentChatMessage, ResolutionWithChat } from '@mallama/contracts/arguments'
import { afterEach, expect, test } from 'vitest'
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
  told,
  write,
} from '../../../parts/test-page.tsx'
import { anId, example } from '../../../platform/test-example.ts'
import FollowUp from './FollowUp.tsx'

const BOX = 'Message Mallama about this argument'
const CHAT = '/api/resolve-argument/:id/chat'
const own = () => document.querySelectorAll('.msg--you')
const heard = () => [...document.querySelectorAll('.msg--mallama')].filter((one) => !one.closest('[aria-hidden=true]'))
const box = () => field(BOX)
const send = () => button('Send')
const enter = (shiftKey = false) => act(async () => void fireEvent.keyDown(box(), { key: 'Enter', shiftKey }))

/** The server's copy of the talk about a quarrel, and the talk about it on a page. */
async function openTalk({ loads = true } = {}) {
  const id = anId()
  const chat: ArgumentChatMessage[] = []
  const resolution = () => example(ResolutionWithChat, { id, chat: [...chat] })
  const answers = ({ message }: { message: string }) => {
    const timestamp = '2026-03-02T20:00:00.000Z'
    chat.push({ id: anId(), role: 'user', content: message, timestamp })
    const reply = { id: anId(), role: 'ai' as const, content: 'I hear you.', timestamp }
    chat.push(reply)
    return { ...reply, context: chat.length > 2 ? 'continuing conversation' : 'follow-up question', safety: null }
  }
  const page = openPage(<FollowUp resolutionId={id} />, {
    'GET /api/resolve-argument/:id': loads ? resolution : fails,
    [`POST ${CHAT}`]: answers,
  })
  await press('Start Chat with Mallama')
  if (loads) await waitFor(() => expect(document.activeElement).toBe(box()))
  return {
    ...page,
    works: () => page.now({ 'GET /api/resolve-argument/:id': resolution, [`POST ${CHAT}`]: answers }),
    answers,
  }
}

test('Enter sends, Shift and Enter add a line; a blank message and one into a pending reply stay', async () => {
  const { sent, now, answers } = await openTalk()
  expect(send().disabled).toBe(true)
  write(BOX, '  \n ')
  expect(send().disabled).toBe(true)
  await enter()
  expect(own()).toHaveLength(0)
  const { promise, go } = held<void>()
  now({ [`POST ${CHAT}`]: (body: { message: string }) => promise.then(() => answers(body)) })
  write(BOX, 'One line\nand another')
  // With Shift the browser writes the line: nothing is sent, and nothing kept from it.
  expect(fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true })).toBe(true)
  expect(sent('POST', CHAT)).toEqual([])
  await enter()
  await waitFor(() => expect(own()).toHaveLength(1))
  expect(own()[0]!.textContent).toMatch(/One line\s*and another/)
  expect(screen.getAllByText(/Mallama is writing/).length).toBeGreaterThan(0)
  write(BOX, 'What I think of next')
  expect(send().disabled).toBe(true)
  await enter()
  expect(sent('POST', CHAT)).toHaveLength(1)
  go()
  await waitFor(() => expect(send().disabled).toBe(false))
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(box().value).toBe('What I think of next')
})

const line: ArgumentChatMessage['exercise'] = {
  id: 'find-words',
  title: 'Find the words',
  thing: 'your message',
  step: 1,
  of: 4,
  prompt: 'What should they do, or know?',
  begin: 'Could you ',
  starts: [],
  ends: [],
  back: false,
  soFar: [],
}

test('a line of an exercise is answered, and passed over, as a step of it', async () => {
  const { sent, now } = await openTalk()
  const timestamp = '2026-03-02T20:00:00.000Z'
  const reply = { id: anId(), role: 'ai' as const, content: 'All right.', timestamp, safety: null }
  const context = 'follow-up question'
  const asked = { id: anId(), role: 'user' as const, content: 'How do I ask him?', timestamp }
  now({
    'GET /api/resolve-argument/:id': example(ResolutionWithChat, { chat: [asked, { ...reply, exercise: line }] }),
    [`POST ${CHAT}`]: { ...reply, context, exercise: line },
  })
  write(BOX, 'How do I ask him?')
  await press('Send')
  await pressNext('Skip')
  await waitFor(() => expect(sent('POST', CHAT)).toHaveLength(2))
  expect(sent('POST', CHAT)[1]).toMatchObject({ message: 'Skip', exercise: { id: 'find-words', do: 'skip' } })
  await waitFor(() => expect(button('Skip').disabled).toBe(false))
  fireEvent.change(screen.getByRole('textbox', { name: line!.prompt }), { target: { value: 'Could you call first' } })
  await press('Next')
  await waitFor(() => expect(sent('POST', CHAT)).toHaveLength(3))
  expect(sent('POST', CHAT)[2]).toMatchObject({
    message: 'Could you call first',
    exercise: { id: 'find-words', do: 'answer' },
  })
})

class Recogniser {
  static now: Recogniser | null = null
  lang = ''
  onresult: ((event: object) => void) | null = null
  onerror: ((event: object) => void) | null = null
  onend: (() => void) | null = null
  start() {
    Recogniser.now = this
  }
  stop() {
    this.onend?.()
  }
  abort() {
    this.onend?.()
  }
}
const listens = () => Object.assign(window, { SpeechRecognition: Recogniser })
afterEach(() => {
  Reflect.deleteProperty(window, 'SpeechRecognition')
  Recogniser.now = null
})

test('spoken English becomes words, after it was said where a voice goes; the button starts and stops it', async () => {
  listens()
  const { sent } = await openTalk()
  write(BOX, 'I think')
  await press('Speak instead of typing')
  const consent = await dialog('Where your voice goes')
  expect(consent.getByText(/may send what it hears to the servers of the company that makes the browser/)).toBeTruthy()
  await click(consent.getByRole('button', { name: 'Not now' }))
  expect(Recogniser.now).toBeNull()
  await press('Speak instead of typing')
  await click((await dialog('Where your voice goes')).getByRole('button', { name: 'Use my voice' }))
  expect(Recogniser.now?.lang).toBe('en-US')
  act(() => Recogniser.now!.onresult!({ results: [[{ transcript: 'he was ashamed' }]] }))
  expect(box().value).toBe('I think he was ashamed')
  expect(screen.getByText('Listening. Stop to read it over, then send.')).toBeTruthy()
  expect(send().disabled).toBe(true)
  await enter()
  expect(sent('POST', CHAT)).toEqual([])
  await press('Stop listening')
  expect(send().disabled).toBe(false)
  // Asked once.
  await press('Speak instead of typing')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button('Stop listening')).toBeTruthy()
})

test('a voice that was not understood says so, and what was written stays', async () => {
  listens()
  await openTalk()
  write(BOX, 'Half a sentence')
  await press('Speak instead of typing')
  await pressNext('Use my voice')
  act(() => {
    Recogniser.now!.onerror!({ error: 'network' })
    Recogniser.now!.onend!()
  })
  await told('Voice recognition failed', 'Please try again or type your message.')
  expect(screen.getByText(/The browser could not reach the service/)).toBeTruthy()
  expect(button('Speak instead of typing')).toBeTruthy()
  expect(box().value).toBe('Half a sentence')
})

test('a browser that cannot listen says so when it is asked to', async () => {
  await openTalk()
  await press('Speak instead of typing')
  await told('Voice recording not supported', "Your browser doesn't support voice recording. Please type your message.")
})

test('no answer: the reason, or to try again, and the words stay', async () => {
  const { now, works, again, sent } = await openTalk()
  const message = 'That was a lot at once. Wait a minute.'
  now({ [`POST ${CHAT}`]: new Refused(429, { code: 'too_many_requests', message, requestId: 'r' }) })
  write(BOX, 'What did I miss?')
  await press('Send')
  await told('Failed to Get Response', message)
  expect(box().value).toBe('What did I miss?')
  const log = within(screen.getByRole('log', { name: 'Conversation' }))
  expect(log.queryByText(/Not sent/)).toBeNull()
  await press('Dismiss')
  now({ [`POST ${CHAT}`]: fails })
  await press('Send')
  await told('Failed to Get Response', 'Please try again.')
  // Its words stand in one place: where they can be changed.
  expect(screen.getByText('Not sent. Your words are in the box below.')).toBeTruthy()
  expect(own()).toHaveLength(0)
  expect(button('Retry')).toBeTruthy()
  write(BOX, 'What did I really miss?')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  write(BOX, 'What did I miss?')
  // Unsent words are not behind the button after a reload.
  works()
  again()
  await waitFor(() => expect(box().value).toBe('What did I miss?'))
  expect(own()).toHaveLength(0)
  await press('Send')
  await waitFor(() => expect(heard()).toHaveLength(1))
  expect(own()).toHaveLength(1)
  expect(box().value).toBe('')
  // One message, whichever of the tries the server has heard.
  expect(new Set(sent('POST', CHAT).map(({ message: words }) => words))).toEqual(new Set(['What did I miss?']))
})

test('a talk that does not load says so, and loads again', async () => {
  const { works } = await openTalk({ loads: false })
  expect(await screen.findByText('The chat did not load')).toBeTruthy()
  works()
  await press('Try again')
  await waitFor(() => expect(box()).toBeTruthy())
  nothingTold()
})
