import { describe, expect, test } from 'vitest'
import { answer } from '../builtin/coach.ts'
import { spent } from '../evals/spent.ts'
import { asked } from '../evals/talk.ts'
import { screen, settle, sight } from './screen.ts'

const tier = (text: string) => sight(text)?.tier ?? 0

describe('what is met as grave', () => {
  test.each([
    ['He won’t let me see my friends but he loves me', 'abuse'],
    ['Everyone would be better off without me', 'self-harm'],
    ['i want to k1ll mys3lf', 'self-harm'],
    ['i said no and he kept going', 'sexual-coercion'],
    ['my ex hits our son when he has him', 'child-abuse'],
    ['my ex follows me home from work', 'stalking'],
  ])('%s', (text, category) => {
    expect(tier(text)).toBeGreaterThanOrEqual(2)
    expect(sight(text)?.category).toBe(category)
  })

  test('hands around the neck are imminent, however long it lasted', () => {
    expect(tier('he put his hands around my throat once')).toBe(3)
  })

  test('a slip of the finger hides nothing', () => {
    expect(tier('kill myeslf tomorrow')).toBe(3)
    expect(tier('he chocked me and i saw stars')).toBe(3)
  })

  test('what was taken is met however loosely it is told, and days without food', () => {
    expect(sight('I took all of them about twenty minutes ago')).toMatchObject({ tier: 3, about: 'taken' })
    expect(sight('my daughter has swallowed a whole packet of tablets')).toMatchObject({
      about: 'taken',
      thirdParty: true,
    })
    expect(sight('i havent eaten in five days')).toMatchObject({ tier: 3, about: 'hunger' })
  })

  test.each([
    ['downed roughly thirty of my tablets', false],
    ['had about two dozen of grandads heart pills yesterday', false],
    ['a lot more of my meds than normal last night, on purpose', false],
    ['they are all gone, the entire blister', false],
    ['he rang me to say he has swallowed the entire packet', true],
    ['my cousin just had a fistful of her mums pills', true],
  ])('a dose without its number, its box or an "I" is met as taken: %s', (text, thirdParty) => {
    expect(sight(text)).toMatchObject({ tier: 3, about: 'taken', thirdParty })
    expect(answer(asked(text)).response).toContain('999')
  })

  test.each(['took them all to the beach', 'took all of her crisps', 'he texted that he took the whole box of books'])(
    'what else is taken is not: %s',
    (text) => expect(tier(text)).toBeLessThan(3),
  )

  test('a quote of what was seen is the sentence as it was written', () => {
    const text = 'We had tea. He choked me on Sunday! Then we slept.'
    expect(sight(text)?.quote).toBe('He choked me on Sunday!')
  })
})

test.each([
  'i was dying laughing',
  'my boss is going to kill me if this is late',
  'our sex life is dead',
  'it hit me that he forgot',
  "he never hit me, he's just loud",
  "my daughter told me she's gay and I froze",
  'we had a baby on Tuesday and my mum is moving in to help',
  'my gran died on Friday and I have to tell the kids',
])('a way of speaking, and news, raise nothing: %s', (text) => expect(tier(text)).toBe(0))

test('the classifier alone never says that it is now', () => {
  for (const text of ['i said no and he kept going', 'my ex hits our son when he has him']) {
    expect(sight(text)?.rule).toMatch(/^learnt/)
    expect(tier(text)).toBe(2)
  }
})

test.each([
  'He left me and I do not want to live any more.',
  'My sister said she is fine, but I think about ending my life.',
  'I want to die',
])('a wish to die said outright is a statement, not the classifier’s guess: %s', (text) => {
  expect(sight(text)).toMatchObject({ tier: 2, category: 'self-harm', thirdParty: false })
  expect(sight(text)?.rule).toMatch(/^statement/)
})

test('control told as care is at least asked about', () => {
  expect(tier('he checks my phone every night')).toBeGreaterThanOrEqual(1)
  expect(tier('my wages go into his account and i have to ask him before i buy anything')).toBeGreaterThanOrEqual(1)
})

test('who does the harm is helped to stop, and not thanked for telling', () => {
  const seen = screen('I slapped my wife last night and I feel terrible', { country: 'GB' })
  expect(seen).toMatchObject({ category: 'threat-to-others', thirdParty: false })
  expect(seen?.message).not.toMatch(/not your fault|right thing|thank/i)
})

test('a denial is asked about, not acted on', () => {
  expect(tier("i don't want to kill myself, im just tired")).toBe(1)
})

test('a story is a story', () => {
  expect(tier('i read a novel where the wife wants to kill herself')).toBe(0)
})

test('someone else in danger gets the guidance for a helper', () => {
  expect(sight('my sister told me she wants to kill herself')).toMatchObject({ tier: 2, thirdParty: true })
})

test('the plainest words of other languages are met', () => {
  for (const text of ['quiero morir', 'ich will nicht mehr leben', 'je veux mourir']) expect(tier(text)).toBe(2)
})

describe('a flag stays', () => {
  const two = { tier: 2, category: 'abuse', thirdParty: false } as const
  const three = { ...two, tier: 3 } as const
  test('an ordinary message later does not clear it', () => {
    expect(screen('he made dinner', { country: 'GB', sticky: two })?.tier).toBe(2)
  })
  test('"this is not about my safety" lowers tier 2 and never tier 3', () => {
    expect(screen('this is not about my safety', { country: 'GB', sticky: two })).toBeNull()
    expect(screen('But this is not about my safety', { country: 'GB', sticky: three })?.tier).toBe(3)
  })
  test.each([
    "he says it's not about my safety and takes my keys",
    'is it not about my safety?',
    "you said it's not about my safety",
    "it's not about my safety, he says",
    'This is not about my safety. He made me write that.',
    '"This is not about my safety"',
    'This is not about my safety ;)',
    'This is not about my safety i guess',
  ])('it is not said in one’s own name: %s', (text) => {
    expect(screen(text, { country: 'GB', sticky: two })?.tier).toBe(2)
  })
  test('of self-harm the line of help stays', () => {
    const sticky = { ...two, category: 'self-harm' } as const
    expect(screen("It's not about my safety.", { country: 'GB', sticky })).toMatchObject({ tier: 1, aside: true })
  })
  test('something graver raises it', () => {
    expect(settle(sight('he choked me'), two, 'he choked me')?.tier).toBe(3)
  })
})

test('at most three places to turn to, by who and by fact', () => {
  const help = (text: string) => screen(text, { country: 'GB' })
  for (const text of ['I took all of them about twenty minutes ago', 'he choked me', 'i havent eaten in five days']) {
    expect(help(text)?.resources.length).toBeLessThanOrEqual(3)
    expect(help(text)?.resources[0]?.kind).toBe('emergency')
  }
  expect(help('he shook the baby')?.message).toMatch(/doctor should see them/)
  expect(help('i havent eaten in five days')?.message).toMatch(/Days without food/)
})

test('a megabyte is read in linear time, even when every word is a cue', () => {
  for (const text of [
    'kill '.repeat(210_000),
    'a'.repeat(1_000_000),
    'he hit me. '.repeat(95_000),
    'i '.repeat(500_000),
    Array.from({ length: 40_000 }, (_, at) => `he ${at} put his hands ${at} round my`).join(' '),
  ]) {
    const start = spent()
    sight(text)
    expect(spent() - start).toBeLessThan(4000)
  }
})

test('twice the words cost twice the time', () => {
  const of = (words: number) =>
    Array.from(
      { length: words },
      (_, at) => `${['he', 'took', 'my', 'pills', 'tonight', 'and'][at % 6]}${at % 7 ? '' : at}`,
    ).join(' ')
  const cost = (text: string) => {
    sight(text)
    const start = spent()
    for (let n = 0; n < 2; n++) sight(text)
    return spent() - start
  }
  cost(of(2000))
  expect(cost(of(16_000)) / Math.max(1, cost(of(4000)))).toBeLessThan(9)
})

test('whose bed it is says whether a child tells it of itself', () => {
  expect(
    sight('mums bf comes in to say goodnight when shes asleep and sits on my bed. prob nothing. i just want it locked'),
  ).toMatchObject({
    category: 'child-abuse',
    thirdParty: false,
  })
})
