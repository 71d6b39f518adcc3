import { describe, expect, it } from 'vitest'
import { jumpAt, scaleOf, sentenceOf, thinned, ticksOf } from './curve.ts'

const frame = { width: 100, height: 100, left: 10, right: 10, top: 10, bottom: 10 }

describe('the curve', () => {
  it('of five thousand turns keeps its peaks, its ends and its turning point in a few hundred points', () => {
    const curve = Array.from({ length: 5_000 }, (_, at) => (at === 3_333 ? 9 : (at % 7) / 7))
    const points = thinned(curve, 300, 1_234)
    expect(points.length).toBeLessThanOrEqual(303)
    for (const turn of [0, 1_234, 3_333, 4_999]) expect(points.some((point) => point.turn === turn)).toBe(true)
    expect(points.map(({ turn }) => turn)).toEqual(points.map(({ turn }) => turn).toSorted((a, b) => a - b))
  })

  it('of a few turns keeps each', () => {
    expect(thinned([1, 2, 3], 300, null)).toHaveLength(3)
    expect(thinned([], 300, null)).toEqual([])
  })

  it('runs from calm at the bottom to hot at the top, and one turn stands in the middle', () => {
    const { x, y } = scaleOf(frame, 3)
    expect([x(0), x(2), y(0), y(10), y(12)]).toEqual([10, 90, 90, 10, 10])
    expect(scaleOf(frame, 1).x(0)).toBe(50)
  })

  it('names a few turns under it', () => {
    expect(ticksOf(3, 12)).toEqual([0, 1, 2])
    expect(ticksOf(7, 6)).toEqual([0, 2, 4, 6])
    expect(ticksOf(5_000, 3)).toEqual([0, 2_500])
    expect(ticksOf(1, 6)).toEqual([0])
  })

  it('is told in one sentence', () => {
    expect(sentenceOf([0, 3.2, 7, 1], 2)).toBe(
      'Heat over 4 turns, 0 to 10: it begins calm at 0, is highest at turn 3 with 7, and ends calm at 1. It turned at turn 3.',
    )
    expect(sentenceOf([4], null)).toContain('Heat over 1 turn, 0 to 10: it begins tense at 4')
    // Where heat is spread evenly no turn is called the highest.
    for (const even of [
      [4, 4.2, 4.1, 4.3],
      [0, 0, 0],
      [6.5, 7],
    ])
      expect(sentenceOf(even, null)).toMatch(/: it stays (?:calm|tense|hot) throughout, between [\d.]+ and [\d.]+\.$/)
    expect(sentenceOf([4, 5.5, 4], null)).toContain('highest at turn 2')
    expect(jumpAt([0, 3.24, 7], 2)).toEqual({ from: 3.2, to: 7 })
  })
})
