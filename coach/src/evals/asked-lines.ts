import { written } from './written.ts'

type Split = 'train' | 'sealed'

/** Lines of coach/data/lines with what is asked in them. */

/** Questions with the written answer that fits them. */
export const answerLines = (): {
  t: string
  before?: string
  answer: string
  also?: string
  by: string
  split: Split
}[] =>
  written().flatMap(({ t, before, answer, answerAlso: also, by, split }) =>
    answer ? [{ t, answer, ...(before && { before }), ...(also && { also }), by, split }] : [],
  )

/** Questions with the side that somebody with good sense would lean to, or `none`; what is wanted, where that is labelled too. */
export const leanLines = (): {
  t: string
  before?: string
  earlier: readonly string[]
  lean: string
  also?: string
  intent?: string
  by: string
  split: Split
}[] =>
  written().flatMap(({ t, before, earlier = before ? [before] : [], lean, leanAlso: also, intent, by, split }) =>
    lean
      ? [{ t, lean, earlier, ...(before && { before }), ...(also && { also }), ...(intent && { intent }), by, split }]
      : [],
  )

/** What is written under a card of help, with what is to be said to it. */
export const underLines = (): {
  t: string
  earlier: readonly string[]
  under: string
  also?: string
  by: string
  split: Split
}[] =>
  written().flatMap(({ t, earlier = [], under, underAlso: also, by, split }) =>
    under ? [{ t, earlier, under, ...(also ? { also } : {}), by, split }] : [],
  )

/** Messages that ask for a plan for a talk, and others that only sound like it. */
export const planLines = (): { t: string; plan: boolean; by: string; split: Split }[] =>
  written().flatMap(({ t, plan, by, split }) => (plan === undefined ? [] : [{ t, plan, by, split }]))
