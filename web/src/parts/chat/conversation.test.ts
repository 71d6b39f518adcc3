import { describe, expect, test } from 'vitest'
import { joined, settled, without, type Conversation } from './conversation.ts'
import { answerOf } from './send.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const mallama = (content: string) => ({ role: 'assistant' as const, content })
const kept = (content: string, text = ''): Conversation => ({
  text,
  outgoing: { clientId: 'c1', content, state: 'failed', at: '2026-11-20T21:00:00Z' },
  streamed: '',
  base: Infinity,
  notice: null,
  waiting: [],
})

describe('a message that was on its way when the page was reloaded', () => {
  test('is done where it was answered', () => {
    const room = [mallama('Hello.'), user('He forgot.'), mallama('Again?')]
    expect(settled(kept('He forgot.'), room)).toEqual({ outgoing: null, text: '' })
  })
  test('waits in the thread where it was heard and not answered', () => {
    expect(settled(kept('He forgot.'), [mallama('Hello.'), user('He forgot.')])).toEqual({ base: 1, text: '' })
  })
  test('is back in the box where it was never heard', () => {
    expect(settled(kept('He forgot.'), [mallama('Hello.')])).toEqual({ base: 1, text: 'He forgot.' })
  })
  test('leaves alone what was begun after it', () => {
    const room = [mallama('Hello.'), user('He forgot.'), mallama('Again?')]
    expect(settled(kept('He forgot.', 'And then'), room)).toEqual({ outgoing: null, text: 'And then' })
    expect(settled(kept('He forgot.', 'And then'), [])).toEqual({ base: 0, text: 'And then' })
  })
  test('does not come back before what was begun after it', () => {
    const room = [mallama('Hello.'), user('He forgot.'), mallama('Again?')]
    const both = kept('He forgot.', 'He forgot.\n\nAnd then')
    expect(settled(both, room)).toEqual({ outgoing: null, text: 'And then' })
    expect(settled(both, room.slice(0, 2))).toEqual({ base: 1, text: 'And then' })
  })
  test('is looked at once', () => {
    expect(settled({ ...kept('He forgot.'), base: 3 }, [])).toBeNull()
    expect(settled({ ...kept('He forgot.'), outgoing: null }, [])).toBeNull()
  })
})

test('a reply is read from response, else from message', () => {
  expect(answerOf({ response: ' Hello. ' })).toBe('Hello.')
  expect(answerOf({ response: '', message: 'Hello.' })).toBe('Hello.')
  expect(answerOf({ response: ' ' })).toBe('')
})

test('sending takes out of the box what is sent, and nothing else', () => {
  expect(without(' He forgot. ', 'He forgot.')).toBe('')
  expect(without('He forgot.\n\nAnd then', 'He forgot.')).toBe('And then')
  expect(without('Something else', 'He forgot.')).toBe('Something else')
})

test('what is put into the box stands after what is there, and once', () => {
  expect(joined('', 'A prompt')).toBe('A prompt')
  expect(joined('My draft', 'A prompt', 'Another')).toBe('My draft\n\nA prompt\n\nAnother')
  expect(joined('My draft\n\nA prompt', 'A prompt')).toBe('My draft\n\nA prompt')
  expect(joined(' ', '')).toBe(' ')
})
