import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { ChatMessage } from '@mallama/contracts/chat'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { button, click, openPage, press, told } from '../test-page.tsx'
import type { Outgoing } from './conversation.ts'
import { NotSent } from './NotSent.tsx'
import { Thread } from './Thread.tsx'
import { ToSend } from './ToSend.tsx'

const help = { tier: 2 as const, category: 'abuse' as const, message: 'You deserve to be safe.', resources: [] }
const words = 'Could we talk on Sunday?'
const LEFT_OUT = /Something the language model said is left out here/

function thread(more: object, rest: object = {}) {
  const message = example(ChatMessage, { id: anId(), role: 'assistant', content: 'Here it is.', ...more })
  openPage(<Thread messages={[message]} outgoing={null} streamed="" notice={null} onRetry={undefined} {...rest} />, {})
}

test('words to send stand apart from what is said about them, named by whom they are for', async () => {
  await act(async () => thread({ safety: null, message: { text: words, to: 'Ines' } }))
  await screen.findByRole('group', { name: 'A message to Ines' })
  expect(within(screen.getByRole('group', { name: 'A message to Ines' })).getByText(words)).toBeTruthy()
  cleanup()
  await act(async () => thread({ safety: null, message: { text: words } }))
  await screen.findByRole('group', { name: 'A message to send' })
  expect(within(screen.getByRole('group', { name: 'A message to send' })).getByText(words)).toBeTruthy()
})

describe('words to send', () => {
  let copied: string[] = []
  beforeEach(() => {
    copied = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('are copied letter for letter', async () => {
    const text = '  Could we talk?\nOn Sunday, say. '
    openPage(<ToSend text={text} />, {})
    await press('Copy')
    await told('Copied to clipboard!')
    expect(copied).toEqual([text])
  })

  test('are selected where the browser does not let them be copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    openPage(<ToSend text={words} />, {})
    await press('Copy')
    await told('The browser did not allow copying')
    expect(getSelection()?.toString()).toBe(words)
  })

  test('are not shown beside help', () => {
    thread({ message: { text: words }, safety: { ...help, country: 'GB', thirdParty: false, aside: false } })
    expect(screen.queryByText(words)).toBeNull()
  })
})

test('what was left out is said where it was, and nowhere else', () => {
  thread({ leftOut: 2 })
  expect(screen.getByText(LEFT_OUT)).toBeTruthy()
  cleanup()
  thread({})
  expect(screen.queryByText(LEFT_OUT)).toBeNull()
})

test('how many are before it is said while it waits, and no longer', () => {
  const outgoing: Outgoing = { content: words, state: 'sending', at: '2026-03-02T20:00:00.000Z' }
  for (const [ahead, said] of [
    [2, '2 ahead of you.'],
    [1, 'One ahead of you.'],
    [0, 'Mallama is writing'],
  ] as const) {
    thread({}, { outgoing: { ...outgoing, ahead } })
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(said)
    cleanup()
  }
})

describe('where the language model did not answer', () => {
  const outgoing: Outgoing = {
    content: words,
    state: 'failed',
    at: '2026-03-02T20:00:00.000Z',
    unanswered: true,
    back: true,
  }
  const pressed: string[] = []
  const ways = { onRetry: () => void pressed.push('again'), onGuide: () => void pressed.push('guide') }
  afterEach(() => void (pressed.length = 0))

  test('the person chooses: again, or a guided exercise', async () => {
    openPage(<NotSent outgoing={outgoing} text={words} {...ways} />, {})
    expect(screen.getByText(/The language model did not answer. +Your words are in the box below./)).toBeTruthy()
    await press('Try again')
    await press('A guided exercise')
    expect(pressed).toEqual(['again', 'guide'])
  })

  test('neither is offered for words that have changed since', () => {
    openPage(<NotSent outgoing={outgoing} text="Something else" {...ways} />, {})
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('what the built-in coach did not answer is only sent again', () => {
    openPage(<NotSent outgoing={outgoing} text={words} onRetry={ways.onRetry} />, {})
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retry'])
    cleanup()
    // Not heard at all: no coach of any kind was asked.
    openPage(<NotSent outgoing={{ ...outgoing, unanswered: false }} text={words} {...ways} />, {})
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retry'])
  })

  test('both are still there after a reload', async () => {
    const again: unknown[] = []
    thread({ role: 'user' }, { guide: true, onAskAgain: (guide?: true) => void again.push(guide) })
    await waitFor(() => expect(screen.getByText('No answer came.', { exact: false })).toBeTruthy())
    await press('Try again')
    await click(button('A guided exercise'))
    expect(again).toEqual([undefined, true])
    cleanup()
    thread({ role: 'user' }, { onAskAgain: () => undefined })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ask again'])
  })
})
