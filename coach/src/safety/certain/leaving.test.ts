import { describe, expect, test } from 'vitest'
import { sight } from '../screen.ts'

describe('a pet handed on, work left for good and blame lifted are a farewell together', () => {
  test.each([
    'Ive sorted the cat, hes at Lindas. told uni im not going back. wanted you to know none of this was ever your fault',
    'took the dog round to nans for good. handed my notice in, didnt say why. please dont ever blame yourself',
    'rehomed the rabbits today. I have packed in college. you couldnt have done anything',
    'Told my boss I wont be back. The budgies are with my neighbour now. It was never your fault.',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ category: 'self-harm', tier: 2, rule: 'certain/farewell' }))
  test('two of them are asked about', () =>
    expect(sight('none of this was ever your fault. ive found the cat a home')?.tier).toBe(1))
  test.each([
    'told work im not coming back, got the new job! dog is at mums while we are in spain',
    'the dog is at jeans for the weekend. dont worry about picking me up',
    'ive quit uni, it isnt for me. its not your fault mum i just hate law',
    'We had to rehome the dog because of my allergies. None of it is your fault',
    'handed my notice in, start at tesco monday. cats are fine',
    'gave the kittens away at last, all six. told school im not coming in today',
    'my ex gave the dog away and told work she isnt coming back. it was never my fault',
  ])('and everyday news is none: %s', (text) => expect(sight(text)?.rule ?? '').not.toBe('certain/farewell'))
})

describe('a dose that is not named, with a farewell beside it', () => {
  test.each([
    'ive taken all of them now\ntell mum i love her',
    'ive swallowed the lot. tell the kids im sorry',
    'i took the whole lot. dont ring anyone',
    "It's done. I've taken every last one. Look after Dad",
    'necked the whole bottle. love you',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ tier: 3, category: 'self-harm' }))
  test.each([
    'ive taken all of them to school now, tell mum i love her',
    'ive taken all of them now, the photos look great. tell mum i love her',
    'took them all. love you x',
    'took them all back to the library, sorry i was late',
    'drank it all, sorry, that was the last of the prosecco',
  ])('and nothing was taken in: %s', (text) => expect(sight(text)).toBeNull())
})

describe('medicine in hand and gazed at', () => {
  test.each([
    ["I've got grandads tablets here and I keep staring at them", 2],
    ['i keep looking at the painkillers', 2],
    ['ive got mums pills here and ive been looking at them. everyones better off without me', 3],
    ['i hate myself. got a box of paracetamol next to me and i cant stop looking at them', 3],
  ])('%s', (text, tier) => expect(sight(text)).toMatchObject({ tier, category: 'self-harm', thirdParty: false }))
  test.each([
    'ive got grans tablets here and ive been looking at the label, does she take two at night?',
    'ive got mums prescription here, shall i bring it',
    'ive got nans pills here and ive been looking at them, are these the ones the pharmacy changed',
  ])('and looked at for a reason: %s', (text) => expect(sight(text)?.tier ?? 0).toBeLessThan(2))
})
