import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBeat } from './useBeat.ts'

test('whoever goes to another room is gone from the first, and said to be in the second at once', () => {
  const told: string[] = []
  const tell = (what: string) => vi.fn(async () => void told.push(what))
  const { rerender, unmount } = renderHook(
    ({ room, on }) => useBeat(room, on, tell(`here ${room}`), tell(`gone ${room}`)),
    { initialProps: { room: 'a', on: true } },
  )
  expect(told).toEqual(['here a'])
  rerender({ room: 'a', on: true })
  expect(told, 'the same room').toEqual(['here a'])
  rerender({ room: 'b', on: true })
  expect(told).toEqual(['here a', 'gone a', 'here b'])
  rerender({ room: 'b', on: false })
  expect(told.at(-1)).toBe('gone b')
  unmount()
  expect(told).toHaveLength(4)
})
