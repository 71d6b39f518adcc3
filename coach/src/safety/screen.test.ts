import { describe, expect, test } from 'vitest'
import { screen, settle, sight } from './screen.ts'
import { spent } from '../evals/spent.ts'

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
})

test.each([
  'i was dying laughing',
  'my boss is going to kill me if this is late',
  'our sex life is dead',
  'it hit me that he forgot',
  "he never hit me, he's just loud",
])('a way of speaking raises nothing: %s', (text) => expect(tier(text)).toBe(0))

test('a denial is asked about, not acted on', () => {
  expect(tier("i don't want to kill myself, im just tired")).toBe(1)
})

test('a story is a story', () => {
  expect(tier('i read a novel where the wife wants to kill herself')).toBe(0)
})

test('someone else in danger gets the guidance for a helper', () => {
  expect(sight('my sister told me she wants to kill herself')).toMatchObject({ tier: 2, thirdParty: true })
})

describe('a flag stays', () => {
  const two = { tier: 2, category: 'abuse', thirdParty: false } as const
  const three = { ...two, tier: 3 } as const
  test('an ordinary message later does not clear it', () => {
    expect(screen('he made dinner', { country: 'GB', sticky: two })?.tier).toBe(2)
  })
  test('"this is not about my safety" lowers tier 2 and never tier 3', () => {
    expect(screen('this is not about my safety', { country: 'GB', sticky: two })).toBeNull()
    expect(screen("This isn't right, but this is not about my safety", { country: 'GB', sticky: three })?.tier).toBe(3)
  })
  test('something graver raises it', () => {
    expect(settle(sight('he choked me'), two, 'he choked me')?.tier).toBe(3)
  })
})

test('a megabyte is read in linear time, even when every word is a cue', () => {
  for (const text of [
    'kill '.repeat(210_000),
    'a'.repeat(1_000_000),
    'he hit me. '.repeat(95_000),
    'i '.repeat(500_000),
  ]) {
    const start = spent()
    sight(text)
    expect(spent() - start).toBeLessThan(4000)
  }
})
