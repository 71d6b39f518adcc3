import type { CraftTone } from '@mallama/contracts/coach'
import type { CraftedMessage } from '@mallama/contracts/tools'

/** What stands in the form. */
export interface Written {
  goal: string
  selectedTone: CraftTone | null
  context: string
  conversationHistory: string
  originalDraft: string
  relationshipId: string | null
}

export const nothing: Written = {
  goal: '',
  selectedTone: null,
  context: '',
  conversationHistory: '',
  originalDraft: '',
  relationshipId: null,
}

export const MOST = 10_000
const LEAST = 10

const texts = ['goal', 'context', 'conversationHistory', 'originalDraft'] as const

type Problems = Partial<Record<(typeof texts)[number] | 'selectedTone', string>>

export function problemsOf(written: Written): Problems {
  const problems: Problems = {}
  if (written.goal.trim().length < LEAST) problems.goal = 'Please describe your goal in at least 10 characters'
  if (!written.selectedTone) problems.selectedTone = 'Please select a tone'
  for (const field of texts)
    if (written[field].length > MOST) problems[field] = `At most ${MOST.toLocaleString('en')} characters`
  return problems
}

export const blank = (written: Written) =>
  texts.every((field) => written[field].trim() === '') && written.selectedTone === null

/** What a message was made from, as it stood in the form. */
export const writtenFor = (made: CraftedMessage): Written => ({
  goal: made.goal,
  selectedTone: made.selectedTone,
  context: made.context ?? '',
  conversationHistory: made.conversationHistory ?? '',
  originalDraft: made.originalDraft ?? '',
  relationshipId: made.relationshipId,
})

/** Whether the form holds words that taking another message's would lose. */
export const wouldLose = (written: Written, next: Written) =>
  texts.some((field) => written[field].trim() !== '' && written[field].trim() !== next[field].trim())
