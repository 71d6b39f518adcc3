import { fireEvent, render, screen } from '@testing-library/react'
import type { MayBe } from '@mallama/contracts/coach'
import { beforeEach, expect, test, vi } from 'vitest'
import { MayBeChoices, useMayBe } from './MayBeChoices.tsx'

const copied = vi.fn<(text: string) => Promise<void>>()
beforeEach(() => {
  sessionStorage.clear()
  copied.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true })
})

const mayBe: MayBe = [
  {
    label: 'money, and who decides',
    says: ['Not to be asked last.'],
    words: [{ by: 'You could say', text: 'Ask me first.' }],
  },
  { label: 'an animal', hint: 'more likely if it is ill', says: ['Not to be alone with it.'], words: [] },
]
function Page({ id = 'one' }: { id?: string }) {
  return (
    <MayBeChoices legend="What was it about?" mayBe={mayBe} choosing={useMayBe(id, mayBe)} none="Say it yourselves." />
  )
}
const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('nothing is chosen for anybody; a choice shows what is said of it, with words to copy', () => {
  render(<Page />)
  expect(screen.getByRole('group', { name: 'What was it about?' })).toBeTruthy()
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(screen.queryByText('Ask me first.')).toBeNull()
  fireEvent.click(choice(/^Money/))
  expect(screen.getByText('Not to be asked last.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toHaveBeenCalledWith('Ask me first.')
  fireEvent.click(choice(/^An animal.*More likely if it is ill/))
  expect(screen.queryByText('Ask me first.')).toBeNull()
  expect(screen.getByText('Not to be alone with it.')).toBeTruthy()
})

test('none of them is an answer too', () => {
  render(<Page />)
  fireEvent.click(choice(/^None of these/))
  expect(screen.getByText('Say it yourselves.')).toBeTruthy()
})

test('what was chosen is there after a reload, and belongs to its result alone', () => {
  const { unmount } = render(<Page />)
  fireEvent.click(choice(/^An animal/))
  unmount()
  const { rerender } = render(<Page />)
  expect(choice(/^An animal/).checked).toBe(true)
  rerender(<Page id="two" />)
  expect(choice(/^An animal/).checked).toBe(false)
})
