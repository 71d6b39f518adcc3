import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Safety } from '@mallama/contracts/safety'
import { antidotesFor, beforeIn, blowsIn, good, HURTS, linesFor, patternOf, shown, sidesOf, wishOf } from './claims.ts'
import type { Good, Matter } from './claims.ts'
import type { Danger } from './danger.ts'
import { citing, quoteOf, tell, type Quote, type Turn } from './lines.ts'
import { chanceOf, type Read, type Repairs } from './score.ts'

/** What somebody surely does well, each thing once, and no words for two things. */
const wellIn = (own: readonly Read[], acts: readonly Good[] = good) =>
  acts
    .map((act) => ({ act, quote: own.map((turn) => shown(turn, act)).find(Boolean) }))
    .filter(({ quote }, at, all) => quote && all.findIndex((it) => it.quote?.start === quote.start) === at)
const mends = ['accountability', 'apologise', 'validate', 'repair'] as const

type Found = { repairs: Repairs; tip: Quote | null | undefined; matter: Matter | null; isMinded: boolean }
/** The part of a result that is in sentences, with the words they rest on. `words`: each turn as it stands in the resolved conversation; `tip`: what is hardest where it tips; `matter`: what it may be about; `isMinded`: one of them may be afraid, though nothing says so. */
export function reportOf(turns: readonly Read[], words: readonly string[], { guarded, safety }: Danger, found: Found) {
  const { repairs, tip, matter, isMinded } = found
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
  const firstOf = (of: (turn: Read) => Quote | null) =>
    bySpeaker.flatMap(([, own]) => own.reduce<Quote | null>((found, it) => found ?? of(it), null) ?? [])
  const asks = firstOf(wishOf)
  const [ask, other, third] = asks
  // Where no matter is met, what each surely minds or would like is quoted.
  const minds = matter ? [] : firstOf((it) => (chanceOf(it, 'complaint') >= 0.5 ? quoteOf(it) : null))
  const [one = ask, two = minds[0] ? null : other] = minds
  const sides = sidesOf(turns, matter)
  const [raiser = '', asked = ''] = sides
  const about = matter
    ? [tell(kept.about[raiser ? 'sides' : 'either'], { ...matter, one: raiser, two: asked })]
    : say(two && !third ? kept.matters : kept.matter, 'what it may be about', one, third ? null : two)
  const [settled] = say(kept.both, 'what is wanted', safety || third ? null : ask, other)
  const [shownIn] = say(kept.patterns[kind], `pattern: ${kept.types[kind].toLowerCase()}`, a, b)
  const [earlier] = firstOf(beforeIn)
  const beside = matter ? [] : [one, two]
  const isShown = earlier && [a, b, ...(kind === 'none' ? [] : beside)].some((it) => it?.quote.includes(earlier.quote))
  const again = isShown ? [] : say(kept.again, 'said of earlier times', earlier)
  // What is quoted beside it is "that line" here; a repetition that is told of is not said to be none.
  const named = shownIn ?? (kind === 'none' && again.length > 0 ? [] : kept.patterns[a ? 'none' : kind])
  const pattern = beside.reduce((so, it) => so.replace(`"${it?.quote}"`, 'that line'), [named, again].flat().join(' '))
  // Where all that is hard comes from one, nothing is for both to agree on, and none of it for the other to say better.
  const strikes = blows.filter(({ act }) => act !== 'withdraw')
  const [striker, second] = new Set(strikes.map(({ quote }) => quote.speaker))
  const isStruck = kind === 'oneSided' || strikes.some(({ act }) => act === 'contempt' || act === 'threat')
  const lines = matter && raiser && !safety && !isStruck ? linesFor(turns, matter, sides) : []
  const stands = lines.filter(({ turn }) => words[turn] === turns[turn]!.text)
  const gaps = safety ? [] : antidotesFor(turns, words, isStruck && !second ? striker : undefined)
  const antidotes = [...stands, ...gaps.filter(({ turn }) => stands.every((it) => it.turn !== turn))]
  // One line that is always tried first, then what this quarrel shows.
  const shows = tell(kept.tips[kind], { a: a?.quote ?? '', b: b?.quote ?? '' })
  const changed = turns.filter(({ text }, at) => words[at] !== text).length
  const counts = { changed, lines: stands.length, filled: antidotes.length - stands.length }
  const done = (['changed', 'lines', 'filled'] as const).filter((it) => counts[it] > 0)
  // Advice is for both where anything is hard or goes round; who is struck at and does not strike is told nothing.
  const isHard = matter || b || turns.reduce((sum, { reading }) => sum + reading.words, 0) >= 40
  const advised = isStruck && striker && !second ? [striker] : isHard ? bySpeaker.map(([name]) => name) : []
  const adviceFor = (name: string) => {
    const own = kinds.filter(({ quote }) => quote.speaker === name).slice(0, 2)
    const advice = kept.advice[!raiser ? 'either' : name === raiser ? 'asks' : 'asked']
    const what = own.flatMap(({ act, quote }) => say(kept.improve[act].what, `${act}: what to say instead`, quote))
    const said = matter ? tell(advice.how, { a: matter.say, b: matter.reply }) : advice.plain
    const how = own.map(({ act }) => kept.improve[act].how)
    return { whatToImprove: [...what, advice.what], howToImprove: [...how, said] }
  }

  return {
    analysis: {
      conflictType: [kept.types[kind], ...(matter ? [tell(kept.about.type, { a: matter.about })] : [])].join(', '),
      underlyingIssue: about[0] ?? kept.noMatter,
      relationshipPattern: pattern,
      coreEmotionalNeeds: each((_, name) => {
        const own = asks.find(({ speaker }) => speaker === name)
        const side = raiser && matter ? [tell(kept.about.need, { a: matter[raiser === name ? 'asks' : 'holds'] })] : []
        return own ? say(kept.need, 'asked for', own) : side
      }),
      repairLanguage: guarded
        ? {}
        : each((own) => wellIn(own, mends).flatMap(({ quote }) => say(kept.repair, 'an attempt at repair', quote))),
      rootCauses: say(kept.root, 'asked for', ask, other),
      emotionalTriggers: kind === 'blows' ? say(kept.trigger, 'trigger', a, b) : [],
      communicationBreakdowns: kinds.flatMap((it) => say(kept.hard[it.act].broke, 'breakdown', it.quote)).slice(0, 5),
    },
    improvements: guarded ? {} : Object.fromEntries(advised.map((name) => [name, adviceFor(name)])),
    whatWentWell: each((own) => {
      const lines = wellIn(own).flatMap(({ act, quote }) => say(kept.good[act], `went well: ${act}`, quote))
      return lines.length > 0 ? lines : [kept.nothingShown]
    }),
    preventionTips: guarded ? [] : [kept.tips.begin, shows, isMinded ? kept.tips.afraid : []].flat(),
    summary: [
      ...(safety && !safety.aside ? [safety.message] : []),
      ...(matter ? [tell(kept.about.short, { a: matter.about })] : []),
      ...blows.slice(0, 1).map(({ act, quote }) => tell(kept.hard[act].effect, { a: quote.quote })),
      ...done.map((it) => tell(kept.summary[it], { count: counts[it], all: turns.length })),
      ...(done.length > 0 ? [] : [kept.summary[turns.some(({ harm }) => harm >= HURTS) ? 'stands' : 'calm']]),
    ].join(' '),
    ...(antidotes.length > 0 ? { antidotes } : {}),
    ...(settled ? { proposedCompromise: settled } : {}),
    evidence: [...new Map(cited.map((it) => [`${it.label}/${it.start}`, it])).values()],
  }
}

/** What was said, word for word, and nothing that anybody should do, say or mend. */
export function bare({ type, issue, summary }: Record<'type' | 'issue' | 'summary', string>, safety: Safety) {
  const named = { conflictType: type, underlyingIssue: issue, relationshipPattern: kept.patterns.none }
  const told = [...(safety ? [safety.message] : []), summary].join(' ')
  return { ...kept.bare, analysis: { ...kept.analysis, ...named }, summary: told }
}

type Base = Pick<ArgumentResult, 'safety' | 'turns' | 'resolutionScore' | 'contributions' | 'notes'>

/** Why nothing is told of a quarrel but what was said. */
export type Why = keyof typeof kept.unread
/** Where the words could not be read: nothing that would look as if it had been understood. */
export function unread({ safety, turns }: Base, why: Why) {
  const said = turns.map((turn) => ({ ...turn, acts: [], harm: 0 }))
  return { ...bare(kept.unread[why], safety), ...kept.unknown, turningPoint: null, turns: said }
}

/** One person's telling: what they do with it is not what they did in it, and the other is not heard. */
export function accountOf({ safety, turns }: Base) {
  const told = bare({ ...kept.account, issue: kept.noMatter }, safety?.aside ? null : safety)
  return { ...told, turns: turns.map((turn) => ({ ...turn, acts: [] })), turningPoint: null }
}

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
