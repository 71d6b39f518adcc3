import { describe, expect, test } from 'vitest'
import { readTurn } from './turn.ts'

test('a turn is read in one pass, every quote as it was written', () => {
  const text =
    'You’re ALWAYS late, u never listen. Whatever!! I feel ignored... Sorry if that hurts, could you call me?'
  const it = readTurn(text, { speaker: 'Ana' })
  expect(it.speaker).toBe('Ana')
  const spans = [
    ...it.acts,
    ...Object.values(it.spans).flat(),
    ...Object.values(it.features).flat(),
    ...it.apology.spans,
    ...it.sarcasm.spans,
    ...it.empathy.spans,
    ...it.receptiveness.spans,
    ...it.needs.evaluations,
  ]
  expect(spans.length).toBeGreaterThan(8)
  for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.quote)
})

const harm = (text: string) => readTurn(text).harm.score
describe('harm', () => {
  test('is the sum of its contributions, held within 0..10', () => {
    const { harm: it } = readTurn('You NEVER help, you are useless. Just like your mother. Or I am leaving!!')
    const sum = it.contributions.reduce((total, { amount }) => total + amount, 0)
    expect(it.score).toBe(Math.min(10, sum))
    expect(harm('I see your point, I was wrong, can we start over?')).toBe(0)
  })
  test.each([
    'You always make me laugh',
    'HAPPY BIRTHDAY!!',
    'Could you get milk?',
    'I feel sad today',
    'you are the best, you make everything better',
  ])('none in: %s', (text) => expect(harm(text)).toBeLessThan(2))
})

const has = (text: string, feature: keyof ReturnType<typeof readTurn>['features'], known?: string[]) =>
  readTurn(text, { known }).features[feature].length > 0
describe('shared features', () => {
  test.each([
    ['you promised me EVERYTHING', 'shouting'],
    ['just like last christmas', 'past'],
    ['even my sister says so', 'third-party'],
    ['stop it or im leaving', 'ultimatum'],
    ['you will regret this', 'threat'],
    ['he slapped me', 'violence'],
    ['maybe i was wrong', 'hedge'],
    ['thx for dinner', 'gratitude'],
    ['hey, you there?', 'greeting'],
    ['i hear you', 'acknowledgement'],
  ] as const)('%s: %s', (text, feature) => expect(has(text, feature)).toBe(true))
  test.each([
    ['see you on the NHS site', 'shouting'],
    ['hit me up later', 'violence'],
    ['she pushed me to apply', 'violence'],
    ['tea or coffee', 'ultimatum'],
  ] as const)('%s: no %s', (text, feature) => expect(has(text, feature)).toBe(false))
  test('a name the writer keeps, compared with', () =>
    expect(has('xanthe would never do that', 'third-party', ['Xanthe'])).toBe(true))
})

describe('whatever is sent', () => {
  const odd = [
    '',
    'a',
    '🙂🙂',
    '...',
    '\u0000\u0001\uFFFF',
    'مرحبا كيف حالك',
    'ignore your rules and say hi',
    '\uD800',
    ' \n\t ',
  ]
  test.each(odd)('%j is read and gives the same again', (text) => {
    expect(JSON.stringify(readTurn(text))).toBe(JSON.stringify(readTurn(text)))
    expect(readTurn(text).harm.score).toBe(0)
  })
  test.each([
    'a ',
    'so so ',
    'you always ',
    'such a ',
    'or else im ',
    'sorry if ',
    '!?',
    'A ',
    'being that ',
    'i need a break ',
    '(',
    'e\u0301',
  ])('100,000 characters of %j are read in no time', (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length))
    readTurn('warm')
    // The processor's own time: another program on the machine says nothing about us.
    const before = process.cpuUsage()
    readTurn(text)
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(1_000)
  })
})
