import kept from '../../data/words/statement-classes.json' with { type: 'json' }
import { phraseOf, placeOf } from '../text/phrase.ts'

/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = kept.classes

/** Said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is denied. */
export const { framed } = kept

/**
 * Finds the first of some phrases beside the statements: a wish to die or to harm oneself denied outright, a neck that
 * was held, and that it is not about safety.
 */
export function finderOf(what: keyof typeof kept.said) {
  const phrases = kept.said[what].map((said) => phraseOf(said, classes))
  return (words: readonly string[]) => phrases.map((it) => placeOf(it, words)).find((it) => it !== null)
}
