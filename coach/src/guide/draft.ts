import { closedAt, marks, opensAt } from '../text/quoted.ts'
import { lines } from './data.ts'

/** What stands in quotation marks, when it is long enough to be something that was said. */
export function quotedIn(text: string, least = 3): string | null {
  for (const mark of marks.keys()) {
    let from = text.indexOf(mark)
    while (from >= 0 && !opensAt(text, from)) from = text.indexOf(mark, from + 1)
    const to = from < 0 ? -1 : closedAt(text, from)
    if (to < 0) continue
    const quote = text.slice(from + 1, to).trim()
    if (quote.split(/\s+/).length >= least) return quote
  }
  return null
}

/** Words that somebody else said or wrote stand behind one of these. */
const theirs = /\b(?:texted|wrote|said|says|told|sent|replied|messaged|answered)(?: to)?(?: me| us| back)?\W*$/i

/** Whether what stands in quotation marks is what somebody else said. */
export function quotesThem(text: string): boolean {
  const quoted = quotedIn(text, 1)
  return quoted !== null && theirs.test(text.slice(0, text.indexOf(quoted) - 1))
}

/** Somebody's own words for a message, letter for letter: in quotation marks, or behind a colon or "write her". */
export function dictatedIn(text: string): string | null {
  const quoted = quotedIn(text, 2)
  if (quoted) return quotesThem(text) ? null : quoted
  const lead = /^[^:\n]{1,60}:\s*(?=\S)/.exec(text)
  const rest = lead ? text.slice(lead[0].length).trim() : ''
  return rest.split(/\s+/).length >= 2 ? rest : null
}

/** A wish for words is no wish to put into them. */
const ofWords = new Set('words sentence sentences message write letter example advice say send'.split(' '))
export const asksOfGuide = (wish: string): boolean => wish.split(/\W+/).some((it) => ofWords.has(it.toLowerCase()))

/**
 * The words by which what is to be said is found: between "tell" and what is told stands only whom; what others told, was
 * got or is kept back is not to be said; of `ofThem` it would have to be said to them.
 */
const sets = new Map(Object.entries(lines.clause).map(([name, some]) => [name, new Set(some.split(' '))]))
const isOf = (name: keyof typeof lines.clause, it = '') => sets.get(name)!.has(it.replace('’', "'"))
const isKept = (it = '') => isOf('kept', it) || it.replace('’', "'").endsWith("n't")
const signs = '.,:;!?…"“”()'
const bare = (word = '') => [...word.toLowerCase()].filter((it) => !signs.includes(it)).join('')
const endsIn = (some: string, word: string) => some.includes(word.at(-1) ?? ' ')

/** What a message is to say, told as such: "write to him that I can't come", "tell her I'm late". */
export function clauseIn(text: string): string | null {
  const words = text.replaceAll('\n', ' ').split(' ').filter(Boolean)
  const isTold = (from: number, that: boolean) => {
    for (let at = from; at >= 0 && from - at < (that ? 8 : 4); at--) {
      const [before, word] = [bare(words[at - 1]), bare(words[at])]
      if (endsIn('.!?:;,', words[at]!) || (!that && isOf('notWhom', word))) return false
      if (!isOf('telling', word)) continue
      const lead = words.slice(Math.max(0, at - 5), at).map(bare)
      const theirs = isOf('theirOwn', before) || (word === 'know' && !lead.some((it) => isOf('toKnow', it)))
      const had = isOf('things', word) && lead.some((it) => isOf('got', it))
      return !theirs && !had && !isKept(lead.findLast((it) => !isOf('between', it)))
    }
    return false
  }
  const at = words.findLastIndex((it, n) => {
    const that = bare(words[n - 1]) === 'that'
    return isOf('mine', bare(it)) && isTold(n - (that ? 2 : 1), that)
  })
  if (at < 0) return null
  const said = words.slice(at)
  const asks = (n: number) => {
    const [it, next, third] = said.slice(n, n + 3).map(bare) as [string, string?, string?]
    const parted = endsIn(',;', said[n - 1]!) || isOf('joins', bare(said[n - 1]))
    if (it === 'help' && next === 'me') return parted || isOf('telling', third ?? '') || third === 'word'
    if (parted && isOf('ofUs', it)) return next === undefined || isOf('goes', next)
    return ['can', 'could', 'would'].includes(it) && next === 'you'
  }
  const end = said.findIndex((it, n) => n > 1 && (isOf('onward', bare(it)) || asks(n)))
  const stop = said.findIndex((it) => endsIn('.!?', it)) + 1
  const clause = said.slice(0, Math.min(end < 0 ? said.length : end, stop || said.length))
  while (isOf('joins', bare(clause.at(-1)))) clause.pop()
  if (
    clause.length < 3 ||
    clause.some((it) => isOf('ofThem', bare(it)) || [...'"“”'].some((sign) => it.includes(sign)))
  )
    return null
  const last = clause.pop()!
  const whole = [...clause, endsIn(',;:?', last) ? last.slice(0, -1) : last].join(' ')
  return whole.length <= 160 ? whole : null
}

/** A word that is easy to argue with: said of the one it is for, and not of anybody's own life. */
export const arguable = (text: string): string | null =>
  /\byou(?: are|[’']re| have|[’']ve)? (always|never)\b/i.exec(text)?.[1]!.toLowerCase() ?? null

/** A line that begins with one of these asks. */
const asking = new Set(['could', 'would', 'can', 'shall', 'is'])

/** Capital letters, full stops and question marks, and nothing else. */
export function mended(line: string): string {
  const text = line
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\bi\b(?![.’'-]\p{L}{3})/gu, 'I')
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[\p{L}\p{N})"”']$/u.test(begun) ? begun + (asking.has(begun.split(' ')[0]!.toLowerCase()) ? '?' : '.') : begun
}
