import { describe, expect, test } from 'vitest'
import { sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

test.each([
  'my mum left when i was six and walked back into my life in march like nothing happened',
  'he walked out on us when i was 11 and now he wants back in my life',
  'dad left when i was little. he came back into my life two years ago and we get on',
  'she came back into my life after ten years',
])('who left a child and came back is no danger: %s', (text) => expect(tier(text)).toBe(0))

test('unless there is danger in it', () => {
  expect(tier('my dad left when i was 9 and came back and he hits my mum')).toBeGreaterThanOrEqual(1)
  expect(tier('my ex came back into my life and he wont let me see my friends')).toBe(2)
})

describe('messages that are read', () => {
  test.each([
    'she reads my messages and never replies',
    'he reads my texts but doesnt answer',
    'he always reads my messages and leaves me on read',
    'he reads my messages without replying',
    'she reads my messages, then likes other peoples posts',
  ])('and left without an answer: %s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'he reads my messages when im asleep',
    'she reads all my messages and goes mad if a man has texted',
    'he reads my messages and never replies, then he checks my phone to see who i talk to',
  ])('as somebody does who keeps watch: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(1))
})

describe('bleeding', () => {
  test.each([
    'I had stitches and I was bleeding for six weeks',
    'i bled for weeks after my daughter was born',
    'after the c section I was bleeding for a month and he was out with his mates',
    'when I miscarried I was bleeding for days and he went to the pub',
  ])('that is over is no emergency: %s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'im bleeding and im 9 weeks',
    'ive been bleeding for three weeks and i feel faint',
    'she is bleeding so much and wont wake up',
  ])('that goes on is one: %s', (text) => expect(sight(text)).toMatchObject({ category: 'medical' }))
})

describe('somebody who was found', () => {
  test.each([
    'i found him mum. i was the one who found him',
    'i found my dad dead in his chair. i was the one who found him',
    "i found her in the morning. she'd gone in her sleep",
    'my brother took his own life and i found him',
    'i see his face every time i close my eyes',
    'we lost mum in june and i found her. i keep seeing it',
  ])('is mourned: %s', (text) => expect(tier(text)).toBe(0))

  test.each([
    'i found him with empty packets of pills and he wont wake up',
    'i found her and i want to die too',
    'i found my son on the floor, hes not breathing',
  ])('and may be in danger still: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))
})

describe('harm that the writer did long ago', () => {
  test.each([
    "When my son was small I smacked him a lot. I've been sober twelve years and I'd like to say sorry",
    'I used to hit my daughter when she was growing up. she is 30 now and I have owned it',
    'i slapped my sister when we were teenagers, still feel bad',
    'I hit my kids when they were young. I did parenting classes and I never touched them since',
    "i shoved my girlfriend years ago and i've had therapy since",
  ])('and owned is no danger now: %s', (text) => expect(tier(text)).toBe(0))

  test('is asked about where nothing of it is owned', () => {
    expect(tier('I hit my son when he was little')).toBe(1)
    expect(tier('when she was 7 i slapped her')).toBe(1)
  })

  test.each([
    "I hit my wife last night, I've been sober 2 years",
    'I hit her when she was 6 and again last week. im sorry',
    'I hit my daughter when she was 5 and she is 7 now, im so ashamed',
    'I hit her when she was 8 months pregnant. im sorry',
    'I smacked my son years ago, ive owned it. but tonight i want to kill myself',
    'i used to hit him and now i slap my daughter',
    "When I drink I hit her. I've been sober 3 days",
    'he hit me when she was 8. he is sober now',
  ])('but what goes on is acted on: %s', (text) => expect(tier(text)).toBeGreaterThanOrEqual(2))
})
