import { expect, test } from 'vitest'
import { isOpen } from './consent.ts'

const offer = { model: 'small', host: 'localhost:11434', here: true, consent: 'v2:small@localhost:11434' }

test('someone who has not chosen is asked', () => {
  expect(isOpen(offer, null)).toBe(true)
})

test('a yes and a no are each asked for once', () => {
  expect(isOpen(offer, 'v2:small@localhost:11434')).toBe(false)
  expect(isOpen(offer, 'built-in')).toBe(false)
})

test('a yes to yesterday’s model is no yes to another', () => {
  expect(isOpen(offer, 'v2:large@models.example')).toBe(true)
})

test('whoever agreed when danger stayed at home is asked anew', () => {
  expect(isOpen(offer, 'small@localhost:11434')).toBe(true)
})
