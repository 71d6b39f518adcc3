import { expect, it } from 'vitest'
import { examples, inTwo, isBlank, MOST, surenessOf, tooLong } from './words.ts'

it('what nobody could see is no message', () => {
  expect(['', '  \n\t', '\u200b\u200d', '\u2800'].every(isBlank)).toBe(true)
  expect(['k', '...', '🙂', ...examples].some(isBlank)).toBe(false)
})

it('the number and its word never disagree', () => {
  expect([0, 0.45, 0.49].map((of) => surenessOf(of).word)).toEqual(['A guess', 'A guess', 'A guess'])
  // 0.495 reads 50%.
  expect([0.495, 0.5, 0.69].map((of) => surenessOf(of).word)).toEqual(['Likely', 'Likely', 'Likely'])
  expect([0.7, 0.85].map((of) => surenessOf(of).word)).toEqual(['Fairly sure', 'Fairly sure'])
})

it('a text may be as long as the server takes it, and no longer', () => {
  expect(tooLong('a'.repeat(MOST))).toBeUndefined()
  expect(tooLong('a'.repeat(MOST + 1))).toBe('At most 10,000 characters')
})

it('the first sentence stands by itself, and no quotation is torn apart', () => {
  expect(inTwo('On the surface it agrees. It may not.')).toEqual(['On the surface it agrees.', 'It may not.'])
  expect(inTwo('"Fine. Do it." sounds tired. Ask.')).toEqual(['"Fine. Do it." sounds tired.', 'Ask.'])
  expect(inTwo('“Fine. Do it.” Ask.')).toEqual(['“Fine. Do it.”', 'Ask.'])
  expect(inTwo('One sentence')).toEqual(['One sentence', ''])
})
