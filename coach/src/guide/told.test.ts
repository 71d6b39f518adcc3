import { describe, expect, test } from 'vitest'
import { asked } from '../evals/talk.ts'
import { ordered } from './told.ts'

describe('what is to be said', () => {
  const orderedIn = (message: string) =>
    ordered({ input: asked(message), reading: { words: message.split(' ').length } } as never)
  test.each([
    ['write to him that I need the car back by Friday', 'I need the car back by Friday.'],
    ["how do i tell my mum i'm not coming at easter, without a row", "I'm not coming at easter."],
    ["let her know we won't be there. keep it short", "We won't be there."],
    ['tell my dad that I am moving out, help me write it', 'I am moving out.'],
    ['tell her that I am so sorry and write it nicely', 'I am so sorry.'],
    ["don't tell her I was there, write to her that I was at work", 'I was at work.'],
    ["I can't find the words to tell her that I lost the money", 'I lost the money.'],
  ])('is taken from "%s"', (text, said) => expect(orderedIn(text)).toBe(said))
  test.each([
    'tell her that I miss her',
    'I want to ask whether we could talk about the tree but I don’t want to be the one to start',
    'help me ask him to send you the papers',
    'tell him that I love you, but I cannot marry you',
    'Help me write to my mother-in-law. My aunt said: "you know a good monastery to pray".',
    'What do I write my mother-in-law? My aunt told her you know a good monastery to pray.',
    'what do I reply to "You are coming to the party right?" if I am not',
  ])('is nothing that they did not write to the one it is for, or only half of it: %s', (text) =>
    expect(orderedIn(text)).toBe(''),
  )
  test.each([
    'he told me I was too much',
    'they say I broke it, what do I answer',
    'I know I should write to her',
    'what should I say when I see them',
    'he left me a message that I am worthless, what do I answer him',
    'I got a letter that I lost my benefits, help me write to my sister',
    'write to my landlord, my wife must not know I lost my job',
    "write an excuse to my boss, I don't want to say that I am pregnant",
    "write her something so she doesn't think I don't love her",
    'I read her diary and she is seeing someone. help me write her',
    'help me tell my flatmate I saw her messages to him',
  ])('is not taken from "%s"', (text) => expect(orderedIn(text)).toBe(''))
})
