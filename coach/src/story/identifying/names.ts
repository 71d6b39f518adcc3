import kept from '../../../data/words/identifying.json' with { type: 'json' }
import lists from '../../../data/words/names.json' with { type: 'json' }
import { listed } from '../../text/phrase.ts'
import { firstNames } from '../../text/people.ts'
import { setsOf } from '../../text/words.ts'
import { isEveryday } from './everyday-words.ts'
import type { Kind, Kinds, Token } from './tokens.ts'

const sets = setsOf(kept.names)
const is = (name: keyof typeof sets, word = ''): boolean => sets[name].has(word)

/** First names that are ordinary words as well: their place in the sentence or a capital inside it tells. No story uses one. */
export const wordNames: ReadonlySet<string> = new Set(lists.words.split(','))
/** Names from many languages beside those of `text/people.ts`, no English words, so that they are met in small letters. */
export const furtherNames: ReadonlySet<string> = new Set(lists.further.split(','))
/** Places only where written with a capital: in small letters they are ordinary words or names. */
const capitalPlaces = new Set(lists.capitalPlaces.split(','))
const listedIn = listed({ place: lists.places, 'nationality or faith': lists.peoples, organisation: lists.firms })

/** The words of names that the author's rows hold, in small letters. */
export const partsOf = (names: readonly string[]): string[] => [
  ...new Set(
    names
      .flatMap((name) => name.toLowerCase().split(/[^\p{L}’']+/u))
      .filter((part) => part.length > 1 && !is('particles', part)),
  ),
]

const lacking = (word: string, other: string) => [...word].filter((letter) => !other.includes(letter)).length
/** A short form of a known name, or the name with a slip of the finger in it. */
const isNear = (word: string, name: string): boolean =>
  Math.min(word.length, name.length - 1) > 2 &&
  ((word.slice(0, 3) === name.slice(0, 3) && word.length < name.length + 4) ||
    (word.length > 3 &&
      word[0] === name[0] &&
      Math.abs(word.length - name.length) < 2 &&
      lacking(word, name) < 2 &&
      lacking(name, word) < 2))

/**
 * Names of people, places and firms, in any letter case. `known` are names that the author's rows hold. A capital inside
 * a sentence counts where the word is no everyday one, and small letters where the word stands where a name would.
 */
export function namesIn(tokens: readonly Token[], known: readonly string[]): Kinds {
  const parts = partsOf(known)
  const everyday = tokens.map(({ word }) => isEveryday(word))
  const long = tokens.filter(({ word }, at) => word.length > 3 && everyday[at])
  // A heading: nearly every word has a capital, so that capitals of ordinary words tell nothing.
  const titled =
    tokens.length < 80 && long.length > 3 && long.filter(({ capital }) => capital).length / long.length > 0.8
  const joined = (at: number) => (tokens[at]?.gap === ' ' ? tokens[at] : undefined)
  const before = (at: number) => joined(at) && tokens[at - 1]?.word
  /** Without "the north" behind it. */
  const lead = (at: number) => (is('bearings', before(at)) ? before(at - 1) : before(at))

  function isPlaced(at: number): boolean {
    const { gap, owns, word } = tokens[at]!
    const called = gap.length < 4 && gap.endsWith(' ') && is('callers', tokens[at - 1]?.word)
    return called || owns || is(wordNames.has(word) ? 'saysAsName' : 'says', joined(at + 1)?.word.replace('’', ''))
  }

  function kindOf({ word, text, capital: large, opens, digits }: Token, at: number): Kind | null {
    const capital = large && !opens
    if (word.length < 2 || digits > 0) return null
    if (parts.includes(word)) return !everyday[at] || capital || isPlaced(at) ? 'name' : null
    if (firstNames.has(word) || furtherNames.has(word)) return 'name'
    if (!everyday[at] && parts.some((name) => isNear(word, name))) return 'name'
    if (wordNames.has(word)) return capital || (isPlaced(at) && !is('determiners', before(at))) ? 'name' : null
    if (capital && capitalPlaces.has(word)) return 'place'
    // People do not capitalise ordinary words inside a sentence, so one that is may be a surname or a street.
    const isStray = capital && !titled && word.length > 3 && text !== text.toUpperCase()
    if (everyday[at]) return isStray && !is('usual', word) && !is('callers', word) ? 'name' : null
    // A short form or a sound that no list of words has: "gps", "ughhh", "soooo".
    const single = [...word].filter((letter, n) => letter !== word[n - 1]).join('')
    if (word.length < 3 || is('ordinary', single) || is('contracted', word.split('’')[1])) return null
    if (large) return is('firms', lead(at)) ? 'organisation' : is('placed', lead(at)) ? 'place' : 'name'
    // An unknown word in small letters, where somebody is spoken of.
    const next = tokens[at + 1]
    const ends = !next || !' -’'.includes(next.gap[0]!) || is('ends', next.word)
    return (is('beside', before(at)) && ends) || isPlaced(at) ? 'name' : null
  }

  const kinds: Kinds = tokens.map(kindOf)
  for (const { is: kind, from, to } of listedIn(tokens.map(({ word }) => word))) kinds.fill(kind, from, to)
  for (const [at, { word, gap, capital, opens }] of tokens.entries()) {
    const [last, next] = [kinds[at - 1], tokens[at + 1]]
    // "Ann Hill", "Grace Okafor", "ellis-ingram": what stands beside a name as if it were one belongs to it.
    const behind = (capital && gap === ' ') || (gap === '-' && !everyday[at])
    const ahead = capital && (!opens || wordNames.has(word)) && next?.capital && next.gap === ' '
    if (!kinds[at] && !titled && word.length > 1 && !is('usual', word) && !is('callers', word))
      kinds[at] = behind && isNamed(last) ? last : ahead && isNamed(kinds[at + 1]) ? kinds[at + 1] : null
  }
  return kinds
}
const isNamed = (kind: Kind | null | undefined) => kind === 'name' || kind === 'place'
