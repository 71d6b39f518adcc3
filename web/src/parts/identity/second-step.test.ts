import { expect, test } from 'vitest'
import { codeProblem, digitsOf } from './second-step.ts'

test('a code may be typed as the app shows it', () => {
  expect(digitsOf(' 123 456\n')).toBe('123456')
  expect(codeProblem(digitsOf('123-456'))).toBeUndefined()
})

test('anything but six digits is asked for again', () => {
  for (const typed of ['', '12345', '1234567', '12345a', '١٢٣٤٥٦'])
    expect(codeProblem(typed)).toContain('six-digit code')
})
