import { expect, test } from 'vitest'
import { betterConversation } from './claims.ts'
import { readAll } from './score.ts'

const better = (text: string, harm = 5) => {
  const turns = readAll([{ speaker: 'Ivo', text, pieces: [{ text, start: 0 }] }], ['Marta'])
  return betterConversation(
    turns.map((turn) => ({ ...turn, harm })),
    new Map(),
  )[0]
}

test('a sentence that only hurts is left out, and the rest is said in the same words', () => {
  expect(better('You are pathetic. I waited for you until nine.')).toBe('I waited for you until nine.')
})

test('where nothing but the sting was said, the turn stands as it was', () => {
  expect(better('You are pathetic, Marta, everybody says so.')).toBe('You are pathetic, Marta, everybody says so.')
})

test('no number and no name is lost with the sting', () => {
  const text = 'You stole 400 from me, you thief. I want to talk about it.'
  expect(better(text)).toBe(text)
})

test.each(["You're disgusting. I'm calling the police.", 'You idiot. Let me out.', 'No.'])(
  'a call for help and a no stay: %s',
  (text) => {
    expect(better(text)).toContain(text.split('. ').at(-1))
  },
)

test('a calm turn stays word for word', () => {
  expect(better('You said Tuesday.', 0.5)).toBe('You said Tuesday.')
})
