import { momentWritten } from '@mallama/contracts/written-dates'
import type { ConversationMessage, OpenConversation } from '@mallama/contracts/conversations'
import { titleOf, typeNames } from '../../parts/conversations/words.ts'

const speaker = ({ senderId }: ConversationMessage) => (senderId === 'ai' ? 'Mallama' : 'You')

const wordsOf = ({ content, message }: ConversationMessage) =>
  message ? `${content}\n\n${message.to ? `To send to ${message.to}` : 'To send'}:\n\n${message.text}` : content

/** A line that Markdown would take for something else says what it says. */
const escaped = (text: string) =>
  text.replace(/([\\`*_[\]<>])/g, '\\$1').replace(/^(\s*)([#+\-=|>]|\d+[.)])/gm, '$1\\$2')

/** The conversation as Markdown: its title, what it is, and who said what when. */
export function asMarkdown(conversation: OpenConversation): string {
  const { type, createdAt, description, summary, messages } = conversation
  return [
    `# ${escaped(titleOf(conversation))}`,
    `${typeNames[type]}, started ${momentWritten(createdAt)}`,
    ...(description ? [escaped(description)] : []),
    ...(summary ? ['## Summary', escaped(summary)] : []),
    '## Conversation',
    ...messages.map((one) => `**${speaker(one)}** (${momentWritten(one.createdAt)})\n\n${escaped(wordsOf(one))}`),
    '',
  ].join('\n\n')
}

export function asText(conversation: OpenConversation): string {
  const { type, createdAt, description, summary, messages } = conversation
  return [
    titleOf(conversation),
    `${typeNames[type]}, started ${momentWritten(createdAt)}`,
    ...(description ? [description] : []),
    ...(summary ? [`Summary: ${summary}`] : []),
    ...messages.map((one) => `${speaker(one)}, ${momentWritten(one.createdAt)}:\n${wordsOf(one)}`),
    '',
  ].join('\n\n')
}

/** A name that every system takes for a file. */
export const fileName = (title: string, ending: 'md' | 'txt') =>
  `${
    title
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^\.+/, '')
      .trim()
      .slice(0, 80) || 'Conversation'
  }.${ending}`
