import { describe, expect, test } from 'vitest'
import { someone } from '../evals/stranger.ts'
import { asked } from '../evals/talk.ts'
import type { Remembered } from '../port.ts'
import { answer } from './coach.ts'

const person = someone('Bilal', 'brother')
const day = (date: number) => `2026-03-${String(date).padStart(2, '0')}T10:00:00Z`
/** Newest first, as it is kept. */
const memory: Remembered[] = [
  {
    fact: 'It helps when Bilal sleeps on an answer.',
    quote: 'It helps when he sleeps on an answer',
    learnedAt: day(9),
  },
  {
    fact: 'They want the two of them to cook every Friday.',
    quote: 'I want us to cook every Friday',
    learnedAt: day(8),
  },
  { fact: 'Bilal is scared of dogs.', quote: 'he is scared of dogs', learnedAt: day(7) },
  { fact: "Bilal's birthday is on 9 June.", quote: 'His birthday is on 9 June', learnedAt: day(6) },
  { fact: 'Bilal is allergic to shellfish.', quote: 'Bilal is allergic to shellfish', learnedAt: day(5) },
  { fact: 'Bilal used to be a driver, now he studies law', quote: '', learnedAt: day(4) },
  { fact: 'Bilal lives in Malmö.', quote: 'Bilal lives in Malmö', learnedAt: day(3) },
]
const of = (message: string, kept: readonly Remembered[] = memory) =>
  answer(asked(message, { person, memory: kept, knownPeople: ['Bilal'], now: day(20), startedAt: day(20) }))

describe('what was told can be asked for', () => {
  test.each([
    ['do you remember where Bilal lives', 'On 3 March you wrote "Bilal lives in Malmö"'],
    ["I forgot, when's his birthday?", 'On 6 March you wrote "His birthday is on 9 June"'],
    ['what is he allergic to again?', 'shellfish'],
    ['Remind me what I told you about his work', 'used to be a driver, now he studies law'],
    ['Is he afraid of anything?', 'dogs'],
    ['where did he move to?', 'Malmö'],
    ['What helps him, from what I told you?', 'sleeps on an answer'],
    ['what did I say about Fridays, I mean what did I tell you', 'I want us to cook every Friday'],
  ])('%s', (message, words) => {
    const { response, memoryUsed } = of(message)
    expect(response).toContain(words)
    expect(memoryUsed.length).toBeGreaterThan(0)
  })

  test.each([
    'What do you know about Bilal?',
    'tell me everything i told you about him',
    'so what do you remember of my brother',
  ])('all of it, with days and with what was used: %s', (message) => {
    const { response, memoryUsed } = of(message)
    expect(memoryUsed).toHaveLength(6)
    expect(response).toContain('You had me keep "Bilal used to be a driver, now he studies law"')
    expect(response).toContain('There is one more')
  })

  test.each(['What do you know about Bilal? Where does he live?', 'when is his birthday?', 'does he have kids?'])(
    'and where nothing is kept, that is said: %s',
    (message) => {
      const { response, memoryUsed } = of(message, [])
      expect(response).toMatch(/kept/)
      expect(memoryUsed).toEqual([])
    },
  )

  test('of nobody that is known a question is about them, and not about what is kept', () => {
    const { response } = answer(asked('Does he have a wife?', { memory: [] }))
    expect(response).not.toMatch(/kept/)
    expect(answer(asked('Do you remember whether he has a wife?', { memory: [] })).response).toMatch(/kept/)
  })

  test.each([
    'What do you know about men?',
    'Do you remember what I tell you?',
    'Where does he get the nerve?',
    'What does he want from me?',
    'Does he even love me?',
    'I told Bilal everything and he laughed',
    'Who does he think he is?',
    'what did i say wrong?',
  ])('another question is answered as such: %s', (message) => {
    expect(of(message).memoryUsed).toEqual([])
  })
})

describe('what was told before is named where it bears on what is said', () => {
  test.each([
    ['I am cooking prawns for Bilal on Saturday', 'shellfish'],
    ['We booked a restaurant for when he comes', 'shellfish'],
    ['We are getting a puppy and Bilal says he will not come any more', 'dogs'],
    ['I have no idea what present to get him, we hardly speak', '9 June'],
    ['I would have to take the train to visit him and I am not sure he wants it', 'Malmö'],
    ['He cancelled our cooking on Friday again', 'cook every Friday'],
    ['I pressed him for an answer before he had even slept and he blew up', 'sleeps on an answer'],
  ])('%s', (message, words) => {
    const { response, memoryUsed } = of(message)
    expect(response).toContain(words)
    expect(memoryUsed).toHaveLength(1)
    expect(memoryUsed[0]).toContain(words)
  })

  test.each([
    'My boss wants me to drive to a restaurant with a client',
    'Bilal lives in Malmö',
    'He forgot to pay me back',
    'He forgot our anniversary dinner',
  ])('and nowhere else: %s', (message) => {
    const { memoryUsed } = of(message)
    expect(memoryUsed.filter((it) => !/restaurant/.test(message) || !/shellfish/.test(it))).toEqual([])
  })
})

test('a trade in a fact makes no talk about illness', () => {
  for (const message of [
    'My sister is a nurse and she never asks how I am',
    'He works as a doctor and forgets every call',
  ])
    expect(of(message, []).response).not.toMatch(/[Ii]llness|cared for|patient/)
})
