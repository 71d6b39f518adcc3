import { useQuery, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useAfterPress } from './press.ts'
import { queryClient } from './query.ts'

const looked: string[] = []
function Form() {
  const [name, setName] = useState('')
  const afterPress = useAfterPress()
  return (
    <input
      aria-label="Name"
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => afterPress(() => looked.push(name))}
    />
  )
}

/** Writes into the field and leaves it, pressing what lies below it or not. */
function leave(words: string, { byPress }: { byPress: boolean }) {
  looked.length = 0
  const view = render(<Form />)
  const field = screen.getByLabelText('Name')
  fireEvent.change(field, { target: { value: words } })
  if (byPress) fireEvent.pointerDown(document.body)
  fireEvent.blur(field)
  return view
}
const pass = async () => vi.advanceTimersByTimeAsync(500)

test.each([true, false])(
  'a field that is left is looked at once, and not under the finger (pressed: %s)',
  async (byPress) => {
    vi.useFakeTimers()
    leave('Ines', { byPress })
    if (byPress) {
      await pass()
      expect(looked).toEqual([])
      fireEvent.pointerUp(document.body)
      fireEvent.pointerUp(document.body)
    }
    await pass()
    expect(looked).toEqual(['Ines'])
    vi.useRealTimers()
  },
)

test.each(['before it ended', 'after it'])(
  'a form that was closed by the press is not looked at: gone %s',
  async (when) => {
    vi.useFakeTimers()
    const { unmount } = leave('Ines', { byPress: true })
    if (when === 'before it ended') unmount()
    fireEvent.pointerUp(document.body)
    unmount()
    await pass()
    expect(looked).toEqual([])
    vi.useRealTimers()
  },
)

function Count() {
  const { data } = useQuery<string>({ queryKey: ['/api/journal/count'], enabled: false })
  return <p>{data}</p>
}

/** Something is told by the server while the finger is down. */
function toldUnderAPress() {
  vi.useFakeTimers()
  queryClient.setQueryData(['/api/journal/count'], 'One entry')
  render(
    <QueryClientProvider client={queryClient}>
      <Count />
    </QueryClientProvider>,
  )
  fireEvent.pointerDown(document.body)
  queryClient.setQueryData(['/api/journal/count'], 'Two entries')
}

test.each(['it is lifted', 'it was lifted outside the window'])(
  'what comes in moves nothing under the finger, until %s',
  async (until) => {
    toldUnderAPress()
    await act(pass)
    expect(screen.getByRole('paragraph').textContent).toBe('One entry')
    if (until === 'it is lifted') fireEvent.pointerUp(document.body)
    else await act(async () => vi.advanceTimersByTimeAsync(2_000))
    await act(pass)
    expect(screen.getByRole('paragraph').textContent).toBe('Two entries')
    vi.useRealTimers()
  },
)

test.each([
  [40, 1],
  [0, 0],
])('a button that moved by %s px between down and up was pressed: %s times', (by, times) => {
  vi.useFakeTimers()
  const pressed = vi.fn()
  render(<button onClick={pressed}>Add</button>)
  const button = screen.getByRole('button')
  const stands = (y: number) => vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 80, 20))
  stands(100)
  fireEvent.pointerDown(button, { pointerType: 'mouse', button: 0 })
  stands(100 + by)
  fireEvent.pointerUp(document.body, { pointerType: 'mouse', button: 0 })
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledTimes(times)
  vi.useRealTimers()
})
