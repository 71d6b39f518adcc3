import { setTimeout as after } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isOutOfTime, openThreads, type Threads } from '../../src/platform/threads.ts'

// On a machine that does much else, work is ended by the clock: five seconds each, and a thread has to load after it.
vi.setConfig({ testTimeout: 60_000 })

let threads: Threads<'short' | 'long'>
const open = (resting = 2, atOnce = 2) =>
  (threads = openThreads(new URL('./spinning-worker.ts', import.meta.url), {
    lanes: { short: atOnce, long: atOnce },
    first: 'short',
    resting,
    youngMb: 8,
  }))
afterEach(() => threads.close())

/** Milliseconds of work that what ends by itself never needs. */
const plenty = 60_000
const echo = (lane: 'short' | 'long', input: string, who?: string) =>
  threads.ask(lane, 'echo', input, { who, withinMs: plenty })
const spin = (lane: 'short' | 'long', who?: string, withinMs = 100) =>
  threads.ask(lane, 'spin', null, { who, withinMs })

describe('work without an end', () => {
  test('is ended, and a thread that takes its place answers the next', async () => {
    open()
    for (let round = 0; round < 3; round++) {
      await expect(spin('short')).rejects.toSatisfy(isOutOfTime)
      expect(await echo('short', 'still there')).toBe('still there')
    }
  })

  test('takes nothing with it: what others asked meanwhile is answered', async () => {
    open()
    const endless = spin('long', 'ann')
    const others = Promise.all(['a', 'b', 'c', 'd'].map((word) => echo('long', word, word)))
    await expect(endless).rejects.toSatisfy(isOutOfTime)
    expect(await others).toEqual(['a', 'b', 'c', 'd'])
  })

  test('of one person holds up neither the next person nor what is short', async () => {
    open()
    const leaving = new AbortController()
    const endless = ['one', 'two', 'three'].map(() =>
      threads.ask('long', 'spin', null, { who: 'ann', withinMs: plenty, signal: leaving.signal }),
    )
    expect(await echo('long', 'hers', 'bea')).toBe('hers')
    expect(await echo('short', 'short', 'ann')).toBe('short')
    leaving.abort()
    for (const work of endless) await expect(work).rejects.toThrow(/abort/i)
  })

  test('by everyone who may have it leaves a thread for what is short', async () => {
    open()
    const leaving = new AbortController()
    const endless = ['ann', 'bea', 'cem', 'dan'].map((who) =>
      threads.ask('long', 'spin', null, { who, withinMs: plenty, signal: leaving.signal }),
    )
    expect(await Promise.all(['a', 'b', 'c'].map((word) => echo('short', word)))).toEqual(['a', 'b', 'c'])
    leaving.abort()
    await Promise.allSettled(endless)
  })

  test('that nobody waits for any more is ended too', async () => {
    open()
    const leaving = new AbortController()
    const endless = threads.ask('long', 'spin', null, { who: 'ann', withinMs: plenty, signal: leaving.signal })
    await after(50)
    leaving.abort()
    await expect(endless).rejects.toThrow(/abort/i)
    // Ann's next waits for her first one's end, which comes long before a minute is over.
    expect(await echo('long', 'again', 'ann')).toBe('again')
  })
})

test('one person is answered one by one, in order', async () => {
  open()
  const order: unknown[] = []
  await Promise.all(['1', '2', '3', '4'].map((word) => echo('short', word, 'ann').then((said) => order.push(said))))
  expect(order).toEqual(['1', '2', '3', '4'])
})

test('where one thread is left, people take turns', async () => {
  open(1, 1)
  const over: string[] = []
  const ask = (who: string, word: string) => echo('short', word, who).then(() => over.push(word))
  await Promise.all([
    ...['first', 'second', 'third', 'fourth'].map((word) => ask('ann', `ann's ${word}`)),
    ...['first', 'second'].map((word) => ask('bea', `bea's ${word}`)),
  ])
  expect(over).toEqual(["ann's first", "bea's first", "ann's second", "bea's second", "ann's third", "ann's fourth"])
})

test('where one thread is left, what a person gave up costs them no turn', async () => {
  open(1, 1)
  const over: string[] = []
  const ask = (who: string, word: string) => echo('short', word, who).then(() => over.push(word))
  const leaving = new AbortController()
  const first = ask('ann', "ann's first")
  const left = ['second', 'third'].map((word) =>
    threads.ask('short', 'echo', word, { who: 'ann', withinMs: plenty, signal: leaving.signal }),
  )
  const given = Promise.allSettled(left)
  leaving.abort()
  await Promise.all([
    first,
    ...['first', 'second', 'third'].map((word) => ask('bea', `bea's ${word}`)),
    ask('ann', "ann's next"),
  ])
  expect(over).toEqual(["ann's first", "bea's first", "bea's second", "ann's next", "bea's third"])
  expect((await given).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('people take turns in what is long, however many messages are answered meanwhile', async () => {
  open(2, 1)
  const over: string[] = []
  const ask = (who: string, word: string) => echo('long', word, who).then(() => over.push(word))
  const leaving = new AbortController()
  const before = threads.ask('long', 'spin', null, { who: 'dan', withinMs: plenty, signal: leaving.signal })
  const anns = ['first', 'second', 'third', 'last'].map((word) => ask('ann', `ann's ${word}`))
  for (let messages = 0; messages < 8; messages++) await echo('short', 'message', 'cem')
  const beas = ask('bea', "bea's")
  leaving.abort()
  await expect(before).rejects.toThrow(/abort/i)
  await Promise.all([...anns, beas])
  expect(over.indexOf("bea's")).toBeLessThan(over.indexOf("ann's last"))
})

test('what fails says so to who asked, and to nobody else', async () => {
  open()
  const fails = threads.ask('short', 'fail', 'no', { withinMs: plenty })
  const other = echo('short', 'yes')
  await expect(fails).rejects.toThrow('no')
  expect(await other).toBe('yes')
})

test('a thread that breaks is replaced', async () => {
  open()
  await expect(threads.ask('short', 'exit', null, { withinMs: plenty })).rejects.toThrow()
  expect(await echo('short', 'here')).toBe('here')
})
