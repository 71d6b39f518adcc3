import { lastSentences } from '../text/words.ts'
import { blended, chancesBy, leans } from './labels.ts'
import { read } from './read.ts'

/** How much each way to read a message counts: behind what was said before it, alone, its question alone (decision 210), and in its talk (decision 212). Of strangers' questions in talks right first. */
const [BEHIND, ALONE, QUESTION, IN_TALK] = [0.2, 0.2, 0.15, 0.5]

/** The sides to lean to, the likeliest first, each with its share. `inTalk`: the chance of each as the message is read in its talk. */
export function sidesIn(message: string, before: string, inTalk: ReadonlyMap<string, number>) {
  const views = [
    [[before, message].filter(Boolean).join('\n'), BEHIND],
    [message, ALONE],
    [questionOf(message), QUESTION],
  ] as const
  const each = views.map(([text, counts]) => [chancesBy(read(text).lean()), counts] as const)
  return blended(leans, ...each, [inTalk, IN_TALK])
}

/** The question of a message: its last with the mark, else its last sentence. */
export function questionOf(message: string): string {
  const all = lastSentences(message)
  return all.findLast((it) => it.endsWith('?')) ?? all.at(-1) ?? message
}
