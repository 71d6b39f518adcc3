import { expect, test } from 'vitest'
import { apologyIn } from './apology.ts'
import { plain } from './plain.ts'

const read = (text: string) => apologyIn(plain(text))

test('a whole apology has its parts, and weighs more than a bare sorry', () => {
  const whole = read(
    "I'm so sorry I snapped. It was my fault, I was stressed. It won't happen again. Let me make it up to you. Please forgive me.",
  )
  expect(whole.kind).toBe('apology')
  expect(whole.parts).toEqual(['regret', 'explanation', 'responsibility', 'repentance', 'repair', 'forgiveness'])
  expect(whole.strength).toBeGreaterThan(read('sry').strength)
  expect(read('sry').kind).toBe('apology')
})
test.each([
  'sorry if you feel that way',
  "I'm sorry you took it like that",
  'sorry but you started it',
  'I said I was sorry',
  'Sorry for breathing',
])('%s only looks like one', (text) => expect(read(text).kind).toBe('non-apology'))
test.each(["I'm sorry to hear that", 'say sorry', 'you never say sorry', 'better safe than sorry', "I'm not sorry"])(
  '%s is none',
  (text) => expect(read(text).kind).toBe('none'),
)
