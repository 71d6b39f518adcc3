import kept from '../../data/words/told-harm.json' with { type: 'json' }
import { placesOf } from '../text/phrase.ts'
import { toldIn } from '../text/told.ts'
import { setOf } from '../text/words.ts'

/**
 * Harm that a description tells in passing, as people do who have come to live with it. Stands beside the shared
 * screen, which reads what is said outright. After the patterns of coercive control (Stark 2007) and the questions of
 * the HARK screen (Sohal, Eldridge and Feder 2007). `clear`: told of once it is enough (hands, force, locked doors, held
 * money); `soft` alone may be a figure of speech; `struck`: blows of long ago; at work, `hands` and `hints` where they do
 * not belong: each alone may be clumsy; `hold ...`: signs of being held, each of which alone may be love or habit.
 */
export type Sign = keyof typeof kept.signs

/** A word or two may stand within a phrase, none of them a denial. */
const denials = setOf(
  'not never no nor without hardly dont doesnt didnt wont wouldnt cant couldnt isnt arent wasnt havent hasnt',
)
const places = placesOf(kept.signs, 1, (word) => !denials.has(word))
/** "Not" among so many words before takes a sign away. */
const NEAR = 3
const unless = setOf(kept.unless)

/** The signs in some words, each stretch of them told once. */
export function signsIn(text: string): Sign[] {
  return toldIn(text).flatMap(({ words }) => {
    if (words.some((word) => unless.has(word))) return []
    let end = 0
    return places(words).flatMap(({ is, from, to }) => {
      const isDenied = words.slice(Math.max(0, from - NEAR), from).some((word) => denials.has(word))
      if (isDenied || from < end) return []
      end = to
      return [is]
    })
  })
}
