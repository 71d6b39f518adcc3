const kept = 8

/** The value at a point; its gradient is written into the second array. */
export type Loss = (at: Float64Array, gradient: Float64Array) => number

/** L-BFGS (Nocedal 1980) from zero with a halving line search. No chance is used. */
export function minimise(loss: Loss, size: number, rounds: number): Float64Array {
  let at = new Float64Array(size)
  let gradient = new Float64Array(size)
  const steps: Step[] = []
  let now = loss(at, gradient)
  for (let round = 0; round < rounds; round++) {
    const direction = descend(gradient, steps)
    const slope = dot(direction, gradient)
    if (slope > -1e-12) break
    let length = round === 0 ? Math.min(1, 1 / Math.sqrt(-slope)) : 1
    let next = at
    const fresh = new Float64Array(size)
    let then = Infinity
    for (let halving = 0; halving < 30; halving++, length /= 2) {
      next = at.map((value, f) => value + length * direction[f]!)
      then = loss(next, fresh)
      if (then <= now + 1e-4 * length * slope) break
    }
    const moved = next.map((value, f) => value - at[f]!)
    const bent = fresh.map((value, f) => value - gradient[f]!)
    const curve = dot(moved, bent)
    if (curve > 1e-12) steps.push({ moved, bent, scale: 1 / curve })
    if (steps.length > kept) steps.shift()
    const settled = now - then < 1e-6 * Math.max(1, now)
    at = next
    gradient = fresh
    now = then
    if (settled) break
  }
  return at
}

interface Step {
  moved: Float64Array
  bent: Float64Array
  scale: number
}

function descend(gradient: Float64Array, steps: readonly Step[]) {
  const direction = gradient.map((value) => -value)
  const shares: number[] = []
  for (const { moved, bent, scale } of steps.toReversed()) {
    const share = scale * dot(moved, direction)
    shares.push(share)
    for (let f = 0; f < direction.length; f++) direction[f]! -= share * bent[f]!
  }
  const last = steps.at(-1)
  if (last) {
    const size = 1 / (last.scale * dot(last.bent, last.bent))
    for (let f = 0; f < direction.length; f++) direction[f]! *= size
  }
  for (const { moved, bent, scale } of steps) {
    const share = (shares.pop() ?? 0) - scale * dot(bent, direction)
    for (let f = 0; f < direction.length; f++) direction[f]! += share * moved[f]!
  }
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let f = 0; f < a.length; f++) sum += a[f]! * b[f]!
  return sum
}
