import { expect, test } from 'vitest'
import { begun, finished, gapIn } from './beginning.ts'

const known = ['Could you ', 'I need ', 'I wanted you to know ']

test('another beginning takes the place of the one in the box', () => {
  expect(begun('Could you ', 'I need ', known)).toBe('I need ')
})
test('words that were typed after it stay', () => {
  expect(begun('Could you call my mum', 'I need ', known)).toBe('I need call my mum')
})
test('own words without a known beginning stay behind the new one', () => {
  expect(begun('call my mum', 'Could you ', known)).toBe('Could you call my mum')
})

const felt = { begin: 'I felt ', ends: ['hurt', 'alone'] }
test('a word finishes the beginning, and another takes its place', () => {
  expect(finished('I felt ', 'hurt', felt)).toBe('I felt hurt')
  expect(finished('I felt hurt', 'alone', felt)).toBe('I felt alone')
})
test('own words stay, and the word is added', () => {
  expect(finished('I felt left out of it and', 'hurt', felt)).toBe('I felt left out of it and hurt')
})

test('the gaps of a beginning are found one after another', () => {
  const pattern = 'You have ___ of mine. Could I have it back by ___?'
  const first = gapIn(pattern)!
  expect(pattern.slice(...first)).toBe('___')
  expect(gapIn(pattern, first[1])![0]).toBeGreaterThan(first[1])
  expect(gapIn(pattern, gapIn(pattern, first[1])![1])).toBeNull()
})
