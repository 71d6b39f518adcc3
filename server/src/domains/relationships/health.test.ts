import { DAY_MS } from '@mallama/contracts/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assess as assessed, type Reasoned } from './assess.ts'
import { shiftOf as shiftBy, weigh, type Happened, type Rated } from './health.ts'

const shiftOf = (moments: Happened[], at: number) => shiftBy(weigh(moments, at))
const assess = (checkIns: Rated[], moments: Happened[], at: number) =>
  assessed({ checkIns, moments, corrections: [] }, at)
const now = Date.parse('2026-03-02T20:00:00.000Z')
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
const rated = (days: number, trust: number, communication = trust, joy = trust, growth = trust): Rated => ({
  trust,
  communication,
  joy,
  growth,
  at: ago(days),
})
const moment = (kind: Happened['kind'], intensity: 1 | 2 | 3 = 1, days = 0): Happened => ({
  kind,
  intensity,
  occurredAt: ago(days),
})

const many = (kind: Happened['kind']) => Array.from({ length: 500 }, () => moment(kind, 3))

const score = fc.integer({ min: 0, max: 100 })
const days = fc.double({ min: 0, max: 40_000, noNaN: true })
const checkIn: fc.Arbitrary<Rated> = fc.record({
  trust: score,
  communication: score,
  joy: score,
  growth: score,
  at: days.map(ago),
})
const happened: fc.Arbitrary<Happened> = fc.record({
  kind: fc.constantFrom('conflict', 'positive', 'repair'),
  intensity: fc.constantFrom(1, 2, 3),
  occurredAt: days.map(ago),
})
const checkIns = fc.array(checkIn, { minLength: 1, maxLength: 12 })
const moments = fc.array(happened, { maxLength: 12 })
const corrections: fc.Arbitrary<Reasoned[]> = fc.uniqueArray(
  fc.record({
    score: fc.constantFrom('trust', 'communication', 'joy', 'growth'),
    value: score,
    was: score,
    reason: fc.string(),
    at: fc.constant(ago(0)),
    until: fc.constant(null),
  }),
  { selector: (one) => one.score },
)
const scoresOf = (health: ReturnType<typeof assess>) => [
  health.overallHealthScore,
  health.trustSafetyScore,
  health.communicationClarityScore,
  health.joyFulfillmentScore,
  health.growthScore,
]

describe('worked by hand', () => {
  it('one check-in and nothing else is shown as it was given', () => {
    const health = assess([rated(0, 70, 60, 80, 50)], [], now)
    // 0.3 * 70 + 0.3 * 60 + 0.2 * 80 + 0.2 * 50 = 65
    expect(scoresOf(health)).toEqual([65, 70, 60, 80, 50])
    expect(health.healthBasis.parts.map(({ score, from, shift, weight }) => [score, from, shift, weight])).toEqual([
      ['trust', 70, 0, 0.3],
      ['communication', 60, 0, 0.3],
      ['joy', 80, 0, 0.2],
      ['growth', 50, 0, 0.2],
    ])
  })

  it('a check-in of 28 days ago counts half as much as one of today', () => {
    // (80 + 50 / 2) / 1.5 = 70
    expect(scoresOf(assess([rated(0, 80), rated(28, 50)], [], now))).toEqual([70, 70, 70, 70, 70])
  })

  it('one conflict of intensity 1 takes 60 (5/7 - 5/6) points off, growth untouched', () => {
    const health = assess([rated(0, 70)], [moment('conflict')], now)
    expect(shiftOf([moment('conflict')], now)).toBeCloseTo(60 * (5 / 7 - 5 / 6), 10)
    // 70 - 7.142857 = 62.857143; overall 0.8 * 62.857143 + 0.2 * 70 = 64.285714
    expect(scoresOf(health)).toEqual([64, 63, 63, 63, 70])
  })

  it('five good moments to a conflict balance, whatever the intensity', () => {
    for (const intensity of [1, 2, 3] as const) {
      const five = Array.from({ length: 5 }, () => moment('positive', intensity))
      expect(shiftOf([...five, moment('conflict', intensity)], now)).toBeCloseTo(0, 10)
    }
  })

  it('moments fade: a conflict of 56 days ago weighs a quarter', () => {
    expect(shiftOf([moment('conflict', 2, 56)], now)).toBeCloseTo(60 * (5 / 6.5 - 5 / 6), 10)
  })

  it('no shift goes beyond ten points', () => {
    expect(shiftOf(many('conflict'), now)).toBe(-10)
    expect(shiftOf(many('repair'), now)).toBeGreaterThan(9.9)
    expect(shiftOf(many('repair'), now)).toBeLessThanOrEqual(10)
  })

  it('overall comes from the sub-scores before they are rounded', () => {
    // 0.3 * 10.4 + 0.3 * 10.4 + 0.2 * 10.4 + 0.2 * 12.4 = 10.8; from the rounded ones it were 10.4.
    const five = [10, 10, 10, 10, 12].map((value, at) => rated(0, value, value, value, at === 0 ? 14 : 12))
    expect(assess(five, [], now).overallHealthScore).toBe(11)
  })
})

describe('without a check-in', () => {
  it('there are no scores, whatever the moments, and it says why', () => {
    const health = assess([], [moment('conflict', 3), moment('positive')], now)
    expect(scoresOf(health)).toEqual([0, 0, 0, 0, 0])
    expect(health.hasHealthData).toBe(false)
    expect(health.healthBasis.parts).toEqual([])
    expect(health.healthBasis.explanation).toEqual(['No data yet. Scores appear after your first check-in.'])
    expect(health).toMatchObject({ recentConflictsCount: 1, recentPositiveInteractions: 1 })
  })
})

describe('the explanation', () => {
  it('is in words that someone can check', () => {
    const { healthBasis } = assess([rated(1, 60), rated(20, 50)], [moment('conflict', 1), moment('repair', 1, 3)], now)
    expect(healthBasis).toMatchObject({ checkIns: 2, moments: 2, since: ago(20) })
    expect(healthBasis.explanation[0]).toBe(
      'From 2 check-ins since 10 February 2026. The newest weighs most: after 28 days a check-in counts half as much.',
    )
    expect(healthBasis.explanation[1]).toMatch(
      /^1 good moment or repair and 1 conflict take 5 points off trust, communication and joy\./,
    )
  })
})

describe('the week', () => {
  it('counts conflicts apart from positives and repairs, seven days back', () => {
    const week = [
      moment('conflict', 3, 6.9),
      moment('conflict', 1, 7.1),
      moment('positive', 1, 2),
      moment('repair', 1, 1),
    ]
    expect(assess([], week, now)).toMatchObject({ recentConflictsCount: 1, recentPositiveInteractions: 2 })
  })
})

describe('always', () => {
  it('every score is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(checkIns, moments, (checkIns, moments) => {
        for (const score of scoresOf(assess(checkIns, moments, now))) {
          expect(Number.isInteger(score)).toBe(true)
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(100)
        }
      }),
    )
  })

  it('the order in which things were logged does not matter', () => {
    fc.assert(
      fc.property(checkIns, moments, fc.infiniteStream(fc.double({ noNaN: true })), (checkIns, moments, keys) => {
        const shuffled = <T>(list: T[]) =>
          list
            .map((one) => [keys.next().value as number, one] as const)
            .sort(([a], [b]) => a - b)
            .map(([, one]) => one)
        expect(assess(shuffled(checkIns), shuffled(moments), now)).toEqual(assess(checkIns, moments, now))
      }),
    )
  })

  it('a good moment never lowers and a conflict never raises a score', () => {
    fc.assert(
      fc.property(checkIns, moments, happened, (checkIns, moments, more) => {
        const before = scoresOf(assess(checkIns, moments, now))
        const after = scoresOf(assess(checkIns, [...moments, more], now))
        const sign = more.kind === 'conflict' ? -1 : 1
        after.forEach((score, at) => expect((score - before[at]!) * sign).toBeGreaterThanOrEqual(0))
      }),
    )
  })

  it('a better answer in a check-in never lowers a score', () => {
    fc.assert(
      fc.property(checkIns, moments, fc.nat(), fc.nat(), (checkIns, moments, which, by) => {
        const before = scoresOf(assess(checkIns, moments, now))
        const better = checkIns.with(which % checkIns.length, raised(checkIns[which % checkIns.length]!, by % 50))
        scoresOf(assess(better, moments, now)).forEach((score, at) => expect(score).toBeGreaterThanOrEqual(before[at]!))
      }),
    )
  })

  it('a correction keeps its score and never moves overall the other way', () => {
    fc.assert(
      fc.property(checkIns, moments, corrections, fc.nat(100), (checkIns, moments, corrections, by) => {
        const of = (corrections: Reasoned[]) => assessed({ checkIns, moments, corrections }, now)
        const higher = corrections.map((one) => ({ ...one, value: Math.min(100, one.value + by) }))
        const [before, after] = [scoresOf(of(corrections)), scoresOf(of(higher.toReversed()))]
        for (const score of [...before, ...after]) expect(score).toSatisfy((it: number) => it >= 0 && it <= 100)
        after.forEach((score, at) => expect(score).toBeGreaterThanOrEqual(before[at]!))
        for (const { score, value } of corrections) expect(before[named.indexOf(score)]).toBe(value)
      }),
    )
  })
})

/** In the order of `scoresOf`. */
const named = ['overall', 'trust', 'communication', 'joy', 'growth']

const raised = (checkIn: Rated, by: number): Rated => ({
  ...checkIn,
  trust: Math.min(100, checkIn.trust + by),
  communication: Math.min(100, checkIn.communication + by),
  joy: Math.min(100, checkIn.joy + by),
  growth: Math.min(100, checkIn.growth + by),
})
