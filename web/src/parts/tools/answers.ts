import { onForget } from '../../platform/forget.ts'

export type Answer = 'yes' | 'rather not'

/**
 * What the person answered to the question under a result of theirs. A yes lives as long as the page and no longer: on
 * another day the answer may be another one, and a disk is no place for it.
 */
const given = new Map<string, Answer>()
onForget(() => given.clear())

export const answerTo = (id: string): Answer | null => given.get(id) ?? null

export const keepAnswer = (id: string, answer: Answer) => void given.set(id, answer)
