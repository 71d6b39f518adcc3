import { expect, test } from 'vitest'
import { contextLine, contextOf } from './context.ts'

const said = { role: 'user' }
const answer = { role: 'assistant' }

test('the first answer is one to a follow-up question, the later ones continue the conversation', () => {
  expect(contextOf([])).toBeNull()
  expect(contextOf([said])).toBeNull()
  expect(contextOf([said, answer])).toBe('follow-up question')
  expect(contextOf([said, answer, said])).toBe('follow-up question')
  expect(contextOf([said, answer, said, answer])).toBe('continuing conversation')
})

test('the line says what goes along', () => {
  expect(contextLine(null)).toContain('a follow-up question')
  expect(contextLine('follow-up question')).toContain('a follow-up question')
  expect(contextLine('continuing conversation')).toContain('continuing conversation')
})
