import { describe, expect, it } from 'vitest'
import { resultOf, roomOf } from './model-words.ts'

const tried = {
  wordsPerSecond: 12.4,
  firstWordMs: 840,
  form: 'kept',
  danger: null,
  mayClear: false,
  failure: null,
} as const

describe('a model in words', () => {
  it('says how much it keeps in mind, as far as its server says so', () => {
    expect(roomOf({ model: 'm', context: 8_192 })).toBe('keeps about 6,100 words in mind')
    expect(roomOf({ model: 'm', context: null })).toBeNull()
  })

  it('says what a try-out saw, and what the model may do', () => {
    expect(resultOf(tried)).toEqual([
      'It writes 12.4 words a second, quicker than people read. The first came after 0.8 seconds.',
      'It keeps to a form, so it can do the chat and the tools.',
      'Whether it sees danger was not measured. It can only add caution.',
    ])
    const danger = { met: 57, of: 60, spared: 59, twins: 60 }
    expect(resultOf({ ...tried, danger, mayClear: true })[2]).toBe(
      'It met 57 of 60 texts about danger, and left 59 of 60 harmless ones alone. It may also lift a false alarm.',
    )
    expect(resultOf({ ...tried, danger, mayClear: false })[2]).toContain('It can only add caution.')
    expect(resultOf({ ...tried, wordsPerSecond: 0.8, form: 'broken' })).toEqual([
      expect.stringContaining('people will have to wait'),
      expect.stringContaining('does not keep to a form'),
      expect.anything(),
    ])
    expect(resultOf({ ...tried, form: null, failure: 'timeout' })[1]).toContain('no word came in time')
  })

  it('says why it did not answer', () => {
    expect(resultOf({ ...tried, wordsPerSecond: null, form: null, failure: 'no-memory' })).toEqual([
      'It did not answer: there was not enough memory for it.',
    ])
  })
})
