import { beforeAll, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' })
const little = /too short|says little|is short|more than the words say|can't tell/

beforeAll(() => void read('hello there, how are you'), 60_000)

test.each([
  "you said you'd be here at six. it's nine.",
  'you forgot me',
  'I waited.',
  'dishes. again.',
  'you lied again',
  'you broke your promise',
  'you promised to pick up the kids. they stood there alone.',
  'I did the whole report on my own while you were at lunch.',
  "it's nine. dinner was at seven.",
  "Fine. Do whatever you want, you always do anyway. Don't bother calling tonight.",
  "whatever, you'll do what you want like always",
])('of a plain reproach it is not said that it says little: %s', (text) => {
  const { interpretation, underlyingMeaning } = read(text)
  expect(`${interpretation} ${underlyingMeaning}`).not.toMatch(little)
  expect(underlyingMeaning).not.toContain("it's nothing")
})

test.each(['ok', 'k fine', 'lol', 'hm', 'sure', 'wow', 'noted.', 'haha ok', 'see you then', 'idk maybe'])(
  'what says little without what came before is not read: %s',
  (text) => expect(read(text)).toMatchObject({ confidence: 0.1, interpretation: expect.stringContaining('too short') }),
)

test('a long small step towards the reader is not said to be little', () =>
  expect(
    read("Hi Mum. I don't really know how to start this. The magnolia's out on your old street. I thought of you.")
      .interpretation,
  ).not.toMatch(little))
