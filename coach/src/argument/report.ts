import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { antidotesFor } from './better.ts'
import {
  actQuote,
  agreedIn,
  good,
  handOf,
  hardIn,
  hardQuote,
  HURTS,
  landedIn,
  shown,
  wishOf,
  type Hard,
} from './claims.ts'
import type { Pattern } from './pattern.ts'
import { evidenceFrom, type Cited, type Quote } from './quoting.ts'
import { does, type Read, type Repairs } from './score.ts'
import { tell } from './telling.ts'

/** What the sentences of a result are made from. */
export interface Report {
  turns: readonly Read[]
  /** By turn, as it stands in the resolved conversation. */
  words: readonly string[]
  pattern: Pattern
  repairs: Repairs
  /** The turn of the largest rise, where there is one. */
  turning: Read | undefined
  /** One person's telling: the other is not heard in it. */
  account: boolean
  /** One may harm the other, also where that was set aside: nothing that either owes. */
  guarded: boolean
  safety: Safety
}

type Part = 'analysis' | 'improvements' | 'whatWentWell' | 'preventionTips' | 'summary' | 'evidence'
/** The part of a result that is in sentences, with the words they rest on. */
export type Told = Pick<ArgumentResult, Part | 'antidotes' | 'proposedCompromise'>

const MOST = 5
interface Blow {
  act: Hard
  quote: Quote
}
/** What surely struck, hardest first, each kind once for each who speaks. */
function blowsIn(turns: readonly Read[]): Blow[] {
  const found = turns
    .toSorted((a, b) => b.harm - a.harm)
    .slice(0, 60)
    .flatMap((turn): Blow[] => {
      const act = hardIn(turn)
      const quote = act && hardQuote(turn)
      return quote ? [{ act, quote }] : []
    })
  return [...Map.groupBy(found, ({ act, quote }) => `${quote.speaker}/${act}`).values()].map(([blow]) => blow!)
}

/** Where one's words surely set the other off: quoted as they followed one another. */
function triggersIn(turns: readonly Read[]): (readonly [Quote | null, Quote | null])[] {
  return turns
    .flatMap((turn, at) => {
      const before = turns[at - 1]
      if (!before || turn.harm < HURTS || before.speaker === turn.speaker || !hardIn(turn)) return []
      const earlier = turns.slice(Math.max(0, at - 6), at).findLast(({ speaker }) => speaker === turn.speaker)
      const jump = turn.harm - (earlier?.harm ?? 0)
      return jump >= 1 ? [{ pair: [hardQuote(before), hardQuote(turn)] as const, jump }] : []
    })
    .toSorted((a, b) => b.jump - a.jump)
    .slice(0, 3)
    .map(({ pair }) => pair)
}

/** A wish is looked for in so many turns of each: a long export must not cost more than its length. */
const MOST_TURNS = 400

/** Told from this quarrel alone, in its own words. */
export function reportOf({ turns, words, pattern, repairs, turning, account, guarded, safety }: Report): Told {
  const cited: Cited[] = []
  /** The sentence with its words in it, or nothing where there are none. */
  const say = (
    sentence: string,
    label: string,
    a: Quote | null | undefined,
    b: Quote | null = null,
    two = b?.speaker,
  ) => {
    if (!a || (!b && sentence.includes('{b}'))) return []
    for (const quote of b ? [a, b] : [a]) cited.push({ quote, label })
    return [tell(sentence, { quote: a.quote, a: a.quote, one: a.speaker, b: b?.quote ?? '', two: two ?? '' })]
  }
  const bySpeaker = [...Map.groupBy(turns, ({ speaker }) => speaker)]
  const each = <T>(of: (own: readonly Read[], name: string) => T) =>
    Object.fromEntries(bySpeaker.map(([name, own]) => [name, of(own, name)]))

  const matter = matterOf(turns)
  const type = kept.types[pattern.kind]
  const blows = blowsIn(turns)
  const asks = bySpeaker.flatMap(
    ([, own]) => own.slice(0, MOST_TURNS).reduce<Quote | null>((found, turn) => found ?? wishOf(turn), null) ?? [],
  )
  const [ask, other] = asks
  const agreed = account || safety ? null : agreedIn(turns)
  const settled = agreed
    ? say(kept.agreed[agreed.kind], 'what was agreed', agreed.a, agreed.b)
    : account || safety || asks.length > 2
      ? []
      : say(kept.agreed.both, 'what is wanted', ask, other)
  const [shownPattern = kept.patterns.none] = say(
    kept.patterns[pattern.kind],
    `pattern: ${type.toLowerCase()}`,
    pattern.a,
    pattern.b,
    pattern.two,
  )
  const antidotes = account || safety ? [] : antidotesFor(turns, words)
  const ways = kept.tips.turning
  const tip = turning && hardIn(turning) ? hardQuote(turning) : null
  if (turning) say('', 'turning point', hardQuote(turning))

  return {
    analysis: {
      conflictType: type,
      underlyingIssue: say(kept.matter, 'what it is about', matter)[0] ?? kept.noMatter,
      // What is quoted beside it is "that" here.
      relationshipPattern: matter ? shownPattern.replace(`"${matter.quote}"`, 'that') : shownPattern,
      coreEmotionalNeeds: each((_, name) =>
        say(
          kept.need,
          'asked for',
          asks.find(({ speaker }) => speaker === name),
        ),
      ),
      repairLanguage: guarded
        ? {}
        : each((own) => handsIn(own).flatMap((hand) => say(kept.repair, 'an attempt at repair', hand))),
      rootCauses: say(kept.root, 'asked for', ask, other),
      emotionalTriggers: triggersIn(turns).flatMap(([a, b]) => say(kept.trigger, 'trigger', a, b)),
      communicationBreakdowns: blows
        .slice(0, MOST)
        .flatMap(({ act, quote }) => say(kept.hard[act].broke, 'breakdown', quote)),
    },
    // Who is struck at and does not strike is told nothing to improve.
    improvements: guarded
      ? {}
      : Object.fromEntries(
          [...Map.groupBy(blows, ({ quote }) => quote.speaker)].map(([name, own]) => [
            name,
            {
              whatToImprove: own
                .slice(0, 3)
                .flatMap(({ act, quote }) => say(kept.hard[act].what, `${act}: what to say instead`, quote)),
              howToImprove: own.slice(0, 3).map(({ act }) => kept.hard[act].how),
            },
          ]),
        ),
    whatWentWell: each((own) => {
      const lines = goodIn(own).flatMap(([sentence, act, quote]) => say(sentence, `went well: ${act}`, quote))
      return lines.length > 0 ? lines : [kept.nothingShown]
    }),
    // One line that is always tried first, then what this quarrel shows.
    preventionTips: guarded
      ? []
      : [
          kept.tips.begin,
          ...(tip ? [tell(ways[tip.quote.length % ways.length]!, { quote: tip.quote })] : []),
          ...(pattern.kind === 'none'
            ? []
            : [tell(kept.tips[pattern.kind], { a: pattern.a!.quote, b: pattern.b!.quote })]),
          ...(ask && repairs.accepted.length === 0 && settled.length === 0
            ? [tell(kept.tips.wish, { quote: ask.quote })]
            : []),
        ],
    summary:
      account && turns.length > 0 ? kept.summary.account : summaryOf({ turns, words, repairs }, blows[0], matter),
    ...(antidotes.length > 0 ? { antidotes } : {}),
    ...(settled[0] ? { proposedCompromise: settled[0] } : {}),
    evidence: evidenceFrom(cited),
  }
}

/** The sentence that a quarrel turns on: the first complaint, verdict or request. */
function matterOf(turns: readonly Read[]): Quote | null {
  const turn = turns.find((it) => it.text.length > 12 && does(it, 'complaint', 'criticism', 'request'))
  return turn ? actQuote(turn, 'complaint', 'criticism', 'request') : null
}

/** Two of the words with which one surely tried to mend it. */
const handsIn = (own: readonly Read[]): Quote[] =>
  own
    .flatMap((turn) => shown(turn, 'accountability') ?? shown(turn, 'apologise') ?? shown(turn, 'validate') ?? [])
    .slice(0, 2)

/** What one surely did well, each thing once and nothing for two things. */
function goodIn(own: readonly Read[]): [sentence: string, act: string, quote: Quote][] {
  const met = new Set<number>()
  return good
    .flatMap(([act, sentence]): [string, string, Quote][] => {
      const quote = own.map((turn) => shown(turn, act)).find((it) => it !== null && !met.has(it.start))
      if (!quote) return []
      met.add(quote.start)
      return [[sentence, act, quote]]
    })
    .slice(0, 3)
}

/** "Why This Approach Works"; nothing is quoted twice. */
function summaryOf(
  { turns, words, repairs }: Pick<Report, 'turns' | 'words' | 'repairs'>,
  worst: Blow | undefined,
  matter: Quote | null,
): string {
  const changed = turns.filter(({ text }, at) => words[at] !== text).length
  const lines = [
    ...(worst ? [tell(kept.hard[worst.act].effect, { quote: worst.quote.quote })] : []),
    ...(changed > 0
      ? [tell(kept.summary.changed, { count: changed, all: turns.length })]
      : worst
        ? [kept.summary.stands]
        : turns.some(({ harm }) => harm >= HURTS)
          ? []
          : [kept.summary.calm]),
    ...handIn(turns, repairs),
  ]
  if (matter && repairs.accepted.length === 0 && !lines.join(' ').includes(matter.quote))
    lines.push(tell(kept.summary.left, { quote: matter.quote }))
  return lines.join(' ') || kept.summary.unsure
}

/** The hand that was taken, or the last that was not. */
function handIn(turns: readonly Read[], repairs: Repairs): string[] {
  const landed = landedIn(turns, repairs)
  if (landed) return [tell(kept.summary.landed, { one: landed.hand.speaker, quote: landed.hand.quote })]
  const at = repairs.tried.findLast((it) => handOf(turns[it]!))
  const hand = at === undefined || repairs.accepted.includes(at) ? null : handOf(turns[at]!)
  if (at === undefined || !hand) return []
  const slots = { one: hand.speaker, quote: hand.quote, a: hand.quote }
  const answer = turns.slice(at + 1).find(({ speaker }) => speaker !== hand.speaker)
  if (!answer) return [tell(kept.summary.open, slots)]
  const quote = hardIn(answer) ? hardQuote(answer) : null
  return quote ? [tell(kept.summary.refused, { ...slots, b: quote.quote })] : []
}
