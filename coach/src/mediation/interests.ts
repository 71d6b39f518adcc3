import { interests, type Interest } from './cues/interests.ts'

export interface Shared {
  interest: Interest
  /** The words of each side that show it. */
  words: [string, string]
}

const everydayNouns = /^(?:worry|children|money)$/

/** How much of an interest's words stand in what someone told, and the first of them. */
function metBy(texts: readonly string[], { cue }: Interest): { count: number; first: string } {
  const hits = texts.flatMap((text) => [...text.slice(0, 4000).matchAll(cue)].map(([hit]) => hit.toLowerCase()))
  return { count: new Set(hits).size, first: hits[0] ?? '' }
}

/**
 * The wish that both showed in their own words, the one that the less talkative side shows most; null where there is
 * none, and then none is made up.
 */
export function sharedBy(one: readonly string[], two: readonly string[]): Shared | null {
  let best: { found: Shared; weight: number } | null = null
  for (const interest of interests) {
    const [a, b] = [metBy(one, interest), metBy(two, interest)]
    if (a.count === 0 || b.count === 0) continue
    // A person or a thing that both mention is weaker than a wish that both have.
    const weight =
      Math.min(a.count, b.count) * 2 + (a.count + b.count) / 4 - (everydayNouns.test(interest.id) ? 1.2 : 0)
    if (!best || weight > best.weight) best = { found: { interest, words: [a.first, b.first] }, weight }
  }
  return best?.found ?? null
}

export const interestOf = (id: string | null): Interest | null => interests.find((it) => it.id === id) ?? null
