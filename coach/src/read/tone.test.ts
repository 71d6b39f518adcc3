import { expect, test } from 'vitest'
import { read } from './read.ts'
import { valenceOf } from './turn.ts'
import { spent } from '../evals/spent.ts'

test('words between two people mean what they do to each other, not what they would mean alone', () => {
  expect(valenceOf('Nobody in this house ever asks me how I am, I just sit here on my own')).toBeLessThan(-0.3)
  expect(valenceOf('Oh great, thanks for telling me after everybody else.')).toBeLessThan(-0.3)
  expect(read('It was my fault, I am so sorry I shouted').tone()[0]?.label).toBe('shame')
  expect(read('thank you, I really appreciate it').tone()[0]?.label).toBe('gratitude')
})

test('what it says sums up, and is the same for the same words', () => {
  for (const text of [
    'I’m SO happy for you both!!! 😂',
    'you never even asked how the scan went',
    'Are we still on for six? bring milk',
    'ok',
    'miss you already x',
  ]) {
    const found = read(text).tone()
    expect(found.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(Math.abs(valenceOf(text))).toBeLessThanOrEqual(1)
    expect(valenceOf(text)).toBe(valenceOf(text))
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
    expect(valenceOf(text), text).toBe(0)
})

test('hostile lengths cost little', () => {
  valenceOf('warm up')
  for (const text of [
    '!?'.repeat(5e5),
    'x'.repeat(1e6),
    'you always '.repeat(1e4),
    "it's".repeat(3e4),
    '😂'.repeat(5e4),
  ]) {
    const start = spent()
    valenceOf(text)
    expect(spent() - start, text.slice(0, 12)).toBeLessThan(400)
  }
})
