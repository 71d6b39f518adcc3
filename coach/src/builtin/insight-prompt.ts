import { insightLabels, type Insights, type Turn } from '../port.ts'

/** The one labelled text in which the three sections travel. */
export function formatInsights({ insights, keyTakeaways, actionItems }: Insights): string {
  const sections = [insights, keyTakeaways, actionItems]
  return insightLabels.map((label, at) => `${label}:\n${(sections[at] ?? '').trim()}`.trim()).join('\n\n')
}

/**
 * A message that asks for the three sections, with whatever of the talk it carries ("User: ...", "Assistant: ...").
 * Null when it is an ordinary message, even one that mentions a label.
 */
export function readInsightPrompt(message: string): { turns: Turn[] } | null {
  if (!insightLabels.every((label) => message.toUpperCase().includes(label))) return null
  return { turns: transcript(message) }
}

const speaker = /^[\s>*_-]*(user|you|me|human|client|assistant|coach|mallama|ai|bot)[*_]*\s*:[*_]*\s*(.*)$/i

/** Turns written as "User: ..." and "Assistant: ..."; a line without a speaker goes on with the turn before it. */
function transcript(text: string): Turn[] {
  const turns: Turn[] = []
  for (const line of text.split(/\r?\n/)) {
    const hit = speaker.exec(line)
    if (hit) {
      const role = /^(?:user|you|me|human|client)$/i.test(hit[1] ?? '') ? 'user' : 'assistant'
      turns.push({ role, content: hit[2] ?? '' })
      continue
    }
    const last = turns.at(-1)
    if (!last) continue
    const heading = line
      .toUpperCase()
      .replace(/[^A-Z ]/g, '')
      .trim()
    if (insightLabels.some((label) => heading.startsWith(label))) break
    if (line.trim()) last.content = `${last.content}\n${line}`.trim()
  }
  return turns.filter((turn) => turn.content.trim())
}
