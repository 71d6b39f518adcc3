import { sentences } from '../builtin/clauses.ts'
import { people } from '../text/people.ts'
import { readTurn, type TurnReading } from '../detectors/turn.ts'
import { factsOf, missing } from './facts.ts'

/** Turns below this harm stay word for word (COACH.md, "Argument resolver"). */
const hardFrom = 2
const stinging = new Set(['contempt', 'criticism', 'threat', 'invalidate', 'withdraw'])
/** A call for help, a plain no, "stop": nobody's better words may take these away. */
const standing =
  /\b(?:police|999|911|112|ambulance|security|doctor|paramedics?)\b|^\W*(?:no|nope|no thanks?|no,? thank you|i said no|no means no)\W*$|^\W*(?:please |just )*(?:stop|let me out|let me go|get off(?: me)?|don[’']?t touch me)(?: please| now)?\W*$/i
/** What somebody is called, and what only sharpens. */
const names =
  /(?:,? you |, )(?:(?:fucking|stupid|pathetic|lazy|selfish|absolute|complete|total|little|lying|useless|dumb|bloody) ){0,5}(?:idiot|moron|bitch|cow|asshole|arsehole|dickhead|dick|prick|bastard|loser|liar|pig|slob|psycho|brat|clown|muppet|twat|wanker|cunt|fool|freak|witch|hypocrite|tosser)(?=[,.!?]|$)/gi
const sharp =
  /\b(?:fucking|fuckin|bloody|goddamn(?:ed)?|damn(?:ed)?|freaking|for fuck['’]?s sake|for god['’]?s sake|ffs|wtf)\b,? ?/gi

const sting = ({ harm, acts }: TurnReading): boolean =>
  harm.score >= hardFrom || acts.some(({ id }) => stinging.has(id))

const tidy = (text: string): string =>
  text
    .replace(names, '')
    .replace(sharp, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .replace(/^[,\s]+/, '')
    .trim()

/**
 * The turn without its sting: sentences that only hurt are left out, and what is left is said in the speaker's own
 * words. Where the sting cannot be left out, or a number, a day or a name would go with it, the turn stands as it was.
 */
export function withoutSting(text: string, known: ReadonlySet<string>): string {
  const parts = sentences(text)
  if (parts.length > 200) return text
  const kept = parts.filter((it) => standing.test(it.text) || !sting(readTurn(tidy(it.text)))).map((it) => it.text)
  const named = people(text).flatMap(({ someone }) => someone.name?.toLowerCase() ?? [])
  const facts = factsOf(text, new Set([...known, ...named]))
  for (const said of [tidy(kept.join(' ')), tidy(text)]) {
    if ((said.match(/\p{L}+/gu)?.length ?? 0) < 3 || missing(facts, said).length > 0) continue
    if (!sting(readTurn(said))) return said
  }
  return text
}

/** Whether a turn is one to look for better words for. */
export const hurts = ({ text, harm }: { text: string; harm: number }): boolean =>
  harm >= hardFrom && /\p{L}/u.test(text) && !standing.test(text)

/** The same turns in the same order, the hard ones without their sting where that can be. Linear in the length. */
export function betterConversation(
  turns: readonly { speaker: string; text: string; harm: number }[],
  known: readonly string[],
): string[] {
  const called = new Set(
    [...known, ...turns.map(({ speaker }) => speaker)]
      .flatMap((name) => name.toLowerCase().split(/\s+/))
      .filter((name) => name.length > 2),
  )
  return turns.map((turn) => (hurts(turn) ? withoutSting(turn.text, called) : turn.text))
}
