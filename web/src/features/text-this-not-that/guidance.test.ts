import { expect, it } from 'vitest'
import { guidance } from './guidance.ts'

it('guidance is shown for 10 seconds, and cut at 200 characters', () => {
  expect(guidance('Say when.')).toMatchObject({ title: 'Guidance', description: 'Say when.', duration: 10_000 })
  expect(guidance('a'.repeat(200)).description).toBe('a'.repeat(200))
  expect(guidance('a'.repeat(201)).description).toBe(`${'a'.repeat(200)}...`)
  expect(guidance('👩‍❤️‍👨'.repeat(250)).description).toBe(`${'👩‍❤️‍👨'.repeat(200)}...`)
})
