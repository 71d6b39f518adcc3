import nouns from '../../data/words/feeling-nouns.json' with { type: 'json' }
import kept from '../../data/words/feelings.json' with { type: 'json' }
import type { Family } from '../read/labels.ts'
import { type Place, setOf } from './words.ts'

/** Words that stand after "I am" or "I felt". */
export const feelingWords = new Map(
  Object.entries<Readonly<Record<string, number>>>(kept).flatMap(([family, words]) =>
    Object.entries(words).map(([word, strength]) => [word, { family: family as Family, strength }] as const),
  ),
)

/** A feeling that the writer named of themselves; `strength`: 0..1; `named`: the word as it stands in the list. */
export type Emotion = Place & { family: Family; strength: number; named: string }

/** What may stand between "I feel" and the word. */
const degrees = setOf(nouns.degrees)
const own =
  /\b(?:i(?:[’']?m| am| was|(?:[’']?ve| have) been)(?: feeling)?|i (?:feel|felt|got|get|became|end up)|i(?:[’']ve)? (?:still |just |really |also )?(?:feel|felt)|ma(?:kes?|de|king) me(?: feel)?|left me(?: feeling)?)(?= )/gi
/** Of a longer word list nothing is named any more. */
const [MOST, LONGEST] = [8, 3]

/** The feelings that a text names of whoever writes it, in its order: "I'm so tired and let down" is two. */
export function emotions(text: string): Emotion[] {
  return [...text.matchAll(own)].flatMap((hit) => {
    const from = hit.index + hit[0].length
    const words = [...text.slice(from, from + 100).matchAll(/ ?([\p{L}’']+)(,?)|[^ ]/gu)].slice(0, MOST + LONGEST)
    const low = words.map(([, word = '.']) => word.toLowerCase())
    const said = (at: number, count: number) => low.slice(at, at + count).join(' ')
    const found: Emotion[] = []
    for (let at = 0, count = 1; at < MOST; at += count) {
      count = [3, 2, 1].find((it) => feelingWords.has(said(at, it))) ?? 0
      const named = said(at, count)
      const word = feelingWords.get(named)
      if (word) {
        const start = from + words[at]!.index + (words[at]![0].startsWith(' ') ? 1 : 0)
        const end = start + named.length
        found.push({ ...word, named, quote: text.slice(start, end), start, end })
      } else if (degrees.has(said(at, 1))) count = 1
      else break
    }
    return found
  })
}
