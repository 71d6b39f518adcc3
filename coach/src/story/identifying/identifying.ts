import kept from '../../../data/words/identifying.json' with { type: 'json' }
import lists from '../../../data/words/names.json' with { type: 'json' }
import { fileOf, once } from '../../learn/file.ts'
import { firstNames } from '../../text/people.ts'
import { listed } from '../../text/phrase.ts'
import { setsOf } from '../../text/words.ts'

export const longest = 60_000

/** What narrows down who somebody is without naming them. An illness is personal whoever has it; a rare event is one that a neighbour would recognise; a job is what somebody lives by. */
const listedIn = listed({ ...kept.matters, ...lists.listed })
const joins = new Set([' ', '-', '. ', "'s ", '’s '])

/** Everything in the text that could tell a stranger, or a neighbour, whom it is about; `known`: names from the author's own rows. In the order of the text, in UTF-16 units; more than 60,000 characters of it are not read. */
export function identifyingIn(text: string, known: readonly string[] = []) {
  const tokens = tokensOf(text.slice(0, longest))
  // Where two meet, figures keep their words, then what is listed; names have what is left.
  const kinds = figuresIn(tokens)
  for (const { is: kind, from, to } of listedIn(tokens.map(({ word }) => word))) mark(kinds, kind, from, to)
  const names = namesIn(tokens, known)
  const found: { kind: string; start: number; end: number }[] = []
  for (const [at, { start, end, gap }] of tokens.entries()) {
    kinds[at] ??= names[at]
    const [kind, last] = [kinds[at], found.at(-1)]
    if (!kind) continue
    // "Anne-Marie", "Dr. Hill": of one kind and side by side it is one.
    if (last && kinds[at - 1] === kind && joins.has(gap)) last.end = end
    else found.push({ kind, start, end })
  }
  return found.map(({ kind, start, end }) => ({ kind, quote: text.slice(start, end), start, end }))
}

function mark(kinds: Kinds, kind: string, from: number, to: number): void {
  for (let at = from; at < to; at++) kinds[at] ??= kind
}

const sets = setsOf({ ...kept.figures, ...kept.names })
const is = (name: keyof typeof sets, word = ''): boolean => sets[name].has(word)
/** An age, a house and a date are figures alike: nobody is told which, since none of them is in a story. */
const FIGURE = 'number, date or address'

/** Ways to reach somebody, and every number, date and street, in figures or in words. */
function figuresIn(tokens: readonly Token[]): Kinds {
  const at = (n: number) => tokens[n]?.word
  const digits = (n: number) => tokens[n]?.digits ?? 0
  const found = tokens.map(({ word, isContact, gap }, n): string | null => {
    if (isContact) return 'contact'
    const isDate = is('whens', at(n - 1)) || digits(n - 1) > 0 || digits(n + 1) > 0
    const isRoom = is('rooms', word) && digits(n + 1) > 0
    const isWord = is('numbers', word) || is('calendar', word) || (word === 'one' && gap === '-')
    // "Second" only before what is counted so.
    const isOrdinal = is('ordinals', word) && is('counted', at(n + 1) === 'a' ? at(n + 2) : at(n + 1))
    return digits(n) > 0 || isWord || isOrdinal || isRoom || (is('doubtful', word) && isDate) ? FIGURE : null
  })
  for (const [n, { word, capital }] of tokens.entries()) {
    if (!is('streets', word)) continue
    // "12 Mill Road", "Mill Road"
    const number = [2, 3, 4].find((back) => digits(n - back) > 0)
    if (number || (capital && tokens[n - 1]?.capital)) mark(found, FIGURE, n - (number ?? 1), n + 1)
  }
  return found
}

/** First names that are ordinary words as well: their place in the sentence or a capital inside it tells. No story uses one. */
export const wordNames: ReadonlySet<string> = new Set(lists.words.split(','))
/** Names from many languages beside those of `text/people.ts`, no English words, so that they are met in small letters. */
export const furtherNames: ReadonlySet<string> = new Set(lists.further.split(','))

const file = fileOf<string[]>(new URL('../weights/everyday-words.br', import.meta.url))
/** What people write in small letters, from public comments (`coach/train/story-words.ts`), and words about home. */
const everydayWords = once(() => new Set([...file(), kept.everyday].flatMap((line) => line.split(' '))))
/** Endings of the usual forms, each with what a plain form has in its place. */
const endings = Object.entries(kept.endings).flatMap(([last, ends]) => ends.split(' ').map((end) => ({ last, end })))

/** A word that English speakers write in small letters, in any of its usual forms. */
export function isEveryday(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]/g, '')
  const stems = endings.flatMap(({ last, end }) => (plain.endsWith(end) ? plain.slice(0, -end.length) + last : []))
  return plain.length < 2 || [plain, ...stems.filter((it) => it.length > 2)].some((it) => everydayWords().has(it))
}

/** The words of names that the author's rows hold, in small letters. */
export function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}’']+/u))
  return [...new Set(parts)].filter((part) => part.length > 1 && !is('particles', part))
}

const sorted = (word: string) => [...word].toSorted().join('')
/** A short or a longer form of a known name, or the name with two letters changed about. */
const isNear = (word: string, name: string): boolean =>
  Math.min(word.length, name.length - 1) > 2 &&
  ((word.slice(0, 3) === name.slice(0, 3) && word.length < name.length + 4) || sorted(word) === sorted(name))

/** What is a name by itself or by its place, in any letter case. A capital inside a sentence counts where the word is no everyday one, and small letters where the word stands where a name would. */
function namesIn(tokens: readonly Token[], known: readonly string[]): Kinds {
  const parts = partsOf(known)
  const everyday = tokens.map(({ word }) => isEveryday(word))
  const joined = (at: number) => (tokens[at]?.gap === ' ' ? tokens[at] : undefined)

  function isPlaced(at: number): boolean {
    const { gap, owns, word } = tokens[at]!
    const called = gap.length < 4 && gap.endsWith(' ') && is('callers', tokens[at - 1]?.word)
    return called || owns || is(wordNames.has(word) ? 'saysAsName' : 'says', joined(at + 1)?.word.replace('’', ''))
  }

  function kindOf({ word, text, capital: large, opens }: Token, at: number): string | null {
    const capital = large && !opens
    if (parts.includes(word)) return !everyday[at] || capital || isPlaced(at) ? 'name' : null
    if (firstNames.has(word) || furtherNames.has(word)) return 'name'
    if (wordNames.has(word)) return capital || isPlaced(at) ? 'name' : null
    // People do not capitalise ordinary words inside a sentence, so one that is may be a surname or a street.
    const isStray = capital && word.length > 3 && text !== text.toUpperCase()
    if (everyday[at]) return isStray && !is('usual', word) && !is('callers', word) ? 'name' : null
    if (parts.some((name) => isNear(word, name))) return 'name'
    if (word.length < 3 || is('ordinary', word) || is('contracted', word.split('’')[1])) return null
    if (large || isPlaced(at)) return 'name'
    // An unknown word in small letters at the end of a phrase: a name, a place, or what few people speak of.
    const next = tokens[at + 1]
    return !next || !' -’'.includes(next.gap[0]!) || is('ends', next.word) ? 'unusual word' : null
  }

  return tokens.map(kindOf)
}

/** What each token of a text gives away, as its author reads it (a name, a place, a job); empty where that is nothing. */
export type Kinds = (string | null | undefined)[]

/** A word, figure or address of a text. Offsets are UTF-16 units. */
export type Token = ReturnType<typeof tokensOf>[number]

/** What stands between spaces, without the marks around it. */
const chunk = /[@#+$€£¥]?[\p{L}\p{N}](?:\S*[\p{L}\p{N}%$€£¥])?/gu
const letters = /\p{L}[\p{L}\p{M}’']{0,60}/gu

/** Web and mail addresses, and handles. */
function isContact(text: string): boolean {
  const low = text.slice(0, 200).toLowerCase()
  const parts = low.split('/')[0]!.split('.')
  const isSite = low.startsWith('www.') || low.includes('://') || (parts.length > 1 && is('domains', parts.at(-1)))
  return low.length > 2 && (low.includes('@') || low.startsWith('#') || (isSite && parts[0]!.length > 1))
}

/** The tokens of a text; a chunk with figures in it is one, any other is parted into its words. */
export function tokensOf(text: string) {
  let before = 0
  return [...text.matchAll(chunk)].flatMap(({ 0: quote, index }) => {
    const digits = quote.match(/\d/g)?.length ?? 0
    const isWhole = digits > 0 || isContact(quote)
    return (isWhole ? [{ 0: quote, index: 0 }] : [...quote.matchAll(letters)]).map((hit) => {
      const start = index + hit.index
      const bare = hit[0].replace(/[’']s?$/i, '')
      const gap = text.slice(before, start)
      const isFirst = before === 0
      before = start + bare.length
      return {
        text: bare,
        /** Lower case, without an owner's "s"; apostrophes inside it as "’". */
        word: bare.slice(0, 60).toLowerCase().replaceAll("'", '’'),
        start,
        end: before,
        digits,
        isContact: isWhole && isContact(quote),
        /** What stands between it and the token before. */
        gap,
        capital: bare[0] !== bare[0]!.toLowerCase(),
        /** Whether a capital is due to its place: it opens a sentence, a line or a quotation. */
        opens: isFirst || gap.includes('\n') || '.!?:“”"(*•'.includes(gap.trim().at(-1) ?? ' '),
        owns: hit[0].length > bare.length + 1,
      }
    })
  })
}
