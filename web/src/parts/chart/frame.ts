import { DAY_MS } from '@mallama/contracts/days'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

type Dated = readonly { at: string }[]

/** Where an instant (ms) and a score stand in the drawing. One point alone stands in the middle. */
export function scaleOf(points: Dated, frame: Frame) {
  const first = Date.parse(points[0]?.at ?? '')
  const last = Date.parse(points.at(-1)?.at ?? '')
  const wide = frame.width - frame.left - frame.right
  const high = frame.height - frame.top - frame.bottom
  const x = (at: string) => frame.left + (last > first ? ((Date.parse(at) - first) / (last - first)) * wide : wide / 2)
  const y = (score: number) => frame.top + (1 - score / 100) * high
  return { x, y }
}

/** Instants for the axis: the ends and, where there is room and time, some between. */
export function ticksOf(points: Dated, most: number): string[] {
  const first = Date.parse(points[0]?.at ?? '')
  const last = Date.parse(points.at(-1)?.at ?? '')
  if (!(last > first)) return points.slice(0, 1).map(({ at }) => at)
  const days = (last - first) / DAY_MS
  const count = Math.max(2, Math.min(most, Math.floor(days) + 1))
  return Array.from({ length: count }, (_, at) => new Date(first + ((last - first) * at) / (count - 1)).toISOString())
}

/** Heights for the names at the line ends: as near to their lines as they can be, `apart` units from each other. */
export function spread(ends: readonly number[], apart: number, lowest: number): number[] {
  const order = ends.map((end, at) => ({ end, at })).toSorted((a, b) => a.end - b.end)
  const placed: number[] = []
  for (const { end } of order) placed.push(Math.max(end, (placed.at(-1) ?? -Infinity) + apart))
  // What was pushed out at the bottom comes back up, and lifts what stands above it.
  let limit = lowest
  for (let at = placed.length - 1; at >= 0; at--) {
    placed[at] = Math.min(placed[at]!, limit)
    limit = placed[at]! - apart
  }
  const answer: number[] = []
  for (const [at, one] of order.entries()) answer[one.at] = placed[at]!
  return answer
}
