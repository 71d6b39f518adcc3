import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { later } from './later.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Part = () => null
const failing = (times: number) => {
  let asked = 0
  const load = async () => {
    asked++
    if (asked <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Part }
  }
  return { load, asked: () => asked }
}

it('code that does not come is asked for again, three times', async () => {
  const { load, asked } = failing(3)
  const come = later(load).preload()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await come).toBe(Part)
  expect(asked()).toBe(4)
})

it('code that does not come at all fails, and is asked for anew by whoever wants it next', async () => {
  const { load } = failing(4)
  const part = later(load)
  const refused = expect(part.preload()).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(6_000)
  await refused
  await expect(part.preload()).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await part.preload()).toBe(Part)
})

it('code that came is fetched once, however often it is wanted', async () => {
  const { load, asked } = failing(0)
  const part = later(load)
  await Promise.all([part.preload(), part.preload()])
  await part.preload()
  expect(asked()).toBe(1)
})
