import { describe, expect, test } from 'vitest'
import { withoutRepeats } from './phrase.ts'
import { sight } from '../safety/screen.ts'

describe('a phrase on end', () => {
  test.each([
    ['im so im so im so im so im so im fine', 'im so im so im so im fine'],
    ['No no no no no!', 'No no no!'],
    [
      'I hit him. I hit him. I hit him. I hit him. I hit him. Then I left.',
      'I hit him. I hit him. I hit him. Then I left.',
    ],
    ['just just just just okay all all all all', 'just just just okay all all all'],
  ])('is left three times: %s', (text, left) => {
    expect(withoutRepeats(text)).toBe(left)
  })

  test.each(['', 'no no no', 'We talked and talked, and then we talked again.', '🙂 🙂 🙂 🙂 🙂', 'ja, ja, ja'])(
    'of three or fewer stays as it is: %s',
    (text) => {
      expect(withoutRepeats(text)).toBe(text)
    },
  )

  test('hides nothing of what stands before, between and after', () => {
    const pump = 'im so '.repeat(60)
    expect(sight(`${pump}im going to kill myself tonight`)?.tier).toBe(3)
    expect(sight(`I want to kill myself tonight ${pump}`)?.tier).toBe(3)
    expect(sight(`${pump}I want to kill myself tonight. ${pump}`)?.tier).toBe(3)
  })

  test('of a million letters is cut in time that grows with it and no faster', () => {
    expect(withoutRepeats('im so just '.repeat(90_000)).length).toBeLessThan(50)
    expect(withoutRepeats('a '.repeat(500_000))).toBe('a a a ')
  })
})
