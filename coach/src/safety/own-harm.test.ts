import { expect, test } from 'vitest'
import { ownHarmIn } from './own-harm.ts'

test.each([
  'He tells our friends that I beat him, and he keeps the only key',
  'she told the police I attacked her, I only wanted to get past',
  'he takes my phone at night and says to his family that I hit him',
])('what somebody says of the writer is no deed of theirs: %s', (text) => {
  expect(ownHarmIn(text)).toBeNull()
})

test.each([
  'I told my mum that I hit my boyfriend',
  'I pushed her down and she says I hurt her',
  'I slapped my wife last night',
])('what they tell themselves is: %s', (text) => {
  expect(ownHarmIn(text)?.kind).toBe('hurt')
})

test('somebody who is called by name is somebody too, and nobody is harmed "with" them', () => {
  expect(ownHarmIn('I grabbed Lena by the arm', ['Lena Berg'])?.quote).toBe('I grabbed Lena by the arm')
  expect(ownHarmIn('I hit the gym with Lena', ['Lena'])).toBeNull()
  expect(ownHarmIn('I grabbed Lena by the arm')).toBeNull()
})
