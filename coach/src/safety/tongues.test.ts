import { expect, test } from 'vitest'
import { sight } from './screen.ts'

test.each([
  ['Je veux vraiment mourir', 'self-harm', 2],
  ['no quiero seguir viviendo', 'self-harm', 2],
  ['Ich will einfach nur noch sterben.', 'self-harm', 2],
  ['jeene se thak gaya hoon', 'self-harm', 2],
  ['もう死にたい', 'self-harm', 2],
  ['Mon mari me frappe', 'abuse', 2],
  ['Ho paura di lui', 'abuse', 2],
  ['муж меня сильно избил', 'abuse', 2],
  ['Er hat mich gewürgt', 'abuse', 3],
  ['me agarró fuerte del cuello', 'abuse', 3],
])('%s', (text, category, tier) => expect(sight(text)).toMatchObject({ category, tier }))

test.each([
  'He gave me some tape and a bat for the match',
  'Quiero vivir cerca del mar',
  'Ich will schlafen',
  'Je vais manger',
])('what only has words of it raises nothing: %s', (text) => expect(sight(text)).toBeNull())
