import { describe, expect, test } from 'vitest'
import { calmRooms } from '../evals/cases/rooms.ts'
import { spent } from '../evals/spent.ts'
import { mediate } from './mediate.ts'

const told =
  'You came home at ten on Tuesday and I had cooked. I felt stupid at the table. I want a message by six from you.'

/** What Jakob writes to Ines, after these lines turn about. */
const read = (content: string, { back = null, before = [] }: { back?: string[] | null; before?: string[] } = {}) =>
  mediate({
    parties: ['Jakob', 'Ines'],
    turns: [...before, content].map((text, at) => ({
      speaker: (before.length - at) % 2 === 0 ? 'Jakob' : 'Ines',
      content: text,
      at: `${at}`,
    })),
    back,
    country: 'GB',
  })

describe('what strikes', () => {
  test.each([
    ['You left me waiting. You are a selfish idiot and you always were.', 'selfish idiot'],
    ['She is a fat useless sponger and a snake.', 'sponger'],
    ['He is too thick to hold a job.', 'thick'],
    ['I need a break from you, you stupid cow.', 'cow'],
    ['I am scared of you, you stupid cow.', 'cow'],
    ['My roof, my rules. She is a useless lump.', 'useless lump'],
  ])('is told as it was written: %s', (text, part) => {
    const { blow } = read(text)
    expect(blow).toContain(part)
    expect(text).toContain(blow)
  })

  test.each([
    'I feel like a failure and a burden.',
    'Your brother called me a lazy cow at the table and I felt humiliated.',
    'I was worn out and nobody asked.',
    'You never let me finish.',
  ])('and this strikes nobody: %s', (text) => expect(read(text).blow).toBeNull())

  test('hard words that the other told of may be said back, scorn of one’s own may not', () => {
    const lines = ['On Monday your brother called me a lazy cow at the table. I felt humiliated.']
    const repeated = 'My brother called you a lazy cow on Monday at the table and you felt humiliated.'
    expect(read(repeated, { back: lines, before: lines }).blow).toBeNull()
    expect(read('You are a stupid cow and you know it.', { back: lines, before: lines }).blow).toContain('cow')
  })
})

describe('danger that one says in two turns', () => {
  const [begun, between, ended] = [
    'I never deleted the topless pictures you sent me.',
    'What are you saying?',
    'Drop Friday, or your parents get to see them.',
  ] as const
  test('is seen in the second', () => {
    expect(read(ended).safety?.tier ?? 0).toBeLessThan(2)
    expect(read(ended, { before: [begun, between] }).safety).toMatchObject({ tier: 2, category: 'abuse' })
  })
  test('is not made of the words of two', () => {
    expect(read(ended, { before: [begun] }).safety?.tier ?? 0).toBeLessThan(2)
  })
})

describe('danger', () => {
  test.each([
    'She is to be back by nine or she will regret it.',
    'Do it my way, otherwise there will be consequences for her.',
    'You know what happens when I get home and it is not done.',
    'I will not ask twice.',
    'Please do not get mad at me for saying this later.',
    'Yes. Whatever he wants. I only want it to stop.',
    "I'll sign whatever you want so that you calm down.",
    'I cannot say what I think while she is listening.',
    'I am frightened to disagree.',
    'She gives me her wages and I give her pocket money.',
    "I keep Tom's things locked away, and I check his phone every evening.",
    'I do not let her drive.',
    'She does as she is told and then it is fine.',
    'Do as you are told and it will be fine.',
    'You will sign the papers or I tell them what you did in Hull.',
    'You hit me in March and you said you would stop.',
    'I want to kill myself tonight.',
  ])('is seen: %s', (text) => expect(read(text).safety?.tier).toBeGreaterThanOrEqual(2))

  test.each([
    'I want you home by seven on Thursdays so we can eat together.',
    'I was scared to tell you about the job.',
    'If we pay late there will be trouble with the landlord.',
    "Please don't be angry with me, I forgot the milk.",
    'You never let me finish.',
    'I will do whatever you need on Saturday.',
    'You gave me your keys and I lost them.',
    'I look after the accounts and you do the shopping; I would like to swap.',
    'We know what happens when the bin is full.',
    'I do not want this to be a problem.',
    'I asked you on Monday and I did not say it again.',
    'It does not make me get angry.',
    'You can tell your mother or I will tell her on Sunday.',
    'You can pick the day or I tell you when I have a shift.',
  ])('is not seen where there is only a quarrel: %s', (text) => expect(read(text).safety?.tier ?? 0).toBeLessThan(2))
})

describe('saying back', () => {
  test.each([
    'I had a deadline, nobody died.',
    'I sat in the office until nine because the release broke.',
    'whatever',
    'No quiero hablar de esto ahora porque estoy muy cansada',
  ])('is asked for once more after: %s', (text) => expect(read(text, { back: [told] }).elsewhere).toBe(true))

  test.each([
    'I came home at ten, you had cooked and you felt stupid.',
    'u cooked and u felt stupid',
    'Cooked on Tuesday, felt stupid at the table, wants a message.',
    'Ines wants a message by six.',
    'A message by six, is that it?',
    'xxkjh sdfkjh',
    '',
  ])('is not after: %s', (text) => expect(read(text, { back: [told] }).elsewhere).toBe(false))

  test('belongs to nothing else', () => expect(read('I had a deadline, nobody died.').elsewhere).toBe(false))
})

test('an apology stands with the newest turn, and of it alone', () => {
  expect(read('I am sorry that I did not call.').opens).toBe('apology')
  expect(read('You were busy.', { before: ['I am sorry that I did not call.'] }).opens).toBeNull()
})

test.each(calmRooms.map((lines) => [lines[0]!, lines] as const))('nothing is made of the calm: %s', (_, lines) => {
  for (const at of lines.keys())
    expect(read(lines[at]!, { before: lines.slice(0, at) })).toEqual({
      blow: null,
      safety: null,
      opens: lines[at]!.includes('sorry') ? 'apology' : null,
      elsewhere: false,
    })
})

test('names play no part: the same words from the other are read the same', () => {
  const ask = (one: string, two: string) =>
    mediate({
      parties: [one, two],
      turns: [
        { speaker: two, content: 'You always do this.' },
        { speaker: one, content: 'You are pathetic.' },
      ],
      back: null,
      country: null,
    })
  expect(ask('Ines', 'Jakob')).toEqual(ask('Jakob', 'Ines'))
})

test.each([
  '',
  '\u0000\u0001\uffff',
  '"""((([[[',
  'שלום לכולם',
  '__proto__',
  'a'.repeat(100_000),
  'you are '.repeat(12_500),
  'yes but '.repeat(12_500),
  ', and I'.repeat(14_000),
])('odd and endless texts are read in a moment', (text) => {
  read('Hello.')
  const from = spent()
  const one = read(text, { back: [text], before: [text, text] })
  expect(spent() - from).toBeLessThan(600)
  expect(read(text, { back: [text], before: [text, text] })).toEqual(one)
})
