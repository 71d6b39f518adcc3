/** Where the drawing stands inside its frame. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export interface Point {
  turn: number
  value: number
}

/** At most `most` points: of each stretch the hottest, so that no peak is lost; the first, last and `keep` always. */
export function thinned(curve: readonly number[], most: number, keep: number | null): Point[] {
  const all = curve.map((value, turn) => ({ turn, value }))
  if (all.length <= most) return all
  const size = all.length / most
  const points = new Map<number, Point>()
  for (let at = 0; at < most; at++) {
    const stretch = all.slice(Math.floor(at * size), Math.floor((at + 1) * size))
    const hottest = stretch.reduce((best, one) => (one.value > best.value ? one : best), stretch[0]!)
    points.set(hottest.turn, hottest)
  }
  for (const turn of [0, all.length - 1, keep]) if (turn !== null && all[turn]) points.set(turn, all[turn])
  return [...points.values()].toSorted((a, b) => a.turn - b.turn)
}

const MOST_HARM = 10
const one = (value: number) => Math.round(value * 10) / 10

export function scaleOf({ width, height, left, right, top, bottom }: Frame, turns: number) {
  const x = (turn: number) =>
    turns < 2 ? (left + width - right) / 2 : one(left + (turn / (turns - 1)) * (width - left - right))
  const y = (value: number) => one(height - bottom - (Math.min(MOST_HARM, value) / MOST_HARM) * (height - top - bottom))
  return { x, y }
}

export const pathOf = (points: readonly Point[], { x, y }: ReturnType<typeof scaleOf>) =>
  points.map(({ turn, value }, at) => `${at === 0 ? 'M' : 'L'}${x(turn)} ${y(value)}`).join('')

/** Turns whose numbers stand under the curve: the first, and from there in equal steps. */
export function ticksOf(turns: number, most: number): number[] {
  const step = Math.max(1, Math.ceil((turns - 1) / (most - 1)))
  return Array.from({ length: Math.floor((turns - 1) / step) + 1 }, (_, at) => at * step)
}

const heat = (value: number) => (value >= 6 ? 'hot' : value >= 3 ? 'tense' : 'calm')

/** Less than this between the calmest and the hottest turn is no rise. */
const EVEN = 1

/** The curve in one sentence, for who does not see it. */
export function sentenceOf(curve: readonly number[], turning: number | null): string {
  const [first] = curve
  const last = curve.at(-1)
  if (first === undefined || last === undefined) return 'There is no curve.'
  const spread = `Heat over ${curve.length} ${curve.length === 1 ? 'turn' : 'turns'}, 0 to 10`
  const most = curve.reduce((so, value) => Math.max(so, value), first)
  const least = curve.reduce((so, value) => Math.min(so, value), first)
  // No turn stands out: none is called the highest.
  if (turning === null && curve.length > 1 && most - least < EVEN)
    return `${spread}: it stays ${heat(most)} throughout, between ${one(least)} and ${one(most)}.`
  const peak = curve.reduce((most, value) => Math.max(most, value), 0)
  const at = curve.indexOf(peak) + 1
  const way = `${spread}: it begins ${heat(first)} at ${one(first)}, is highest at turn ${at} with ${one(peak)}, and ends ${heat(last)} at ${one(last)}.`
  return turning === null ? way : `${way} It turned at turn ${turning + 1}.`
}

/** How far it jumped at the turning point. */
export const jumpAt = (curve: readonly number[], turn: number) => ({
  from: one(curve[turn - 1] ?? 0),
  to: one(curve[turn] ?? 0),
})
