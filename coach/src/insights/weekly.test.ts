import { WeeklyReview } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import type { WeeklyReviewInput } from '../operations.ts'
import { hostile, setting } from '../../test/people.ts'
import { weeklyReview } from './entry.ts'

const at = '2026-11-15T10:00:00Z'
const of = (part: Partial<WeeklyReviewInput>) =>
  weeklyReview({
    ...setting,
    to: '2026-11-20T00:00:00Z',
    entries: [],
    moments: [],
    ...part,
  })
const entry = (content: string, mood: 'sad' | 'happy' = 'sad', when = at) => ({
  title: '',
  content,
  emotions: '',
  mood,
  tags: [],
  at: when,
})

test('themes come with their counts, the most frequent first', () => {
  const { themes } = of({
    entries: [
      entry('The dishes stood there again.'),
      entry('Nobody did the laundry but me.'),
      entry('We went out.', 'happy'),
    ],
    moments: [
      { kind: 'conflict', intensity: 2, at, note: 'dishes' },
      { kind: 'conflict', intensity: 2, at, note: null },
      { kind: 'positive', intensity: 1, at, note: null },
    ],
  })
  expect(themes[0]).toEqual({ theme: 'the housework', count: 3 })
})

test('what went well is in the person’s own words, and absent where nothing shows it', () => {
  const walk = { kind: 'positive' as const, intensity: 2, at, note: 'We walked home and he told me about his week' }
  expect(of({ moments: [walk] }).wentWell).toContain('"We walked home and he told me about his week"')
  expect(of({ entries: [entry('I wish he had said one nice thing.')] }).wentWell).toBeNull()
})

test('the step is first what the person said they would do', () => {
  const review = of({ entries: [entry("ok i'll call my sister on friday")] })
  expect(review.nextStep).toContain('"i\'ll call my sister on friday"')
})

test('an empty week is told as one, and kindly', () => {
  const { nextStep, wentWell } = of({})
  expect(nextStep).toContain('Nothing was written or logged')
  expect(wentWell).toBeNull()
})

test('under a safety flag the step is about help, and nothing is praised', () => {
  const review = of({
    entries: [entry('He choked me on Sunday.'), entry('He brought me flowers, I was so happy.', 'happy')],
  })
  expect(review).toMatchObject({ wentWell: null, themes: [] })
  expect(review.nextStep).toContain('not your fault')
})

test('whatever is written, every quote stands in the week, and the same input gives the same bytes', () => {
  for (const text of hostile) {
    const part = { entries: [entry(text)], moments: [{ kind: 'positive' as const, intensity: 2, at, note: text }] }
    const review = WeeklyReview.parse(of(part))
    for (const told of [review.wentWell ?? '', review.nextStep])
      for (const [, quote = ''] of told.matchAll(/"([^"]+)"/g)) expect(text).toContain(quote)
    expect(JSON.stringify(of(part))).toBe(JSON.stringify(review))
  }
}, 30_000)

test.each([
  ['Our cat was at the vet all day because of her teeth. She is home again and eating.', /animal/],
  ['Missed the bus, missed the meeting. Nobody died.', /death/],
  ['Ines pays her share when her salary comes.', /raise/],
])('trouble is called by a name that the words bear: %s', (text, not) => {
  const { themes, nextStep } = of({ entries: [entry(text)] })
  expect(`${themes.map(({ theme }) => theme).join()} ${nextStep}`).not.toMatch(not)
})

test('a sad day is not what went well, whatever is read in its words', () => {
  expect(of({ entries: [entry('Yusuf slept on the sofa again.')] }).wentWell).toBeNull()
  expect(of({ entries: [entry('Carmel laughed at lunch.', 'happy')] }).wentWell).toContain('"Carmel laughed at lunch"')
})

test('a hard week without a promise has a line to finish, and words that cannot be read are said to be so', () => {
  expect(of({ entries: [entry('Kit told me to shut up in front of my mother.')] }).nextStep).toContain(
    'finish this line',
  )
  expect(of({ entries: [entry('Ich habe dir gestern schon gesagt, dass ich nicht fahre')] }).nextStep).toContain(
    'reads English',
  )
  const mark = { kind: 'conflict' as const, intensity: 2, at, note: null }
  expect(of({ moments: [mark] }).nextStep).toContain('marks but no words')
})
