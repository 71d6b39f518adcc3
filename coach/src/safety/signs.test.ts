import { describe, expect, test } from 'vitest'
import { createBuiltInCoach } from '../coach.ts'
import { sight } from './screen.ts'

describe('an absence that was timed, an account looked through, an answer demanded', () => {
  test.each([
    'your location was off for 40 minutes. i can see the card payment in nandos, i have the bank app open. so who were you with',
    'phone off all afternoon and two cinema tickets on the statement. who was the other one for',
    'tracker says you were at tesco twenty minutes longer than you said. explain',
  ])('%s', (text) => expect(sight(text)?.category).toBe('abuse'))
  test.each([
    'your phone was off from 2 till 4 i was worried sick, are you alright',
    "looking at the bank app, there's two coffees i don't recognise, was that you or is it fraud?",
    'try again later, the bank app is down',
    'who was the second ticket for? the bank statement needs it for expenses',
  ])('and a worry is none: %s', (text) => expect(sight(text)).toBeNull())
})

describe('money begged for and accounted for, tears forbidden', () => {
  test.each([
    'show me the receipt\nplease, just twenty quid till friday',
    'please just a fiver\nstop crying its embarrassing',
  ])('%s', (text) => expect(sight(text)).toMatchObject({ category: 'abuse', tier: 2 }))
  test.each([
    'wheres the receipt for the kettle, its broken and i want to take it back',
    'can you lend me a tenner please, ill pay you back friday',
    'dont cry, its ok, please just take a tenner for the taxi',
  ])('and one alone is not: %s', (text) => expect(sight(text)).toBeNull())
})

describe('a mark whose cause is illness or sleep', () => {
  test.each([
    'my husband has REM sleep behaviour disorder and has punched me in his sleep twice, I have a bruised arm',
    'he thrashes in his sleep and has given me a black eye. he is in tears about it. the consultant is trying a tablet',
    'my toddler headbutted me and now i have a black eye',
  ])('is no abuse: %s', (text) => expect(sight(text)).toBeNull())
  test.each([
    'he gave me a black eye and said it was an accident',
    'he says it was in his sleep but he punched me when i was late',
    'he had a fit and hit me because dinner was late',
    'he has night terrors from the army. when he drinks he hits me, he kicked me in his sleep too',
    'my son kicks me in his sleep. my husband gave me a black eye',
    'he hit me because my son screams in his sleep',
  ])('and an excuse is heard: %s', (text) => expect(sight(text)?.tier ?? 0).toBeGreaterThanOrEqual(1))
})

describe('mock war over sweets', () => {
  test.each([
    'I will end you\nthat was my last twix\nyou and whose army\nMONSTER. divorce',
    'you ate the quality street tin?? how dare you. i will destroy you',
  ])('is play: %s', (text) => expect(sight(text)).toBeNull())
  test('and is not where somebody may not leave', () =>
    expect(sight('how dare you, you ate my twix. i will kill you if you leave me')?.tier).toBe(2))
})

describe('whom one will not meet any more', () => {
  test.each([
    'tell Kim i wont see her any more this week, i just want to sleep',
    'i wont see Sam any more, i just want to be friends',
  ])('%s', (text) => expect(sight(text)).toBeNull())
  test('is heard beside the means', () =>
    expect(sight('i wont see Tom any more. i have the pills')?.category).toBe('self-harm'))
})

test.each(['I mind him every Friday for nothing and this is what I get', 'ive hidden the kitkats too'])(
  'a huff and a hidden snack are everyday: %s',
  (text) => expect(sight(text)).toBeNull(),
)

test('in a quarrel, despair one line before makes of means in hand an emergency', async () => {
  const { safety } = await createBuiltInCoach().resolveArgument({
    knownPeople: [],
    userFirstName: null,
    country: null,
    me: 'Ann',
    originalConversation:
      'Ann: i hate myself. youd all be better off without me\nLee: dont say that\nAnn: ive got dads tablets here and i keep looking at them\nLee: im coming home',
    context: null,
    partiesInvolved: [],
  })
  expect(safety).toMatchObject({ tier: 3, category: 'self-harm', thirdParty: false })
})

test('a mock war over sweets is no danger in a quarrel', async () => {
  const { safety } = await createBuiltInCoach().resolveArgument({
    knownPeople: [],
    userFirstName: null,
    country: null,
    me: 'Bea',
    originalConversation:
      'Bea: i will end you\nTom: you and whose army\nBea: that was MY last kitkat\nTom: i regret nothing\nBea: sleep with one eye open',
    context: null,
    partiesInvolved: [],
  })
  expect(safety).toBeNull()
})
