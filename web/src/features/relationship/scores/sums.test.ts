import { describe, expect, it } from 'vitest'
import { littleData, ratioText, signed, sumOf, wholeOf } from './sums.ts'

const part = (score: 'trust' | 'communication' | 'joy' | 'growth', from: number, shift: number, weight: number) => ({
  score,
  from,
  shift,
  weight,
})
const parts = [
  part('trust', 70, -2, 0.3),
  part('communication', 55, -2, 0.3),
  part('joy', 50, -2, 0.2),
  part('growth', 60, 0, 0.2),
]

describe('the sum behind a score', () => {
  it('is that of the four, each moved by moments and weighed', () => {
    // 0.3 x 68 + 0.3 x 53 + 0.2 x 48 + 0.2 x 60
    expect(sumOf({ parts, corrections: [] }).overall).toBeCloseTo(57.9, 10)
  })

  it('takes what the person set in place of what they logged', () => {
    const correction = { score: 'trust' as const, value: 90, reason: 'She came', at: '2026-11-20T10:00:00Z', was: 68 }
    const { rows, overall } = sumOf({ parts, corrections: [correction] })
    expect(rows[0]).toMatchObject({ value: 90, corrected: { was: 68 } })
    expect(overall).toBeCloseTo(64.5, 10)
  })

  it('is shown in whole points, each row of which adds up', () => {
    const { rows } = sumOf({ parts: [part('trust', 68.57, -7.14, 0.3), part('joy', 99.6, 2, 0.2)], corrections: [] })
    expect(rows.map(wholeOf)).toEqual([
      { from: 69, shift: -8, now: 61 },
      { from: 100, shift: 0, now: 100 },
    ])
  })

  it('is written short, with its sign', () => {
    expect([1, -7, 0].map(signed)).toEqual(['+1', '\u22127', '0'])
    expect([5, 2.666].map(ratioText)).toEqual(['5 to 1', '2.7 to 1'])
  })

  it('says when it stands on little', () => {
    expect(littleData({ checkIns: 1, moments: 0 })).toMatch(/^This is based on one check-in only\. Three or more say/)
    expect(littleData({ checkIns: 2, moments: 0 })).toMatch(/^This is based on two check-ins only/)
    expect(littleData({ checkIns: 3, moments: 0 })).toBeNull()
  })

  it('a score that a moment moved is not said to rest on check-ins only', () => {
    expect(littleData({ checkIns: 1, moments: 1 })).toMatch(
      /^This is based on one check-in, and moments you logged\. Three check-ins or more say/,
    )
    expect(littleData({ checkIns: 3, moments: 1 })).toBeNull()
  })
})
