import type { Resolution } from '@mallama/contracts/arguments'
import type { Relationship } from '@mallama/contracts/relationships'

/** Someone in a quarrel whom the coach can play, with what they said in it. */
export interface Speaker {
  name: string
  lines: string[]
}

/** As many of the newest lines as the coach reads, each as long as the server takes. */
const MOST_LINES = 60
const MOST_LETTERS = 2_000

const self = /^(?:me|i)$/i
const folded = (name: string) => name.trim().toLowerCase()
const firstName = (name: string) => folded(name).split(/\s+/)[0]

/** Everyone in it but the person, who says most first. Where nobody said who they are, everyone stands to choose. */
export function othersIn({ turns, me }: Pick<Resolution, 'turns' | 'me'>): Speaker[] {
  const others = new Map<string, Speaker>()
  for (const { speaker, text } of turns) {
    if (self.test(speaker) || (me !== null && folded(speaker) === folded(me))) continue
    const known = others.get(folded(speaker)) ?? { name: speaker, lines: [] }
    known.lines.push(text)
    others.set(folded(speaker), known)
  }
  return [...others.values()].sort((a, b) => b.lines.length - a.lines.length)
}

/** What the coach goes by when it plays them: their own lines, and nobody else's. */
export const basisOf = ({ lines }: Speaker): string[] =>
  lines
    .map((line) => line.trim().slice(0, MOST_LETTERS))
    .filter(Boolean)
    .slice(-MOST_LINES)

/** What the next talk may be about, to begin with. */
export const scenarioFor = (issue: string, { name }: Speaker): string => `Talking with ${name} again. ${issue}`.trim()

/**
 * The tracked relationship that the quarrel belongs to, where this speaker is that person: what was noted about one
 * must not be put into the mouth of another.
 */
export function trackedAs(
  speaker: Speaker,
  others: readonly Speaker[],
  about: Pick<Relationship, 'id' | 'personName'> | undefined,
): string | null {
  if (!about) return null
  const named = others.filter(({ name }) => firstName(name) === firstName(about.personName))
  if (named.length > 0) return named.length === 1 && named[0] === speaker ? about.id : null
  return others.length === 1 ? about.id : null
}

/** What was written as theirs, a line each. */
export const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Quoted words that an answer goes by, as they stand in what the other was quoted as saying. */
export function goesBy(
  { content, evidence }: { content: string; evidence: readonly { quote: string }[] },
  basis: readonly string[],
): string[] {
  const quotes = evidence.map(({ quote }) => quote)
  return quotes.filter((quote) => !content.includes(quote) && basis.some((line) => line.includes(quote)))
}
