import { ConversationSummary } from '@mallama/contracts/coach'
import { expect, test } from 'vitest'
import { hostile, setting } from '../../test/people.ts'
import { conversationSummary } from './danger.ts'

const of = (...said: string[]) =>
  conversationSummary({
    ...setting,
    title: '',
    turns: said.map((content, at) => ({ speaker: at % 2 ? 'Jo' : 'Mia', content })),
  })

test('danger in any turn is seen', () => {
  expect(of('I came home to the dishes again.', 'You slapped me in front of the children.').safety?.tier).toBe(2)
  expect(of('I came home to the dishes again.', 'I had two shifts back to back.').safety).toBeNull()
})

test('without a language model nothing is put in short, whatever is said', () => {
  for (const text of ['', ...hostile]) {
    expect(ConversationSummary.parse(of(text, 'ok', text)).summary).toBe('')
  }
}, 30_000)
