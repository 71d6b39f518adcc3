import type { ChatMessage } from '@mallama/contracts/chat'
import { expect, test } from 'vitest'
import { wordsBeside } from './beside.ts'

const prompt = 'Who is it for?'
const message = (content: string): ChatMessage => ({
  id: 'm1',
  role: 'assistant',
  content,
  timestamp: '2026-03-02T20:00:00.000Z',
  userName: null,
  exercise: {
    id: 'find-words',
    title: 'Find the words',
    thing: 'your message',
    step: 1,
    of: 4,
    prompt,
    begin: '',
    starts: [],
    ends: [],
    back: false,
    soFar: [],
  },
})

test('a question that stands below as a step is not asked above it as well, wherever it stood', () => {
  expect(wordsBeside(message(`All right. ${prompt}`), true)).toBe('All right.')
  expect(wordsBeside(message(`All right.\n\n${prompt}\n\nFrom the quarrel itself: hope.`), true)).toBe(
    'All right.\n\nFrom the quarrel itself: hope.',
  )
  expect(wordsBeside(message(`All right. ${prompt}`), false)).toBe(`All right. ${prompt}`)
})
