import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ExerciseStep } from '@mallama/contracts/guide'
import '../../test-page.tsx'
import { ApiError } from '../../../platform/api.ts'
import { conversation } from '../conversation.ts'
import { say, sayAgain, type Talk } from '../send.ts'
import Step from './Step.tsx'
import Waits from './Waits.tsx'

const step: ExerciseStep = {
  id: 'find-words',
  title: 'Find the words',
  thing: 'your message',
  step: 2,
  of: 4,
  prompt: 'What should they do, or know?',
  why: 'A yes or no is easy to give.',
  begin: 'Could you ',
  starts: ['Could you ', 'I need '],
  ends: [],
  offer: 'I want him to call',
  back: true,
  soFar: ['Tomas'],
}

function open(
  changes: Partial<ExerciseStep> = {},
  choices: { label: string; say: string }[] = [],
  { pending = false, at = String(Math.random()), sent = '' } = {},
) {
  const onDo = vi.fn()
  const draft = { key: 'step:r1', at, sent }
  render(
    <Step draft={draft} step={{ ...step, ...changes }} choices={choices} onDo={onDo} pending={pending} moved={false} />,
  )
  return onDo
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: step.prompt })

test('the box holds the beginning, says why it is asked, and which line it is', () => {
  open()
  expect(box().value).toBe('Could you ')
  expect(document.getElementById(box().getAttribute('aria-describedby')!)?.textContent).toBe(
    'Why: A yes or no is easy to give.',
  )
  expect(screen.getByText('2 of 4')).toBeTruthy()
})
test('a line that was begun and left is there again, and one that has arrived is not', () => {
  const at = 'find-words 2'
  open({}, [], { at })
  fireEvent.change(box(), { target: { value: 'Could you call my mum' } })
  fireEvent.click(screen.getByRole('button', { name: 'Leave it for now' }))
  cleanup()
  open({}, [], { at, sent: 'Leave it for now' })
  expect(box().value).toBe('Could you call my mum')
  cleanup()
  open({}, [], { at, sent: 'Could you call my mum' })
  expect(box().value).toBe('Could you ')
})
test('Enter sends the line as an answer', () => {
  const onDo = open()
  fireEvent.change(box(), { target: { value: 'Could you call my mum' } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onDo).toHaveBeenCalledExactlyOnceWith('Could you call my mum', 'answer')
})
test('a bare beginning is not sent, and one that is finished is', () => {
  const onDo = open()
  const next = screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement
  expect(next.disabled).toBe(true)
  fireEvent.change(box(), { target: { value: 'I need' } })
  expect(next.disabled).toBe(true)
  fireEvent.change(box(), { target: { value: 'I need you on Sunday' } })
  fireEvent.click(next)
  expect(onDo).toHaveBeenCalledExactlyOnceWith('I need you on Sunday', 'answer')
})
const pattern = 'You have ___ of mine. Could I have it back by ___?'
test('a beginning with gaps is not sent as it is; Enter goes to the next gap, and sends behind the last', () => {
  const onDo = open({ begin: pattern, starts: ['Could we ___?'] })
  const next = screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement
  expect(next.disabled).toBe(true)
  box().setSelectionRange(0, 0)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().value.slice(box().selectionStart, box().selectionEnd)).toBe('___')
  const filled = 'You have the drill of mine. Could I have it back by ___?'
  fireEvent.change(box(), { target: { value: filled } })
  box().setSelectionRange(0, 0)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().selectionStart).toBe(filled.indexOf('___'))
  expect(onDo).not.toHaveBeenCalled()
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onDo).toHaveBeenCalledExactlyOnceWith(filled, 'answer')
})
test('another beginning is put in the box with its first gap chosen', () => {
  open({ begin: pattern, starts: ['Could we ___ on ___?'] })
  fireEvent.click(screen.getByRole('button', { name: 'Could we ___ on ___?' }))
  expect(box().value).toBe('Could we ___ on ___?')
  expect([box().selectionStart, box().selectionEnd]).toEqual([9, 12])
})
test('an empty box is not sent; the line can be skipped, gone back from and left', () => {
  const onDo = open()
  fireEvent.change(box(), { target: { value: ' ' } })
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true)
  for (const name of ['Skip', 'Back', 'Leave it for now']) fireEvent.click(screen.getByRole('button', { name }))
  expect(onDo.mock.calls.map(([, what]) => what)).toEqual(['skip', 'back', 'stop'])
})
test('another beginning is put into the box with a press, and says so', () => {
  open()
  const other = screen.getByRole('button', { name: 'I need' })
  expect(other.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(other)
  expect(box().value).toBe('I need ')
  expect(other.getAttribute('aria-pressed')).toBe('true')
})
test("the person's own wish can be kept as a start", () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it as a start' }))
  expect(box().value).toBe('I want him to call')
  expect(screen.queryByRole('button', { name: 'Keep it as a start' })).toBeNull()
})
test('a line that is answered by a button has no box', () => {
  const onDo = open({ starts: [], begin: '' }, [{ label: 'Yes, easily', say: 'Yes, easily' }])
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Yes, easily' }))
  expect(onDo).toHaveBeenCalledExactlyOnceWith('Yes, easily', 'answer')
})
test('while an answer is on its way nothing goes twice', () => {
  const onDo = open({}, [], { pending: true })
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onDo).not.toHaveBeenCalled()
  expect((screen.getByRole('button', { name: 'Skip' }) as HTMLButtonElement).disabled).toBe(true)
})
test('one that waits can be gone on with, or left', () => {
  const onDo = vi.fn()
  render(<Waits step={{ ...step, waits: true }} onDo={onDo} pending={false} />)
  fireEvent.click(screen.getByRole('button', { name: 'Go on with your message (2 of 4)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Leave your message for now' }))
  expect(onDo.mock.calls.map(([, what]) => what)).toEqual(['back', 'stop'])
})
test('a line that is begun is kept for the same place of the same talk, and for no other', () => {
  open({}, [], { at: 'find-words 2 4' })
  fireEvent.change(box(), { target: { value: 'Could you call my' } })
  cleanup()
  open({}, [], { at: 'find-words 2 4' })
  expect(box().value).toBe('Could you call my')
  cleanup()
  open({}, [], { at: 'find-words 2 6' })
  expect(box().value).toBe('Could you ')
})
test('a line that is too long says so and does not go', () => {
  const onDo = open()
  fireEvent.change(box(), { target: { value: 'a'.repeat(11_200) } })
  screen.getByText('1,200 characters too many')
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true)
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onDo).not.toHaveBeenCalled()
})
test('a step that fails leaves the box of the talk alone, and goes again as the same step', async () => {
  const send = vi.fn<Talk['send']>(async () => {
    throw new ApiError(503, 'Service Unavailable', '')
  })
  const talk: Talk = { id: 'r1', base: 3, send, setAside: async () => null, failed: () => false }
  say(talk, 'Skip', { id: 'find-words', do: 'skip' })
  await waitFor(() => expect(conversation('r1').outgoing?.state).toBe('failed'))
  expect(conversation('r1').text).toBe('')
  sayAgain(talk)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  const [first, second] = send.mock.calls.map(([outgoing]) => outgoing)
  expect(second).toMatchObject({
    clientId: first!.clientId,
    content: 'Skip',
    exercise: { id: 'find-words', do: 'skip' },
  })
})
