import { chanceIn } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { closedAt, lastSentences, marks, opensAt, sentencesIn, stripped, upperFirst } from '../text/words.ts'
import { wordsIn } from '../text/people.ts'

/** What stands in quotation marks, when it is long enough to be something that was said. */
export function quotedIn(text: string, least = 3): string | null {
  const quotes = [...marks.keys()].flatMap((mark) => {
    const from = text.split('').findIndex((it, at) => it === mark && opensAt(text, at))
    const to = from < 0 ? -1 : closedAt(text, from)
    return to < 0 ? [] : text.slice(from + 1, to).trim()
  })
  return quotes.find((it) => it.split(' ').length >= least) ?? null
}

/** What a message quotes out of words that stand; null where it quotes nothing, or all of them. */
export function pieceOf(message: string, words: string): string | null {
  const quoted = quotedIn(message, 2)
  return quoted && quoted.length < words.length && words.includes(stripped(quoted, '', '.,!?')) ? quoted : null
}

/** Words that somebody else said or wrote stand behind one of these. */
const theirs =
  /\b(?:text(?:ed|s)|wrote|writes|put|puts|said|says|goes|told|sent|repli(?:ed|es)|messaged|answer(?:ed|s))(?: to)?(?: me| us| back)?\W*$/i

const own = new Set(['i', "i've", "i'd", "i'll", 'ive', 'id'])
/** Whether what stands in quotation marks is what somebody else said. */
export function quotesThem(text: string): boolean {
  const quoted = quotedIn(text, 1)
  const before = quoted === null ? '' : text.slice(0, text.indexOf(quoted) - 1)
  const near = wordsIn(before.replaceAll('’', "'")).slice(-3)
  return theirs.test(before) && !near.some(({ lower }) => own.has(lower))
}

/** "I'll just text him '...'": words of their own, without a wish for any; what is only told of theirs has .02 at most. */
export const quotesOwn = (text: string): boolean =>
  quotedIn(text) !== null && !text.includes('?') && chanceIn(read(text).intent(), ['dictates']) >= 0.1

/** Their words without what is said to us behind them: "Just put that together, shorter." */
export function withoutAsides(text: string): string {
  const all = sentencesIn(text)
  while (all.length > 1 && chanceIn(read(all.at(-1)!).intent(), ['change-the-draft']) >= 0.5) all.pop()
  return text.slice(0, text.lastIndexOf(all.at(-1)!) + all.at(-1)!.length)
}

/** Somebody's own words for a message, letter for letter: in quotation marks, or behind a colon or "write her". */
export function dictatedIn(text: string): string | null {
  const quoted = quotedIn(text, 2)
  if (quoted) return quotesThem(text) ? null : quoted
  const lead = /^[^:\n]{1,60}:\s*(?=\S)/.exec(text)
  const rest = lead ? text.slice(lead[0].length).trim() : ''
  return rest.includes(' ') ? rest : null
}

/** A word that is easy to argue with: said of the one it is for, and not of anybody's own life. */
export const arguable = (text: string): string | null =>
  /\byou(?: are|[’']re| have|[’']ve)? (always|never)\b/i.exec(text)?.[1]!.toLowerCase() ?? null

const asking = new Set(['could', 'would', 'can', 'shall', 'is'])

/** Capital letters, full stops and question marks, and nothing else. */
export function mended(line: string): string {
  const text = line.trim().replace(/\s+/g, ' ')
  const begun = upperFirst(text.replace(/\bi\b(?![.’'-]\p{L}{3})/gu, 'I'))
  const asks = asking.has(sentencesIn(begun).at(-1)?.split(' ')[0]!.toLowerCase() ?? '')
  return /[\p{L}\p{N})"”']$/u.test(begun) ? begun + (asks ? '?' : '.') : begun
}

/** A longer sentence is not said back, nor one with another quote in it. */
const isShort = (it: string) => it.split(' ').length <= 32 && ![...'"“”\n'].some((sign) => it.includes(sign))

/** The last question of a message as it was written, else what it leaves open; null where that is long. */
export function questionIn(message: string): string | null {
  const all = lastSentences(message).filter(isShort)
  return all.findLast((it) => it.endsWith('?')) ?? all.findLast(isWhether) ?? null
}
/** "I don't know whether to have her or my family": a question without its mark. */
const isWhether = (it: string): boolean => wordsIn(it).some(({ lower }) => lower === 'whether' || lower === 'or')
