import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { antidotesFor } from './better.ts'
import { blowsIn, good, hardQuote, HURTS, patternOf, shown, stakeOf, wishOf, type Good } from './claims.ts'
import type { Danger } from './danger.ts'
import { citing, quoteOf, tell, type Quote } from './quoting.ts'
import type { Turn } from './lines.ts'
import type { Read, Repairs } from './score.ts'

/** What somebody surely does well, each thing once, and no words for two things. */
function wellIn(own: readonly Read[]): { act: Good; quote: Quote }[] {
  const met = new Set<number>()
  return good.flatMap((act) => {
    const quote = own.map((turn) => shown(turn, act)).find((it) => it !== null && !met.has(it.start))
    if (!quote) return []
    met.add(quote.start)
    return [{ act, quote }]
  })
}
const mends = new Set<Good>(['accountability', 'apologise', 'validate', 'repair'])

/**
 * The part of a result that is in sentences, told from this quarrel alone, with the words they rest on. `words`: each turn
 * as it stands in the resolved conversation; `turning`: where it tips.
 */
export function reportOf(
  turns: readonly Read[],
  words: readonly string[],
  repairs: Repairs,
  turning: Read | undefined,
  { guarded, safety }: Danger,
) {
  const tip = turning && hardQuote(turning)
  const cited = tip ? [citing(tip, 'turning point')] : []
  const say = (sentence: string, label: string, a?: Quote | null, b?: Quote | null): string[] => {
    if (!a || (!b && sentence.includes('{b}'))) return []
    for (const quote of b ? [a, b] : [a]) cited.push(citing(quote, label))
    return [tell(sentence, { a: a.quote, one: a.speaker, b: b?.quote ?? '', two: b?.speaker ?? '' })]
  }
  const bySpeaker = [...Map.groupBy(turns, ({ speaker }) => speaker)]
  const each = <T>(of: (own: readonly Read[], name: string) => T) =>
    Object.fromEntries(bySpeaker.map(([name, own]) => [name, of(own, name)]))

  const blows = blowsIn(turns)
  // Each kind once for each who speaks.
  const kinds = [...Map.groupBy(blows, ({ act, quote }) => `${quote.speaker}/${act}`).values()].map(([first]) => first!)
  const { kind, a, b } = patternOf(turns, blows, repairs)
  const asks = bySpeaker.flatMap(([, own]) => own.reduce<Quote | null>((found, it) => found ?? wishOf(it), null) ?? [])
  const [ask, other, third] = asks
  const stakes = bySpeaker.flatMap(([, own]) => stakeOf(own) ?? [])
  const [one = ask, two, more] = stakes
  const about = say(two && !more ? kept.matters : kept.matter, 'what it may be about', one, more ? null : two)
  const [settled] = say(kept.both, 'what is wanted', safety || third ? null : ask, other)
  const [named = kept.patterns.none] = say(kept.patterns[kind], `pattern: ${kept.types[kind].toLowerCase()}`, a, b)
  // Where all that is hard comes from one, nothing is for both to agree on, and none of it for the other to say better.
  const both = kind !== 'oneSided'
  const strikes = blows.filter(({ act }) => act !== 'withdraw')
  const [striker, second] = new Set(strikes.map(({ quote }) => quote.speaker))
  const isStruck = !both || strikes.some(({ act }) => act === 'contempt' || act === 'threat')
  const antidotes = safety ? [] : antidotesFor(turns, words, isStruck && !second ? striker : undefined)
  const tips = [
    // One line that is always tried first, then what this quarrel shows.
    kept.tips.begin,
    ...(tip && both && blows.some(({ turn }) => turn === turning) ? [tell(kept.tips.turning, { a: tip.quote })] : []),
    ...(kind !== 'none' && a && a !== tip ? [tell(kept.tips[kind], { a: a.quote, b: b?.quote ?? '' })] : []),
    ...(ask && both && !settled && kind !== 'mended' ? [tell(kept.tips.wish, { a: ask.quote })] : []),
  ]
  const all = turns.length
  const [count, filled] = [turns.filter(({ text }, at) => words[at] !== text).length, antidotes.length]
  const stands = turns.some(({ harm }) => harm >= HURTS) ? kept.summary.stands : kept.summary.calm
  const summary = [
    ...(safety && !safety.aside ? [safety.message] : []),
    ...blows.slice(0, 1).map(({ act, quote }) => tell(kept.hard[act].effect, { a: quote.quote })),
    ...(count > 0 ? [tell(kept.summary.changed, { count, all })] : []),
    ...(filled > 0 ? [tell(kept.summary.filled, { count: filled, all })] : []),
    ...(count + filled > 0 ? [] : [stands]),
  ].join(' ')
  // Of whom nothing is hard by itself, what could be said otherwise.
  const weak = antidotes.flatMap(({ turn, pattern: act }) => {
    const quote = kinds.some((it) => it.quote.speaker === turns[turn]!.speaker) ? null : quoteOf(turns[turn]!)
    return quote && (act === 'defend' || act === 'complaint') ? [{ act, quote }] : []
  })

  return {
    analysis: {
      conflictType: kept.types[kind],
      underlyingIssue: about[0] ?? kept.noMatter,
      // What is quoted beside it is "that" here.
      relationshipPattern: stakes.reduce((said, { quote }) => said.replace(`"${quote}"`, 'that'), named),
      coreEmotionalNeeds: each((_, name) => {
        const own = asks.find(({ speaker }) => speaker === name)
        const held = stakes.find(({ speaker }) => speaker === name)
        return own ? say(kept.need, 'asked for', own) : say(kept.heard, 'what it may be about', held)
      }),
      repairLanguage: guarded
        ? {}
        : each((own) => {
            const held = wellIn(own).filter(({ act }) => mends.has(act))
            return held.slice(0, 2).flatMap(({ quote }) => say(kept.repair, 'an attempt at repair', quote))
          }),
      rootCauses: say(kept.root, 'asked for', ask, other),
      emotionalTriggers: kind === 'blows' ? say(kept.trigger, 'trigger', a, b) : [],
      communicationBreakdowns: kinds
        .slice(0, 5)
        .flatMap(({ act, quote }) => say(kept.hard[act].broke, 'breakdown', quote)),
    },
    // Who is struck at and does not strike is told nothing to improve.
    improvements: guarded
      ? {}
      : Object.fromEntries(
          [...Map.groupBy([...kinds, ...weak], ({ quote }) => quote.speaker)].map(([name, all]) => {
            const own = [...new Map(all.map((it) => [it.act, it])).values()].slice(0, 3)
            const what = own.flatMap(({ act, quote }) =>
              say(kept.improve[act].what, `${act}: what to say instead`, quote),
            )
            return [name, { whatToImprove: what, howToImprove: own.map(({ act }) => kept.improve[act].how) }]
          }),
        ),
    whatWentWell: each((own) => {
      const lines = wellIn(own).flatMap(({ act, quote }) =>
        act === 'repair' ? [] : say(kept.good[act], `went well: ${act}`, quote),
      )
      return lines.length > 0 ? lines : [kept.nothingShown]
    }),
    preventionTips: guarded ? [] : tips,
    summary,
    ...(antidotes.length > 0 ? { antidotes } : {}),
    ...(settled ? { proposedCompromise: settled } : {}),
    evidence: [...new Map(cited.map((it) => [`${it.label}/${it.start}`, it])).values()],
  }
}

/** What was said, word for word, and nothing that anybody should do, say or mend. */
export const bare = ({ type, issue, summary }: { type: string; issue: string; summary: string }, safety: Safety) => ({
  ...kept.bare,
  analysis: { ...kept.analysis, conflictType: type, underlyingIssue: issue, relationshipPattern: kept.patterns.none },
  summary: [...(safety ? [safety.message] : []), summary].join(' '),
})

type Base = Pick<ArgumentResult, 'safety' | 'turns' | 'resolutionScore' | 'contributions' | 'notes'>

/** Why nothing is told of a quarrel but what was said. */
export type Why = keyof typeof kept.unread
/** Where the words could not be read: nothing that would look as if it had been understood. */
export const unread = ({ safety, turns }: Base, why: Why) => ({
  ...bare(kept.unread[why], safety),
  ...kept.unknown,
  turningPoint: null,
  turns: turns.map((turn) => ({ ...turn, acts: [], harm: 0 })),
})

/** One person's telling: what they do with it is not what they did in it, and the other is not heard. */
export const accountOf = ({ safety, turns }: Base) => ({
  ...bare({ ...kept.account, issue: kept.noMatter }, safety?.aside ? null : safety),
  turns: turns.map((turn) => ({ ...turn, acts: [] })),
  turningPoint: null,
})

/** Where someone is in danger: that, whom to call, and the words it stands in. */
export function underDanger(base: Base, turns: readonly Turn[], { abuse, turns: grave }: Danger) {
  const { safety, resolutionScore, contributions, notes } = base
  // A sentence around words that are quoted already says no more.
  const quotes = [...grave].reduce<Quote[]>((found, [at, words]) => {
    const quote = found.some((it) => words?.includes(it.quote)) ? null : quoteOf(turns[at]!, words)
    return quote && found.length < 4 ? [...found, quote] : found
  }, [])
  const [first] = quotes
  const kind = kept.danger[abuse ? 'abuse' : 'dying']
  const [help] = safety?.resources ?? []
  const call = help ? tell(kept.danger.call, { name: help.name, contact: help.contact }) : kept.danger.callAny
  const issue = first ? tell(kind.issue, { a: first.quote, one: first.speaker }) : kind.issueUnquoted
  const score = Math.min(2, resolutionScore)
  const amount = Math.round((score - resolutionScore) * 10) / 10
  const feature = 'danger: talking does not resolve this'
  return {
    ...bare({ type: kind.type, issue, summary: `${issue} ${kind.summary} ${call}` }, safety),
    resolutionScore: score,
    preventionTips: [call],
    contributions: [...contributions, { score: 'resolutionScore' as const, feature, amount }],
    notes: [...notes, kept.danger.note],
    evidence: quotes.map((quote) => citing(quote, 'about safety')),
  }
}
