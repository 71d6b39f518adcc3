import antidotes from '../../data/said/antidotes.json' with { type: 'json' }
import kept from '../../data/said/quarrel.json' with { type: 'json' }
import matters from '../../data/said/quarrel-matters.json' with { type: 'json' }
import type { Antidote, ArgumentAct, Blank, MayBe } from '@mallama/contracts/coach'
import { read } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { anyOf } from '../text/phrase.ts'
import { sentencesIn, toldIn } from '../text/words.ts'
import { quoteOf, tell, type Quote } from './lines.ts'
import { answerTo, chanceOf, isHurting, surely, takes, type Read, type Repairs } from './score.ts'

export const good = ['accountability', 'apologise', 'validate', 'request', 'disclose', 'repair'] as const
export type Good = (typeof good)[number]
/** From this harm on a turn is hard on the other, and from that on better words are looked for. */
export const [HARD, HURTS] = [1.5, 2]

/** What a turn surely does to the other, gravest first; null where it can only be guessed. What weighs by .7 is hard: 47 of 54. */
function hardIn(turn: Read): keyof typeof kept.hard | null {
  if (turn.harm < HARD) return null
  const sure = (['contempt', 'threat', 'criticism'] as const).find((act) => surely(turn, act))
  if (sure || turn.reading.chances.cue('heavy') < 0.7) return sure ?? null
  return surely(turn, 'withdraw') ? 'withdraw' : 'hard'
}

/** From this chance on, or where it is said to be heard, a turn is marked with what it does: 149 of 185 such marks were right, by two authors not learnt from. `danger`: its words are the danger. */
export const marksOf = (turn: Read, danger: boolean): ArgumentAct[] =>
  turn.acts.filter((act) => (danger && act === 'threat') || act === hardIn(turn) || chanceOf(turn, act) >= 0.7)

/** The words in which a turn is hardest: what weighs most in its harm. */
export function hardQuote(turn: Read): Quote | null {
  const parts = turn.reading.harm.contributions.filter(({ quote, amount }) => quote && amount > 0)
  return quoteOf(turn, parts.toSorted((a, b) => b.amount - a.amount)[0]?.quote)
}
const actQuote = (turn: Read, ...acts: readonly ArgumentAct[]): Quote | null =>
  quoteOf(turn, acts.flatMap((act) => turn.reading.acts.find(({ id }) => id === act)?.quote ?? [])[0])

/** What a turn surely does well, the first of these that it shows, in its words; a word or two alone show nothing. */
export function shown(turn: Read, ...acts: readonly Good[]): Quote | null {
  if (turn.harm >= HURTS) return null
  const sure = acts.filter((act) => surely(turn, act))
  return sure.map((act) => actQuote(turn, act)).find((it) => it && it.quote.split(' ').length > 2) ?? null
}

/** What somebody surely asks for, or says that they would like; a reproach may hold it, scorn and a threat take it back. */
export function wishOf(turn: Read): Quote | null {
  if (turn.acts.includes('contempt') || turn.acts.includes('threat')) return null
  const request = shown(turn, 'request')
  const wish = request ? undefined : sentencesIn(turn.text.slice(0, 2000)).find((it) => read(it).wish() === 'say')
  return wish ? quoteOf(turn, wish) : request
}

type Pattern = { kind: keyof typeof kept.patterns; a?: Quote | null; b?: Quote | null }
/** Each turn that surely strikes, its hardest words, and the other's turn that it answers; the hardest first. */
export const blowsIn = (turns: readonly Read[]) =>
  turns
    .flatMap((turn, at) => {
      const act = hardIn(turn)
      const quote = act && hardQuote(turn)
      const before = turns.slice(Math.max(0, at - 1), at).find(({ speaker }) => speaker !== turn.speaker)
      return quote ? [{ act, quote, turn, before }] : []
    })
    .toSorted((a, b) => b.turn.harm - a.turn.harm)

/** One asks three times and more, and the other turns away: the last turn of each that shows it. */
export function pressingIn(turns: readonly Read[]) {
  const leaves = turns.findLast((it) => chanceOf(it, 'withdraw') >= 0.5)
  if (!leaves) return null
  const asks = turns.filter((it) => it.speaker !== leaves.speaker && asksIn(it) + chanceOf(it, 'question') >= 0.5)
  return asks.length > 2 ? ([quoteOf(asks.at(-1)!), quoteOf(leaves)] as const) : null
}

const signs = [kept.before, `${kept.before},${kept.repeated}`].map((all) => anyOf(all.split(',')))
/** The sentence of a turn that says that it was so before; "again" says so only where the turn minds it: as a complaint, or said absolutely. */
export function beforeIn({ text, ...turn }: Read): Quote | null {
  const minds = chanceOf(turn, 'complaint') >= 0.4 || turn.reading.chances.cue('absolutes') >= 0.2
  const said = toldIn(text.slice(0, 2000)).find(({ words }) => signs[Number(minds)]!(words))
  return said ? quoteOf(turn, text.slice(said.from, said.to)) : null
}

type Blows = ReturnType<typeof blowsIn>
/** What comes again in a quarrel, and the two sentences that show it; named for what was said, never for who is a man. */
export function patternOf(turns: readonly Read[], blows: Blows, { tried, accepted }: Repairs): Pattern {
  const at = [...accepted].at(-1) ?? -1
  const held = accepted.size > 0 && shown(turns[at]!, 'accountability', 'apologise', 'repair')
  const took = held && actQuote(answerTo(turns, at)!, ...takes)
  if (held && took) return { kind: 'mended', a: held, b: took }
  const strikes = new Map(blows.flatMap((it) => (it.act === 'withdraw' || it.turn.harm < HURTS ? [] : [[it.turn, it]])))
  // All that hurts is from one, who strikes twice.
  const [a, b] = [...strikes.values()].map(({ quote }) => quote)
  const isOneSided = new Set(turns.flatMap(({ harm, speaker }) => (harm >= HURTS ? speaker : []))).size === 1
  if (a && b && isOneSided) return { kind: 'oneSided', a, b }
  const answer = [...strikes.values()].find(({ before }) => before && strikes.has(before))
  if (answer) return { kind: 'blows', a: strikes.get(answer.before!)!.quote, b: answer.quote }
  const end = turns.at(-1)
  if (end && surely(end, ...takes)) return { kind: 'softer', a: quoteOf(end) }
  // Who only goes on may have taken the last hand: an answer that hurts, or tells of earlier times, does not.
  const open = tried.slice(-1).find((it) => !accepted.has(it))
  const met = open === undefined ? undefined : answerTo(turns, open)
  const hand = met && (isHurting(met) || beforeIn(met)) && shown(turns[open!]!, 'apologise', 'accountability', 'repair')
  if (hand) return { kind: 'unmet', a: hand, b: quoteOf(met) }
  const [asked, turned] = pressingIn(turns) ?? []
  if (asked && turned) return { kind: 'pressed', a: asked, b: turned }
  if (end && surely(end, 'withdraw')) return { kind: 'leaves', a: quoteOf(end) }
  // In fewer turns nobody had the time to take up what the other said.
  const isMet = turns.length < 6 || turns.some((it) => takes.some((act) => chanceOf(it, act) >= 0.3))
  return { kind: isMet ? 'none' : 'counters' }
}

const known = [...matters.first, ...matters.either]
export type Matter = (typeof known)[number]
/** What a quarrel of so many words is about with this chance, by all its turns together, the likeliest first. */
function mattersIn(text: string, fewest: number, least: number): Matter[] {
  const it = read(text)
  const near = (it.words < fewest ? [] : it.quarrel()).filter(({ chance }) => chance >= least)
  return near.flatMap(({ label }) => known.filter(({ id }) => id === label))
}
/** From this chance on 64 of 75 were right by authors left out, by other hands 21 of 27; null where none is so sure. */
export const matterOf = (text: string): Matter | null => mattersIn(text, 40, 0.55)[0] ?? null
/** What it may be about beside the one that is named: who quarrelled can tell. */
export function mattersNear(text: string, but: Matter | null): MayBe {
  const near = mattersIn(text, 15, 0.04).filter((it) => it !== but)
  return near.slice(0, 4).map(({ about, asks, holds, say, reply }) => ({
    label: about,
    says: [tell(kept.about.under, { asks, holds })],
    words: [
      { by: kept.about.wants, text: say },
      { by: kept.about.asked, text: reply },
    ],
  }))
}

/** How much a turn wants something to be otherwise. */
const asksIn = (turn: Read) => chanceOf(turn, 'complaint') + chanceOf(turn, 'demand') + chanceOf(turn, 'request')

/** Who of two surely wants a change, then who is asked; who begins is by .3 likelier to. Nobody where either may. */
export function sidesOf(turns: readonly Read[], matter: Matter | null): readonly string[] {
  if (matter && matters.either.includes(matter)) return []
  const sides = [...Map.groupBy(turns, ({ speaker }) => speaker)].map(([name, own], at) => {
    return { name, sum: own.reduce((sum, it) => sum + asksIn(it) - chanceOf(it, 'defend'), at === 0 ? 0.3 : 0) }
  })
  const [one, two, three] = sides.toSorted((a, b) => b.sum - a.sum)
  return one && two && !three && one.sum - two.sum >= 0.2 ? [one.name, two.name] : []
}

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

const kinds: Readonly<Record<string, Omit<Blank, 'at'>>> = antidotes.blanks
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
    const ways = antidotes.sentences[pattern]
    return [{ turn: at, pattern, ...gapped(ways[(at + turns[0]!.text.length) % ways.length]!) }]
  })

/** Where it surely is about something: what could have stood in the place of the turn that most wants it changed, and of the answer that most defends. */
export function linesFor(turns: readonly Read[], { say, reply }: Matter, [raiser, asked]: readonly string[]) {
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
