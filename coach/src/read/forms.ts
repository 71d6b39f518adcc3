import type { Told } from '../text/told.ts'

/**
 * Words that can be two things: whether a "her" is "his" or "him", and whether "she's" is "she has" or "she is". Other
 * persons have a word for each, and what stands around those is what it is learnt from.
 */
export const forms = ['owner', 'has'] as const
export type Form = (typeof forms)[number]

/** Where a mark stands, or nothing. */
const NONE = 'qqmark'

/** Words and what is between them, in order, with straight apostrophes; joined they are the text. */
export const tokensIn = (text: string): string[] =>
  text.replace(/[’‘]/g, "'").match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu) ?? []

/** What stands around a word: the one right before it and the two behind; a mark ends them. */
export function aroundWord(tokens: readonly string[], at: number): Told[] {
  const beside = (from: number, to: number) => (tokens[from] === ' ' && tokens[to]?.toLowerCase()) || NONE
  const [before, next] = [beside(at - 1, at - 2), beside(at + 1, at + 2)]
  const then = next === NONE ? NONE : beside(at + 3, at + 4)
  return [[before, 'qqhere', next, then], [`qqb${before}`], [`qqn${next}`]].map((words) => ({ from: 0, to: 0, words }))
}
