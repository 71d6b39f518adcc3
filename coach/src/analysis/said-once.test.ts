import { expect, it } from 'vitest'
import { readDescription } from './description.ts'
import { saidOnce } from './said-once.ts'

it('a sentence pasted over and over is read once, with or without full stops', () => {
  const line = 'She never listens to what I say'
  expect(saidOnce(Array.from({ length: 20 }, () => line).join(' '))).toBe(line)
  const { unread, strains } = readDescription(Array.from({ length: 25 }, () => `${line}.`).join(' '), 'romantic')
  expect(unread).toBeNull()
  expect(strains.map(({ quote }) => quote)).toEqual([line])
})

it('what is said once stays as it is', () => {
  const text = 'We laugh a lot. He never asks how I am, and I never say it.'
  expect(saidOnce(text)).toBe(text)
})

it('who calls every day is not told that contact is thin', () => {
  const { strains } = readDescription('I call my brother every week and he never calls me. We get on fine.', 'family')
  expect(strains.map(({ topic }) => topic)).toEqual(['load'])
})

it('what was told in confidence and passed on is named by the words that tell of it', () => {
  const { strains } = readDescription(
    'I told Ada something about my divorce and she told everyone at work. She used to be my closest friend.',
    'friend',
  )
  expect(strains.find(({ topic }) => topic === 'passedon')?.quote).toMatch(/she told everyone at work/)
})

it('good news that is passed on is none, and laughing at jokes mocks nobody', () => {
  const { strains } = readDescription(
    'He told everyone how proud he is of me. I love it when she laughs at my stupid jokes.',
    'romantic',
  )
  expect(strains).toEqual([])
})
