import { charactersIn } from '@mallama/contracts/characters'
import type { CraftKind, CraftTone } from '@mallama/contracts/coach'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { fields, kindOf } from './kinds.ts'
import { composed, noParts, nothingSaid, PART_MOST, saidIn, type Parts } from './parts.ts'

/** What stands in the form. */
export interface Written extends Parts {
  /** Said in one go, or in parts. What was typed in the other way waits there. */
  way: 'goal' | 'parts'
  goal: string
  kind: CraftKind | null
  selectedTone: CraftTone | null
  context: string
  conversationHistory: string
  originalDraft: string
  relationshipId: string | null
  /** Who it is for, in words: asked where a goal does not say it. */
  to: string
}

export const nothing: Written = {
  ...noParts,
  way: 'goal',
  goal: '',
  kind: null,
  selectedTone: null,
  context: '',
  conversationHistory: '',
  originalDraft: '',
  relationshipId: null,
  to: '',
}

export const MOST = 10_000
const LEAST = 10

const texts = ['goal', 'context', 'conversationHistory', 'originalDraft'] as const

export type Problems = Partial<Record<(typeof texts)[number] | keyof Parts | 'selectedTone', string>>

/** Shown once it gets near. */
export const counterOf = (text: string, most = MOST, near = most - 500) => {
  const used = charactersIn(text)
  return used > near ? { counter: { used, max: most } } : {}
}

const long = (most: number) => `At most ${most.toLocaleString('en')} characters`

const told = (goal: string) => charactersIn(goal.trim()) >= LEAST && charactersIn(goal) <= MOST

/** What is asked for: the goal, or in parts where none was typed the message itself; and who it is for. */
export function goalOf(written: Written): string {
  const goal = written.way === 'goal' || told(written.goal) ? written.goal : composed(written)
  return written.to.trim() === '' ? goal : `${goal}\nIt is for ${written.to.trim()}.`
}

function partProblems(written: Written): Problems {
  const problems: Problems = {}
  const { main } = kindOf(written.kind)
  if (nothingSaid(written)) problems[main] = 'Write this part first, in your own words'
  else if (charactersIn(goalOf(written).trim()) < LEAST) problems[main] = 'Please write at least 10 characters in all'
  for (const field of fields)
    if (charactersIn(written[field]?.trim() ?? '') > PART_MOST) problems[field] = long(PART_MOST)
  return problems
}

export function problemsOf(written: Written): Problems {
  const problems: Problems = written.way === 'parts' ? partProblems(written) : {}
  if (written.way === 'goal' && charactersIn(written.goal.trim()) < LEAST)
    problems.goal = 'Please describe your goal in at least 10 characters'
  if (!written.selectedTone) problems.selectedTone = 'Please select a tone'
  const shown = written.way === 'goal' ? texts : texts.slice(1)
  for (const field of shown) if (charactersIn(written[field]) > MOST) problems[field] = long(MOST)
  return problems
}

export const blank = (written: Written) =>
  texts.every((field) => written[field].trim() === '') &&
  nothingSaid(written) &&
  written.kind === null &&
  written.selectedTone === null

/** What a message was made from, as it stood in the form. */
export function writtenFor(made: CraftedMessage): Written {
  const { kind, happened, felt, wish } = made
  const parts = { happened, felt, wish }
  const inParts = !nothingSaid(parts)
  return {
    ...parts,
    way: inParts ? 'parts' : 'goal',
    kind,
    goal: inParts && made.goal.startsWith(composed(parts)) ? '' : made.goal,
    selectedTone: made.selectedTone,
    context: made.context ?? '',
    conversationHistory: made.conversationHistory ?? '',
    originalDraft: made.originalDraft ?? '',
    relationshipId: made.relationshipId,
    to: '',
  }
}

const wordsOf = (written: Written) => [
  ...texts.map((field) => written[field].trim()),
  ...fields.map((field) => saidIn(written, field)),
]

/** Whether the form holds words that taking another message's would lose. */
export function wouldLose(written: Written, next: Written): boolean {
  const then = wordsOf(next)
  return wordsOf(written).some((words, at) => words !== '' && words !== then[at])
}

const orNull = (text: string) => (text.trim() === '' ? null : text)

/** What is sent of the form. In parts, only what was said; a kind that nobody chose is left out. */
export function askedBy(written: Written) {
  const { context, conversationHistory, originalDraft, kind } = written
  const inParts = written.way === 'parts'
  const parts = Object.fromEntries(fields.map((field) => [field, orNull(saidIn(written, field))])) as Parts
  return {
    goal: goalOf(written),
    context: orNull(context),
    conversationHistory: orNull(conversationHistory),
    originalDraft: orNull(originalDraft),
    ...(inParts ? { ...parts, kind } : {}),
  }
}
