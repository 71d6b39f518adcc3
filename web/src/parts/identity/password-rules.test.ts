import { expect, test } from 'vitest'
import { ruleProblem, rulesOf } from './password-rules.ts'

test('only the rules that the provider has are shown, each met or not', () => {
  expect(rulesOf({ meetsMinPasswordLength: false, meetsMaxPasswordLength: true }, { least: 8, most: 4096 })).toEqual([
    { words: 'At least 8 characters', met: false, problem: 'Password should be at least 8 characters.' },
  ])
  const all = rulesOf(
    {
      meetsMinPasswordLength: true,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: false,
    },
    { least: 6 },
  )
  expect(all.filter(({ met }) => !met).map(({ words }) => words)).toEqual([
    'A capital letter',
    'A symbol, such as ! or ?',
  ])
})

test('too short is told in the words of the provider', () => {
  const rules = rulesOf({ meetsMinPasswordLength: false, containsNumericCharacter: false }, { least: 6 })
  expect(ruleProblem(rules)).toBe('Password should be at least 6 characters.')
})

test('too long is told to whoever is too long', () => {
  const rules = rulesOf({ meetsMinPasswordLength: true, meetsMaxPasswordLength: false }, { least: 6, most: 20 })
  expect(ruleProblem(rules)).toBe('The password needs: at most 20 characters.')
})

test('what is missing is one sentence, and nothing when all is met', () => {
  expect(ruleProblem([{ words: 'A number', met: true }])).toBeUndefined()
  expect(ruleProblem([{ words: 'A number', met: false }])).toBe('The password needs: a number.')
})
