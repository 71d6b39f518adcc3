import { describe, expect, test } from 'vitest'
import answers from '../../data/answers.json' with { type: 'json' }
import leaning from '../../data/leans.json' with { type: 'json' }
import seconds from '../../data/seconds.json' with { type: 'json' }
import { saidIn } from '../evals/talk.ts'
import { spokenOf, theyAre } from './people.ts'

const each = ['they', 'he', 'she'] as const

describe('the other one is spoken of', () => {
  test.each([
    ['he forgot it again', 'he'],
    ["my husband's keys are gone", 'he'],
    ['my wife rang', 'she'],
    ['she’s late, and that is her third time', 'she'],
    ['my boss says she wants it by Friday', 'she'],
    ['Anna has not rung', 'she'],
  ])('as one, where the message leaves no doubt: %s', (message, who) => expect(theyAre(message, [])).toBe(who))
  test.each([
    'my husband and his mother came',
    'he told her off',
    'my parents want me home',
    'my parents rang, and he laughed',
    'what should i do',
  ])('as they, where there are more, or nobody: %s', (message) => expect(theyAre(message, [])).toBe('they'))
  test.each(['my boss wants the report', 'my friend is cross', 'my ex texted', 'my parents want me home'])(
    'as they, where somebody else is told of now: %s',
    (message) => expect(theyAre(message, ['my husband came home late'])).toBe('they'),
  )
  test.each([
    ['my sister wrote "he is gone"', 'she'],
    ['he wrote “she did it”', 'he'],
    ['what does "she knows" mean?', 'they'],
  ])('by no word that is only quoted: %s', (message, who) => expect(theyAre(message, [])).toBe(who))
  test.each([
    [['my wife left', 'it rained'], 'she'],
    [['my wife left', 'my brother came'], 'he'],
    [['he left', 'they both came, my brother and my wife'], 'they'],
    [['my wife left', 'her note says "he knows"'], 'she'],
    [['it rained'], 'they'],
  ] as const)('as in what was said last of anybody, where the message names nobody: %j', (earlier, who) =>
    expect(theyAre('what now?', earlier)).toBe(who),
  )
  test('by the message first, whatever was said before', () =>
    expect(theyAre('and she never rings', ['my husband left', 'he took the car'])).toBe('she'))
})

describe('a written text is said of somebody', () => {
  test.each([
    ["[They're] late", "They're late", "He's late", "She's late"],
    ["[They've] gone", "They've gone", "He's gone", "She's gone"],
    [
      "and [they'd] know, [they'll] see",
      "and they'd know, they'll see",
      "and he'd know, he'll see",
      "and she'd know, she'll see",
    ],
    ["[They] [don't|doesn't] say", "They don't say", "He doesn't say", "She doesn't say"],
    ['ask [them], it is [theirs]', 'ask them, it is theirs', 'ask him, it is his', 'ask her, it is hers'],
    ['[Their] turn, by [themselves]', 'Their turn, by themselves', 'His turn, by himself', 'Her turn, by herself'],
    ['[their] own', 'their own', 'his own', 'her own'],
  ])('%s', (text, ...said) => expect(each.map((who) => spokenOf(text, who))).toEqual(said))
  test('and nothing else in it changes', () => {
    const text = 'They may come {when}, and "their" word is not theirs.'
    for (const who of each) expect(spokenOf(text, who)).toBe(text)
  })
})

/** Every text in what is written. */
const textsIn = (it: unknown): string[] =>
  typeof it === 'string' ? [it] : typeof it === 'object' && it !== null ? Object.values(it).flatMap(textsIn) : []

describe.each(Object.entries({ answers, leaning, seconds }))('what is written in %s', (_name, written) => {
  const marked = textsIn(written).filter((it) => it.includes('['))
  test('can be said of all three, and no mark is left', () => {
    expect(marked.length).toBeGreaterThan(5)
    for (const text of marked) for (const who of each) expect(spokenOf(text, who), text).not.toMatch(/undefined|[[\]|]/)
  })
  test('says of one what is said of one', () => {
    for (const text of marked)
      for (const who of ['he', 'she'] as const)
        expect(spokenOf(text, who), text).not.toMatch(/\bs?he(?:'re|'ve| are| have| haven't| do| don't| aren't)\b/i)
  })
})

describe('a text', () => {
  test('what was said of her is not said again of them in the same talk', () => {
    const [ofHer, ofThem] = ['her', 'them'].map((whom) => `do i write ${whom} first after our row?`)
    const side = leaning['write-first']
    expect(saidIn(ofThem!)[0]).toContain(spokenOf(side, 'they'))
    const [first, second] = saidIn(ofHer!, ofThem!)
    expect(first).toContain(spokenOf(side, 'she'))
    for (const who of each) expect(second).not.toContain(spokenOf(side, who))
  })
})
