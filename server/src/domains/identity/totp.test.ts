import { expect, test } from 'vitest'
import { base32, codeAt, fromBase32, matchingStep, stepAt } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code)
})

test('base 32 is that of RFC 4648, and goes both ways', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(fromBase32(base32(Buffer.from('foobar'))).toString()).toBe('foobar')
})

test('a code of one step ago or ahead counts, one of two does not, and none counts twice', () => {
  const now = 1_234_567_890_000
  const step = stepAt(now)
  expect([-2, -1, 0, 1, 2].map((off) => matchingStep(secret, codeAt(secret, step + off), now, 0))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect(matchingStep(secret, codeAt(secret, step), now, step)).toBeUndefined()
  expect(matchingStep(secret, '', now, 0)).toBeUndefined()
})
