import type { Contribution } from '@mallama/contracts/coach'

const tidy = (amount: number) => Math.round(amount * 100) / 100

/** "+0.9" or "−1.2"; a confidence is shown in percent, so what it is made of is as well. */
export function amountOf({ score, amount }: Pick<Contribution, 'score' | 'amount'>): string {
  const shown = score === 'confidence' ? Math.round(amount * 100) : tidy(amount)
  const sign = shown < 0 ? '−' : '+'
  return `${sign}${Math.abs(shown).toLocaleString('en')}${score === 'confidence' ? '%' : ''}`
}

/** The summands of one score, in their own order. */
export const summandsOf = (contributions: readonly Contribution[], score: string): Contribution[] =>
  contributions.filter((one) => one.score === score)
