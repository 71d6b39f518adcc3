import { describe, expect, it } from 'vitest'
import { locate, quotedIn, readerOf, withoutQuotations } from './quotes.ts'
import { spent } from '../evals/spent.ts'

const message = 'He said “I’m  done” and left.\nThen I cried at the station.'

describe('a quote', () => {
  it.each([
    ["I'm done", 'I’m  done'],
    ['i’m done', 'I’m  done'],
    ['and left. Then I cried', 'and left.\nThen I cried'],
    ['THE STATION', 'the station'],
  ])('%s is found as it was written', (quote, written) => {
    const found = locate([message], quote)!
    expect(found.quote).toBe(written)
    expect(message.slice(found.start, found.end)).toBe(written)
  })

  it.each(['I am done', 'he sai', 'ried at', '"', '', '...', 'x'.repeat(500)])('%j is not there', (quote) => {
    expect(locate([message], quote)).toBeNull()
  })

  it('from another text than the one that was sent has no place in it', () => {
    expect(locate([message, 'He forgets calls'], 'forgets calls')).toEqual({ quote: 'forgets calls' })
  })

  it('keeps its place where letters change their length', () => {
    const text = 'İİİ said he forgot 😭 the call'
    const found = locate([text], 'the call')!
    expect(text.slice(found.start, found.end)).toBe('the call')
  })

  it('comes once, and those that are not there not at all', () => {
    const quotes = ['I cried', 'i cried', 'I laughed'].map((quote) => ({ quote, label: 'hurt' }))
    expect(readerOf([message], null, false).evidence(quotes)).toEqual([
      { quote: 'I cried', label: 'hurt', start: 35, end: 42 },
    ])
  })

  it('is what stands in double quotation marks', () => {
    expect(quotedIn("You wrote “I cried,” and \"left.\" It's 'single'.")).toEqual(['I cried', 'left'])
  })

  it('is looked for in a hundred thousand letters in no time', () => {
    for (const text of ['a '.repeat(50_000), '  '.repeat(50_000), 'aaaa'.repeat(25_000), '“'.repeat(100_000)]) {
      const began = spent()
      locate([text], 'aa aa')
      locate([text], 'aa')
      expect(spent() - began).toBeLessThan(1_000)
    }
  })
})

it('what others said goes where it stands in quotation marks, and not where the same words stand before it', () => {
  expect(withoutQuotations('no means no, and she said "no" twice')).toBe('no means no, and she said "" twice')
})
