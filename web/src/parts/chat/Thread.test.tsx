import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { User } from '@mallama/contracts/account'
import type { ChatMessage } from '@mallama/contracts/chat'
import { example } from '../../platform/test-example.ts'
import { serverIs } from '../../platform/test-network.ts'
import { openPage, seenBy } from '../test-page.tsx'
import { Thread } from './Thread.tsx'

let resized: () => void = () => undefined
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resized = told
      }
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const message: ChatMessage = {
  id: 'm1',
  role: 'assistant',
  content: 'Where would you like to start?',
  timestamp: '2026-03-02T20:00:00.000Z',
  userName: null,
  evidence: [],
  safety: null,
}

test('an answer that is nothing but the step below it is no empty message', () => {
  const exercise = { id: 'e', title: 'Find the words', thing: 'your message', step: 2, of: 4, begin: '', back: true }
  const prompt = 'What should they do?'
  const step = { ...exercise, prompt, starts: [], ends: [], soFar: [] }
  const show = (content: string, more: Partial<ChatMessage> = {}) => {
    cleanup()
    const asked = { ...message, id: 'm2', content, exercise: step, ...more }
    render(
      <MemoryRouter>
        <Thread messages={[message, asked]} outgoing={null} streamed="" notice={null} onRetry={undefined} stepBelow />
      </MemoryRouter>,
    )
    return document.querySelectorAll('.msg').length
  }
  expect(show(prompt)).toBe(1)
  expect(show(`Good.\n\n${prompt}`)).toBe(2)
  expect(screen.queryByText(prompt)).toBeNull()
  expect(show(prompt, { memoryUsed: ['He is away on Tuesdays'] })).toBe(2)
  expect(show(prompt, { exercise: { ...step, waits: true } }), 'one that waits is said here').toBe(2)
})

function open(height: number, whole = 2_000) {
  render(
    <MemoryRouter>
      <Thread messages={[message]} outgoing={null} streamed="" notice={null} onRetry={undefined} />
    </MemoryRouter>,
  )
  const log = screen.getByRole('log')
  const be = (height: number) =>
    Object.defineProperties(log, {
      clientHeight: { value: height, configurable: true },
      scrollHeight: { value: whole, configurable: true },
    })
  be(height)
  act(() => resized())
  return { log, be }
}

const readAt = (log: HTMLElement, top: number) => {
  log.scrollTop = top
  log.dispatchEvent(new Event('scroll'))
}

test('a log that a keyboard makes lower stays at its end', () => {
  const { log, be } = open(600)
  readAt(log, 1_400)
  be(250)
  act(() => resized())
  expect(log.scrollTop).toBe(1_750)
  be(600)
  act(() => resized())
  expect(log.scrollTop).toBe(1_400)
})

test('and where someone reads further up, it stays where they read', () => {
  const { log, be } = open(600)
  readAt(log, 300)
  be(250)
  act(() => resized())
  expect(log.scrollTop).toBe(300)
})

const talk = [
  message,
  { ...message, id: 'm2', role: 'user' as const, content: 'He forgot to call.', timestamp: '2026-03-04T12:30:00.000Z' },
  { ...message, id: 'm3', content: 'Thank you for telling me.', timestamp: '2026-03-04T12:30:02.000Z' },
]
const show = (guide?: boolean, role: User['role'] = 'user') => {
  cleanup()
  const thread = (
    <Thread
      messages={talk}
      outgoing={null}
      streamed=""
      notice={null}
      onRetry={undefined}
      {...(guide === undefined ? {} : { guide })}
    />
  )
  openPage(seenBy(example(User, { role }), thread), {})
  return screen.getByRole('log', { name: 'Conversation' })
}
const saidIn = (log: HTMLElement) => [...log.querySelectorAll('.msg')].map((one) => one.textContent)

test('where the guide answers the talk is a page with its days, and who spoke is said all the same', () => {
  const log = show(false)
  expect(log.className).toContain('leaf')
  const [note, first, greeting, second, own, answer] = [...log.children].map(({ textContent }) => textContent)
  expect(note).toBe('Mallama is an AI, not a person or a therapist. Here it is a simple guide.')
  expect(first).toMatch(/March/)
  expect(greeting).toBe('MallamaWhere would you like to start?')
  expect(second).toMatch(/March/)
  expect(second).not.toBe(first)
  // The day stands above: a message has its hour alone.
  expect(own).toMatch(/^You\d{1,2}:\d{2}( [AP]M)?He forgot to call\.$/)
  expect(answer).toMatch(/^Mallama\d{1,2}:\d{2}( [AP]M)?Thank you for telling me\.$/)
  expect(log.children).toHaveLength(6)
})

test('what answers is said: a simple guide, or an AI; whoever runs the server is told where a model is connected', async () => {
  const AI = 'Mallama is an AI, not a person or a therapist.'
  const connect = () => screen.queryByRole('link', { name: 'Connect a language model' })
  const coach = { kind: 'built-in' as const, remote: null }
  await serverIs({ coach })
  expect(show(false).firstChild!.textContent).toBe(`${AI} Here it is a simple guide.`)
  expect(connect()).toBeNull()
  show(false, 'admin')
  expect(connect()!.getAttribute('href')).toBe('/admin#coach')
  // A model is there, and they chose the guide.
  const remote = { model: 'm', host: 'h', here: true, consent: 'm at h' }
  await serverIs({ coach: { kind: 'language-model', remote } })
  expect(show(false, 'admin').firstChild!.textContent).toBe(`${AI} Here it is a simple guide.`)
  expect(show(true, 'admin').firstChild!.textContent).toBe(AI)
  await serverIs({ coach })
})

test.each([
  ['a language model answers', true],
  ['it is not said what answers', undefined],
])('where %s the talk stays in bubbles, with the day beside the hour', (_, guide) => {
  const log = show(guide)
  expect(log.className).not.toContain('leaf')
  expect(log.children).toHaveLength(4)
  expect(saidIn(log)[1]).toMatch(/^You.*Mar.*He forgot to call\.$/)
})
