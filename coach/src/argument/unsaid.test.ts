import { expect, test } from 'vitest'
import kept from '../../data/words/pasted.json' with { type: 'json' }
import { parse } from './parse.ts'
import { isNotice, isPhone, saysNothing } from './lines.ts'

const read = (...lines: string[]) =>
  parse(lines.join('\n'), { partiesInvolved: [], userFirstName: null, knownPeople: [] }).turns.map(
    ({ speaker, text }) => [speaker, text],
  )

test('what a screen shows around the words is said by nobody', () => {
  expect(
    read(
      '21:47 •• LTE 43%',
      '< Bruno',
      'online',
      'Yesterday',
      'Bruno: You sold my bike',
      'Cleo: You said I could',
      'Bruno: I said you could borrow it',
      'Type a message',
    ),
  ).toEqual([
    ['Bruno', 'You sold my bike'],
    ['Cleo', 'You said I could'],
    ['Bruno', 'I said you could borrow it'],
  ])
})

test('bubbles without names take turns', () => {
  const turns = read(
    'iMessage',
    'Today 18:20',
    'Did you book your test',
    'No not yet',
    'You promised me on Sunday',
    'I know I know',
    'Delivered',
    'You always leave it till the last day',
    'Read 18:31',
    'iMessage',
  )
  expect(turns.map(([, text]) => text)).toEqual([
    'Did you book your test',
    'No not yet',
    'You promised me on Sunday',
    'I know I know',
    'You always leave it till the last day',
  ])
  expect(new Set(turns.map(([speaker]) => speaker)).size).toBe(2)
})

test('where nothing shows a screen, times and short words stay with what was said', () => {
  expect(read('Ida: See you at 7:30', 'Max: It was 8:15', 'Ida: Seen', 'Max: Today')).toEqual([
    ['Ida', 'See you at 7:30'],
    ['Max', 'It was 8:15'],
    ['Ida', 'Seen'],
    ['Max', 'Today'],
  ])
})

test('what is told in running text leaves no scraps', () => {
  const turns = read(
    'I said I never see you any more and she said me too and then I said so why do you always go out on Fridays and she said because you are never home before nine and I said that is not true.',
  )
  expect(turns.map(([, text]) => text)).toContain('me too')
  expect(turns.every(([, text]) => !/^(?:too|so|that|me|fridays)$/i.test(text ?? ''))).toBe(true)
})

test.each([
  ['furniture', isPhone],
  ['nothing', saysNothing],
  ['notices', isNotice],
  ['reactions', isNotice],
] as const)('each phrase under %s is met as a phone writes it', (list, meets) => {
  for (const phrase of kept[list]) expect(meets(phrase.replaceAll('#', '18:31')), phrase).toBe(true)
})
