import type { KeptInsights } from '@mallama/contracts/insights'

type Insight = KeptInsights['insights'][number]
type Evidence = KeptInsights['evidence'][number]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * The person's own words, by the insight that speaks of them; those that no insight repeats are the rest. Words that
 * stand in several insights are shown with the first.
 */
export function wordsByInsight(insights: readonly Insight[], evidence: readonly Evidence[]) {
  const of: Evidence[][] = insights.map(() => [])
  const rest: Evidence[] = []
  for (const one of evidence) {
    const quote = plain(one.quote)
    const at = insights.findIndex(({ title, description, actionableAdvice }) =>
      [title, description, ...actionableAdvice].some((text) => plain(text).includes(quote)),
    )
    const home = at >= 0 ? at : insights.findIndex(({ title }) => plain(title).includes(plain(one.label)))
    if (home >= 0) of[home]!.push(one)
    else rest.push(one)
  }
  return { of, rest }
}

/** What a finding says in the person's words already is not quoted under it again. */
export const notIn = (description: string, words: readonly Evidence[]) =>
  words.filter(({ quote }) => !plain(description).includes(plain(quote)))

/** The steps that no finding beside them has as its advice: each is said once. */
export function stepsBeside(insights: readonly Insight[], steps: readonly string[]) {
  const said = new Set(insights.flatMap(({ actionableAdvice }) => actionableAdvice.map(plain)))
  return steps.filter((step) => !said.has(plain(step)))
}
