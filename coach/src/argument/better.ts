import kept from '../../data/said/antidotes.json' with { type: 'json' }
import type { Antidote, ArgumentAct, Blank } from '@mallama/contracts/coach'
import { hash } from '../builtin/state.ts'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { hardIn, HURTS, leaves } from './claims.ts'
import type { Read } from './score.ts'

const blows = new Set<ArgumentAct>(['contempt', 'criticism', 'threat', 'invalidate'])
const stings = (text: string): boolean => readTurn(text).acts.some(({ id }) => blows.has(id))

/**
 * The words with which a turn hurts, in view of those before it. A plain no, "let me out" and a call for help are none:
 * nobody's better words take them away.
 */
const hurting = (turn: Read): string[] =>
  turn.reading.acts.flatMap(({ id, quote }) => (blows.has(id) || (id === 'withdraw' && leaves(turn)) ? [quote] : []))

/** What better words must still hold: numbers, and the names and days in it, which have a capital. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,:]*\d|\d|(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([fact]) => fact)

/** A turn of more sentences is not put differently. */
const MOST = 200

/**
 * The turn without its sting: sentences that only hurt are left out, the others stand in the speaker's own words. Where
 * nothing is left, more than half of the hurt or what hurts by itself is, or a number, a day or a name would go with it, the turn stands as it was.
 */
function withoutSting(turn: Read, known: readonly string[]): string {
  const { text } = turn
  const parts = sentencesIn(text).map((it) => it.trim())
  if (parts.length > MOST) return text
  const words = hurting(turn)
  const said = parts
    .filter((it) => !words.some((quote) => it.includes(quote) || quote.includes(it)) && !stings(it))
    .join(' ')
  const lower = said.toLowerCase()
  const facts = [...factsIn(text), ...known.filter((name) => text.toLowerCase().includes(name))]
  const lost = said.split(' ').length < 3 || facts.some((fact) => !lower.includes(fact.toLowerCase()))
  const left = readTurn(said).harm.score
  return lost || stings(said) || left >= HURTS || left > turn.harm / 2 ? text : said
}

/** The same turns in the same order, the hard ones without their sting where that can be. Linear in the length. */
export function betterConversation(turns: readonly Read[], known: readonly string[]): string[] {
  const names = [...new Set([...known, ...turns.map(({ speaker }) => speaker)])]
    .flatMap((name) => name.toLowerCase().split(' '))
    .filter((name) => name.length > 2)
  return turns.map((turn) => (turn.harm >= HURTS ? withoutSting(turn, names) : turn.text))
}

const blanks: Readonly<Record<string, Omit<Blank, 'at'>>> = kept.blanks
/** The antidotes of Gottman and Silver (1999) as sentences with gaps. */
const sentences: Readonly<Partial<Record<string, string[]>>> = kept.sentences

/** "When [happened], I felt [felt]." as its words and the gaps between them. */
export function gapped(sentence: string): Pick<Antidote, 'text' | 'blanks'> {
  const [head = '', ...parts] = sentence.split('[')
  return parts.reduce<Pick<Antidote, 'text' | 'blanks'>>(
    ({ text, blanks: before }, part) => {
      const [name = '', after = ''] = part.split(']')
      return { text: text + after, blanks: [...before, { at: text.length, ...blanks[name]! }] }
    },
    { text: head, blanks: [] },
  )
}

/**
 * A sentence to fill in for each turn that hurts and that `words` leaves as it was, by what it surely does: what is only
 * thought likely was contempt or a verdict in 7 of 31.
 * Nobody's words are guessed: what happened and how it felt only they know. The same kind in turn, so that two seldom are alike.
 */
export function antidotesFor(turns: readonly Read[], words: readonly string[]): Antidote[] {
  const first = hash(turns[0]?.text ?? '')
  const given = new Map<ArgumentAct, number>()
  return turns.flatMap((turn, at) => {
    if (turn.harm < HURTS || words[at] !== turn.text) return []
    const pattern = hardIn(turn)
    const ways = pattern && sentences[pattern]
    if (!ways || pattern === 'hard') return []
    const count = given.get(pattern) ?? 0
    given.set(pattern, count + 1)
    return [{ turn: at, pattern, ...gapped(ways[(first + count) % ways.length]!) }]
  })
}
