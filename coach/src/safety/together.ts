import type { Told } from '../text/told.ts'
import { isOfOneself } from './flag.ts'
import { statedIn, type Stated } from './statements.ts'

/** So many words of one person are read as said in one breath, and so many things before may belong to the newest. */
const [BREATH, BACK] = [120, 3]

const wordsOf = (told: readonly Told[]) => told.flatMap(({ words }) => words)

/**
 * What one person states only in several things together, "I have the pictures" and then "pay, or your boss sees them";
 * null for nothing, and for what endangers nobody but themselves: "bye" after despair is a goodbye to us.
 * `said`: theirs, newest last. The sentence is one of the newest.
 */
export function statedTogether(said: readonly (readonly Told[])[]): Stated | null {
  const newest = said.at(-1)
  const first = newest?.[0]
  if (!first) return null
  const before: Told[] = []
  let room = BREATH - wordsOf(newest).length
  for (const told of said.slice(-1 - BACK, -1).toReversed()) {
    room -= wordsOf(told).length
    if (room < 0) break
    before.unshift(...told)
  }
  // Only what needs a word nearby can be split: each sentence is read with all of the rest beside it.
  const beside = (told: readonly Told[], rest: readonly Told[]) => {
    const all = { ...first, words: wordsOf(rest) }
    const pairs = told.flatMap((it) => [it, all])
    return statedIn(pairs, 'near').filter(({ sentence }) => sentence !== all)
  }
  const found = before.length === 0 ? [] : [...beside(newest, before), ...beside(before, newest)]
  const alone = new Set(
    found.length === 0 ? [] : [newest, before].flatMap((it) => statedIn(it).map((one) => one.statement)),
  )
  const it = found.find(({ statement }) => statement.tier > 1 && !isOfOneself(statement) && !alone.has(statement))
  return it ? { ...it, sentence: newest.includes(it.sentence) ? it.sentence : first } : null
}
