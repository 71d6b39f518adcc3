import type { Plain } from './plain.ts'
import type { Span } from './span.ts'
import { setOf } from './words.ts'

/** A cue over the plain text (`plain.ts`): lower case and without apostrophes, so that one spelling is enough. */
export interface PlainCue {
  id: string
  /** Flag `g`. Bounded everywhere: a hostile turn must not cost more than its length. */
  pattern: RegExp
  /** "Not" or "never" among the three words before takes the cue away. */
  negatable?: boolean
  /** Words around the hit (its sentence's) that take the cue away. */
  unless?: RegExp
}

/**
 * One cue out of several ways to say it. In each, `{rest}` and `{few}` are up to eight and three more words, `{one}` a
 * word. Whole words only. Words that may follow at the end of a way are not part of the pattern: `match` adds the rest of
 * the clause to the quote, which spares most of the time a pattern takes to be built.
 */
export function cue(id: string, ways: readonly string[], more: Omit<PlainCue, 'id' | 'pattern'> = {}): PlainCue {
  const source = ways
    .map((way) => way.replace(trailing, '').replace(wordsToCome, '(?=,? [a-z0-9])'))
    .join('|')
    .replaceAll('{one}', '[a-z0-9]+')
    .replaceAll('{rest}', '(?:,? [a-z0-9]+){0,8}')
    .replaceAll('{few}', '(?: [a-z0-9]+){0,3}')
  return { id, pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g'), ...more }
}
const trailing = /(?:\{rest\}|\{few\}|\(\?: \{one\}\)\{0,\d+\})+$/
const wordsToCome = /(?:\(\?: \{one\}\)\{1,\d+\})+(?:\{rest\}|\{few\})?$/

/** Where the quote ends: with its clause, eight words on at most. */
const clauseEnd = /^(?:,? (?!(?:but|and|so|because|or|then)\b)[a-z0-9]+){0,8}/

/** Every place where a cue is met, quoted as written, in the order of the text. */
export function match(read: Plain, cues: readonly PlainCue[]): Span[] {
  const spans: Span[] = []
  for (const { id, pattern, negatable, unless } of cues)
    for (const hit of read.text.matchAll(pattern)) {
      const [at, end] = [hit.index, hit.index + hit[0].trimEnd().length]
      if ((negatable && deniedAt(read.text, at)) || unless?.test(around(read.text, at, end))) continue
      const more = clauseEnd.exec(read.text.slice(end, end + 100))![0].length
      spans.push(spanAt(read, id, at, end + more))
    }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The span of a stretch of the plain text, in the words that were written. */
function spanAt(read: Plain, id: string, from: number, to: number): Span {
  const start = read.starts[from] ?? 0
  const end = Math.max(start, read.ends[to - 1] ?? start)
  return { id, quote: read.source.slice(start, end), start, end }
}

const reach = 120
const marks = ['.', '!', '?', '\n', ';']
const lastOf = (text: string, some: readonly string[]) => Math.max(...some.map((mark) => text.lastIndexOf(mark)))

/** The sentence around a stretch, as far as it is near. */
function around(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - reach), from)
  const after = text.slice(to, to + reach)
  const stops = marks.map((mark) => after.indexOf(mark)).filter((at) => at >= 0)
  return before.slice(lastOf(before, marks) + 1) + text.slice(from, to) + after.slice(0, Math.min(reach, ...stops))
}

const denials = setOf(
  'not never no nor without hardly dont doesnt didnt wont wouldnt cant couldnt isnt arent wasnt werent havent hasnt shouldnt',
)

/** "Not", "never", "dont" among the three words before, in the same clause. */
function deniedAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at)
  const clause = before.slice(lastOf(before, [...marks, ',']) + 1)
  const near = clause.trim().split(' ').slice(-3).join(' ')
  if (/\b(?:not only|not just|cant (?:stop|help)|no,? (?:you|youre|im|i|he|she|it|its))$/.test(near)) return false
  return near.split(' ').some((word) => denials.has(word))
}
