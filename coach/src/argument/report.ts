import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { antidotesFor } from './better.ts'
import {
  agreedIn,
  good,
  handOf,
  hardIn,
  hardQuote,
  HURTS,
  landedIn,
  matterOf,
  shown,
  wishOf,
  type Hard,
} from './claims.ts'
import type { Pattern } from './pattern.ts'
import { evidenceFrom, type Cited, type Quote } from './quoting.ts'
import type { Read, Repairs } from './score.ts'
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
/** So many turns of each are looked through: a long export must not cost more than its length. */
const MOST_TURNS = 400

/** What surely struck, hardest first, each kind once for each who speaks. */
function blowsIn(turns: readonly Read[]): { act: Hard; quote: Quote }[] {
  const met = new Set<string>()
  return turns
    .toSorted((a, b) => b.harm - a.harm)
    .slice(0, 60)
    .flatMap((turn) => {
      const act = hardIn(turn)
      const quote = act && hardQuote(turn)
      const key = `${turn.speaker}/${act}`
      return quote && !met.has(key) && met.add(key) ? [{ act, quote }] : []
    })
}

/** Where one's words surely set the other off, as they followed one another. */
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

/** What one surely did well, each thing once and nothing for two things. */
function goodIn(own: readonly Read[]): [sentence: string, act: string, quote: Quote][] {
  const met = new Set<number>()
  return good
    .flatMap(([act, sentence]): [string, string, Quote][] => {
      const quote = own.map((turn) => shown(turn, act)).find((it) => it !== null && !met.has(it.start))
      return quote && met.add(quote.start) ? [[sentence, act, quote]] : []
    })
    .slice(0, 3)
}

/** Two of the words with which one surely tried to mend it. */
const handsIn = (own: readonly Read[]): Quote[] =>
  own
    .flatMap((turn) => shown(turn, 'accountability') ?? shown(turn, 'apologise') ?? shown(turn, 'validate') ?? [])
    .slice(0, 2)

/** The hand that was taken, or the last that was not. */
function handIn(turns: readonly Read[], repairs: Repairs): string[] {
  const landed = landedIn(turns, repairs)
  if (landed) return [tell(kept.summary.landed, { one: landed.hand.speaker, quote: landed.hand.quote })]
  const at = repairs.tried.findLast((it) => handOf(turns[it]!)) ?? -1
  const hand = repairs.accepted.includes(at) ? null : turns[at] && handOf(turns[at])
  if (!hand) return []
  const answer = turns.slice(at + 1).find(({ speaker }) => speaker !== hand.speaker)
  const struck = answer && hardIn(answer) ? hardQuote(answer) : null
  const slots = { one: hand.speaker, quote: hand.quote, a: hand.quote, b: struck?.quote ?? '' }
  return answer && !struck ? [] : [tell(answer ? kept.summary.refused : kept.summary.open, slots)]
}

/** Told from this quarrel alone, in its own words. */
export function reportOf({ turns, words, pattern, repairs, turning, account, guarded, safety }: Report): Told {
  const cited: Cited[] = []
  /** The sentence with its words in it, or nothing where there are none. */
  const say = (sentence: string, label: string, a?: Quote | null, b: Quote | null = null, two = b?.speaker) => {
    if (!a || (!b && sentence.includes('{b}'))) return []
    for (const quote of b ? [a, b] : [a]) cited.push({ quote, label })
    return [tell(sentence, { quote: a.quote, a: a.quote, one: a.speaker, b: b?.quote ?? '', two: two ?? '' })]
  }
  const bySpeaker = [...Map.groupBy(turns, ({ speaker }) => speaker)]
  const each = <T>(of: (own: readonly Read[], name: string) => T) =>
    Object.fromEntries(bySpeaker.map(([name, own]) => [name, of(own, name)]))

  const { kind, a, b, two } = pattern
  const blows = blowsIn(turns)
  const asks = bySpeaker.flatMap(
    ([, own]) => own.slice(0, MOST_TURNS).reduce<Quote | null>((found, turn) => found ?? wishOf(turn), null) ?? [],
  )
  const [ask, other] = asks
  const matter = matterOf(turns) ?? ask
  const alone = account || safety !== null
  const agreed = alone ? null : agreedIn(turns)
  const settled = agreed
    ? say(kept.agreed.taken, 'what may be agreed', agreed.a, agreed.b)
    : alone || asks.length > 2
      ? []
      : say(kept.agreed.both, 'what is wanted', ask, other)
  const [named = kept.patterns.none] = say(kept.patterns[kind], `pattern: ${kept.types[kind].toLowerCase()}`, a, b, two)
  const antidotes = alone ? [] : antidotesFor(turns, words)
  const open = settled.length === 0 && repairs.accepted.length === 0
  // Where all that is hard comes from one, nothing is for both to agree on.
  const tip = turning && kind !== 'oneSided' && hardIn(turning) ? hardQuote(turning) : null
  if (turning) say('', 'turning point', hardQuote(turning))
  const ways = kept.tips.turning
  const tips = [
    kept.tips.begin,
    ...(tip ? [tell(ways[tip.quote.length % ways.length]!, { quote: tip.quote })] : []),
    ...(kind === 'none' ? [] : [tell(kept.tips[kind], { a: a!.quote, b: b!.quote })]),
    ...(ask && open && kind !== 'oneSided' ? [tell(kept.tips.wish, { quote: ask.quote })] : []),
  ]

  return {
    analysis: {
      conflictType: kept.types[kind],
      underlyingIssue: say(kept.matter, 'what it may be about', matter)[0] ?? kept.noMatter,
      // What is quoted beside it is "that" here.
      relationshipPattern: matter ? named.replace(`"${matter.quote}"`, 'that') : named,
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
      emotionalTriggers: triggersIn(turns).flatMap(([first, then]) => say(kept.trigger, 'trigger', first, then)),
      communicationBreakdowns: blows
        .slice(0, MOST)
        .flatMap(({ act, quote }) => say(kept.hard[act].broke, 'breakdown', quote)),
    },
    // Who is struck at and does not strike is told nothing to improve.
    improvements: guarded
      ? {}
      : Object.fromEntries(
          [...Map.groupBy(blows, ({ quote }) => quote.speaker)].map(([name, all]) => {
            const own = all.slice(0, 3)
            const what = own.flatMap(({ act, quote }) => say(kept.hard[act].what, `${act}: what to say instead`, quote))
            return [name, { whatToImprove: what, howToImprove: own.map(({ act }) => kept.hard[act].how) }]
          }),
        ),
    whatWentWell: each((own) => {
      const lines = goodIn(own).flatMap(([sentence, act, quote]) => say(sentence, `went well: ${act}`, quote))
      return lines.length > 0 ? lines : [kept.nothingShown]
    }),
    // One line that is always tried first, then what this quarrel shows.
    preventionTips: guarded ? [] : tips,
    summary:
      account && turns.length > 0
        ? kept.summary.account
        : summaryOf({ turns, words, repairs }, blows[0], open ? (matter ?? null) : null),
    ...(antidotes.length > 0 ? { antidotes } : {}),
    ...(settled[0] ? { proposedCompromise: settled[0] } : {}),
    evidence: evidenceFrom(cited),
  }
}

/** "Why This Approach Works"; nothing is quoted twice. */
function summaryOf(
  { turns, words, repairs }: Pick<Report, 'turns' | 'words' | 'repairs'>,
  worst: { act: Hard; quote: Quote } | undefined,
  left: Quote | null,
): string {
  const changed = turns.filter(({ text }, at) => words[at] !== text).length
  const calm = turns.some(({ harm }) => harm >= HURTS) ? [] : [kept.summary.calm]
  const lines = [
    ...(worst ? [tell(kept.hard[worst.act].effect, { quote: worst.quote.quote })] : []),
    ...(changed > 0
      ? [tell(kept.summary.changed, { count: changed, all: turns.length })]
      : worst
        ? [kept.summary.stands]
        : calm),
    ...handIn(turns, repairs),
  ]
  if (left && !lines.join(' ').includes(left.quote)) lines.push(tell(kept.summary.left, { quote: left.quote }))
  return lines.join(' ') || kept.summary.unsure
}
