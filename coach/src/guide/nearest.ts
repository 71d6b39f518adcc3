/** Words alone, in small letters and without signs, with a space around each. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** How much of what a thing is known by stands in a text: a phrase counts more than a word. */
export function nearness(cues: readonly string[], text: string): number {
  const said = plain(text)
  let sum = 0
  for (const cue of cues) {
    const bare = plain(cue)
    if (said.includes(bare) || said.includes(`${bare.trimEnd()}s `))
      sum += 1 + 0.5 * (bare.trim().split(' ').length - 1)
  }
  return sum
}

export interface Near<T> {
  it: T
  score: number
}

/** The nearest first; `more`: what else speaks for one. */
export const nearest = <T extends { cues: readonly string[] }>(
  all: readonly T[],
  text: string,
  more: (it: T) => number = () => 0,
): Near<T>[] => all.map((it) => ({ it, score: nearness(it.cues, text) + more(it) })).sort((a, b) => b.score - a.score)
