import { expect, test } from 'vitest'
import { opensIn } from './mediate.ts'

/** What may be answered before it goes on: only what was said in so many words. */

test.each([
  ['You were ill last winter and lonely. I did not know that. I am so sorry.', 'apology'],
  ['I apologise for how I spoke to you on Sunday.', 'apology'],
  ['I do not want to be a father. I felt free for the first time with you.', 'no'],
  ['I have thought about it, and I am tired. My answer is no.', 'no'],
  ['I don’t want another child.', 'no'],
])('%s', (text, opens) => {
  expect(opensIn(text)).toBe(opens)
})

test.each([
  'Sorry if you feel that way, but you started it.',
  'I am sorry for your loss.',
  'I am ashamed, and I miss you.',
  'I don’t want you to come home so late.',
  'I do not want to fight about it again.',
  'You do not want to be a father.',
  'I would like five o’clock instead.',
  'Nobody says no to you.',
  '',
])('"%s" asks nobody for an answer', (text) => {
  expect(opensIn(text)).toBeNull()
})
