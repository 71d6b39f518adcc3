import kept from '../../data/said/antidotes.json' with { type: 'json' }
import type { Antidote, ArgumentAct, Blank } from '@mallama/contracts/coach'
import { readTurn } from '../read/turn.ts'
import { sentencesIn } from '../text/split.ts'
import { good, hardIn, HURTS, likeliestIn, shown, weightOf } from './claims.ts'
import { chanceOf, isHurting, surely, type Read } from './score.ts'

/** What better words must still hold: numbers, and the names and days in it, which have a capital. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d.,:]*\d|\d|(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([fact]) => fact)

/**
 * The turn without the sentences that surely only hurt. Where hardly anything is left, what is left hurts, or a number, a
 * day or a name would go with them, it stands as it was.
 */
function withoutSting({ text, harm }: Read): string {
  const isPlain = (it: string) => !readTurn(it).acts.some(({ id }) => ['contempt', 'criticism', 'threat'].includes(id))
  const parts = sentencesIn(text).map((it) => it.trim())
  const said = parts.filter(isPlain).join(' ')
  const { harm: left, acts } = readTurn(said)
  const hurts = left.score >= HURTS || left.score > harm / 2 || acts.some(({ id }) => id === 'invalidate')
  const keeps = said.length >= Math.max(12, text.length * 0.36) && factsIn(text).every((fact) => said.includes(fact))
  return keeps && !hurts ? said : text
}

/** The same turns in the same order, the hard ones without their sting where that can be. Linear in the length. */
export const betterConversation = (turns: readonly Read[]): string[] =>
  turns.map((turn) => (turn.harm >= HURTS ? withoutSting(turn) : turn.text))

const blanks: Readonly<Record<string, Omit<Blank, 'at'>>> = kept.blanks
/** The antidotes of Gottman and Silver (1999) as sentences with gaps; `beside`: with the turn itself in them. */
const { sentences, beside }: Record<'sentences' | 'beside', Readonly<Partial<Record<string, string[]>>>> = kept

/** "When [happened], I felt [felt]." as its words and the gaps between them; `own` stands in place of "[said]". */
export function gapped(sentence: string, own = ''): Pick<Antidote, 'text' | 'blanks'> {
  const [text = '', ...parts] = sentence.split('[')
  const found: Pick<Antidote, 'text' | 'blanks'> = { text, blanks: [] }
  for (const part of parts) {
    const [name = '', after = ''] = part.split(']')
    if (name === 'said') found.text += own
    else found.blanks.push({ at: found.text.length, ...blanks[name]! })
    found.text += after
  }
  return found
}

/** From this weight on the hardest two turns of each are offered other words; a word or two need none. */
const [OFFERED, EACH, FEW] = [0.2, 2, 4]
/** Whether it may hurt: not what asks, tells how it is or holds out a hand. */
function mayHurt(turn: Read): boolean {
  const { main, words, chances } = turn.reading
  const isMild = shown(turn, ...good) || surely(turn, 'agree', 'offer') || main === 'request' || main === 'disclose'
  return words >= FEW && (turn.harm >= HURTS || (!isMild && (isHurting(turn) || chances.cue('heavy') >= 0.5)))
}

/** The turn itself, where it is short and only says what happened: that stays the speaker's own. */
function ownIn(turn: Read, act: ArgumentAct): string | null {
  const { reading, harm, text } = turn
  const isCalm = harm < HURTS && reading.chances.cue('heavy') < 0.4 && chanceOf(turn, act) >= 0.3
  const isPlain = reading.words <= 24 && !reading.cues.has('absolutes')
  if (!isCalm || !isPlain || ['?', '[', '\n'].some((it) => text.includes(it))) return null
  return '.!'.includes(text.at(-1)!) ? text : `${text}.`
}

/**
 * A sentence to fill in for what hurts, and for the two hardest turns of each (161 of 197 hurt, of authors not learnt from),
 * where `words` has none better: with the turn in it or their plainest complaint. `only`: who alone strikes.
 */
export function antidotesFor(turns: readonly Read[], words: readonly string[], only?: string): Antidote[] {
  const found: Antidote[] = []
  const used = new Set<string>()
  const plainest = new Map<string, string | undefined>()
  const offered = new Set(turns.filter((it) => it.harm >= HURTS && (hardIn(it) || mayHurt(it))))
  for (const [name, own] of Map.groupBy(turns, ({ speaker }) => speaker)) {
    const told = own.toSorted((a, b) => chanceOf(b, 'complaint') - chanceOf(a, 'complaint'))
    plainest.set(name, told.flatMap((it) => ownIn(it, 'complaint') ?? [])[0])
    const hardest = own.filter((it) => mayHurt(it) && weightOf(it) >= OFFERED)
    for (const it of hardest.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, EACH)) offered.add(it)
  }
  for (const [at, turn] of turns.entries()) {
    if (!offered.has(turn) || words[at] !== turn.text || (only && turn.speaker !== only)) continue
    const pattern = likeliestIn(turn)
    const other = pattern === 'defend' ? null : plainest.get(turn.speaker)
    const own = [ownIn(turn, pattern), other].find((it) => it && beside[pattern] && !used.has(it)) ?? ''
    used.add(own)
    const ways = (own ? beside : sentences)[pattern]!
    found.push({ turn: at, pattern, ...gapped(ways[(found.length + turns[0]!.text.length) % ways.length]!, own) })
  }
  return found
}
