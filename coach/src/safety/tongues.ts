import kept from '../../data/words/tongues.json' with { type: 'json' }
import type { SafetyCategory } from '@mallama/contracts/safety'
import { isKnown, wordsOf } from '../learn/grams.ts'
import { fold } from '../text/fold.ts'
import { placesOf } from '../text/phrase.ts'
import { sentencesIn } from '../text/split.ts'
import { phrasesOf } from './statement-words.ts'

interface Tongue {
  id: string
  category: SafetyCategory
  tier: 2 | 3
  /** Written without spaces, or with endings: a phrase is looked for anywhere, and not word by word. */
  within?: true
}

/** The plainest ways of saying it in other languages, the gravest first, as `fold` spells them. Far from what English has; enough that whoever falls back into their own is not passed over. */
const said = (kept.said as unknown as (Tongue & { says: string[][] })[]).map(({ says, ...tongue }) => ({
  ...tongue,
  phrases: says.flatMap(phrasesOf),
}))

/** "Solo" and "wirklich" may stand between two words of a phrase; what is a word of English too shows another sentence. */
const between = new Set(kept.between.split(' '))
const BETWEEN = 3
/** By where they stand in `said`. */
const placesIn = placesOf<string>(
  Object.fromEntries(said.map(({ within, phrases }, at) => [at, within ? [] : phrases])),
  BETWEEN,
  (word) => between.has(word) || !isKnown(word),
)

/** The gravest of what a text says in another language. */
export function tongueIn(text: string): Tongue | undefined {
  const folded = fold(text)
  const met = new Set(sentencesIn(folded).flatMap((it) => placesIn(wordsOf(it)).map(({ is }) => is)))
  return said.find(({ within, phrases }, at) => (within ? phrases.some((it) => folded.includes(it)) : met.has(`${at}`)))
}
