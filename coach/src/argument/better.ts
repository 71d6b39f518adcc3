import { sentencesOf } from '../text/split.ts'
import { readTurn, type TurnReading } from '../read/turn.ts'

/** Turns below this harm stay word for word (COACH.md, "Argument resolver"). */
const HARD = 2
const stinging = new Set(['contempt', 'criticism', 'threat', 'invalidate', 'withdraw'])
/** A call for help, a plain no, "stop": nobody's better words may take these away. */
const standing =
  /\b(?:police|999|911|112|ambulance|security|doctor|paramedics?)\b|^\W*(?:no|nope|no thanks?|no,? thank you|i said no|no means no)\W*$|^\W*(?:please |just )*(?:stop|let me out|let me go|get off(?: me)?|don[’']?t touch me)(?: please| now)?\W*$/i

const sting = ({ harm, acts }: TurnReading): boolean => harm.score >= HARD || acts.some(({ id }) => stinging.has(id))

/** What better words must still hold: numbers, and the names and days in it, which have a capital. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,:]*\d|\d|(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([fact]) => fact)

/** More of a turn is not put differently. */
const MOST = 200

/**
 * The turn without its sting: sentences that only hurt are left out, the others stand in the speaker's own words. Where
 * nothing is left, or a number, a day or a name would go with it, the turn stands as it was.
 */
function withoutSting(text: string, known: readonly string[]): string {
  const parts = sentencesOf(text).map(({ from, to }) => text.slice(from, to).trim())
  if (parts.length > MOST) return text
  const said = parts.filter((it) => standing.test(it) || !sting(readTurn(it))).join(' ')
  const short = (said.match(/\p{L}+/gu)?.length ?? 0) < 3
  const named = known.filter((name) => text.toLowerCase().includes(name))
  const lost = [...factsIn(text), ...named].some((fact) => !said.toLowerCase().includes(fact.toLowerCase()))
  return short || lost || sting(readTurn(said)) ? text : said
}

/** Whether a turn is one to look for better words for. */
export const hurts = ({ text, harm }: { text: string; harm: number }): boolean =>
  harm >= HARD && /\p{L}/u.test(text) && !standing.test(text)

/** The same turns in the same order, the hard ones without their sting where that can be. Linear in the length. */
export function betterConversation(
  turns: readonly { speaker: string; text: string; harm: number }[],
  known: readonly string[],
): string[] {
  const names = [...new Set([...known, ...turns.map(({ speaker }) => speaker)])]
    .flatMap((name) => name.toLowerCase().split(/\s+/))
    .filter((name) => name.length > 2)
  return turns.map((turn) => (hurts(turn) ? withoutSting(turn.text, names) : turn.text))
}
