import { describe, expect, test } from 'vitest'
import { analyseMessage } from './message.ts'

const read = (text: string, context: string | null = null) =>
  analyseMessage({ text, context, person: null, knownPeople: [], userFirstName: null, country: 'GB' })
const gives = /made me smile|thank you[!.,]|thoughtful|so glad|got it/i

describe('what is done to a life is not affection, however fondly it is told', () => {
  test.each([
    "I've deleted your friends' numbers, you won't miss them. Love you",
    "Love you loads. I emailed your manager that you're not coming back",
    "I adore you, that's why I check your phone",
    'I care about you too much to let you work with those men',
    "I've hidden your passport until you calm down, because I love you",
    "I've blocked Dana on your phone. She was never good for us x",
    'I went through your phone while you were asleep',
    "I've put an airtag in your bag so I know you're safe, love",
  ])('%s', (text) => {
    const { interpretation, suggestedResponse, safety } = read(text)
    expect(interpretation).toMatch(/yours to decide/)
    expect(suggestedResponse.replace(/"[^"]*"/g, '')).not.toMatch(gives)
    expect(safety).not.toBeNull()
  })

  test.each([
    'I deleted the duplicate contacts on your phone like you asked',
    "I told your boss you're stuck in traffic, love you",
    'I love you too much to let you go hungry',
    "I've got your passport, you left it in my bag",
    "I've got your car keys, I'll bring them round",
    "I'm sorry I went through your phone, it was wrong of me",
    'Loved your messages, read them twice x',
    'I cancelled your appointment like you asked',
  ])('but not in: %s', (text) => {
    expect(read(text).interpretation).not.toMatch(/yours to decide/)
    expect(read(text).safety).toBeNull()
  })
})

describe('somebody near who was asked to stay away', () => {
  const told = [
    ["I'm sat outside your building. You looked tired today.", 'We split up in June.'],
    ["I can see your curtains are open. Why won't you pick up", 'I told him to leave me alone.'],
    ["I know you're in, your bike is there", 'I have a non-molestation order against him'],
    ['Watched you leave work today', 'I blocked her last month'],
    ['I walked past your flat last night. Your light was on', 'My ex boyfriend'],
    ["I'm at your door. Let me in", 'I asked her to stay away from me'],
  ] as const
  test.each(told)('%s (%s)', (text, context) => {
    const { interpretation, suggestedResponse, safety } = read(text, context)
    expect(safety).toMatchObject({ category: 'stalking', tier: 2 })
    expect(interpretation).toContain(context.replace(/\.$/, ''))
    expect(suggestedResponse).toMatch(/emergency number/)
  })

  test.each([
    ["I'm parked outside, no rush x", 'My boyfriend is taking me to dinner'],
    ["I'm outside with your parcel", null],
    ["I'm outside with the kids, ready when you are", 'My ex is bringing them back'],
    ["I'm outside the pub, got us a table", 'My ex, still good friends'],
    ['You looked so happy in the wedding photos', 'my ex'],
    ["Your light's on, fancy a cuppa?", 'my neighbour'],
  ])('but not in: %s (%s)', (text, context) => {
    expect(read(text, context).safety).toBeNull()
  })

  test('kind words from somebody who was asked for no contact get no kind answer', () => {
    const context = 'I asked him not to message me again.'
    expect(read('I miss you. Talk to me?', context).suggestedResponse).toMatch(/no contact/)
    expect(read('I miss you. Talk to me?', 'He asked me not to message him.').suggestedResponse).not.toMatch(
      /no contact/,
    )
  })
})

describe('exposure held over somebody', () => {
  test.each([
    'If you talk to anyone about this, the whole office sees those pictures.',
    'Breathe a word and the video goes to your husband',
    'leave me and I post your photos',
    "Block me and I'll forward the screenshots to your mum",
    "I'll report you to immigration",
    "One call to the home office about you, that's all",
    'I know which nursery your kids go to.',
    "I'll tell your parents you're gay",
  ])('%s', (text) => {
    const { interpretation, safety } = read(text)
    expect(safety?.tier).toBe(2)
    expect(interpretation).toMatch(/threat/)
  })

  test.each([
    "If you tell me which photos you like I'll post them in the album",
    'If you come on Sunday everyone will see the holiday photos',
    "I'll ring immigration about your appointment for you",
    "I'll tell your mum about the cake if you want",
    'Everyone sees those pictures when they come in, they look great in the hall',
    "If you don't mind I'll post the picture of the puppy",
  ])('but not in: %s', (text) => {
    expect(read(text).safety).toBeNull()
  })
})

describe('harm that is told to the reader, or of them', () => {
  test.each([
    "My stepdad gets into my bed at night. Please don't tell Mum",
    'Grandad touches me when nobody is home. its a secret',
    'my uncle makes me take my clothes off. dont tell anyone',
  ])('a child is believed, and no secret is promised: %s', (text) => {
    const { suggestedResponse, safety } = read(text)
    expect(suggestedResponse).toMatch(/I believe you.*not your fault.*can't keep this a secret/)
    expect(suggestedResponse).not.toMatch(/owe them/)
    expect(safety?.thirdParty).toBe(true)
  })

  test('a grown person is believed, at their own pace', () => {
    for (const text of ['My husband strangled me last night', 'He raped me on Friday. I feel so ashamed']) {
      expect(read(text).suggestedResponse).toMatch(/I believe you/)
      expect(read(text).suggestedResponse).not.toMatch(/owe them|keep this a secret/)
    }
  })

  test.each([
    "I said no on Saturday and you didn't stop",
    'I was asleep and you had sex with me',
    'You raped me last summer',
    'you punched me in front of my sister',
  ])('the reader who did it is told so: %s', (text) => {
    const { suggestedResponse } = read(text)
    expect(suggestedResponse).toMatch(/A no is a no/)
    expect(suggestedResponse).toMatch(/don't ask to be forgiven/)
    expect(suggestedResponse).not.toMatch(/your own safety|owe them/)
  })

  test.each([
    'I told you no dessert and you carried on anyway haha',
    'I said no to the second coffee and you kept pouring',
    'I asked you not to tell Dad and you went ahead',
    'You hit me with a snowball, I will have revenge lol',
    'My cousin hugged me and cried',
    'You would never hurt me, I know that',
  ])('but not in: %s', (text) => {
    expect(read(text).suggestedResponse).not.toMatch(/A no is a no|I believe you/)
  })

  test('what the reader told of their own life stays theirs', () => {
    expect(read("He's shouting at me again", 'My boyfriend hit me yesterday').suggestedResponse).not.toMatch(
      /I believe you/,
    )
  })
})

test.each([
  'cheers for everything you did for me all these years. your lad can have my drums. im fine now honest, feel lighter than i have in ages',
  'Sorry for everything. I want you to have my guitar. Feeling so calm, first time in months x',
])('a farewell said as thanks is met as one: %s', (text) => {
  const { safety, suggestedResponse } = read(text)
  expect(safety).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: true })
  expect(suggestedResponse).toContain('ending your life')
  expect(suggestedResponse).not.toMatch(gives)
})

test('and thanks alone stay thanks', () => {
  expect(read('thanks for everything mate, you were a star on saturday').safety).toBeNull()
  expect(read('you can have my old xbox, i got a new one. cheers for everything').safety).toBeNull()
})
