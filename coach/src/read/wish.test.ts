import { describe, expect, test } from 'vitest'
import { askedIn, heardBy } from './wish.ts'
import { asks } from './labels.ts'
import { read } from './read.ts'

const told =
  'We bought the boat together in May. He paints it every weekend and talks about Norway. I get seasick in the bath. My mother thinks it is a phase. The dog likes it there, on the blanket with the rope.'
const asked = (text: string) =>
  read(text)
    .intent()
    .reduce((sum, { label, chance }) => sum + (asks.includes(label) ? chance : 0), 0)

describe('what is wanted', () => {
  test('is heard at the end of a story, at its beginning, and inside it', () => {
    const wish = 'Could you write me two lines to him about it?'
    const [first, ...rest] = told.split('. ')
    for (const text of [`${told} ${wish}`, `${wish} ${told}`, `${first}. ${wish} ${rest.join('. ')}`])
      expect(read(text).intent()[0]!.label).toBe('words')
    expect(asked(told)).toBeLessThan(0.3)
  })
  test('is heard in a short question', () => {
    expect(read('should i tell him that i hate the boat?').intent()[0]!.label).toBe('should-i')
    expect(asked(told)).toBeLessThan(0.5)
  })
  test('is as sure as chances are', () => {
    for (const text of ['', '...', told, 'shorter please'])
      expect(
        read(text)
          .intent()
          .reduce((sum, { chance }) => sum + chance, 0),
      ).toBeCloseTo(1, 5)
  })
})

test('a message of twice the length is not read for more than a bounded number of sentences', () => {
  let counted = 0
  const by = { odds: () => (counted++, new Float64Array(22)) }
  heardBy(by, askedIn('He came home late. '.repeat(2_000)))
  expect(counted).toBeLessThanOrEqual(45)
})

test('what is quoted is not what is wanted', () => {
  expect(askedIn('She wrote "should I stay?" and I laughed')[0]!.words).not.toContain('stay')
})
