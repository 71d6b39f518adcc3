import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChatMessage } from '@mallama/contracts/chat'
import '../../test-page.tsx'
import type { Talk } from '../send.ts'
import { useStep } from './useStep.tsx'

const step: ChatMessage['exercise'] = {
  id: 'find-words',
  title: 'Find the words',
  thing: 'your message',
  step: 1,
  of: 4,
  prompt: 'Who is it for?',
  begin: '',
  starts: [],
  ends: [],
  back: false,
  soFar: [],
}
const said = (exercise?: ChatMessage['exercise']): ChatMessage => ({
  id: 'm1',
  role: 'assistant',
  content: 'Who is it for?',
  timestamp: '2026-11-21T21:00:00.000Z',
  userName: null,
  ...(exercise ? { exercise } : {}),
})
const talk: Talk = {
  id: 'r2',
  base: 1,
  send: () => new Promise(() => {}),
  setAside: async () => null,
  failed: () => false,
}

function Page({ messages }: { messages: ChatMessage[] }) {
  const { instead } = useStep({ talk, messages, active: true, pending: false })
  return (
    <>
      <div role="log" tabIndex={-1} />
      {instead(<textarea aria-label="Write a message" />)}
    </>
  )
}

test('whoever wrote in a line stays in the talk when the line goes', async () => {
  const page = await act(async () => render(<Page messages={[said(step)]} />))
  const leave = await screen.findByRole('button', { name: 'Leave it for now' })
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull()
  leave.focus()
  fireEvent.click(leave)
  page.rerender(<Page messages={[said(step), said()]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')))
  screen.getByRole('textbox', { name: 'Write a message' })
})
