import { expect, test } from 'vitest'
import { families } from './labels.ts'
import { tone } from './tone.ts'
import { spent } from '../evals/spent.ts'

test('words between two people mean what they do to each other, not what they would mean alone', () => {
  expect(tone('Nobody in this house ever asks me how I am, I just sit here on my own').valence).toBeLessThan(-0.3)
  expect(tone('Oh great, thanks for telling me after everybody else.').valence).toBeLessThan(-0.3)
  expect(tone('It was my fault, I am so sorry I shouted').top).toBe('shame')
  expect(tone('thank you, I really appreciate it').top).toBe('gratitude')
})

test('what it says sums up, and is the same for the same words', () => {
  for (const text of [
    'I’m SO happy for you both!!! 😂',
    'you never even asked how the scan went',
    'Are we still on for six? bring milk',
    'ok',
    'miss you already x',
  ]) {
    const read = tone(text)
    expect(families.reduce((sum, family) => sum + read.chances[family], 0)).toBeCloseTo(1, 9)
    expect(Math.abs(read.valence)).toBeLessThanOrEqual(1)
    expect(JSON.stringify(tone(text))).toBe(JSON.stringify(read))
  }
})

test('where there is nothing to read it says so', () => {
  for (const text of [
    '',
    '   ',
    'x',
    'asdkjfh qwer',
    'Je ne sais pas quoi faire avec mon mari',
    'شكرا جزيلا لك',
    '\u0000\u0001',
  ])
    expect(tone(text), text).toMatchObject({ top: null, valence: 0 })
})

test('hostile lengths cost little', () => {
  tone('warm up')
  for (const text of [
    '!?'.repeat(5e5),
    'x'.repeat(1e6),
    'you always '.repeat(1e4),
    "it's".repeat(3e4),
    '😂'.repeat(5e4),
  ]) {
    const start = spent()
    tone(text)
    expect(spent() - start, text.slice(0, 12)).toBeLessThan(400)
  }
})
