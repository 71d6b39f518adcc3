import { needsOf, nothing, pair, PLACES, size, spelt, triple, type Need } from './letters-needed.ts'

/** The round in which a pair or triple of letters was last met: nothing has to be wiped between two texts. */
const seen = new Int32Array(PLACES)
let round = 0
let last: string | null = null

function look(text: string): void {
  last = text
  // Goes round as the places do: a server that runs for weeks counts further than they can hold.
  round = (round + 1) | 0
  const letters = spelt(text)
  let a = 0
  let b = 0
  for (let at = 0; at < letters.length; at++) {
    const c = letters.charCodeAt(at)
    seen[pair(b, c)] = round
    seen[triple(a, b, c)] = round
    a = b
    b = c
  }
}

function met(need: Need): boolean {
  switch (need.kind) {
    case 'nothing':
      return true
    case 'grams': {
      const { grams } = need
      for (let at = 0; at < grams.length; at++) if (seen[grams[at]!] !== round) return false
      return true
    }
    case 'all': {
      const { of } = need
      for (let at = 0; at < of.length; at++) if (!met(of[at]!)) return false
      return true
    }
    case 'any': {
      const { of, rarest } = need
      for (let at = 0; at < rarest.length; at++) if (seen[rarest[at]!] === round && met(of[at]!)) return true
      for (let at = rarest.length; at < of.length; at++) if (met(of[at]!)) return true
      return false
    }
  }
}

/** A formula of more parts than this is no quicker than the pattern itself. */
const MOST_LOOKED_UP = 500
/** Reading a longer pattern takes longer than it saves. */
const LONGEST = 4_500
/** What one talk tries a few times is tried without asking: to work out what it needs costs as much as many tries. */
const USES = 6

interface Known {
  uses: number
  need: Need | null
}
const known = new WeakMap<RegExp, Known>()

const learn = (pattern: RegExp): Need => {
  const need = pattern.source.length > LONGEST ? nothing : needsOf(pattern)
  return size(need) > MOST_LOOKED_UP ? nothing : need
}

/**
 * Whether the text holds the letters that the pattern needs, so that it is tried only there; false means for sure that it
 * meets nothing there. What it needs is worked out after a few uses and kept for good: for patterns that stand in the code, not for made ones.
 */
export function mayMeet(pattern: RegExp, text: string): boolean {
  let it = known.get(pattern)
  if (it === undefined) known.set(pattern, (it = { uses: 0, need: null }))
  if (it.need === null && ++it.uses <= USES) return true
  const need = (it.need ??= learn(pattern))
  if (need === nothing) return true
  if (text !== last) look(text)
  return met(need)
}

/** `pattern.test(text)`, of a pattern without the flag g. */
export const meets = (pattern: RegExp, text: string): boolean => mayMeet(pattern, text) && pattern.test(text)

/** `pattern.exec(text)`, of a pattern without the flag g. */
export const firstIn = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMeet(pattern, text) ? pattern.exec(text) : null

/** `text.matchAll(pattern)` as a list. */
export const allIn = (pattern: RegExp, text: string): RegExpExecArray[] =>
  mayMeet(pattern, text) ? [...text.matchAll(pattern)] : []
