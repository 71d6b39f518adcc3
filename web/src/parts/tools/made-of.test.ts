import { expect, it } from 'vitest'
import { amountOf, summandsOf } from './made-of.ts'

it('a summand has its sign, and is in the unit of its score', () => {
  expect(amountOf({ score: 'overallHealth', amount: 0.9 })).toBe('+0.9')
  expect(amountOf({ score: 'overallHealth', amount: -1.2000000000000002 })).toBe('−1.2')
  expect(amountOf({ score: 'confidence', amount: 0.45 })).toBe('+45%')
  expect(amountOf({ score: 'toneScore', amount: 72 })).toBe('+72')
})

it('each score has its own summands, in their order', () => {
  const all = [
    { score: 'toneScore', feature: 'warmth', amount: 3 },
    { score: 'clarityScore', feature: 'one ask', amount: 5 },
    { score: 'toneScore', feature: 'hedges', amount: -1 },
  ]
  expect(summandsOf(all, 'toneScore').map(({ feature }) => feature)).toEqual(['warmth', 'hedges'])
})
