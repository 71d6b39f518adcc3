import { describe, expect, test } from 'vitest'
import {
  canGoAgain,
  change,
  conversation,
  holdsWords,
  joined,
  settled,
  unsentWords,
  without,
  type Conversation,
} from './conversation.ts'
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
    expect(settled(kept('He forgot.'), [mallama('Hello.'), user('He forgot.')])).toMatchObject({
      base: 1,
      text: '',
      outgoing: { back: false },
    })
  })
  test('is back in the box where it was never heard', () => {
    expect(settled(kept('He forgot.'), [mallama('Hello.')])).toMatchObject({
      base: 1,
      text: 'He forgot.',
      outgoing: { back: true },
    })
  })
  test('leaves alone what was begun after it', () => {
    const room = [mallama('Hello.'), user('He forgot.'), mallama('Again?')]
    expect(settled(kept('He forgot.', 'And then'), room)).toEqual({ outgoing: null, text: 'And then' })
    expect(settled(kept('He forgot.', 'And then'), [])).toMatchObject({
      base: 0,
      text: 'And then',
      // Its words are in no box: they stay in the thread.
      outgoing: { back: false },
    })
  })
  test('does not come back before what was begun after it', () => {
    const room = [mallama('Hello.'), user('He forgot.'), mallama('Again?')]
    const both = kept('He forgot.', 'He forgot.\n\nAnd then')
    expect(settled(both, room)).toEqual({ outgoing: null, text: 'And then' })
    expect(settled(both, room.slice(0, 2))).toMatchObject({ base: 1, text: 'And then' })
  })
  test('stays in the thread where it was a step, whose line keeps its own words', () => {
    const step = kept('I want to be asked first.', 'And then')
    const outgoing = { ...step.outgoing!, exercise: { id: 'find-words', do: 'answer' as const } }
    const so = settled({ ...step, outgoing }, [mallama('Hello.')])
    expect(so).toEqual({ base: 1, outgoing: { ...outgoing, back: false } })
  })
  test('is looked at where it failed, and nowhere else', () => {
    expect(settled({ ...kept('He forgot.'), outgoing: null }, [])).toBeNull()
  })
})

test('what failed stays behind what was said elsewhere since, and is done where it was answered', () => {
  const failed = { ...kept('He forgot.', 'He forgot.'), base: 1 }
  const room = [mallama('Hello.'), user('From my phone.'), mallama('I see.')]
  expect(settled(failed, room.slice(0, 1))).toBeNull()
  expect(settled(failed, room)).toEqual({ base: 3 })
  expect(settled(failed, [...room, user('He forgot.')])).toEqual({ base: 3 })
  expect(settled(failed, [...room, user('He forgot.'), mallama('Again?')])).toEqual({ outgoing: null, text: '' })
  // Words that were said before it are not it.
  expect(settled({ ...failed, base: 3 }, [mallama('Hello.'), user('He forgot.'), mallama('Again?')])).toBeNull()
  expect(settled({ ...failed, outgoing: { ...failed.outgoing!, state: 'sending' } }, room)).toBeNull()
})

test('words would be lost with the page until the talk has them, answered or not', () => {
  const room = [mallama('Hello.'), user('He forgot.')]
  const failed = { ...kept('He forgot.'), base: 1 }
  expect(holdsWords(failed, room.slice(0, 1))).toBe(true)
  expect(holdsWords(failed, room)).toBe(false)
  // They stand in the box, to go again; what was begun after them is in no talk.
  expect(holdsWords({ ...failed, text: 'He forgot.' }, room)).toBe(false)
  expect(holdsWords({ ...failed, text: 'He forgot.\n\nAnd then' }, room)).toBe(true)
  // The same words said before are not these, and an answer that is coming is waited for.
  expect(holdsWords({ ...failed, base: 2 }, room)).toBe(true)
  expect(holdsWords({ ...failed, outgoing: { ...failed.outgoing!, state: 'sending' } }, room)).toBe(true)
  expect(holdsWords({ ...failed, outgoing: null, text: ' ' }, room)).toBe(false)
  expect(holdsWords({ ...failed, outgoing: null, text: 'And then' }, room)).toBe(true)
})

test('what failed goes again only as it was', () => {
  const { outgoing } = kept('He forgot.')
  const back = { ...outgoing!, back: true }
  expect(canGoAgain({ outgoing, text: 'Something else' })).toBe(true)
  expect(canGoAgain({ outgoing: back, text: 'He forgot.' })).toBe(true)
  expect(canGoAgain({ outgoing: back, text: 'He forgot.\n\nAnd then' })).toBe(true)
  expect(canGoAgain({ outgoing: back, text: 'He forgot again.' })).toBe(false)
  expect(canGoAgain({ outgoing: back, text: '' })).toBe(false)
  expect(canGoAgain({ outgoing: null, text: '' })).toBe(false)
})

test('what came back into the box and was erased there is gone, and goes nowhere', () => {
  const id = 'erased'
  change(id, {
    ...kept('I hate him.'),
    text: 'I hate him.',
    outgoing: { ...kept('I hate him.').outgoing!, back: true },
  })
  change(id, { text: '' })
  expect(conversation(id)).toMatchObject({ text: '', outgoing: null })
  expect(canGoAgain(conversation(id))).toBe(false)
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

test('what was not sent is in the box, on its way, or both, and stands there once', () => {
  expect(unsentWords(kept('He forgot.', ''))).toBe('He forgot.')
  expect(unsentWords(kept('He forgot.', 'Again.'))).toBe('He forgot.\n\nAgain.')
  expect(unsentWords(kept('He forgot.', 'He forgot.\n\nAgain.'))).toBe('He forgot.\n\nAgain.')
  expect(unsentWords({ outgoing: null, text: 'Again.' })).toBe('Again.')
  expect(unsentWords({ outgoing: null, text: ' \n' })).toBe('')
})
