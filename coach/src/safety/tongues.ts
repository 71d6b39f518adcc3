import kept from '../../data/words/tongues.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { isKnown, wordsOf } from '../learn/grams.ts'
import { fold } from '../text/fold.ts'
import { sentencesOf } from '../text/split.ts'

interface Tongue {
  id: string
  category: SafetyCategory
  tier: 2 | 3
  /** Written without spaces, or with endings: a phrase is looked for anywhere, and not word by word. */
  within?: true
}

/** "quiero, prefiero" and "morir, vivir" are four phrases: one of each list, in order. */
const phrasesOf = (lists: readonly string[]): string[] =>
  lists
    .map((list) => list.split(', '))
    .reduce((begun, next) => begun.flatMap((before) => next.map((after) => `${before} ${after}`)))

/**
 * The plainest ways of saying it in other languages, the gravest first, as `fold` spells them: no accents, no apostrophes.
 * Far from what English has; enough that somebody who falls back into their own language at the worst moment is not
 * passed over.
 */
const said = (kept.said as unknown as (Tongue & { says: string[][] })[]).flatMap(({ says, ...tongue }) =>
  says.flatMap(phrasesOf).map((phrase) => ({ tongue, phrase, words: phrase.split(' ') })),
)
const stretches = said.filter(({ tongue }) => tongue.within)
const byFirst = Map.groupBy(
  said.filter(({ tongue }) => !tongue.within),
  ({ words }) => words[0]!,
)

/** "Solo" and "wirklich" may stand between two words of a phrase; what is a word of English too shows another sentence. */
const between = new Set(kept.between.split(' '))
const passes = (word: string | undefined) => word !== undefined && (between.has(word) || !isKnown(word))
const BETWEEN = 3

function begins(phrase: readonly string[], words: readonly string[], at: number): boolean {
  for (const awaited of phrase.slice(1)) {
    at++
    for (let passed = 0; words[at] !== awaited && passed < BETWEEN && passes(words[at]); passed++) at++
    if (words[at] !== awaited) return false
  }
  return true
}

/** The gravest of what a text says in another language. */
export function tongueIn(text: string): Tongue | null {
  const folded = fold(text)
  const met = new Set(stretches.filter(({ phrase }) => folded.includes(phrase)))
  for (const { from, to } of sentencesOf(folded)) {
    const words = wordsOf(folded.slice(from, to))
    words.forEach((word, at) => {
      for (const it of byFirst.get(word) ?? []) if (begins(it.words, words, at)) met.add(it)
    })
  }
  return said.find((it) => met.has(it))?.tongue ?? null
}
