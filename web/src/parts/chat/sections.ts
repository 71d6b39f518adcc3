import { dateWritten } from '@mallama/contracts/written-dates'
import type { ChatMessage } from '@mallama/contracts/chat'
import { cut, oneLine } from '../excerpt.ts'

/** What is kept of a finished chat. One item per line. */
export interface Lessons {
  aiInsights: string
  keyTakeaways: string
  actionItems: string
}

/** The three labels by which the prompt asks and under which the answer comes. */
const labels = [
  { label: 'INSIGHTS', field: 'aiInsights' },
  { label: 'KEY TAKEAWAYS', field: 'keyTakeaways' },
  { label: 'ACTION ITEMS', field: 'actionItems' },
] as const

export const insightPrompt = (personName: string) =>
  `Please look back at this whole conversation about ${personName}. Reply in three labelled sections, one item a line, and nothing else:

INSIGHTS:
KEY TAKEAWAYS:
ACTION ITEMS:`

/** Stand where a section did not come. */
export const defaults: Lessons = {
  aiInsights: 'Nothing stood out clearly enough to name.',
  keyTakeaways: 'No takeaway yet.',
  actionItems: 'No next step yet.',
}

/** Stand in the fields when nothing came at all: questions to answer by oneself. */
export const questions: Lessons = {
  aiInsights: 'What did you understand about the two of you?',
  keyTakeaways: 'What do you want to remember?',
  actionItems: 'What will you do next, and when?',
}

/** What is saved: a question that nobody answered is no insight, and neither is what stands where none came. */
export function answered(lessons: Lessons): Lessons {
  const own = (field: keyof Lessons) =>
    [questions[field], defaults[field]].includes(lessons[field].trim()) ? '' : lessons[field]
  return { aiInsights: own('aiInsights'), keyTakeaways: own('keyTakeaways'), actionItems: own('actionItems') }
}

const heading = /^[\s#>*_\-\d.)]*(INSIGHTS|KEY TAKEAWAYS|ACTION ITEMS)\s*[*_]*\s*:?\s*[*_]*\s*:?[ \t]*(.*)$/i

/** Takes the three sections out of an answer, whatever the order and however the labels are dressed up. */
export function readSections(answer: string): Lessons {
  const lines: Record<keyof Lessons, string[]> = { aiInsights: [], keyTakeaways: [], actionItems: [] }
  let current: keyof Lessons | null = null
  for (const line of answer.split(/\r?\n/)) {
    const found = sectionAt(line)
    if (found) {
      current = found.field
      if (found.rest) lines[current].push(found.rest)
    } else if (current) lines[current].push(line)
  }
  const text = (field: keyof Lessons) =>
    lines[field]
      .join('\n')
      .replace(/\n{2,}/g, '\n')
      .trim() || defaults[field]
  return { aiInsights: text('aiInsights'), keyTakeaways: text('keyTakeaways'), actionItems: text('actionItems') }
}

function sectionAt(line: string): { field: keyof Lessons; rest: string } | null {
  const match = heading.exec(line)
  if (!match) return null
  const word = match[1] ?? ''
  const rest = match[2] ?? ''
  // "Insights are rare here" is a sentence; a label stands alone, or before a colon, or in capitals.
  if (rest && !line.includes(':') && word !== word.toUpperCase()) return null
  const entry = labels.find(({ label }) => label === word.toUpperCase())
  return entry ? { field: entry.field, rest: rest.trim() } : null
}

const TITLE = 50

const firstWords = (messages: readonly Pick<ChatMessage, 'role' | 'content'>[]) =>
  messages.find(({ role }) => role === 'user')?.content

export function defaultTitle(
  messages: readonly Pick<ChatMessage, 'role' | 'content'>[],
  person: string,
  today = new Date(),
) {
  const first = oneLine(firstWords(messages) ?? '')
  return first ? cut(first, TITLE) : cut(`Chat with ${person} - ${dateWritten(today)}`, 200)
}

export const issueOf = (messages: readonly Pick<ChatMessage, 'role' | 'content'>[]) =>
  firstWords(messages) ?? 'General discussion'
