/** A word, a pair of neighbouring words or a mark as the emotion model knows it, and where it stands in the text. */
export interface Gram {
  gram: string
  start: number
  end: number
}

// Words with their apostrophes, runs of ! ? or dots, emoticons, single emoji. Every alternative is linear.
const token =
  /\[[A-Za-z]+\]|\p{L}+(?:['’]\p{L}+)*|[!?]+|\.\.+|…|<3|[:;]['-]?[()DPp/|]|\p{Extended_Pictographic}|[.,;:\n]/gu

// A map: people also write "constructor" and "toString".
const marks: ReadonlyMap<string, string> = new Map([
  ['…', '..'],
  ['’', "'"],
])

function plainOf(word: string): string {
  if (/^[!?]+$/.test(word)) return word.includes('?') ? (word.includes('!') ? '?!' : '?') : word.length > 1 ? '!!' : '!'
  if (/^\.\.+$/.test(word)) return '..'
  // "soooo" and "sooo" are one word; English has no letter three times.
  return (marks.get(word) ?? word.toLowerCase().replaceAll('’', "'")).replace(/(\p{L})\1{2,}/gu, '$1$1')
}

/**
 * Words and pairs of neighbours within a sentence, each once, at their first place. Punctuation parts pairs; masks such
 * as [NAME] are left out. Linear in the length of the text.
 */
export function gramsOf(text: string): Gram[] {
  const found = new Map<string, Gram>()
  const add = (gram: string, start: number, end: number) => {
    if (!found.has(gram)) found.set(gram, { gram, start, end })
  }
  let before: Gram | null = null
  for (const hit of text.matchAll(token)) {
    const word = hit[0]
    if (/^[.,;:\n]$/.test(word) || word.startsWith('[')) {
      before = null
      continue
    }
    const here = { gram: plainOf(word), start: hit.index, end: hit.index + word.length }
    add(here.gram, here.start, here.end)
    if (before) add(`${before.gram} ${here.gram}`, before.start, here.end)
    before = here
  }
  return [...found.values()]
}
