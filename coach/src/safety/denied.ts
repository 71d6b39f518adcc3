import { phraseOf, placeOf } from '../text/phrase.ts'
import type { Told } from '../text/told.ts'
import { classes } from './statement-words.ts'

/** A wish to die or to harm oneself, denied outright. */
const denials = [
  '{i} ..2 dont|not|never|wouldnt|wont ..1 want|going|planning to kill|harm|hurt|hang myself',
  '{i} ..1 never|wouldnt|wont|not kill|killing|harm|harming|hurt|hurting myself',
  '{i} ..2 dont|not want to die',
  '{i} ..1 not suicidal',
].map((said) => phraseOf(said, classes))

/**
 * The text without what it denies of that kind; null where it denies nothing. The classifier hears the words and not
 * the "not", so what is left decides how grave it is.
 */
export function withoutDenied(told: readonly Told[]): Told[] | null {
  const places = told.map(({ words }) => denials.map((it) => placeOf(it, words)).find((it) => it !== null))
  if (!places.some(Boolean)) return null
  return told.map((sentence, at) => {
    const [from, to] = places[at] ?? [0, 0]
    return { ...sentence, words: [...sentence.words.slice(0, from), ...sentence.words.slice(to)] }
  })
}
