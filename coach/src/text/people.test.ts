import { describe, expect, test } from 'vitest'
import { firstName, focusOf, nameIn, people } from './people.ts'
import { actsOf, commitments } from './asks.ts'
import { read } from '../builtin/reading.ts'
import { topFamily } from '../evals/families.ts'
import { emotions } from './feelings.ts'

describe('people', () => {
  test('roles, names in any case, and who "he" is', () => {
    expect(people('my mum and leo', []).map((it) => it.someone.label)).toEqual(['your mum', 'Leo'])
    expect(people('talked to xanthe', ['Xanthe'])[0]?.someone.name).toBe('Xanthe')
    expect(focusOf('my boss said he was busy', [], null, null)).toMatchObject({ label: 'your boss', pronoun: 'he' })
  })
  test('the one who is picked up is not the one who forgot', () => {
    expect(focusOf("he said he'd pick up leo", [], null, null)?.label).toBe('he')
  })
  test('the talk stays with whom it was about', () => {
    const mum = focusOf('my mum criticises me', [], null, null)
    expect(focusOf('she did it in front of my kids', [], mum, null)?.label).toBe('your mum')
  })
})

describe('by what somebody is called who is kept under', () => {
  test.each([
    ['Anna Berg', 'Anna', 'Anna'],
    ['My sister', null, 'your sister'],
    ['The neighbour with the dog', null, 'the neighbour with the dog'],
    ['Best friend', null, 'your best friend'],
    ['Mum’s new man', null, 'Mum’s new man'],
    ['Boss at work', null, 'Boss at work'],
    ['Mum', 'Mum', 'Mum'],
    ['Dr. Patel', 'Dr. Patel', 'Dr. Patel'],
    ['Aunt Rosa', 'Aunt Rosa', 'Aunt Rosa'],
    ['My Nguyen', 'My Nguyen', 'My Nguyen'],
  ])('%s', (label, name, said) => {
    expect(nameIn(label)).toBe(name)
    expect(firstName(label)).toBe(said)
  })
  test('whoever is kept as "The neighbour" makes nobody of each "the"', () => {
    expect(people('the dog barked at the fence', ['The neighbour'])).toEqual([])
  })
})

describe('feelings', () => {
  test('are named only for the writer and only when not denied', () => {
    expect(emotions('i feel so let down')[0]).toMatchObject({ family: 'hurt', named: 'let down', quote: 'let down' })
    expect(emotions('im not angry').filter((it) => it.named)).toEqual([])
    expect(emotions('he was angry').filter((it) => it.named)).toEqual([])
    expect(topFamily(emotions('we meet at six'))).toBe('neutral')
  })
})

test('commitments, not refusals or fears', () => {
  expect(commitments("ok i'll call her tomorrow")[0]?.quote).toBe("i'll call her tomorrow")
  expect(commitments("i'll never call her again")).toEqual([])
})

test.each([
  ['are you a real person', 'identity'],
  ['idk', 'dont-know'],
  ['thanks so much', 'thanks'],
  ['good night', 'closing'],
] as const)('%s is %s', (text, act) => expect(actsOf(text)).toContain(act))

test('a request for words is known by the reader of what is wanted', () =>
  expect(read('help me word a text to him', [], null, null).acts).toContain('script'))
