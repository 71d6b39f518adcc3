import { broughtCues, noShout } from './brought-cues.ts'
import { match, spanAt } from '../text/match.ts'
import { plain, type Plain } from '../text/plain.ts'
import type { Span } from '../text/span.ts'

/**
 * What nobody has labelled and a count can tell: the past dragged up, somebody brought in who is not there, capitals;
 * and how many words there are.
 */
export interface Brought {
  words: number
  past: readonly Span[]
  'third-party': readonly Span[]
  shouting: readonly Span[]
}

/** `known`: names of people in the writer's life; "Priya would never" brings her in. */
export function brought(text: string, known: readonly string[]): Brought {
  const read = plain(text)
  return {
    words: read.words,
    past: match(read, broughtCues.past),
    'third-party': [...match(read, broughtCues['third-party']), ...comparedTo(read, known)],
    shouting: shouting(text),
  }
}

const compared =
  /^(?: {0,1}(?:actually|at least|even|always))? (?:would|never|thinks|says|agrees|does|manages|helps|can|knows|said|told)\b/

function comparedTo(read: Plain, known: readonly string[]): Span[] {
  return known.flatMap((name): Span[] => {
    const word = name.toLowerCase()
    const at = word.length > 1 ? read.text.indexOf(word) : -1
    if (at < 0 || /[a-z]/.test(read.text[at - 1] ?? ' ')) return []
    const after = compared.exec(read.text.slice(at + word.length, at + word.length + 40))
    return after ? [spanAt(read, 'third-party', at, at + word.length + after[0].length)] : []
  })
}

/** Two words in capitals in a row, one long word in capitals, or two exclamation marks. Stretches join. */
function shouting(source: string): Span[] {
  const spans: Span[] = []
  const add = (start: number, end: number) =>
    spans.push({
      id: 'shouting',
      quote: source.slice(start, end),
      start,
      end,
      speaker: 'writer',
      target: 'other',
      strength: 0.6,
    })
  for (const hit of source.matchAll(/(?<![A-Za-z])[A-Z][A-Z'’]+(?:[ ,]+[A-Z][A-Z'’]*(?![a-z]))*(?![A-Za-z])/g)) {
    const words = hit[0].split(/[ ,]+/)
    if (
      words.some((word) => word.length > 3 && !noShout.test(word)) ||
      words.filter((word) => !noShout.test(word)).length > 1
    )
      add(hit.index, hit.index + hit[0].length)
  }
  for (const hit of source.matchAll(/!{2,}|[?!]*!\?[?!]*|\?{3,}/g)) add(hit.index, hit.index + hit[0].length)
  return spans.toSorted((a, b) => a.start - b.start)
}
