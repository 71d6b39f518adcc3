import kept from '../../data/said/antidotes.json' with { type: 'json' }
import type { Antidote, Blank } from '@mallama/contracts/coach'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { asksIn, hardIn, HURTS, type Matter } from './claims.ts'
import { chanceOf, type Read } from './score.ts'

/** What better words must still hold: numbers, and the names and days in it, which have a capital. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,:]*\d|\d|(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([fact]) => fact)

/** The turn without the sentences that surely only hurt. Where hardly anything is left, what is left hurts, or a number, a day or a name would go with them, it stands as it was. */
function withoutSting({ text, harm }: Read): string {
  const isPlain = (it: string) => !readTurn(it).acts.some(({ id }) => ['contempt', 'criticism', 'threat'].includes(id))
  const parts = sentencesIn(text).map((it) => it.trim())
  const said = parts.filter(isPlain).join(' ')
  const { harm: left, acts } = readTurn(said)
  const hurts = left.score >= HURTS || left.score > harm / 2 || acts.some(({ id }) => id === 'invalidate')
  const keeps = said.length >= Math.max(12, text.length * 0.36) && factsIn(text).every((fact) => said.includes(fact))
  return keeps && !hurts ? said : text
}

/** The same turns in the same order, the hard ones without their sting where that can be; of what is danger (`grave`) nothing is better said. Linear in the length. */
export const betterConversation = (turns: readonly Read[], grave: ReadonlyMap<number, unknown>): string[] =>
  turns.map((turn, at) => (turn.harm >= HURTS && !grave.has(at) ? withoutSting(turn) : turn.text))

const kinds: Readonly<Record<string, Omit<Blank, 'at'>>> = kept.blanks
/** A sentence after Gottman and Silver (1999), "When [happened], I felt [felt].", as its words and the gaps between them. */
export function gapped(sentence: string): Pick<Antidote, 'text' | 'blanks'> {
  const [opens = '', ...parts] = sentence.split('[')
  const named = parts.map((it) => it.split(']'))
  const begun: Pick<Antidote, 'text' | 'blanks'> = { text: opens, blanks: [] }
  return named.reduce(({ text, blanks }, [name = '', after = '']) => {
    return { text: text + after, blanks: [...blanks, { at: text.length, ...kinds[name]! }] }
  }, begun)
}

/** A sentence to fill in for what surely hurts, where `words` has none better. `only`: who alone strikes. */
export const antidotesFor = (turns: readonly Read[], words: readonly string[], only?: string): Antidote[] =>
  turns.flatMap((turn, at) => {
    const pattern = turn.harm >= HURTS ? hardIn(turn) : null
    if (!pattern || pattern === 'hard' || words[at] !== turn.text || (only && turn.speaker !== only)) return []
    const ways = kept.sentences[pattern]
    return [{ turn: at, pattern, ...gapped(ways[(at + turns[0]!.text.length) % ways.length]!) }]
  })

/** Where it surely is about something: what could have stood in the place of the turn that most wants it changed, and of the answer that most defends. */
export function linesFor(
  turns: readonly Read[],
  { say, reply }: Matter,
  [raiser, asked]: readonly string[],
): Antidote[] {
  const most = (name: string | undefined, from: number, of: (turn: Read) => number) => {
    const own = turns.flatMap((turn, at) => (turn.speaker === name && at >= from ? { at, sum: of(turn) } : []))
    return own.toSorted((a, b) => b.sum - a.sum)[0]
  }
  const wants = most(raiser, 0, asksIn)
  const answers = wants && most(asked, wants.at + 1, (turn) => chanceOf(turn, 'defend') + turn.harm / 10)
  return [
    ...(wants ? [{ turn: wants.at, pattern: 'complaint' as const, text: say, blanks: [] }] : []),
    ...(answers ? [{ turn: answers.at, pattern: 'defend' as const, text: reply, blanks: [] }] : []),
  ]
}
