import { expect, test } from 'vitest'
import { analysed as read } from '../../test/described.ts'

test.each([
  'I keep asking whether she is angry. I panic when the phone stays silent.',
  'I need him to promise me that we are fine. I overthink each of his texts.',
  'I worry that he will get bored of me, and I reread our messages at night.',
  'I feel anxious when she goes out, and I ring her again and again.',
])('looking for reassurance is found in how people tell it: %s', (text) =>
  expect(read(text).attachmentStyle).toContain('looking for reassurance'),
)
test.each([
  'I find it difficult to open up. I would rather deal with it alone.',
  'I hate asking for help, and I like to be by myself after a quarrel.',
])('and so is keeping at a distance: %s', (text) =>
  expect(read(text).attachmentStyle).toContain('keeping feelings at a distance'),
)
test.each([
  'I worry that he will like the new job less.',
  'I need her to show me how the oven works. We cook a lot.',
  'He hates asking for help. He likes to be alone after work.',
  'I like to be on my own when I paint. We share the rest.',
  'I read the chat of our football group. He plays on Sundays.',
  'He keeps asking whether I am angry. He panics when I am late.',
])('one sign, or signs of the other, are no tendency: %s', (text) =>
  expect(read(text).attachmentStyle).toBe('not enough information'),
)

test('how two talk is read from a scene', () =>
  expect(read('When I mention the move he goes quiet.').communicationStyle).toContain('unsaid'))
test.each([
  'We got married in May and live in Leeds.',
  'He has a loud laugh and a quiet street.',
  'She is a teacher and I work nights.',
  'He goes to bed early because he works shifts.',
])('and not from anything: %s', (text) => expect(read(text).communicationStyle).toContain('Not enough to tell'))

test.each([
  ["My sister and I don't joke any more.", "My sister and I don't joke"],
  ['There is no more laughing in our house any more with her.', 'no more laughing'],
  ['We hardly laugh these days.', 'We hardly laugh'],
])('laughter that is gone is no strength: %s', (text, quote) => {
  const { areasForGrowth, strengths } = read(text, 'family')
  expect(strengths).toEqual([])
  expect(areasForGrowth.join()).toContain(quote)
})
