import { describe, expect, test } from 'vitest'
import { readTurn } from './turn.ts'

const found = (text: string) => readTurn(text).spans.contempt

describe('talking down', () => {
  test.each([
    "you're a fucking idiot",
    'ur pathetic',
    'grow up',
    'Are you stupid or something?',
    'even my ex managed to call',
    "my sister's kid has more sense than you",
    'you make me sick',
    'your "job"',
    "it's like living with a teenager",
    'do you want a medal',
    'you are not a serious person',
    '🙄 ok',
    'Coward.',
    'you absolute snake',
    'Typical Oskar.',
    'Queen Petra has spoken',
    'Trust you to lose the ticket',
    'I rue the day I met you',
    'Meeting you was the worst mistake of my life',
    'you are no son of mine',
  ])('%s', (text) => expect(found(text)).not.toEqual([]))
})

describe('swearing, teasing and hard words about oneself or things are not', () => {
  test.each([
    'fuck, I forgot the keys',
    'this is fucking brilliant news',
    'you absolute muppet haha love you',
    'My uncle is a liar and it worries me.',
    'I dropped the pie. Idiot!',
    'Typical weather, rain again',
    'Here you go, two sugars',
    'I wish I had met you sooner',
    'Only Oskar could come on Friday',
    'children grow up so fast',
    'can you save it for me please',
    "I'm such an idiot",
    'you make me feel like an idiot',
    'that stupid kettle broke again',
    "I don't think you're stupid",
    'shut up!! no way 😂',
    'ok thank you sir',
    'my boss is an hour late',
  ])('%s', (text) => expect(found(text)).toEqual([]))
})
