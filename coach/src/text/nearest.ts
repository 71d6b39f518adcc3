type Cues = readonly string[]

const low = (text: string) => text.toLowerCase().replace(/['’]/g, '')
/** Words alone, in small letters and without signs, with a space around each. */
const plain = (text: string) => ` ${(low(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `

/** The same cues are looked for in every text. */
const made = new WeakMap<Cues, Cues>()
const madeOf = (cues: Cues) => made.get(cues) ?? made.set(cues, [...new Set(cues.map(plain))]).get(cues)!

/** How much of what a thing is known by stands in a text: a phrase counts more than a word. */
function nearnessTo(text: string): (cues: Cues) => number {
  const said = plain(text)
  const holds = (bare: string) => said.includes(bare) || said.includes(`${bare.trimEnd()}s `)
  const weight = (bare: string) => (holds(bare) ? 0.5 + 0.5 * bare.trim().split(' ').length : 0)
  return (cues) => madeOf(cues).reduce((sum, bare) => sum + weight(bare), 0)
}

/** Each word of one list before each of the next: phrases that are alike in all but one place. */
export const joined = (some: readonly string[], next: readonly string[]): string[] =>
  some.flatMap((it) => next.map((other) => `${it} ${other}`))

export const nearness = (cues: Cues, text: string): number => nearnessTo(text)(cues)

/** Whether a sentence ends with one of them: what goes on after it says something else. */
export const endsWith = (cues: Cues, sentence: string): boolean => {
  const said = plain(sentence)
  return madeOf(cues).some((bare) => said.endsWith(bare))
}

/** The nearest first. */
export function nearest<T extends { cues: Cues }>(all: readonly T[], text: string) {
  const near = nearnessTo(text)
  return all.map((it) => ({ it, score: near(it.cues) })).sort((a, b) => b.score - a.score)
}
