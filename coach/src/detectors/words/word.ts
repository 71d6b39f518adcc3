import { classNames, classesOf, classWords } from './classes.ts'
import { bytesOf } from '../../learn/bytes.ts'
import groups from '../../learn/word-groups.json' with { type: 'json' }

/** A word as the model reads it: numbers only, so that a message costs additions and no text. */
export interface Word {
  own: number
  classes: readonly number[]
  /** Its group among few and among many; 0 where it is in none. */
  coarse: number
  fine: number
  denies: boolean
}

const places = new Map(groups.words.split(' ').map((word, at) => [word, at]))

const coarse = bytesOf(groups.coarse)
const fine = bytesOf(groups.fine)

const denial =
  /^(?:not|no|never|dont|didnt|doesnt|wont|wouldnt|cant|couldnt|isnt|wasnt|arent|havent|hasnt|aint|nobody|without)$/

/** One number from two, spread evenly (the finaliser of MurmurHash3, public domain). */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6)), 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

function hashOf(word: string): number {
  let hash = 2166136261
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16777619) >>> 0
  return mix(hash, 1)
}

/** Endings off, so that "grabs" and "grabbed" are one word; crude, and the same in training and in reading. */
function stem(word: string): string {
  if (word.length <= 4) return word
  return word.replace(/(?:ing|edly|ed|es|s)$/, '').replace(/(.)\1$/, '$1')
}

// What one slip of the finger makes of the words in the classes; made when the first unknown word is met.
let slips: Map<string, string> | null = null
function slipsOfClasses(): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of classWords)
    if (word.length >= 5) for (const short of without(word)) if (!found.has(short)) found.set(short, word)
  for (const word of classWords) found.set(word, word)
  return found
}
const without = (word: string) => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

/** The word of a class that an unknown word was most likely meant as, a letter left out, doubled, changed or swapped. */
function mended(word: string): string {
  if (word.length < 4 || word.length > 16) return word
  slips ??= slipsOfClasses()
  const straight = slips.get(word)
  if (straight) return straight
  for (const short of without(word)) {
    const meant = slips.get(short)
    if (meant && Math.abs(meant.length - word.length) <= 1) return meant
  }
  return word
}

const known = new Map<string, Word>()

/** A folded word, by itself. Words of the vocabulary are held for the next time; nobody's own words and names are. */
export function wordOf(word: string): Word {
  const held = known.get(word)
  if (held) return held
  let as = word
  if (!places.has(word) && classesOf(word).length === 0) as = mended(word)
  const place = places.get(as)
  const found: Word = {
    own: hashOf(stem(as)),
    classes: classesOf(as).map((name) => mix(classNames.indexOf(name), 2)),
    coarse: place === undefined ? 0 : mix(coarse[place]!, 3),
    fine: place === undefined ? 0 : mix(fine[place * 2]! | (fine[place * 2 + 1]! << 8), 4),
    denies: denial.test(as),
  }
  if (place !== undefined && as === word) known.set(word, found)
  return found
}
