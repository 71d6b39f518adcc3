import { memoryKinds } from '@mallama/contracts/read-for'

/** Whether a sentence says what the writer would like of somebody, or with them. */
export const wants = ['want', 'none'] as const

/** What of somebody's own words is worth keeping, by its kind; `none`: a moment, a guess, a question, talk. */
export const facts = [...memoryKinds, 'none'] as const
export type Fact = (typeof facts)[number]
