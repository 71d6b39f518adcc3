import { describe, expect, it } from 'vitest'
import { scaleOf, spread, ticksOf } from '../../../parts/chart/frame.ts'
import { byDay, marked, pathOf, sentenceOf } from './chart.ts'

const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 }
const at = (day: number, hour = 12) => new Date(2026, 0, 1 + day, hour).toISOString()
const point = (day: number, overall: number, hour = 12) => ({
  at: at(day, hour),
  overall,
  trust: overall,
  communication: 40,
  joy: 50,
  growth: 60,
})
const day = (instant: string) => `day ${new Date(instant).getDate() - 1}`

describe('the chart', () => {
  it('puts a single point in the middle, and draws no line', () => {
    const scale = scaleOf([point(0, 50)], frame)
    expect([scale.x(at(0)), scale.y(50)]).toEqual([60, 60])
    expect(pathOf([point(0, 50)], 'overall', scale)).toBe('M60.0 60.0')
    expect(ticksOf([point(0, 50)], 6)).toEqual([at(0)])
  })

  it('runs two points from edge to edge, 100 above and 0 below', () => {
    const points = [point(0, 0), point(7, 100)]
    expect(pathOf(points, 'overall', scaleOf(points, frame))).toBe('M10.0 110.0L110.0 10.0')
    expect(ticksOf(points, 6)).toHaveLength(6)
    expect(ticksOf([point(0, 1), point(1, 1)], 6)).toHaveLength(2)
  })

  it('has a place for two hundred points, and markers on a few of them, the ends among these', () => {
    const points = Array.from({ length: 200 }, (_, n) => point(n * 7, n % 100))
    const path = pathOf(points, 'overall', scaleOf(points, frame))
    expect(path.match(/L/g)).toHaveLength(199)
    expect(path).not.toMatch(/NaN|Infinity/)
    const few = marked(points)
    expect(few).toHaveLength(12)
    expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)])
  })

  it('shows the last point of a day', () => {
    expect(byDay([point(0, 40, 9), point(0, 50, 10), point(1, 60)]).map(({ overall }) => overall)).toEqual([50, 60])
  })

  it('keeps the names at the line ends apart, and inside', () => {
    expect(spread([10, 90], 15, 100)).toEqual([10, 90])
    expect(spread([50, 50, 52], 15, 100)).toEqual([50, 65, 80])
    expect(spread([95, 100], 15, 100)).toEqual([85, 100])
  })

  it('is told in one sentence', () => {
    expect(sentenceOf([point(0, 40)], day)).toBe('One point so far: overall 40 on day 0.')
    expect(sentenceOf([point(0, 40), point(3, 62), point(9, 58)], day)).toBe(
      'Overall went from 40 on day 0 to 58 on day 9. Lowest 40, highest 62.',
    )
    expect(sentenceOf([point(0, 40), point(9, 40)], day)).toBe('Overall is 40, as on day 0. Lowest 40, highest 40.')
  })
})
