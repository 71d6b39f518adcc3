import type { CraftResult } from '@mallama/contracts/coach'
import { craftMessage } from '../craft/craft.ts'
import type { CraftInput } from '../operations.ts'

/** A message for a goal, where nothing else is filled in: for tests and evaluations. */
export const crafted = (goal: string, more: Partial<CraftInput> = {}): CraftResult =>
  craftMessage({
    goal,
    selectedTone: 'caring',
    context: null,
    conversationHistory: null,
    originalDraft: null,
    person: null,
    knownPeople: [],
    userFirstName: null,
    country: 'GB',
    ...more,
  })
