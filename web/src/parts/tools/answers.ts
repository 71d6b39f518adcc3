import { onForget } from '../../platform/forget.ts'

export type Answer = 'help' | 'not about safety'

/**
 * What the person answered about a result of theirs. It lives as long as the page and no longer: on another day the
 * answer may be another one, and a disk is no place for it.
 */
const given = new Map<string, Answer>()
onForget(() => given.clear())

export const answerTo = (id: string): Answer | null => given.get(id) ?? null

export const keepAnswer = (id: string, answer: Answer) => void given.set(id, answer)
