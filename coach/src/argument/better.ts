import kept from '../../data/said/antidotes.json' with { type: 'json' }
import type { Antidote, ArgumentAct, Blank } from '@mallama/contracts/coach'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { hardIn, HURTS, leaves } from './claims.ts'
import type { Read } from './score.ts'

const blows = new Set<ArgumentAct>(['contempt', 'criticism', 'threat', 'invalidate'])
/**
 * Whether a sentence hurts, by itself or in view of the turns before it. A plain no, "let me out" and a call for help do
 * not: nobody's better words take them away.
 */
function stings(sentence: string, turn?: Read): boolean {
  const seen = turn?.reading.acts.filter(({ id }) => blows.has(id) || (id === 'withdraw' && leaves(turn))) ?? []
  return (
    seen.some(({ quote }) => sentence.includes(quote) || quote.includes(sentence)) ||
    readTurn(sentence).acts.some(({ id }) => blows.has(id))
  )
}

/** What better words must still hold: numbers, and the names and days in it, which have a capital. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,:]*\d|\d|(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([fact]) => fact)

/** A turn of more sentences is not put differently. */
const MOST = 200

/**
 * The turn without its sting: sentences that only hurt are left out, the others stand in the speaker's own words. Where
 * hardly anything is left, what is left hurts, or a number, a day or a name would go with it, the turn stands as it was.
 */
function withoutSting(turn: Read): string {
  const { text, harm } = turn
  const parts = sentencesIn(text).map((it) => it.trim())
  if (parts.length > MOST) return text
  const said = parts.filter((it) => !stings(it, turn)).join(' ')
  const keeps = said.split(' ').length >= 3 && factsIn(text).every((fact) => said.includes(fact))
  const left = readTurn(said).harm.score
  return keeps && !stings(said) && left < HURTS && left <= harm / 2 ? said : text
}

/** The same turns in the same order, the hard ones without their sting where that can be. Linear in the length. */
export const betterConversation = (turns: readonly Read[]): string[] =>
  turns.map((turn) => (turn.harm >= HURTS ? withoutSting(turn) : turn.text))

const blanks: Readonly<Record<string, Omit<Blank, 'at'>>> = kept.blanks
/** The antidotes of Gottman and Silver (1999) as sentences with gaps. */
const sentences: Readonly<Partial<Record<string, string[]>>> = kept.sentences

/** "When [happened], I felt [felt]." as its words and the gaps between them. */
export function gapped(sentence: string): Pick<Antidote, 'text' | 'blanks'> {
  const [text = '', ...parts] = sentence.split('[')
  const found: Pick<Antidote, 'text' | 'blanks'> = { text, blanks: [] }
  for (const part of parts) {
    const [name = '', after = ''] = part.split(']')
    found.blanks.push({ at: found.text.length, ...blanks[name]! })
    found.text += after
  }
  return found
}

/**
 * A sentence to fill in for each turn that hurts and that `words` leaves as it was, by what it surely does: what is only
 * thought likely was contempt or a verdict in 7 of 31. Nobody's words are guessed: what happened and how it felt only
 * they know. One after the other of a kind, so that two seldom are alike.
 */
export function antidotesFor(turns: readonly Read[], words: readonly string[]): Antidote[] {
  const found: Antidote[] = []
  for (const [at, turn] of turns.entries()) {
    const pattern = turn.harm >= HURTS && words[at] === turn.text ? hardIn(turn) : null
    const ways = pattern && sentences[pattern]
    const next = found.length + turns[0]!.text.length
    if (ways && pattern !== 'hard') found.push({ turn: at, pattern, ...gapped(ways[next % ways.length]!) })
  }
  return found
}
