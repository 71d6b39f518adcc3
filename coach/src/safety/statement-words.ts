import kept from '../../data/words/statement-classes.json' with { type: 'json' }
import { joined } from '../text/nearest.ts'
import { anyOf, fits, placesBy, wordsFrom } from '../text/phrase.ts'
import { toldIn, type Told } from '../text/told.ts'

/** Classes of words that the statements are made of, as `fold` spells them. */
export const classes: Readonly<Record<string, string>> = kept.classes
/** Said so, it is not said of the present: stories, play, jests, what was long ago, what might be, what is denied. */
export const { framed } = kept
const deniedIn = placesBy(kept.said.denied, classes)
/** The text without what it denies: dying, harming oneself, being hurt or afraid; null where it denies nothing. The classifier hears the words and not the "not", so what is left decides how grave it is. */
export function withoutDenied(told: readonly Told[]): Told[] | null {
  const places = told.map(({ words }) => deniedIn(words)[0])
  return places.some(Boolean) ? told.map((it, at) => without(it, places[at])) : null
}
const without = (it: Told, [from, to]: readonly [number, number] = [0, 0]): Told => ({
  ...it,
  words: [...it.words.slice(0, from), ...it.words.slice(to)],
})

const heldIn = anyOf(kept.said.held, classes)
/** In sport, a film or a game nobody is held in earnest. */
const play = wordsFrom(framed.fiction, classes)
export const isPlayed = (words: readonly string[]): boolean => words.some((word) => fits(play, word))
/** Whether somebody's neck is told to have been held. */
export const holdsNeck = (told: readonly Told[]): boolean => told.some(({ words }) => heldIn(words) && !isPlayed(words))

/** "want to, going to" and "die, be dead" are four phrases: one of each list, in order. */
export const phrasesOf = (lists: readonly string[]): string[] =>
  lists.map((list) => list.split(', ')).reduce((begun, next) => joined(begun, next))

const asideIn = anyOf(kept.aside, classes)
/** "This is not about my safety", in one's own name and with nothing beside it: nobody else's word for it, no question, no quotation, nothing taken back or explained in a second sentence. */
export function disclaims(text: string): boolean {
  const said = text.trim()
  if (said.length > LONGEST || said.includes('..') || !isLetter(said.charAt(0))) return false
  // In brackets or quotation marks, with a smile or dots behind it, it is not said so.
  if (![...said].every((it) => isLetter(it) || plain.has(it))) return false
  const told = toldIn(said).filter(({ words }) => words.length > 0)
  return told.length === 1 && asideIn(told[0]!.words)
}
const [LONGEST, plain] = [200, new Set(" .,!'’-")]
const isLetter = (it: string): boolean => it.toLowerCase() !== it.toUpperCase()
const besideIn = placesBy(kept.besides, classes)
/** The text without it, whoever says it: its "not" denies nothing of what stands beside it. */
export const withoutAside = (told: readonly Told[]): Told[] => told.map((it) => without(it, besideIn(it.words)[0]))
