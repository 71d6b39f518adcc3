import { DAY_MS } from '@mallama/contracts/days'
import { describe, expect, it } from 'vitest'
import { assess, type Reasoned } from './assess.ts'
import type { Happened, Rated } from './health.ts'

const now = Date.parse('2026-03-02T20:00:00.000Z')
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
const rated = (days: number, of: number, more: Partial<Rated> = {}): Rated => ({
  trust: of,
  communication: of,
  joy: of,
  growth: of,
  at: ago(days),
  ...more,
})
const moment = (kind: Happened['kind'], intensity: 1 | 2 | 3, days = 0): Happened => ({
  kind,
  intensity,
  occurredAt: ago(days),
})
const basis = (checkIns: Rated[], moments: Happened[] = [], corrections: Reasoned[] = []) =>
  assess({ checkIns, moments, corrections }, now).healthBasis
const correction = (value: number, days = 0): Reasoned => ({
  score: 'trust',
  value,
  was: 60,
  reason: 'We talked',
  at: ago(days),
  until: null,
})

describe('what would move the scores, worked by hand', () => {
  it('after one check-in of 60 all round', () => {
    // Trust (60 + 80) / 2 = 70: overall 0.3 * 70 + 0.7 * 60 = 63.
    // A repair of 2: 60 (7/8 - 5/6) = 2.5 on three of the four, 0.8 * 2.5 = 2. A conflict of 2: -12.5, kept at -10, so 8.
    expect(basis([rated(0, 60)]).moves).toEqual([
      'A check-in today with trust at 80 and the rest as before would make overall 63.',
      'A medium repair today would add 2 points to overall.',
      'A medium conflict today would take 8 points off overall.',
    ])
  })

  it('after a conflict, which has taken all that moments can take', () => {
    // Trust 70 - 10, the rest 50 and growth 60: 18 + 15 + 10 + 12 = 55. A repair: 60 (7/10 - 5/6) = -8, so 1.6 more.
    // In 28 days c = 1: 60 (5/7 - 5/6) = -7.142857, overall 60 - 5.714286 = 54.
    expect(basis([rated(0, 60)], [moment('conflict', 2)]).moves).toEqual([
      'A check-in today with trust at 80 and the rest as before would make overall 55.',
      'A medium repair today would add 2 points to overall.',
      'A medium conflict today would hardly move overall.',
      'With nothing new, overall would be 54 in four weeks, because moments fade.',
    ])
  })

  it('is what the form of a moment promises, and what the moment then does', () => {
    const before = basis([rated(0, 60)])
    // 60 (6/7 - 5/6) = 1.428571, 60 (8/9 - 5/6) = 3.333333; any conflict here: -7.142857 and then kept at -10. Times 0.8.
    expect(before.oneMore).toEqual({ good: [1, 2, 3], conflict: [-6, -8, -8] })
    for (const [at, size] of ([1, 2, 3] as const).entries()) {
      const after = (kind: Happened['kind']) =>
        assess({ checkIns: [rated(0, 60)], moments: [moment(kind, size)], corrections: [] }, now).overallHealthScore
      expect(after('positive')).toBe(60 + before.oneMore!.good[at]!)
      expect(after('conflict')).toBe(60 + before.oneMore!.conflict[at]!)
    }
    expect(basis([]).oneMore).toBeNull()
    expect(basis([rated(0, 60)], [moment('conflict', 1)]).explanation[1]).toMatch(
      /^1 conflict takes 7 points off .* 10 points at most\.$/,
    )
  })

  it('names the slider with most to give', () => {
    // Joy 20 has 0.2 * 80 = 16 to give, trust 70 only 9. Joy (20 + 40) / 2 = 30: 21 + 21 + 6 + 14 = 62.
    expect(basis([rated(0, 70, { joy: 20 })]).moves[0]).toBe(
      'A check-in today with joy at 40 and the rest as before would make overall 62.',
    )
  })

  it('where nothing can be better, says what would make it less', () => {
    // Trust (100 + 80) / 2 = 90: 0.3 * 90 + 70 = 97.
    const [first, repair] = basis([rated(0, 100)]).moves
    expect(first).toBe('A check-in today with trust at 80 and the rest as before would make overall 97.')
    expect(repair).toBe('A medium repair today would hardly move overall.')
  })

  it('counts in that a new check-in ends a correction', () => {
    // Corrected to 10 overall is 45; with a check-in of trust 80 it is (60 + 80) / 2 again: 63.
    expect(basis([rated(0, 60)], [], [correction(10)]).moves[0]).toMatch(/trust at 80 .* would make overall 63\.$/)
  })

  it('says nothing without data', () => {
    expect(basis([], [moment('conflict', 3)]).moves).toEqual([])
  })
})

describe('a correction', () => {
  it('sets one score, and overall follows', () => {
    const health = assess({ checkIns: [rated(3, 60)], moments: [], corrections: [correction(80, 1)] }, now)
    // 0.3 * 80 + 0.7 * 60 = 66
    expect(health).toMatchObject({ trustSafetyScore: 80, communicationClarityScore: 60, overallHealthScore: 66 })
    const { until: _until, ...told } = correction(80, 1)
    expect(health.healthBasis.corrections).toEqual([told])
    expect(health.healthBasis.explanation).toContain(
      'You set trust to 80 on 1 March 2026, where check-ins and moments said 60. That holds until your next check-in.',
    )
  })

  it('is not moved by moments, the other scores are', () => {
    const health = assess(
      { checkIns: [rated(3, 60)], moments: [moment('conflict', 2)], corrections: [correction(80, 1)] },
      now,
    )
    // 0.3 * 80 + 0.3 * 50 + 0.2 * 50 + 0.2 * 60 = 61
    expect(health).toMatchObject({ trustSafetyScore: 80, communicationClarityScore: 50, overallHealthScore: 61 })
  })

  it('is over with a newer check-in, not with an older one that is told later, nor one of the same moment', () => {
    const corrections = [correction(80, 2)]
    for (const [checkIns, trust] of [
      [[rated(5, 60), rated(1, 60)], 60],
      [[rated(5, 60), rated(3, 60)], 80],
      [[rated(2, 60)], 80],
    ] as const)
      expect(assess({ checkIns, moments: [], corrections }, now).trustSafetyScore).toBe(trust)
  })

  it('that was taken back holds no longer', () => {
    const corrections = [{ ...correction(80, 2), until: ago(1) }]
    expect(assess({ checkIns: [rated(5, 60)], moments: [], corrections }, now).trustSafetyScore).toBe(60)
  })
})

describe('a day', () => {
  it('is the one of their own calendar, not of Greenwich', () => {
    // Nine in the evening there.
    const at = '2026-03-02T05:00:00.000Z'
    const records = { checkIns: [rated(0, 60, { at })], moments: [], corrections: [{ ...correction(80), at }] }
    const told = (zone: string | null) => assess(records, now, zone).healthBasis.explanation.join(' ')
    expect(told('America/Los_Angeles')).toMatch(/one check-in, on 1 March 2026\..* to 80 on 1 March 2026,/)
    expect(told('Pacific/Auckland')).toMatch(/one check-in, on 2 March 2026\..* to 80 on 2 March 2026,/)
    expect(told(null)).toContain('on 2 March 2026.')
  })
})

describe('the balance', () => {
  it('weighs the last 28 days by intensity', () => {
    const moments = [
      moment('positive', 3, 1),
      moment('repair', 2, 27),
      moment('positive', 3, 29),
      moment('conflict', 2, 3),
      moment('conflict', 3, 40),
    ]
    expect(basis([], moments).balance).toEqual({ positive: 5, negative: 2, ratio: 2.5 })
  })

  it('has no ratio without a conflict, and is nothing without moments', () => {
    expect(basis([], [moment('positive', 2)]).balance).toEqual({ positive: 2, negative: 0, ratio: null })
    expect(basis([rated(0, 60)], [moment('conflict', 2, 30)]).balance).toBeNull()
  })
})
