import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { laterDialog } from './later.ts'
import { toasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('a dialog whose code does not come leaves the page and its words standing, and opens at a later press', async () => {
  let online = false
  const Comments = laterDialog(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close comments</button> }
  })
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <textarea aria-label="Entry" defaultValue="He was late again." />
        <button onClick={() => setOpen(true)}>Comments</button>
        <Suspense>{open && <Comments onClose={() => setOpen(false)} />}</Suspense>
      </>
    )
  }
  render(<Page />)
  // Awaited: React forgets what waits for code where nobody waits for it.
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Comments' })))
  await press()
  await pass(5_900)
  await pass(500)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('He was late again.')
  expect(toasts.entries().find(({ open }) => open)?.title).toBe('This did not open')
  online = true
  await pass(1_000)
  await press()
  await pass(100)
  expect(screen.getByRole('button', { name: 'Close comments' })).toBeTruthy()
})
