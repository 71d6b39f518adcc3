import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string) =>
  analyseMessage({ text, context: null, person: null, knownPeople: [], userFirstName: null, country: 'GB' })

describe('a goodbye for good that somebody received', () => {
  test.each([
    'You were the best thing in all my life. Look after Bella for me, please don’t wait up.',
    'thank you for every single year. the keys lie under the mat, forgive me',
    'Be good to the girls. I am sorry that I was never enough. Goodnight for ever.',
    'Nothing matters now. It will all be over by morning',
    "I wrote you a letter, it's on the table. Don't be sad",
    'tell the children I loved them',
    "Thanks for being my friend. I left my guitar for you at the porters' lodge.",
    'i wont be in class tomorrow or any day. love u',
  ])('is met as danger of who sent it: %s', (text) => {
    const { safety, suggestedResponse } = read(text)
    expect(safety).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: true })
    expect(safety!.message).toContain('Someone you care about')
    expect(suggestedResponse).not.toMatch(/nice to read|means a lot/)
  })
  test.each([
    'Take care of Bella till Monday, her food is by the door!',
    'Don’t stay up, the shift is long. Love you',
    'Thank you for every single year, happy anniversary',
    'Goodbye and thanks for having us, see you in June',
    "Grandma left you a letter, it's with the solicitor",
    'Tell Sam and the kids I love them, safe flight!',
    'Thank you for being there for me',
    'I won’t be in school tomorrow, I am sick. Love you',
  ])('and an errand, a night shift or a feast day is none: %s', (text) => expect(read(text).safety).toBeNull())
})

test.each([
  'As per clause 9 the deposit will be returned less 340 EUR for repainting.',
  'so apparently were partners for the lab. pls tell me u understand any of it',
])('what is far from danger is no goodbye for good: %s', (text) => {
  expect(read(text).safety?.tier ?? 0).toBeLessThan(2)
  expect(read(text).suggestedResponse).not.toContain('ending your life')
})
