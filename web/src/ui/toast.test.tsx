import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Toaster } from './toast.tsx'
import { dismiss, toast, toasts } from './toasts.ts'

afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  for (const { id } of toasts.entries()) dismiss(id)
})

const page = (dialog = false) => (
  <>
    <button type="button">Save</button>
    <Toaster />
    {dialog && <Dialog open onOpenChange={() => undefined} title="Delete Idris?" />}
  </>
)

test.each(['Escape', 'its button'])('F8 goes to a toast, and %s goes back to where one was', async (way) => {
  render(page())
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  act(() => void toast({ title: 'It was not saved', tone: 'error' }))
  fireEvent.keyDown(save, { key: 'F8' })
  const button = screen.getByRole('button', { name: 'Dismiss' })
  expect(document.activeElement).toBe(button)
  if (way === 'Escape') fireEvent.keyDown(button, { key: 'Escape' })
  else fireEvent.click(button)
  expect(document.querySelector('.toast')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(save)
})

test('a toast goes when a dialog opens', () => {
  const { rerender } = render(page())
  act(() => void toast({ title: 'It was not saved', tone: 'error' }))
  expect(document.querySelector('.toast')).not.toBeNull()
  rerender(page(true))
  expect(document.querySelector('.toast')).toBeNull()
})

test('a toast leaves the message that was asked for in sight', () => {
  const low = window.innerHeight - 200
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isMessage = this.matches('.craft__message')
    return new DOMRect(0, isMessage ? low : 0, isMessage || this.matches('.toast') ? 300 : 0, isMessage ? 180 : 0)
  })
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(120)
  render(
    <>
      <p className="craft__message">Hi Sofia, I miss you.</p>
      <Toaster />
    </>,
  )
  act(() => void toast({ title: 'Guidance' }))
  const { top } = document.querySelector<HTMLElement>('.toaster')!.style
  expect(parseFloat(top) + 120).toBeLessThanOrEqual(low)
})
