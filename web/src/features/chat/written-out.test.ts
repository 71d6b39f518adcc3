import { ConversationMessage, OpenConversation } from '@mallama/contracts/conversations'
import { expect, test } from 'vitest'
import { anId, example } from '../../platform/test-example.ts'
import { asMarkdown, asText, fileName } from './written-out.ts'

const said = (senderId: string, content: string, more: object = {}) =>
  example(ConversationMessage, { id: anId(), senderId, content, ...more })
const talk = example(OpenConversation, {
  title: 'Leo & the *flat*',
  description: 'No money first',
  summary: 'It began with “He did the nights.”',
  messages: [
    said('nora', '# not a heading\n- nor a list\n1. nor this\n<b>nor markup</b>'),
    said('ai', 'Begin there.', { message: { text: 'You did the nights.', to: 'Leo' } }),
  ],
})

test('Markdown has everything, and what was written stays what it was', () => {
  const words = asMarkdown(talk)
  expect(words).toMatch(/^# Leo & the \\\*flat\\\*\n\nSolo session, started /)
  expect(words).toContain('No money first')
  expect(words).toContain('## Summary\n\nIt began with “He did the nights.”')
  expect(words).toContain('\\# not a heading\n\\- nor a list')
  expect(words).toContain('\\<b\\>nor markup')
  expect(words).toContain('To send to Leo:\n\nYou did the nights.')
  expect(words.match(/^\*\*(You|Mallama)\*\*/gm)).toEqual(['**You**', '**Mallama**'])
})

test('plain text has the same, as it was written', () => {
  const words = asText(talk)
  expect(words).toContain('# not a heading\n- nor a list')
  expect(words).toContain('Summary: It began with')
  expect(words.indexOf('You, ')).toBeLessThan(words.indexOf('Mallama, '))
})

test('a file has a name that every system takes', () => {
  expect(fileName('What? / why: "this"', 'md')).toBe('What why this.md')
  expect(fileName('../..', 'txt')).not.toContain('/')
  expect(fileName(' ?? ', 'txt')).toBe('Conversation.txt')
  expect(fileName('a'.repeat(200), 'md')).toHaveLength(83)
})
