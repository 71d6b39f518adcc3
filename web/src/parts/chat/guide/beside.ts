import type { ChatMessage } from '@mallama/contracts/chat'

/** The open step that stands below the log, where it has its own place there. */
export const stepOf = ({ exercise }: ChatMessage, below: boolean) =>
  below && exercise && !exercise.waits ? exercise : null

/** The words of an answer without what stands beside them as a card, or below the log as a step. */
export function wordsBeside(message: ChatMessage, below: boolean): string {
  const { content, read } = message
  if (read) {
    const at = content.indexOf(`\n\n${read.title}:\n`)
    return at < 0 ? content : content.slice(0, at)
  }
  const step = stepOf(message, below)
  if (!step) return content
  // A tool may have added what it knows behind the question.
  return content.endsWith(step.prompt)
    ? content.slice(0, -step.prompt.length).trim()
    : content.replace(`\n\n${step.prompt}\n\n`, '\n\n')
}
