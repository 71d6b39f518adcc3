import { describe, expect, test } from 'vitest'
import { criticismIn } from './criticism.ts'
import { plain } from './plain.ts'

const found = (text: string) => criticismIn(plain(text)).filter(({ target }) => target === 'other')

describe('fault found with the person', () => {
  test.each([
    'You never help with anything.',
    'u never listen to me',
    'your always late man',
    "You're so SELFISH",
    "what's wrong with you??",
    'why cant you just be on time for once',
    'do you ever think about anyone else',
    'You people never pick my calls',
    'you have no consideration for anybody',
    'all you care about is that phone',
  ])('%s', (text) => expect(found(text)).not.toEqual([]))
})

describe('is not', () => {
  test.each([
    'you always make me laugh',
    'You never let me down.',
    "you're so kind",
    "you're always welcome here",
    'did you eat',
    'you forgot the milk',
    'I am so selfish sometimes',
    'have you ever been to Leeds?',
    'is your mum late',
  ])('%s', (text) => expect(found(text)).toEqual([]))
})

test('about somebody else it is told, not said', () =>
  expect(criticismIn(plain('he never helps me'))[0]).toMatchObject({ target: 'none', quote: 'he never helps me' }))
