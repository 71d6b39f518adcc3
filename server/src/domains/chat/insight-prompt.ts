import { insightLabels, type Insights, type Turn } from '@mallama/coach/port'
import { listOf, stripped } from '@mallama/coach/text/words'

/** The one labelled text in which the three sections travel. */
export function formatInsights({ insights, keyTakeaways, actionItems }: Insights): string {
  const sections = [insights, keyTakeaways, actionItems]
  return insightLabels.map((label, at) => `${label}:\n${(sections[at] ?? '').trim()}`.trim()).join('\n\n')
}

/** A message that asks for the three sections, with what it carries of the talk; null for one that names a label. */
export function readInsightPrompt(message: string): { turns: Turn[] } | null {
  if (!insightLabels.every((label) => message.toUpperCase().includes(label))) return null
  return { turns: transcript(message) }
}

const roles = listOf<Turn['role']>({ user: 'user you me human client', assistant: 'assistant coach mallama ai bot' })
const marks = ' >*_-'

/** Turns written as "User: ..." and "Assistant: ..."; a line without a speaker goes on with the turn before it. */
function transcript(text: string): Turn[] {
  const turns: Turn[] = []
  for (const line of text.split('\n')) {
    const said = stripped(line.trim(), marks, '')
    const colon = Math.max(0, said.indexOf(':'))
    const role = roles.get(stripped(said.slice(0, Math.min(colon, 20)).toLowerCase(), marks, marks))
    const last = turns.at(-1)
    if (role) turns.push({ role, content: stripped(said.slice(colon + 1), marks, '') })
    else if (last) {
      if (insightLabels.some((label) => stripped(said, '#', '').trim().toUpperCase().startsWith(label))) break
      if (line.trim()) last.content = `${last.content}\n${line.trim()}`.trim()
    }
  }
  return turns.filter((turn) => turn.content.trim())
}
