import kept from '../../data/words/languages.json' with { type: 'json' }
import { isKnown } from '../learn/linear.ts'
import { low, setsOf } from '../text/words.ts'

/** What came in, before anything is read into it. */
export type Legibility = 'words' | 'empty' | 'emoji' | 'letter' | 'gibberish' | 'other-language'

/** English words that other languages have too, or nearly, and `short` ones that only look it: alone they show nothing. */
const { everyday, foreign, shared, short } = setsOf(kept)

/** Whether a message can be read, by at most its first 3,000 letters. */
export function legibility(message: string): Legibility {
  const text = message.trim().slice(0, 3000)
  if (!text.replace(/[\u200b-\u200f\u2060\ufeff]/g, '').trim()) return 'empty'
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'gibberish'
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters < 0.5) return 'other-language'
  if (letters === 1) return text.toLowerCase() === 'k' ? 'words' : 'letter'
  const words = low(text).match(/\p{L}+/gu)!
  const english = words.filter((word) => everyday.has(word))
  const others = words.filter((word) => foreign.has(word) && !everyday.has(word))
  const isOther = others.length > english.length && others.length >= 2
  const isMixed = new Set(others).size > Math.max(1, english.filter((word) => !shared.has(word)).length)
  // Marks that English does not have.
  if (others.length > 0 && (text.includes('¿') || text.includes('¡'))) return 'other-language'
  if (words.length >= 3 && (isOther || isMixed)) return 'other-language'
  if (english.length > 0) return 'words'
  if (words.length >= 4 && /[à-ÿąćęłńśźżğışčřž]/i.test(text)) return 'other-language'
  return words.every(isStruck) ? 'gibberish' : 'words'
}

/** Keys struck at random: no vowels, or runs that no English word has. */
const isStruck = (word: string): boolean =>
  word.length < 3 ||
  !/[aeiouy]/.test(word) ||
  /[bcdfghjklmnpqrstvwxz]{5}|(.)\1{3}/.test(word) ||
  rows.some((keys) => word.includes(keys))
const rows = ['asdf', 'sdfg', 'dfgh', 'fghj', 'ghjk', 'hjkl', 'qwer', 'wert', 'erty', 'zxcv', 'xcvb', 'jkl']

/** `legibility`, and "other-language" too where hardly any word is one that English messages use, of three at least. Names and single foreign words in an English sentence change nothing. */
export function readable(text: string): Legibility {
  const kind = legibility(text)
  if (kind !== 'words') return kind
  const words = (text.slice(0, 3000).match(/(?<![\p{L}@#/.])\p{L}+(?:['’]\p{L}+)*/gu) ?? [])
    // A capital inside a sentence is a name more often than not.
    .filter((word, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(word))
    .map((word) => word.toLowerCase().replaceAll('’', "'"))
    .filter((word) => word.length > 1 && !short.has(word))
  const english = words.filter((word) => isKnown(word.replaceAll("'", ''))).length
  const isLong = words.length === 2 && words.every((word) => word.length > 3) && /\s\S+\s/.test(text.trim())
  const isOther = isLong || words.every((word) => /[^a-z']/.test(word))
  const isForeign = words.length < 3 ? english === 0 && words.length > 0 && isOther : english / words.length < 0.35
  return isForeign ? 'other-language' : kind
}
