import { expect, test } from 'vitest'
import { readTurn } from './turn.ts'

const level = (text: string) => readTurn(text).sarcasm.level

test.each([
  'Wow, thanks for asking me first.',
  'oh great, another late night',
  'must be nice to have time',
  'Nice. Real mature.',
  'sorry for existing',
  'husband of the year',
])('%s may mean the opposite', (text) => expect(level(text)).not.toBe('none'))
test('two cues, or one beside hostility, are likely', () => {
  expect(level('oh wow, how thoughtful of you. thanks for nothing')).toBe('likely')
  expect(level('How convenient. You never remember anything.')).toBe('likely')
})
test.each([
  'Thanks so much for the flowers!',
  'great, see you at 8',
  'that was lovely, thank you',
  'Congratulations on the job!',
  'nice one haha ❤',
])('%s is meant', (text) => expect(level(text)).toBe('none'))

test('a run of "im so" is read to its end: no two ways lead through a word', () => {
  expect(level(`${'im so '.repeat(200)}x`)).toBe('none')
})
