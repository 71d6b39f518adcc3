import { MemoryFact } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { memory } from './memory.ts'
import { hostile, setting, tom } from '../../test/people.ts'

const of = (...said: string[]) =>
  memory({ ...setting, person: tom, known: [], turns: said.map((content) => ({ role: 'user', content })) })
const told = (...said: string[]) => of(...said).map(({ kind, fact }) => `${kind}: ${fact}`)

test('people, events, wishes, what helps and what hurts, in the words they were told in', () => {
  expect(told("Ana's exam is on the 12th")).toEqual(["event: Ana's exam is on the 12th."])
  expect(told('My sister Ana lives in Porto with her two kids.')).toEqual([
    'person: My sister Ana lives in Porto with her two kids.',
  ])
  expect(told('I want us to eat together on Sundays.')).toEqual(['wish: I want us to eat together on Sundays.'])
  expect(told('It helps when he texts before he is late.')).toEqual([
    'helps: It helps when he texts before he is late.',
  ])
  expect(told('I hate it when he jokes about my cooking.')).toEqual([
    'hurts: I hate it when he jokes about my cooking.',
  ])
})

test('each quote is in the message, letter for letter', () => {
  const message = 'my son Leo starts school in September and   I really want it to go well!'
  expect(of(message)).not.toEqual([])
  for (const { quote } of of(message)) expect(message).toContain(quote)
})

test('the assistant’s words are nobody’s memory', () => {
  const turns = [{ role: 'assistant' as const, content: 'My sister Ana lives in Porto.' }]
  expect(memory({ ...setting, person: tom, known: [], turns })).toEqual([])
})

test.each([
  'If we move to Leeds in May I want my own room.',
  'Maybe she visits us in June.',
  'lol my sister marries a horse in June',
  'My brother lives on the moon. Just kidding.',
  'We are not moving in March.',
  'Is my sister getting married in June?',
  'She said she starts her new job in May.',
  'Tom: my mum is coming on Friday\nMe: great, my brother is coming on Sunday',
])('supposed, joked, denied, asked, hearsay or pasted: %s', (message) => {
  expect(of(message)).toEqual([])
})

test('nothing from a turn about safety, an illness or a crime, but what is plainly lasting', () => {
  expect(of('He choked me last night. My sister lives in Porto.')).toEqual([])
  expect(of('He was diagnosed with bipolar and his birthday is on Friday.')).toEqual([])
  expect(of('My brother was arrested and moves in with us on Sunday.')).toEqual([])
  expect(told('My son has had epilepsy since he was two.')).toEqual([
    'person: My son has had epilepsy since he was two.',
  ])
})

test('eight at most', () => {
  const towns = 'Porto Leeds Rome Paris Oslo Madrid Vienna Prague Lisbon Athens'.split(' ')
  expect(
    of(...towns.map((town, at) => `My friend number${at} lives in ${town} near the old harbour ${at}.`)).length,
  ).toBeLessThanOrEqual(8)
})

test('whatever is written, quotes stand in it, it is quick, and the same input gives the same bytes', () => {
  for (const text of hostile) {
    const facts = of(text)
    for (const fact of facts) expect(text).toContain(MemoryFact.parse(fact).quote)
    expect(JSON.stringify(of(text))).toBe(JSON.stringify(facts))
  }
}, 30_000)
