import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

test.each([
  ['We all feel it would be kinder if you were not there on Saturday.', /stay away/],
  ["You're not invited to the wedding, sorry.", /stay away/],
  ['They gave the flat to another couple.', /turning you down/],
  ['Unfortunately your application was not successful this time.', /turning you down/],
  ['I failed the driving test again.', /bad news/],
  ['Grandpa is in intensive care.', /bad news/],
  ["I've had a crush on you since March.", /feel more for you/],
  ['We had such a nice evening at yours.', /good for them/],
  ['Happy new year, and thank you for the scarf!', /good wishes/],
  ["I can't lend you the money.", /saying no/],
  ['I passed my exam!', /good news/],
  ['I never said I was coming.', /not as it was taken/],
  ['Wow, what a great evening that was, thanks for leaving me there.', /mean another/],
  ['Come to the reunion, we would love to see you.', /inviting you/],
  ['Thanks for not telling anyone.', /thanking you/],
])('the shape of a sentence goes before its single words: %s', (text, says) => {
  expect(read(text).interpretation).toMatch(says)
})

test('where the weights read something else than the frame, the reading is less sure', () => {
  expect(read('I never said I was coming.').confidence).toBeLessThan(0.6)
  expect(read('We all feel it would be kinder if you were not there on Saturday.').confidence).toBeLessThan(0.6)
})

describe('the reader is put at risk', () => {
  test.each([
    ['Bring the money on Friday or your husband sees the messages.', 2],
    ["If you really cared about me you'd let me see you without your clothes.", 2],
    ['Answer me tonight or the pictures go to your boss.', 2],
    ['Dress the way I told you.', 1],
    ['You are not wearing that skirt to work.', 1],
  ])('by blackmail, pressure for sex, or orders about body and clothes: %s', (text, tier) => {
    const { safety, suggestedResponse } = read(text)
    expect(safety?.tier ?? 0).toBeGreaterThanOrEqual(tier)
    expect(suggestedResponse).toMatch(/You don't (?:owe|have to)/)
  })

  test.each([
    "Don't wear your good shoes, it's muddy.",
    'Can you send me a picture of the dog?',
    'Wear the blue one, it suits you.',
  ])('but not by this: %s', (text) => expect(read(text).safety).toBeNull())
})
