import { expect, test } from 'vitest'
import { plain } from './plain.ts'
import { stonewallingIn } from './stonewalling.ts'

const ids = (text: string) => stonewallingIn(plain(text)).map(({ id }) => id)

test.each([
  'whatever',
  "I'm done talking.",
  'im not doing this',
  'leave me alone',
  'do what you want',
  '*hangs up*',
  'forget it',
])('%s shuts the door', (text) => expect(ids(text)).toContain('stonewalling'))
test.each(['not now', 'can we not', "i don't want to talk about it", 'k', 'never mind'])('%s steps back', (text) =>
  expect(ids(text).length).toBeGreaterThan(0),
)
test.each([
  'I need 20 minutes, back at 8',
  "i'm done talking for now, back at 8",
  'I need a break, can we talk after dinner',
  'too angry to talk properly. give me an hour',
])('%s is a break that names its end', (text) => expect(ids(text)).toEqual(['timed-break']))
test.each(['whatever you like, I am easy', "I'm done at 5 today", 'we are done packing', 'ok see you later alligator'])(
  '%s is neither',
  (text) => expect(ids(text)).toEqual([]),
)
