import { featureCues, noShout } from './cues/features.ts'
import { fairAbsolute } from './cues/distortions.ts'
import { match, spanAt } from './match.ts'
import { longestTurn, type Plain, type Sentence } from './plain.ts'
import type { Span } from './span.ts'

/**
 * Small things many scores share; each with the words it was seen in. "past" is the past dragged up, "third-party" is
 * somebody brought in who is not there, "violence" is violence told or threatened.
 */
type Feature = keyof typeof featureCues | 'you-start' | 'shouting'
export type Features = Readonly<Record<Feature, readonly Span[]>>

/** `known`: names of people in the writer's life; "Priya would never" brings her in. */
export function featuresIn(read: Plain, parts: readonly Sentence[], known: readonly string[]): Features {
  const ultimatum = match(read, featureCues.ultimatum)
  const loving = fairAbsolute.test(read.text)
  return {
    absolute: loving ? [] : match(read, featureCues.absolute).filter((span) => !ofOneself(read.source, span)),
    past: match(read, featureCues.past),
    'third-party': [...match(read, featureCues['third-party']), ...comparedTo(read, known)],
    ultimatum,
    threat: [...match(read, featureCues.threat), ...ultimatum.filter(({ quote }) => ownDoing.test(quote))],
    violence: match(read, featureCues.violence),
    hedge: match(read, featureCues.hedge),
    gratitude: match(read, featureCues.gratitude),
    greeting: match(read, featureCues.greeting),
    acknowledgement: match(read, featureCues.acknowledgement),
    'you-start': youStarts(read, parts),
    shouting: shouting(read.source.slice(0, longestTurn)),
  }
}

// "I always forget" blames nobody else.
const ofOneself = (source: string, { start }: Span) =>
  /\bi(?: \w+)?\s*$/i.test(source.slice(Math.max(0, start - 16), start))
// "Or I'm leaving" announces what the speaker will do; "choose" alone does not.
const ownDoing = /\bor (?:else )?(?:i|we)\b/i
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

function youStarts(read: Plain, parts: readonly Sentence[]): Span[] {
  return parts.flatMap(({ from, text }) => {
    const first = /^(?:(?:and|but|so|because|well|no|yes|oh),? )?(?:you|youre|youve|youll|youd)(?![a-z])/.exec(text)
    return first ? [spanAt(read, 'you-start', from, from + first[0].length)] : []
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
