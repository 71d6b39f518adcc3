import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { antidotesFor } from './better.ts'
import { agreedIn, good, hardIn, hardQuote, HURTS, matterOf, shown, wishOf, type Hand, type Hard } from './claims.ts'
import { strokesIn, type Pattern } from './pattern.ts'
import { evidenceFrom, type Cited, type Quote } from './quoting.ts'
import type { Read } from './score.ts'
import { tell } from './telling.ts'

/** What the sentences of a result are made from. */
export interface Report {
  turns: readonly Read[]
  /** By turn, as it stands in the resolved conversation. */
  words: readonly string[]
  pattern: Pattern
  hands: readonly Hand[]
  /** Whether anything that was held out was taken, also where it is not sure enough to be told. */
  repaired: boolean
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

/** So many turns of each are looked through: a long export must not cost more than its length. */
const MOST_TURNS = 400
const MOST_BLOWS = 60

/** What surely struck, hardest first, each kind once for each who speaks. */
function blowsIn(turns: readonly Read[]): { act: Hard; quote: Quote }[] {
  const met = new Set<string>()
  const worst = turns.toSorted((a, b) => b.harm - a.harm).slice(0, MOST_BLOWS)
  return worst.flatMap((turn) => {
    const act = hardIn(turn)
    const quote = act && hardQuote(turn)
    const key = `${turn.speaker}/${act}`
    return quote && !met.has(key) && met.add(key) ? [{ act, quote }] : []
  })
}

/** What one surely did well, each thing once and nothing for two things. */
function goodIn(own: readonly Read[]): { sentence: string; act: string; quote: Quote }[] {
  const met = new Set<number>()
  return good
    .flatMap(([act, sentence]) => {
      const quote = own.map((turn) => shown(turn, act)).find((it) => it !== null && !met.has(it.start))
      return quote && met.add(quote.start) ? [{ sentence, act, quote }] : []
    })
    .slice(0, 3)
}

/** Told from this quarrel alone, in its own words. */
export function reportOf(report: Report): Told {
  const { turns, words, pattern, repaired, turning, account, guarded, safety } = report
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
  const open = settled.length === 0 && !repaired
  // Where all that is hard comes from one, nothing is for both to agree on.
  const both = kind !== 'oneSided'
  const tip = turning && hardQuote(turning)
  if (tip) cited.push({ quote: tip, label: 'turning point' })
  const ways = kept.tips.turning

  return {
    analysis: {
      conflictType: kept.types[kind],
      underlyingIssue: say(kept.matter, 'what it may be about', matter)[0] ?? kept.noMatter,
      // What is quoted beside it is "that" here.
      relationshipPattern: matter ? named.replace(`"${matter.quote}"`, 'that') : named,
      coreEmotionalNeeds: each((_, name) => {
        const own = asks.find(({ speaker }) => speaker === name)
        return say(kept.need, 'asked for', own)
      }),
      repairLanguage: guarded
        ? {}
        : each((own) => {
            const held = own
              .slice(0, MOST_TURNS)
              .flatMap((turn) => shown(turn, 'accountability', 'apologise', 'validate', 'repair') ?? [])
            return held.slice(0, 2).flatMap((quote) => say(kept.repair, 'an attempt at repair', quote))
          }),
      rootCauses: say(kept.root, 'asked for', ask, other),
      emotionalTriggers: strokesIn(turns)
        .slice(0, 3)
        .flatMap(({ before, turn }) => say(kept.trigger, 'trigger', hardQuote(before), hardQuote(turn))),
      communicationBreakdowns: blows
        .slice(0, 5)
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
      const lines = goodIn(own).flatMap(({ sentence, act, quote }) => say(sentence, `went well: ${act}`, quote))
      return lines.length > 0 ? lines : [kept.nothingShown]
    }),
    // One line that is always tried first, then what this quarrel shows.
    preventionTips: guarded
      ? []
      : [
          kept.tips.begin,
          ...(tip && both && hardIn(turning!)
            ? [tell(ways[tip.quote.length % ways.length]!, { quote: tip.quote })]
            : []),
          ...(kind === 'none' ? [] : [tell(kept.tips[kind], { a: a!.quote, b: b!.quote })]),
          ...(ask && open && both ? [tell(kept.tips.wish, { quote: ask.quote })] : []),
        ],
    summary:
      account && turns.length > 0 ? kept.summary.account : summaryOf(report, blows[0], open ? (matter ?? null) : null),
    ...(antidotes.length > 0 ? { antidotes } : {}),
    ...(settled[0] ? { proposedCompromise: settled[0] } : {}),
    evidence: evidenceFrom(cited),
  }
}

/** "Why This Approach Works"; nothing is quoted twice. */
function summaryOf(
  { turns, words, hands }: Report,
  worst: { act: Hard; quote: Quote } | undefined,
  left: Quote | null,
): string {
  const { summary, hard } = kept
  const changed = turns.filter(({ text }, at) => words[at] !== text).length
  const calm = turns.some(({ harm }) => harm >= HURTS) ? null : summary.calm
  // The hand that was taken, or the last that was not.
  const hand = hands.findLast(({ taken }) => taken) ?? hands.at(-1)
  const struck = hand?.answer && hardIn(hand.answer) ? hardQuote(hand.answer)?.quote : undefined
  const refused = struck && !hand?.accepted ? summary.refused : null
  const held = hand && (hand.taken ? summary.landed : hand.answer ? refused : summary.open)
  const out = hand?.quote.quote ?? ''
  const lines = [
    worst ? tell(hard[worst.act].effect, { quote: worst.quote.quote }) : null,
    changed > 0 ? tell(summary.changed, { count: changed, all: turns.length }) : worst ? summary.stands : calm,
    held ? tell(held, { one: hand.quote.speaker, quote: out, a: out, b: struck ?? '' }) : null,
  ].filter(Boolean)
  if (left && !lines.join(' ').includes(left.quote)) lines.push(tell(summary.left, { quote: left.quote }))
  return lines.join(' ') || summary.unsure
}
