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
}

/** Of a longer turn the rest is not read: nobody says so much in one turn, and reading it would only cost time. */
export const longestTurn = 6000

/** A word, space within a line, or what is neither. */
const tokens = /([\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘`´]*)|([^\S\n]+)|\.{2,}|./gsu

export function plain(source: string): Plain {
  const pieces: { text: string; start: number; end: number; isWord: boolean }[] = []
  let gap = false
  for (const { 0: raw, 1: word, 2: space, index: start } of source.slice(0, longestTurn).matchAll(tokens)) {
    if (space) {
      gap = true
      continue
    }
    const last = pieces.at(-1)
    const end = start + raw.length
    const text = word ? spelling(raw) : (marks.get(raw) ?? raw)
    const pair = gap && word && last?.isWord ? pairs.get(`${last.text} ${text}`) : undefined
    if (last && pair !== undefined) Object.assign(last, { text: pair, end })
    else {
      if (gap && last && last.text !== '\n') pieces.push({ text: ' ', start, end: start, isWord: false })
      pieces.push({ text, start, end, isWord: word !== undefined })
    }
    gap = false
  }
  const units = (of: 'start' | 'end') => pieces.flatMap((it) => Array<number>(it.text.length).fill(it[of]))
  return { source, text: pieces.map(({ text }) => text).join(''), starts: units('start'), ends: units('end') }
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

const marks = new Map([['…', '...'], ...[...'“”«»„'].map((sign): [string, string] => [sign, '"'])])

/** Two words that are one once the apostrophe is gone. */
const pairs = new Map<string, string>(Object.entries(forms.pairs))

/** How people type, in British, American, Indian and Nigerian English. Our own list. */
const slips = new Map<string, string>(
  Object.entries(typed).flatMap(([word, forms]) => forms.split(' ').map((form): [string, string] => [form, word])),
)
