import forms from '../../data/words/forms.json' with { type: 'json' }
import typed from '../../data/words/slips-turns.json' with { type: 'json' }

/**
 * A turn in one spelling, with the way back. People write "u ALWAYS do this", "you’re always", "your always": the
 * readers read `text`, in which all of these begin with the same words, and every span is given back in the words
 * that were really written.
 */
export interface Plain {
  source: string
  /** Lower case, no apostrophes, slang mended, single spaces; marks of punctuation and line ends are kept. */
  text: string
  /** For each UTF-16 unit of `text`, where its word begins and ends in `source`. */
  starts: number[]
  ends: number[]
  words: number
}

/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000

/** A word, space within a line, or what is neither. */
const tokens = /([\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘`´]*)|([^\S\n]+)|\.{2,}|./gsu

export function plain(source: string): Plain {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  let words = 0
  let held = ''
  let heldStart = 0
  let heldEnd = 0
  const push = (piece: string, start: number, end: number) => {
    text += piece
    for (let unit = 0; unit < piece.length; unit++) {
      starts.push(start)
      ends.push(end)
    }
  }
  const flush = () => {
    if (held) push(held, heldStart, heldEnd)
    held = ''
  }
  let gap = false
  for (const hit of source.slice(0, longestTurn).matchAll(tokens)) {
    const raw = hit[0]
    const start = hit.index
    const end = start + raw.length
    if (!hit[1]) {
      if (hit[2]) gap = true
      else {
        flush()
        if (gap && text && !text.endsWith('\n')) push(' ', start, start)
        gap = false
        push(marks.get(raw) ?? raw, start, end)
      }
      continue
    }
    words++
    const word = spelling(raw)
    const pair = held && gap ? pairs.get(`${held} ${word}`) : undefined
    if (pair !== undefined) {
      held = pair
      heldEnd = end
    } else {
      flush()
      if (gap && text && !text.endsWith('\n')) push(' ', start, start)
      held = word
      heldStart = start
      heldEnd = end
    }
    gap = false
  }
  flush()
  return { source, text, starts, ends, words }
}

function spelling(raw: string): string {
  const word = [...raw.toLowerCase()].filter((sign) => !apostrophes.has(sign)).join('')
  // Long runs are no words, and nothing is looked up for them.
  if (word.length > 40) return word
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '')
  // "alllll" keeps its two, "sooooo" and "stoppp" do not.
  const short = plain.replace(/([a-z])\1{2,}/g, (_, letter: string) =>
    'lfz'.includes(letter) ? letter + letter : letter,
  )
  return slips.get(short) ?? short
}
const apostrophes = new Set("'’‘`´")

const marks = new Map([
  ['…', '...'],
  ['“', '"'],
  ['”', '"'],
  ['«', '"'],
  ['»', '"'],
  ['„', '"'],
])

/** Two words that are one once the apostrophe is gone. */
const pairs = new Map<string, string>(Object.entries(forms.pairs))

/** How people type, in British, American, Indian and Nigerian English. Our own list. */
const slips = new Map<string, string>(
  Object.entries(typed).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)
