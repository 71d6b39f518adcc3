import kept from '../../../data/words/names.json' with { type: 'json' }

/** Written by hand for this project, in small letters. */
const listOf = (of: keyof typeof kept): ReadonlySet<string> => new Set(kept[of].split(','))

/** Where people say they are from. */
export const placeNames = listOf('places')
export const peopleNames = listOf('peoples')
/** Places only where written with a capital: in small letters they are ordinary words or names. */
export const capitalPlaces = listOf('capitalPlaces')
/** Firms and services that people mention by name in talk. */
export const firmNames = listOf('firms')
/** First names that are ordinary words as well: their place in the sentence or a capital inside it tells. No story uses one. */
export const wordNames = listOf('words')
/** Names from many languages beside those of `text/people.ts`, no English words, so that they are met in small letters. */
export const furtherNames = listOf('further')
