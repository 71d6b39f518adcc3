import { expect, test } from 'vitest'
import { ownHarmIn } from '../builtin/answer-harm-seen.ts'
import { sight } from './screen.ts'

test.each([
  'I kicked him off me because he had me pinned and would not stop',
  'I punched her once when she came at me with a hammer',
  'He was raping me. I scratched him.',
  'I slapped him hard after he threw me against the wall',
])('whoever strikes in defence is the one who was harmed: %s', (text) => {
  expect(['abuse', 'sexual-coercion']).toContain(sight(text)?.category)
  expect(sight(text)?.thirdParty).toBe(false)
  expect(ownHarmIn(text)).toBeNull()
})

test('a neck that was held is met about the neck, whoever struck back', () => {
  const text = 'I bit his hand while he was choking me'
  expect(sight(text)).toMatchObject({ category: 'abuse', about: 'neck' })
  expect(ownHarmIn(text)).toBeNull()
})

test.each(['I punched my wife in the kitchen, she cried', 'I slapped her hard because she talked to him'])(
  'and whoever struck unprovoked is met as who did: %s',
  (text) => expect(sight(text)).toMatchObject({ tier: 2, category: 'threat-to-others' }),
)

test('who held a neck did so, whatever came before', () => {
  expect(sight('I strangled her after she hit me')).toMatchObject({ category: 'threat-to-others' })
})
