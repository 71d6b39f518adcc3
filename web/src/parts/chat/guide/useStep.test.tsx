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

function Page({ messages, pending = false }: { messages: ChatMessage[]; pending?: boolean }) {
  const { instead } = useStep({ talk, messages, active: true, pending })
  return (
    <>
      <div role="log" tabIndex={-1} />
      {instead(<textarea aria-label="Write a message" />)}
      <input aria-label="A note elsewhere on the page" />
    </>
  )
}
const composer = () => screen.queryByRole('textbox', { name: 'Write a message' })
const line = () => screen.findByRole('textbox', { name: 'Who is it for?' })

test('whoever wrote in a line stays in the talk when the line goes', async () => {
  const page = await act(async () => render(<Page messages={[said(step)]} />))
  const leave = await screen.findByRole('button', { name: 'Leave it for now' })
  expect(composer()).toBeNull()
  leave.focus()
  fireEvent.click(leave)
  page.rerender(<Page messages={[said(step)]} pending />)
  page.rerender(<Page messages={[said(step), said()]} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('log')))
  expect(composer()).toBeTruthy()
})
test('whoever wrote to Mallama goes on in the line that takes the place of the box', async () => {
  const page = await act(async () => render(<Page messages={[]} />))
  composer()!.focus()
  page.rerender(<Page messages={[]} pending />)
  // The answer is there a moment before the talk has it.
  page.rerender(<Page messages={[]} />)
  page.rerender(<Page messages={[said(step)]} />)
  const box = await line()
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(composer()).toBeNull()
})
test('whoever has gone on to something else while the line was on its way stays there', async () => {
  const page = await act(async () => render(<Page messages={[]} />))
  page.rerender(<Page messages={[]} pending />)
  const note = screen.getByRole('textbox', { name: 'A note elsewhere on the page' })
  note.focus()
  page.rerender(<Page messages={[said(step)]} />)
  await line()
  await act(async () => {})
  expect(document.activeElement).toBe(note)
})
test('a page that is opened with a line waiting takes nobody’s focus', async () => {
  await act(async () => render(<Page messages={[said(step)]} />))
  await line()
  await act(async () => {})
  expect(document.activeElement).toBe(document.body)
})
