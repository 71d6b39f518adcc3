import { expect, test } from 'vitest'
import { renewed, toggled } from './steps.ts'

const now = new Date('2026-11-20T21:00:00Z')

test('a step has an id, its text, whether it is completed, and when it was made', () => {
  const [step, other] = renewed([], ['Call her on Friday', 'Sleep first'], now)
  expect(step).toEqual({
    id: expect.any(String) as string,
    text: 'Call her on Friday',
    completed: false,
    createdAt: '2026-11-20T21:00:00.000Z',
  })
  expect(step?.id).not.toBe(other?.id)
})

test('a step is toggled complete and back', () => {
  const steps = renewed([], ['Call her on Friday', 'Sleep first'], now)
  const once = toggled(steps, steps[0]?.id ?? '')
  expect(once.map(({ completed }) => completed)).toEqual([true, false])
  expect(toggled(once, steps[0]?.id ?? '')).toEqual(steps)
})

test('new steps take the place of those not taken; what is completed stays, and is there once', () => {
  const steps = renewed([], ['a', 'b'], now)
  const done = toggled(steps, steps[0]?.id ?? '')
  const again = renewed(done, ['a', ' c ', 'c', ''], now)
  expect(again.map(({ text, completed }) => [text, completed])).toEqual([
    ['a', true],
    ['c', false],
  ])
})
