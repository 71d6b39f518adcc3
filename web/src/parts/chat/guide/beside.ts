import type { ChatMessage } from '@mallama/contracts/chat'

/** The words of an answer without what stands beside them as a card, or below the log as a step. */
export function wordsBeside({ content, read, exercise }: ChatMessage, steps: boolean): string {
  if (read) {
    const at = content.indexOf(`\n\n${read.title}:\n`)
    return at < 0 ? content : content.slice(0, at)
  }
  const open = steps && exercise && !exercise.waits ? exercise.prompt : null
  return open && content.endsWith(open) ? content.slice(0, -open.length).trim() : content
}
