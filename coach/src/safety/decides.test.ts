import { expect, test } from 'vitest'
import { sight } from './screen.ts'

const seen = (text: string) => sight(text)

test.each([
  'She decides who I talk to and what I wear, and honestly I have stopped minding.',
  'My husband chooses where I go on my day off.',
  'he decides whom i see, i am a bit nervous around him, but he means well',
  'My wife has to approve what I spend on lunch.',
  'He gets to decide when I can leave the house.',
  'my boyfriend picks what i wear every morning and checks it on video',
])('who decides over another one’s days is heard: %s', (text) => {
  expect(seen(text)?.tier ?? 0).toBeGreaterThanOrEqual(2)
  expect(seen(text)?.category).toBe('abuse')
})

test.each([
  'My manager decides who I sit with in the new office.',
  'He decides where we eat and I decide what we watch.',
  'My coach decides what I eat before a race.',
  'She decides what she wears and I decide what I wear.',
  'I decide where I go on Sundays.',
  'The app decides who I meet next.',
  'He cannot decide what he wants.',
])('a trade, a choice of one’s own and a shared one are not: %s', (text) => expect(seen(text)?.tier ?? 0).toBe(0))
