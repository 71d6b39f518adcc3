import { lastSentences } from '../text/split.ts'
import { leans } from './labels.ts'
import { read } from './read.ts'

/** How much each way to read a message counts, as a power: behind what was said before it, alone, its question alone (decision 210), and in its talk (decision 212). Of strangers' questions in talks right first. */
const [BEHIND, ALONE, QUESTION, IN_TALK, LEAST] = [0.2, 0.2, 0.15, 0.5, 1e-4]

/** The sides to lean to, the likeliest first, each with its share. `inTalk`: the chance of each as the message is read in its talk. */
export function sidesIn(message: string, before: string, inTalk: ReadonlyMap<string, number>) {
  const views = [
    [[before, message].filter(Boolean).join('\n'), BEHIND],
    [message, ALONE],
    [questionOf(message), QUESTION],
  ] as const
  const chances = views.map(([text, power]) => {
    const of = new Map(
      read(text)
        .lean()
        .map((it) => [it.label, it.chance]),
    )
    return leans.map((label) => (of.get(label)! + LEAST) ** power)
  })
  const near = leans.map((label) => (inTalk.get(label)! + LEAST) ** IN_TALK)
  const all = leans.map((_, at) => [...chances, near].reduce((product, it) => product * it[at]!, 1))
  const sum = all.reduce((one, other) => one + other)
  return leans.map((label, at) => ({ label, chance: (all[at] ?? 0) / sum })).toSorted((a, b) => b.chance - a.chance)
}

/** The question of a message: its last with the mark, else its last sentence. */
export function questionOf(message: string): string {
  const all = lastSentences(message)
  return all.findLast((it) => it.endsWith('?')) ?? all.at(-1) ?? message
}
