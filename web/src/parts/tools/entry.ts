import type { Safety } from '@mallama/contracts/safety'
import { cut, oneLine } from '../excerpt.ts'

/** What a list calls something that may have been about danger: whoever looks over a shoulder learns nothing from it. */
export const UNNAMED = 'Something you asked about'

const MOST = 80

/** The title of an entry: its words, or none where they are for nobody else's eyes. */
export const titleOf = (safety: Safety | undefined, words: string): string | null =>
  isUnnamed(safety) || !words.trim() ? null : cut(oneLine(words), MOST)

/** Unless the person set it aside: then it is like any other. */
export const isUnnamed = (safety: Safety | undefined): boolean => Boolean(safety && !safety.aside)
