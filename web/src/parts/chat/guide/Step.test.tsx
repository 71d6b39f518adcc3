import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ExerciseStep } from '@mallama/contracts/guide'
import '../../test-page.tsx'
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

function open(changes: Partial<ExerciseStep> = {}, choices: { label: string; say: string }[] = [], pending = false) {
  const onDo = vi.fn()
  render(<Step step={{ ...step, ...changes }} choices={choices} onDo={onDo} pending={pending} moved={false} />)
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
test('Enter sends the line as an answer', () => {
  const onDo = open()
  fireEvent.change(box(), { target: { value: 'Could you call my mum' } })
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onDo).toHaveBeenCalledExactlyOnceWith('Could you call my mum', 'answer')
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
  const onDo = open({}, [], true)
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
