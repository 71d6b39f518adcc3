import forms from '../../data/words/forms.json' with { type: 'json' }
import typed from '../../data/words/slips-screen.json' with { type: 'json' }
import { listOf, setOf, stripped } from './words.ts'

/** One spelling for the screen: lower case, no apostrophes, accents off ("señor" and "senor" are one word, and the tables are written once), figures and signs inside words as letters, slips and slang mended. Each step is one pass, linear in its length. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/['`\u0080-\uffff]/g, (sign) => (sign >= '\u0300' && sign <= '\u036f' ? '' : (signs.get(sign) ?? sign)))
    .normalize('NFC')
    .replace(/(?<![a-z0-9@$*!|])[a-z]*[0-9@$*!|][a-z0-9@$*!|]*/g, (word) => (isDisguised(word) ? unleet(word) : word))
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/\b[a-z](?:[ .\-_][a-z]){3,11}\b/g, (spaced) => [...spaced].filter(isLetter).join(''))
    .replace(/[a-z]+/g, (word) => slips.get(word) ?? word)
    .replace(/\b([a-z]{1,24})(?: \1\b){2,}/g, '$1')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/[ \t]+/g, ' ')
}

/** What is spelled otherwise; the rest of these are left out. */
const signs = new Map(Object.entries(forms.signs))

const isLetter = (sign: string) => sign >= 'a' && sign <= 'z'
const letters = new Map(forms.letters.split(' ').map(([sign, letter]) => [sign!, letter!]))

/** Figures and signs among letters. Long runs are no words, and "no!!" is one with its marks. */
function isDisguised(word: string): boolean {
  if (word.length > 40) return false
  const all = [...stripped(word, '', '!*|')]
  return !all.every(isLetter) && all.some(isLetter)
}

const units = setOf(forms.units)
const digits = '0123456789'
// Digits alone in front ("2am", "3rd", "14f") are times, ordinals and ages, not disguises.
function unleet(word: string): string {
  const behind = stripped(word, digits, '')
  const isAge = word.length === 3 && [behind, stripped(word, '', digits)].some((it) => it === 'f' || it === 'm')
  if (isAge || (digits.includes(word[0]!) && units.has(behind))) return word
  if (word.includes('*')) return starred.get(word) ?? word
  return [...word].map((sign) => letters.get(sign) ?? sign).join('')
}

const starred = new Map(Object.entries(forms.starred))
const slips = listOf<string>(typed)
