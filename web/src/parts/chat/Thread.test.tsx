import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatMessage } from '@mallama/contracts/chat'
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
