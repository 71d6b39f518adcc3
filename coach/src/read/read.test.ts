import { expect, test } from 'vitest'
import { unpacked } from '../learn/file.ts'
import { type ReadFile, intents } from './labels.ts'
import { messageActs, ties, abouts, actHeads, facts, products, recalls, refusals } from '../../train/labels.ts'
import { turnGroups } from '../../train/turn-groups.ts'
import { read, readClauses } from './read.ts'
import type { TurnFile } from './turns.ts'

const words = 'she said that we never talk any more and I did not know what to answer her at the table last night '

test('every quote stands in the text where it says it does, also among signs outside the first plane', () => {
  const text = '🙂🙂 You never listen.\n“Fine”, she said 🙃. I am so sorry about last night! Can you call me at six?'
  const it = read(text)
  const quotes = [...it.acts(), ...it.message(), ...it.tone()].flatMap(({ shown }) => shown ?? [])
  expect(quotes.length).toBeGreaterThan(20)
  for (const { quote, start, end } of quotes) expect(text.slice(start, end)).toBe(quote)
})

test('a quote is the sentence that speaks for the claim, not its neighbour', () => {
  const it = read('The bins are out. I am really sorry that I shouted at you last night. The train is at nine.')
  expect(it.act('apology').shown?.quote).toContain('really sorry')
})

test('chances are chances, and one act of a message is chosen among all', () => {
  for (const text of ['', '   ', '...', '👍', 'k', 'нет', 'thank you so much for dinner', words.repeat(20)]) {
    const it = read(text)
    for (const { chance } of [...it.acts(), ...it.tone(), ...it.intent()]) {
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    const sum = (some: readonly { chance: number }[]) => some.reduce((all, { chance }) => all + chance, 0)
    expect(sum(it.message())).toBeCloseTo(1, 5)
    expect(sum(it.intent())).toBeCloseTo(1, 5)
    expect(it.acts().map(({ chance }) => chance)).toEqual(
      it
        .acts()
        .map(({ chance }) => chance)
        .toSorted((a, b) => b - a),
    )
  }
})

test('nothing is told as a fact of a text that holds no words', () => {
  for (const text of ['', '   ', '?', '...', '👍👍', '1234'])
    expect([...read(text).acts(), ...read(text).matter()].filter(({ use }) => use === 'say')).toEqual([])
})

test('the same text gives the same reading, and an earlier text does not change it', () => {
  const once = JSON.stringify(read('You promised me and you forgot again').acts())
  read('Lovely evening, thank you all').acts()
  expect(JSON.stringify(read('You promised me and you forgot again').acts())).toBe(once)
})

/** Milliseconds of the processor for all parts but danger, which has its own tests. */
const whole = (text: string) => {
  const start = process.cpuUsage()
  const it = read(text)
  for (const part of [it.acts, it.message, it.valence, it.tone, it.intent]) part()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

test('four times the text takes about four times the work, whatever it is made of', () => {
  const pumps = [words, 'you ', 'never! ', 'aaaa', '"', '“', '. ', '? ', 'im so ', 'é ', '\n', 'sorry, but ', '🙂']
  for (const pump of pumps) {
    const short = pump.repeat(Math.ceil(1500 / pump.length))
    whole(short)
    const of = (text: string) => Math.min(...Array.from({ length: 3 }, () => whole(text)))
    // Quadratic would be sixteen times; a few milliseconds are forgiven to the clock.
    expect(of(short.repeat(4)), JSON.stringify(pump)).toBeLessThan(10 * of(short) + 10)
  }
})

test('the clauses of a goal are read in time, however many they are', () => {
  const start = process.cpuUsage()
  readClauses('you, '.repeat(4000), () => false)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(2000)
})

test('an ask at the end of a long telling is heard as the ask', () => {
  const telling =
    'My sister moved in with us in March. She sleeps in the room where I work and her things are in the hall. ' +
    'My husband says nothing about it and goes out with the dog.'
  expect(read(`${telling} Should I tell her to find her own place?`).intent()[0]!.label).toBe('should-i')
  expect(read(`${telling} Can you write me a text to her?`).intent()[0]!.label).toBe('words')
  expect(read('What if "should I stay" is all she ever says').intent()[0]!.label).toBe('what-if')
})

const weights = <T>(name: string) => unpacked<T>(new URL(`weights/${name}.br`, import.meta.url))
test.each(
  Object.entries({
    abouts,
    acts: actHeads,
    facts,
    intents,
    messages: messageActs,
    products,
    recalls,
    refusals,
    ties,
  }),
)('the weights of %s know the labels that stand in the data, in their order', (name, labels) => {
  expect(weights<ReadFile>(name).groups[0]!.labels).toEqual(labels)
})
test('and so do those of turns', () => {
  const { groups } = weights<TurnFile>('turns').words
  expect(groups.map((it) => it.labels)).toEqual(turnGroups.map((it) => it.labels))
})
