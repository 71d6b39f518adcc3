import { expect, test } from 'vitest'
import { isOpen } from './consent.ts'

const offer = { model: 'small', host: 'localhost:11434', consent: 'small@localhost:11434' }

test('someone who has not chosen is asked', () => {
  expect(isOpen(offer, null)).toBe(true)
})

test('a yes and a no are each asked for once', () => {
  expect(isOpen(offer, 'small@localhost:11434')).toBe(false)
  expect(isOpen(offer, 'built-in')).toBe(false)
})

test('a yes to yesterday’s model is no yes to another', () => {
  expect(isOpen(offer, 'large@models.example')).toBe(true)
})
