import type { Plain } from './plain.ts'
import type { Span } from './span.ts'

/** A cue over the plain text (`plain.ts`): lower case and without apostrophes, so that one spelling is enough. */
export interface PlainCue {
  id: string
  /** Flag `g`. Bounded everywhere: a hostile turn must not cost more than its length. */
  pattern: RegExp
  strength?: number
  target?: Span['target']
  /** "Not" or "never" among the three words before takes the cue away. */
  negatable?: boolean
  /** Words around the hit (its sentence's) that take the cue away. */
  unless?: RegExp
}

const slots: Record<string, string> = {
  one: '[a-z0-9]+',
  rest: '(?:,? [a-z0-9]+){0,8}',
  few: '(?: [a-z0-9]+){0,3}',
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
    .replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? name)
  return { id, pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'g'), ...more }
}
const trailing = /(?:\{rest\}|\{few\}|\(\?: \{one\}\)\{0,\d+\})+$/
const wordsToCome = /(?:\(\?: \{one\}\)\{1,\d+\})+(?:\{rest\}|\{few\})?$/

/** Where the quote ends: with its clause, eight words on at most. */
const clauseEnd = /^(?:,? (?!(?:but|and|so|because|or|then)\b)[a-z0-9]+){0,8}/

/** Every place where a cue is met, quoted as written, in the order of the text. */
export function match(read: Plain, cues: readonly PlainCue[]): Span[] {
  const spans: Span[] = []
  for (const cue of cues) {
    cue.pattern.lastIndex = 0
    for (let hit = cue.pattern.exec(read.text); hit; hit = cue.pattern.exec(read.text)) {
      const at = hit.index
      const words = hit[0].trimEnd()
      if (!words) {
        cue.pattern.lastIndex++
        continue
      }
      if (cue.negatable && deniedAt(read.text, at)) continue
      if (cue.unless?.test(around(read.text, at, at + words.length))) continue
      const more = clauseEnd.exec(read.text.slice(at + words.length, at + words.length + 100))?.[0].length ?? 0
      spans.push(spanAt(read, cue.id, at, at + words.length + more, cue.strength, cue.target))
    }
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** The span of a stretch of the plain text, in the words that were written. */
export function spanAt(
  read: Plain,
  id: string,
  from: number,
  to: number,
  strength = 0.7,
  target: Span['target'] = 'other',
): Span {
  let first = from
  let last = to - 1
  while (first < last && read.text[first] === ' ') first++
  while (last > first && read.text[last] === ' ') last--
  const start = read.starts[first] ?? 0
  const end = Math.max(start, read.ends[last] ?? start)
  return { id, quote: read.source.slice(start, end), start, end, speaker: 'writer', target, strength }
}

const reach = 120

function around(text: string, from: number, to: number): string {
  const before = text.slice(Math.max(0, from - reach), from)
  const after = text.slice(to, to + reach)
  const cut = Math.max(...['.', '!', '?', '\n', ';'].map((mark) => before.lastIndexOf(mark)))
  const stop = after.search(/[.!?\n;]/)
  return before.slice(cut + 1) + text.slice(from, to) + (stop < 0 ? after : after.slice(0, stop))
}

const denial =
  /\b(?:not|never|no|nor|without|hardly|dont|doesnt|didnt|wont|wouldnt|cant|couldnt|isnt|arent|wasnt|werent|havent|hasnt|shouldnt)\b/

/** "Not", "never", "dont" among the three words before, in the same clause. */
export function deniedAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 40), at)
  const clause = before.slice(Math.max(...['.', ',', ';', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1)
  const near = clause.trim().split(' ').slice(-3).join(' ')
  if (/\b(?:not only|not just|cant (?:stop|help)|no,? (?:you|youre|im|i|he|she|it|its))$/.test(near)) return false
  return denial.test(near)
}
