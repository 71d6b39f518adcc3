import type { Resolution } from '@mallama/contracts/arguments'
import type { Relationship } from '@mallama/contracts/relationships'
import { cut, oneLine } from '../../../parts/excerpt.ts'

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
/** "Tom" may be "Tom Berg", and "Tom Lee" may not; nor is "My sister" anybody else of the person's own. */
const isSame = (one: string, other: string) => {
  const [short, long] = [folded(one), folded(other)].sort((a, b) => a.length - b.length) as [string, string]
  return short.split(/\s+/)[0] === long.split(/\s+/)[0] && long.startsWith(short)
}

/**
 * Everyone in it but the person, who says most first. Where nobody said who they are, everyone stands to choose, and who
 * has the person's own first name comes last.
 */
export function othersIn({ turns, me }: Pick<Resolution, 'turns' | 'me'>, own: string | null = null): Speaker[] {
  const others = new Map<string, Speaker>()
  for (const { speaker, text } of turns) {
    if (self.test(speaker) || (me !== null && folded(speaker) === folded(me))) continue
    const known = others.get(folded(speaker)) ?? { name: speaker, lines: [] }
    known.lines.push(text)
    others.set(folded(speaker), known)
  }
  const isOwn = ({ name }: Speaker) => Number(own !== null && own.trim() !== '' && isSame(name, own))
  return [...others.values()].sort((a, b) => isOwn(a) - isOwn(b) || b.lines.length - a.lines.length)
}

/** What the coach goes by when it plays them: their own lines, and nobody else's. */
export const basisOf = ({ lines }: Speaker): string[] =>
  lines
    .map((line) => line.trim().slice(0, MOST_LETTERS))
    .filter(Boolean)
    .slice(-MOST_LINES)

const SHOWN = 160

/** What the next talk is about, to begin with, as the person might put it: from the last thing that the other said. */
export function scenarioFor({ name, lines }: Speaker): string {
  const last = lines.findLast((line) => line.trim() !== '')
  return last === undefined
    ? `I want to talk with ${name} again.`
    : `I want to talk with ${name} again. The last thing I heard was: “${cut(oneLine(last), SHOWN)}”`
}

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
  const named = others.filter(({ name }) => isSame(name, about.personName))
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
