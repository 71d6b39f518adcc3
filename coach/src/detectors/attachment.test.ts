import { expect, test } from 'vitest'
import { attachmentIn } from './attachment.ts'

test('one cue is not enough to tell', () => {
  expect(attachmentIn('He needs space sometimes.').other.tendency).toBe('none')
  expect(attachmentIn('We met at work and like films.')).toMatchObject({
    writer: { tendency: 'none' },
    other: { tendency: 'none' },
  })
})
test('two cues are a tendency in this description, of the one they are said about', () => {
  const text =
    'I keep checking my phone and I panic when he goes quiet. He pulls away. He hates talking about feelings.'
  expect(attachmentIn(text).writer.tendency).toBe('reassurance')
  expect(attachmentIn(text).other.tendency).toBe('distance')
})
