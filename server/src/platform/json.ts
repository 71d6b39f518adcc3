/** From so many bytes on, a body is parsed where it holds up nobody. */
export const LARGE_BODY = 262_144
/** More values than any form of ours has: a larger body is long because of its texts. */
const MOST_VALUES = 50_000
/** The name of the error for it. */
export const TOO_MUCH = 'TooMuch'

/** JSON can name half of a pair alone, which is no letter. */
const HALVES = /\\u[dD][89a-fA-F]/

/**
 * Refuses a key that could reach into a prototype. A reviver would do it too, at fifty times the price of the parsing.
 * Half a letter becomes U+FFFD, as it would where it is kept: what is quoted from a text stands in it.
 */
export function parseJson(body: string): unknown {
  const parsed: unknown = JSON.parse(body)
  const isBroken = HALVES.test(body)
  const waiting = [parsed]
  let values = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next) && reachesIn(next)) throw new Error('forbidden key')
    if (isBroken) mend(next as Record<string, unknown>)
    const all = Object.values(next)
    // Handing over a million little things takes as long as reading them.
    if (body.length >= LARGE_BODY && (values += all.length) > MOST_VALUES)
      throw Object.assign(new Error('too many values'), { name: TOO_MUCH })
    for (const inside of all) if (typeof inside === 'object' && inside !== null) waiting.push(inside)
  }
  return parsed
}

function mend(around: Record<string, unknown>): void {
  for (const [name, inside] of Object.entries(around))
    if (typeof inside === 'string') around[name] = inside.toWellFormed()
}

function reachesIn(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true
  const made: unknown = Object.hasOwn(value, 'constructor') ? value.constructor : null
  return typeof made === 'object' && made !== null && 'prototype' in made
}
