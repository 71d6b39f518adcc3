import forms from '../../data/words/forms.json' with { type: 'json' }
import typed from '../../data/words/slips-screen.json' with { type: 'json' }

/**
 * One spelling for the screen to read: lower case, no apostrophes, figures and signs inside words turned back into
 * letters, common slips and slang mended. Every step is a single pass, so a megabyte costs a megabyte's time.
 */
export function fold(text: string): string {
  let folded = plainLetters(text.normalize('NFKC').toLowerCase())
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u02bc`´']/g, '')
    .replace(/[\u201c\u201d«»„]/g, '"')
  folded = folded.replace(/[a-z0-9@$*!|]+/g, (word) => (disguised(word) ? unleet(word) : word))
  folded = folded.replace(/([a-z])\1{2,}/g, '$1$1')
  folded = folded.replace(/\b[a-z](?:[ .\-_][a-z]){3,11}\b/g, (spaced) => spaced.replace(/[ .\-_]/g, ''))
  folded = folded.replace(/[a-z]+/g, (word) => slips.get(word) ?? word)
  folded = folded.replace(/\b([a-z]{1,24})(?: \1\b){2,}/g, '$1')
  return folded.replace(/\bmy self\b/g, 'myself').replace(/[ \t]+/g, ' ')
}

/** Accents off, so that "señor" and "senor" are one word and the tables are written once. */
function plainLetters(text: string): string {
  // eslint-disable-next-line no-control-regex
  if (!/[^\u0000-\u007f]/.test(text)) return text
  return text
    .replace(/[ßłøæœıđ]/g, (letter) => unaccented[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
const unaccented: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ı: 'i', đ: 'd' }

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

// Long runs are no words; a regular expression that looked for the sign inside one would read it over and over.
const disguised = (word: string) =>
  word.length <= 40 && /[0-9@$*!|]/.test(word) && /[a-z]/.test(word) && !/^[a-z]+[!*|]+$/.test(word)

// Digits alone in front ("2am", "3rd", "14f") are times, ordinals and ages, not disguises.
function unleet(word: string): string {
  if (
    /^\d+(?:am|pm|st|nd|rd|th|k|kg|km|min|mins|hrs?|yo|yrs?|years?|days?|weeks?|months?|x|s)$|^(?:\d\d[fm]|[fm]\d\d)$/.test(
      word,
    )
  )
    return word
  if (word.includes('*')) return starred.get(word) ?? word
  return word.replace(/[013457@$!|]/g, (sign) => letters[sign] ?? sign)
}

const starred = new Map(Object.entries(forms.starred))

const slips = new Map<string, string>(
  Object.entries(typed).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)

/** Sentences of the folded text, none longer than `longest`, so that no rule ever reads far. */
export function windows(folded: string, longest = 320): string[] {
  const found: string[] = []
  for (const sentence of folded.split(/[.?!\n\r;\u3002\uff01\uff1f\u0964]+/)) {
    let rest = sentence.trim()
    while (rest.length > longest) {
      const cut = rest.lastIndexOf(' ', longest)
      const end = cut > longest / 2 ? cut : longest
      found.push(rest.slice(0, end))
      // The windows overlap, so that a phrase on the seam is still read whole.
      const back = rest.indexOf(' ', Math.max(0, end - 60))
      rest = rest.slice(back > 0 && back < end ? back + 1 : end)
    }
    if (rest) found.push(rest)
  }
  return found
}
