import kept from '../../data/words/languages.json' with { type: 'json' }
import { isKnown } from '../learn/grams.ts'
import { legibility, type Legibility } from '../builtin/kind-of-text.ts'
import { setOf } from './words.ts'

/** Short words that English shares with others, or that look it: they show nothing. */
const shared = setOf(kept.short)

/**
 * `legibility`, and "other-language" too where hardly any word is one that English messages use. Three words are the
 * least that can be told; names and single foreign words in an English sentence change nothing.
 */
export function readable(text: string): Legibility {
  const kind = legibility(text)
  if (kind !== 'words') return kind
  const words = (text.slice(0, 3000).match(/(?<![\p{L}@#/.])\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
    // A capital inside a sentence is a name more often than not.
    .filter((word, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(word))
    .map((word) => word.toLowerCase().replaceAll('’', "'"))
    .filter((word) => word.length > 1 && !shared.has(word))
  const english = words.filter((word) => isKnown(word.replaceAll("'", ''))).length
  if (words.length < 3) {
    const long = words.length === 2 && words.every((word) => word.length > 3) && /\s\S+\s/.test(text.trim())
    return english === 0 && words.length > 0 && (long || words.every((word) => /[^a-z']/.test(word)))
      ? 'other-language'
      : kind
  }
  return english / words.length < 0.35 ? 'other-language' : kind
}
