/** Letters that no accent can be taken from, as someone without them on the keyboard writes them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
}

const fold = (character: string) =>
  [...character.normalize('NFKD').toLowerCase().normalize('NFKD')]
    // Accents, and what joins or hides letters. The vowel signs of other scripts are letters of their own.
    .filter((it) => !/[\p{Script=Inherited}\p{Cf}]/u.test(it))
    .map((it) => plain[it] ?? it)
    .join('')
    // Korean syllables fall apart with the accents.
    .normalize('NFC')

/** A text without case and accents, and where each of its characters stands in the text itself. */
export interface Folded {
  text: string
  start: readonly number[]
  end: readonly number[]
}

export function folded(text: string): Folded {
  const start: number[] = []
  const end: number[] = []
  let out = ''
  let at = 0
  for (const character of text) {
    const next = at + character.length
    const letters = fold(character)
    // An accent that stands by itself belongs to the letter before it.
    if (letters === '' && /\p{M}/u.test(character) && end.length > 0) end[end.length - 1] = next
    for (let unit = 0; unit < letters.length; unit++) {
      start.push(at)
      end.push(next)
    }
    out += letters
    at = next
  }
  return { text: out, start, end }
}
