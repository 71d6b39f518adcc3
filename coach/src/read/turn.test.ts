import { describe, expect, test } from 'vitest'
import { toldIn } from '../text/words.ts'
import { brought, readTurn, readTurns } from './turn.ts'

const broughtIn = (text: string, known: string[] = []) => brought(text, toldIn(text), known)

test('a turn is read in one pass, every quote as it was written', () => {
  const text =
    'You’re ALWAYS late, u never listen. Whatever!! I feel ignored... Sorry if that hurts, could you call me?'
  const it = readTurn(text)
  const spans = [...it.acts, ...it.spans('sarcasm', ...it.cues), ...Object.values(broughtIn(text)).flat()]
  expect(spans.length).toBeGreaterThan(3)
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

describe('a message by itself, as if nothing had been said before', () => {
  test.each([
    ['You are a waste of space and everybody knows it', 'contempt'],
    ["It wasn't me, you told me six and then you changed it", 'defend'],
    ["If you're not here by nine I'm telling your mother what you did", 'threat'],
    ["I'm so sorry I forgot, that was careless of me", 'apologise'],
    ['Could you pick up the parcel on your way home?', 'request'],
    ['That makes sense, I would be angry too', 'validate'],
    ['what time does the film start', 'question'],
  ] as const)('%s: %s', (text, act) => expect(readTurn(text).acts.map(({ id }) => id)).toContain(act))
  test.each(['Thank you so much for the lift, you saved me', 'you saved me!! thank you'])('%s is thanks', (text) =>
    expect(readTurn(text).spans('appreciation')).not.toEqual([]),
  )
  test('sorry with an if is none', () =>
    expect([...readTurn("sorry if you can't take a joke").cues]).toContain('non-apology'))
  test('capitals, and not those of names', () => {
    expect(broughtIn('you promised me EVERYTHING').shouting).not.toEqual([])
    expect(broughtIn('see you on the NHS site').shouting).toEqual([])
  })
  test('a name the writer keeps, compared with', () =>
    expect(broughtIn('xanthe would never do that', ['Xanthe'])['third-party']).not.toEqual([]))
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

test('the past and somebody who is not there are brought in, and an errand or a date brings in nobody', () => {
  expect(broughtIn('You did the same last year with your brother').past).not.toEqual([])
  expect(broughtIn('My mum always said you were lazy')['third-party']).not.toEqual([])
  expect(broughtIn('Tell him I kept his dinner, the shop is closed from Monday')).toMatchObject({
    past: [],
    'third-party': [],
  })
})

const last = (...lines: string[]) => readTurns(lines.map((text, at) => ({ speaker: at % 2 ? 'B' : 'A', text }))).at(-1)

test('"later" weighs less among the calm than before somebody who presses', () => {
  const pressed = last('You forgot again. When will you do it?', 'later')
  expect(pressed?.main).toBe('withdraw')
  expect(last('Lovely day', 'talk about it later')?.harm.score).toBeLessThan(pressed!.harm.score)
})
test('a name among friends is teasing, in a quarrel it is not', () => {
  expect(last('see you at eight then', 'you absolute muppet you left your coat')?.harm.score).toBeLessThan(1)
  expect(last('You never listen!', 'Oh shut up, you idiot')?.main).toBe('contempt')
})
test('owning up after a quarrel is seen', () =>
  expect(last('You said six and it is nine.', 'I know. That was my fault.')?.acts.map(({ id }) => id)).toContain(
    'accountability',
  ))
test('the same turns give the same reading', () => {
  const turns = [
    { speaker: 'A', text: 'You never listen!' },
    { speaker: 'B', text: 'k' },
  ]
  expect(JSON.stringify(readTurns(turns))).toBe(JSON.stringify(readTurns(turns)))
})
