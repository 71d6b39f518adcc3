import { placesBy } from '../text/phrase.ts'
import type { Told } from '../text/told.ts'
import { classes, said } from './statement-words.ts'

const deniedIn = placesBy(said.denied, classes)

/**
 * The text without what it denies of dying and harming oneself; null where it denies nothing. The classifier hears the
 * words and not the "not", so what is left decides how grave it is.
 */
export function withoutDenied(told: readonly Told[]): Told[] | null {
  const places = told.map(({ words }) => deniedIn(words)[0])
  if (!places.some(Boolean)) return null
  return told.map((sentence, at) => {
    const [from, to] = places[at] ?? [0, 0]
    return { ...sentence, words: [...sentence.words.slice(0, from), ...sentence.words.slice(to)] }
  })
}
