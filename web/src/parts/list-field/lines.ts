/** As long as one field may be, in characters of its whole text. */
export const MOST = 10_000

const LINES = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const MARK = /^(?:[•‣◦▪▫●○∙·]\s*|(?:[-*+–—]|\d{1,3}[.)]|\[[ xX]?\])\s+)/
/** A line of nothing but marks says nothing. */
const ONLY_MARKS = /^[-*+–—•‣◦▪▫●○∙·\s]*$/

function bare(line: string): string {
  let words = line.trim()
  // "- [ ] call her": one mark may stand behind another.
  for (let mark = MARK.exec(words); mark && mark[0].length < words.length; mark = MARK.exec(words))
    words = words.slice(mark[0].length)
  return ONLY_MARKS.test(words) ? '' : words
}

/** The items of a field: one a line, trimmed, without the bullets and numbers that a paste brings; empty lines fall out. */
export const itemsOf = (text: string | null): string[] => (text ?? '').split(LINES).map(bare).filter(Boolean)

export const textOf = (items: readonly string[]): string => items.join('\n')

/** The same items in the same order: spaces, bullets and empty lines are no difference. */
export const sameItems = (a: string | null, b: string | null): boolean => textOf(itemsOf(a)) === textOf(itemsOf(b))

/**
 * Two versions that began as `base`, put together: what either took out is out, what either added is in. Theirs keeps
 * its order; what only `mine` added follows.
 */
export function together(base: string | null, mine: string | null, theirs: string | null): string {
  const before = new Set(itemsOf(base))
  const own = new Set(itemsOf(mine))
  const other = itemsOf(theirs)
  const kept = other.filter((item) => !before.has(item) || own.has(item))
  const there = new Set(other)
  const added = itemsOf(mine).filter((item) => !there.has(item) && !before.has(item))
  return textOf([...kept, ...added])
}
