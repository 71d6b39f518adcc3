/** What gives somebody away, in the words of the text; `start` and `end` are UTF-16 units into it. */
export interface Seen {
  kind: Kind
  quote: string
  start: number
  end: number
}

export type Kind =
  | 'name'
  | 'place'
  | 'nationality or faith'
  | 'organisation'
  | 'contact'
  | 'date'
  | 'age'
  | 'address'
  | 'number'
  | 'job'
  | 'health'
  | 'rare event'

export interface Pattern {
  kind: Kind
  /** Flag `g`; bounded everywhere, because the texts are anybody's. */
  pattern: RegExp
}

export function seenBy(text: string, patterns: readonly Pattern[]): Seen[] {
  const found: Seen[] = []
  for (const { kind, pattern } of patterns)
    for (const hit of text.matchAll(pattern)) {
      const quote = hit[0].trimEnd()
      if (quote) found.push({ kind, quote, start: hit.index, end: hit.index + quote.length })
    }
  return found
}

/** Where two overlap, the one earlier in the list keeps its words and the other what is left; in the order of the text. */
export function apart(found: readonly Seen[]): Seen[] {
  const taken: Seen[] = []
  const covered = new Set<number>()
  for (const it of found) {
    const rest = freeOf(it, covered)
    if (!rest) continue
    for (let at = rest.start; at < rest.end; at++) covered.add(at)
    taken.push(rest)
  }
  return taken.sort((a, b) => a.start - b.start)
}

/** The longest stretch of it that nobody has taken; null where no word is left. */
function freeOf(it: Seen, covered: ReadonlySet<number>): Seen | null {
  let best = { start: it.start, end: it.start }
  let from = it.start
  for (let at = it.start; at <= it.end; at++)
    if (at === it.end || covered.has(at)) {
      if (at - from > best.end - best.start) best = { start: from, end: at }
      from = at + 1
    }
  const raw = it.quote.slice(best.start - it.start, best.end - it.start)
  const quote = raw.trim().replace(/^(?:and|&|of) /, '')
  if (quote !== it.quote && (quote.length < 2 || /^(?:and|of|de|van|von|the)$/i.test(quote))) return null
  const start = best.start + raw.indexOf(quote)
  return { kind: it.kind, quote, start, end: start + quote.length }
}
