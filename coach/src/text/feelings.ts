import kept from '../../data/words/feelings.json' with { type: 'json' }
import type { Family } from '../read/families.ts'

/** Finer shades that the ten families hide, and which change what is worth asking. */
export type Shade = 'loneliness' | 'jealousy' | 'overwhelm'

export interface FeelingWord {
  word: string
  family: Family
  shade: Shade | null
  /** 0..1. */
  strength: number
}

/** Words that stand after "I am" or "I felt". */
export const feelingWords = new Map<string, FeelingWord>(
  Object.entries(kept).flatMap(([family, line]) =>
    [...line.matchAll(/([a-z][a-z ]*?):([\d.]+)(?:=(\w+))?(?: |$)/g)].map(([, word = '', strength, shade]) => [
      word,
      { word, family: family as Family, shade: (shade as Shade | undefined) ?? null, strength: Number(strength) },
    ]),
  ),
)

/** A feeling that the writer named of themselves. `quote` is `text.slice(start, end)`. */
export interface Emotion extends FeelingWord {
  /** The word as it stands in the list. */
  named: string
  quote: string
  start: number
  end: number
}

/** What may stand between "I feel" and the word. */
const degrees = new Set(
  'so very really just pretty quite too kinda kind of a bit little extremely super still always completely totally utterly actually honestly feeling all bloody fucking like now even also more beyond slightly absolutely genuinely only constantly often mostly already that being and the'.split(
    ' ',
  ),
)
const own =
  /\b(?:i(?:[’']?m| am| was|(?:[’']?ve| have) been)(?: feeling)?|i (?:feel|felt|got|get|became|end up)|i(?:[’']ve)? (?:still |just |really |also )?(?:feel|felt)|ma(?:kes?|de|king) me(?: feel)?|left me(?: feeling)?)(?= )/gi
/** Of a longer word list nothing is named any more. */
const MOST = 8
const LONGEST = 3

/** The feelings that a text names of whoever writes it, in its order: "I'm so tired and let down" is two. */
export function emotions(text: string): Emotion[] {
  return [...text.matchAll(own)].flatMap((hit) => {
    const from = hit.index + hit[0].length
    const words = [...text.slice(from, from + 100).matchAll(/ ?([\p{L}’']+)(,?)|[^ ]/gu)].slice(0, MOST + LONGEST)
    const found: Emotion[] = []
    for (let at = 0; at < MOST;) {
      const length = [3, 2, 1].find((it) => feelingWords.has(said(words.slice(at, at + it))))
      if (length !== undefined) {
        const start = from + words[at]!.index + (words[at]![0].startsWith(' ') ? 1 : 0)
        const word = feelingWords.get(said(words.slice(at, at + length)))!
        found.push({
          ...word,
          named: word.word,
          quote: text.slice(start, start + word.word.length),
          start,
          end: start + word.word.length,
        })
        at += length
      } else if (degrees.has(said(words.slice(at, at + 1)))) at++
      else break
    }
    return found
  })
}
const said = (words: readonly RegExpMatchArray[]): string => words.map(([, word = '.']) => word.toLowerCase()).join(' ')
