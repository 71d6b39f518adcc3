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
const ofWords = new Set('words sentence sentences message write letter example advice say send'.split(' '))
export const asksOfGuide = (wish: string): boolean => wish.split(/\W+/).some((it) => ofWords.has(it.toLowerCase()))

/** Between "tell" and what is told stands only whom. */
const notWhom = new Set(
  'how what why if whether when about and that me us to you or it this so but while because bc cos after before since as than then who where they he she people'.split(
    ' ',
  ),
)
/** Here the wish for words goes on, and what is to be said is over. */
const onward = new Set('please pls plz thanks without nicely kindly politely gently how what which'.split(' '))
/** Of others it would have to be said to them. */
const ofThem = new Set('he she they him her them his hers their theirs himself herself themselves'.split(' '))
/** Who knows is told nothing; who is to know is. */
const toKnow = new Set('let lets want wants like should must needs'.split(' '))
/** They tell it, and nobody is to be told. */
const theirOwn = new Set('they he she people who it what everyone everybody someone'.split(' '))
const signs = '.,:;!?…"“”()'
const bare = (word = '') => [...word.toLowerCase()].filter((it) => !signs.includes(it)).join('')
const endsIn = (some: string, word: string) => some.includes(word.at(-1) ?? ' ')

/** What a message is to say, told as such: "write to him that I can't come", "tell her I'm late". */
export function clauseIn(text: string): string | null {
  const words = text.replaceAll('\n', ' ').split(' ').filter(Boolean)
  const isToKnow = (at: number) => words.slice(Math.max(0, at - 4), at).some((it) => toKnow.has(bare(it)))
  const isTold = (from: number, that: boolean) => {
    for (let at = from; at >= 0 && from - at < (that ? 8 : 4); at--) {
      const [before, word] = [bare(words[at - 1]), bare(words[at])]
      if (endsIn('.!?:;,', words[at]!) || (!that && notWhom.has(word))) return false
      if (telling.has(word)) return !theirOwn.has(before) && (word !== 'know' || isToKnow(at))
    }
    return false
  }
  const at = words.findLastIndex((it, n) => {
    const that = bare(words[n - 1]) === 'that'
    return mine.has(bare(it)) && isTold(n - (that ? 2 : 1), that)
  })
  if (at < 0) return null
  const said = words.slice(at)
  const asks = (n: number) => ['can', 'could', 'would'].includes(bare(said[n])) && bare(said[n + 1]) === 'you'
  const end = said.findIndex((it, n) => n > 1 && (onward.has(bare(it)) || asks(n)))
  const stop = said.findIndex((it) => endsIn('.!?', it)) + 1
  const clause = said.slice(0, Math.min(end < 0 ? said.length : end, stop || said.length))
  if (clause.length < 3 || clause.some((it) => ofThem.has(bare(it)) || [...'"“”'].some((sign) => it.includes(sign))))
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
