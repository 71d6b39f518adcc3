import { useState } from 'react'
import type { Antidote } from '@mallama/contracts/coach'
import { keepDraft, readDraft } from '../../../parts/draft.ts'

type Sentence = Pick<Antidote, 'text' | 'blanks'>

/** The words before each blank, and those after the last one. */
export const wordsAround = ({ text, blanks }: Sentence): string[] =>
  [...blanks.map(({ at }) => at), text.length].map((to, part) => text.slice(blanks[part - 1]?.at ?? 0, to))

/** The sentence with its blanks filled; a blank that is empty shows `gap` of it. */
export const filledIn = (
  sentence: Sentence,
  filled: readonly string[],
  gap: (blank: Sentence['blanks'][number]) => string,
): string =>
  wordsAround(sentence)
    .map((words, part) => {
      const blank = sentence.blanks[part]
      return words + (blank ? filled[part]?.trim() || gap(blank) : '')
    })
    .join('')

/** The blank to go on with after this one: the next that is empty, else -1. */
export function nextEmpty({ blanks }: Sentence, filled: readonly string[], after = -1): number {
  const order = blanks.map((_, step) => (after + 1 + step) % blanks.length)
  return order.find((at) => !filled[at]?.trim()) ?? -1
}

/** By turn, what stands in each of its blanks. */
type Filled = Readonly<Record<number, readonly string[]>>

export interface Filling {
  of: (turn: number) => readonly string[]
  fill: (turn: number, blank: number, words: string) => void
}

/** What was filled in on this page. It is sent to nobody, and lives as other words do that were typed and not sent. */
export function useFilling(resolutionId: string): Filling {
  const key = `argument-filled:${resolutionId}`
  const [filled, setFilled] = useState<Filled>(() => readDraft<Filled>(key) ?? {})
  const fill: Filling['fill'] = (turn, blank, words) =>
    setFilled((before) => {
      const was = before[turn] ?? []
      const blanks = Array.from({ length: Math.max(blank + 1, was.length) }, (_, at) => was[at] ?? '')
      const next = { ...before, [turn]: blanks.with(blank, words) }
      keepDraft(key, next)
      return next
    })
  return { of: (turn) => filled[turn] ?? [], fill }
}
