/** A pair of quotation marks that were typed, or the marks of print. */
const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
]

/** What stands in quotation marks, when it is long enough to be something that was said. */
export function quotedIn(text: string, least = 3): string | null {
  for (const [opens, closes] of pairs) {
    const from = text.indexOf(opens)
    const to = from < 0 ? -1 : text.indexOf(closes, from + 1)
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

const telling = new Set(['tell', 'write', 'say', 'know', 'message', 'text', 'explain', 'letter'])
const mine = new Set(['i', "i'm", 'im', 'i’m', "i've", 'ive', "i'll", 'we', "we're"])

/** A wish for words is no wish to put into them. */
const ofWords = new Set([
  'words',
  'sentence',
  'sentences',
  'message',
  'write',
  'letter',
  'example',
  'advice',
  'say',
  'send',
])
export const asksOfGuide = (wish: string): boolean => wish.split(/\W+/).some((it) => ofWords.has(it.toLowerCase()))

/** What a message is to say, told as such: "write to him that I can't come". */
export function clauseIn(text: string): string | null {
  const words = text.split(' ')
  const opens = (n: number) => words.slice(Math.max(0, n - 8), n).some((it) => telling.has(it.toLowerCase()))
  const at = words.findLastIndex((it, n) => it === 'that' && mine.has((words[n + 1] ?? '').toLowerCase()) && opens(n))
  const said = at < 0 ? [] : words.slice(at + 1)
  const end = said.findIndex((it) => '.?!'.includes(it.at(-1)!))
  const clause = said.slice(0, end < 0 ? undefined : end + 1).join(' ')
  return said.length >= 3 && clause.length <= 160 ? clause.replace('?', '') : null
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
