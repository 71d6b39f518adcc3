import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Compromise, Wishes } from './agreed.ts'
import { hurts } from './better.ts'
import { actQuote, good, hardIn, hardQuote, shown, type Hard } from './claims.ts'
import { handOf, type Pattern } from './pattern.ts'
import { quoteOf, type Cited, type Quote } from './quoting.ts'
import { does, landedIn, type Read, type Repairs } from './score.ts'
import { tell } from './telling.ts'

/** What the sentences of a result are made from. */
export interface Report {
  turns: readonly Read[]
  /** By turn, as it stands in the resolved conversation. */
  words: readonly string[]
  wishes: readonly Wishes[]
  pattern: Pattern
  repairs: Repairs
  /** The turn of the largest rise, or -1. */
  turning: number
  compromise: Compromise | null
}

/** The sentence that a quarrel turns on: the first complaint or request, else the first hard turn. */
export function matterOf(turns: readonly Read[]): Quote | null {
  const long = turns.filter(({ text }) => text.length > 12)
  const turn =
    long.find((it) => does(it, 'complaint', 'criticism', 'request')) ?? long.find(({ harm }) => harm > 0) ?? turns[0]
  return turn ? actQuote(turn, 'complaint', 'criticism', 'request') : null
}

const MOST = 5
interface Blow {
  turn: Read
  act: Hard
  quote: Quote
}
/** What surely struck, hardest first, each kind once for each who speaks. */
function blowsIn(turns: readonly Read[]): Blow[] {
  const met = new Set<string>()
  const hard = turns.toSorted((a, b) => b.harm - a.harm).slice(0, 60)
  return hard.flatMap((turn): Blow[] => {
    const act = hardIn(turn)
    const quote = act && !met.has(`${turn.speaker}/${act}`) ? hardQuote(turn) : null
    if (!act || !quote) return []
    met.add(`${turn.speaker}/${act}`)
    return [{ turn, act, quote }]
  })
}

/** Where one's words surely set the other off: quoted as they followed one another. */
function triggersIn(turns: readonly Read[]): [Quote, Quote][] {
  const found = turns.flatMap((turn, at): { pair: [Quote, Quote]; jump: number }[] => {
    const before = turns[at - 1]
    if (!before || turn.harm < 2 || before.speaker === turn.speaker || !hardIn(turn)) return []
    const earlier = turns.slice(Math.max(0, at - 6), at).findLast(({ speaker }) => speaker === turn.speaker)
    const [a, b] = [hardQuote(before), hardQuote(turn)]
    const jump = turn.harm - (earlier?.harm ?? 0)
    return a && b && jump >= 1 ? [{ pair: [a, b], jump }] : []
  })
  return found
    .toSorted((a, b) => b.jump - a.jump)
    .slice(0, 3)
    .map(({ pair }) => pair)
}

const each = <T>(turns: readonly Read[], of: (own: Read[]) => T): Record<string, T> =>
  Object.fromEntries([...Map.groupBy(turns, ({ speaker }) => speaker)].map(([name, own]) => [name, of(own)]))

const cite = (label: string, quotes: readonly (Quote | null | undefined)[]): Cited[] =>
  quotes.flatMap((quote) => (quote ? [{ quote, label }] : []))

/** What happened, told in the words of the quarrel; what it rests on is cited. */
export function analysisOf({ turns, wishes, pattern, repairs }: Report): {
  analysis: ArgumentResult['analysis']
  cited: Cited[]
} {
  const matter = matterOf(turns)
  const triggers = triggersIn(turns)
  const blows = blowsIn(turns).slice(0, MOST)
  const [one, two] = wishes.flatMap(({ wishes: [wish] }) => wish ?? [])
  return {
    analysis: {
      conflictType: kept.types[pattern.kind],
      underlyingIssue: matter ? tell(kept.matter, { quote: matter.quote }) : kept.noMatter,
      relationshipPattern: matter ? withoutQuote(pattern.told, matter.quote) : pattern.told,
      coreEmotionalNeeds: Object.fromEntries(
        wishes.map(({ name, wishes: [wish] }) => [name, wish ? [tell(kept.need, { quote: wish.quote })] : []]),
      ),
      repairLanguage: each(turns, repairOf),
      rootCauses:
        one && two ? [tell(kept.root, { a: one.quote, one: one.speaker, b: two.quote, two: two.speaker })] : [],
      emotionalTriggers: triggers.map(([a, b]) =>
        tell(kept.trigger, { a: a.quote, one: a.speaker, b: b.quote, two: b.speaker }),
      ),
      communicationBreakdowns: blows.map(({ act, quote }) =>
        tell(kept.hard[act].broke, { one: quote.speaker, quote: quote.quote }),
      ),
    },
    cited: [
      ...cite('what it is about', [matter]),
      ...cite(`pattern: ${kept.types[pattern.kind].toLowerCase()}`, pattern.quotes),
      ...cite('asked for', [one, two]),
      ...cite('trigger', triggers.flat()),
      ...cite(
        'breakdown',
        blows.map(({ quote }) => quote),
      ),
      ...cite(
        'an attempt at repair',
        repairs.tried.slice(0, 4).map((at) => quoteOf(turns[at]!)),
      ),
    ],
  }
}

/** A pattern beside the matter that it is about: what is quoted there is "that" here. */
const withoutQuote = (told: string, quote: string): string => told.replace(`"${quote}"`, 'that')

/** Their own attempts to mend it. */
const repairOf = (own: readonly Read[]): string[] =>
  [
    ...new Set(
      own
        .flatMap((turn) =>
          (['accountability', 'apologise', 'validate'] as const).flatMap((act) => shown(turn, act) ?? []),
        )
        .map(({ quote }) => quote),
    ),
  ]
    .slice(0, 2)
    .map((quote) => tell(kept.repair, { quote }))

/** What each could have said otherwise. Who is struck at and does not strike is told nothing to improve. */
export function improvementsOf(turns: readonly Read[]): {
  improvements: ArgumentResult['improvements']
  cited: Cited[]
} {
  const blows = Object.entries(each(turns, (own) => blowsIn(own).slice(0, 3))).filter(([, own]) => own.length > 0)
  return {
    improvements: Object.fromEntries(
      blows.map(([name, own]) => [
        name,
        {
          whatToImprove: own.map(({ act, quote: { quote } }) => tell(kept.hard[act].what, { quote })),
          howToImprove: own.map(({ act }) => kept.hard[act].how),
        },
      ]),
    ),
    cited: blows.flatMap(([, own]) => own.map(({ act, quote }) => ({ quote, label: `${act}: what to say instead` }))),
  }
}

/** What each surely did well, or that nothing shows. */
export function wentWell(turns: readonly Read[]): { well: ArgumentResult['whatWentWell']; cited: Cited[] } {
  const found = each(turns, (own) => {
    const met = new Set<number>()
    return good
      .flatMap(([act, sentence]) => {
        const quote = own.map((turn) => shown(turn, act)).find((it) => it !== null && !met.has(it.start))
        if (!quote) return []
        met.add(quote.start)
        return [{ quote, label: `went well: ${act}`, told: tell(sentence, { quote: quote.quote }) }]
      })
      .slice(0, 3)
  })
  return {
    well: Object.fromEntries(
      Object.entries(found).map(([name, own]) => [
        name,
        own.length > 0 ? own.map(({ told }) => told) : [kept.nothingShown],
      ]),
    ),
    cited: Object.values(found).flat(),
  }
}

/** What keeps it from coming again: one line that is always tried first, then what this quarrel shows. */
export function preventionOf({ turns, wishes, pattern, repairs, turning, compromise }: Report): string[] {
  const turn = turns[turning]
  const quote = turn && hardIn(turn) ? hardQuote(turn)?.quote : undefined
  const ways = kept.tips.turning
  const [a, b] = pattern.quotes
  const wish = repairs.accepted.length === 0 && !compromise ? wishes.flatMap((it) => it.wishes)[0] : undefined
  return [
    kept.tips.begin,
    ...(quote ? [tell(ways[quote.length % ways.length]!, { quote })] : []),
    ...(pattern.kind === 'none' ? [] : [tell(kept.tips[pattern.kind], { a: a?.quote ?? '', b: b?.quote ?? '' })]),
    ...(wish ? [tell(kept.tips.wish, { quote: wish.quote })] : []),
  ]
}

/** "Why This Approach Works", told from this quarrel alone; nothing is quoted twice. */
export function summaryOf({ turns, words, repairs }: Report): string {
  const changed = turns.filter(({ text }, at) => words[at] !== text).length
  const [worst] = blowsIn(turns)
  const lines = [
    ...(worst ? [tell(kept.hard[worst.act].effect, { quote: worst.quote.quote })] : []),
    ...(changed > 0
      ? [tell(kept.summary.changed, { count: changed, all: turns.length })]
      : worst
        ? [kept.summary.stands]
        : turns.some(hurts)
          ? []
          : [kept.summary.calm]),
    ...handIn(turns, repairs),
  ]
  const matter = matterOf(turns)?.quote
  const said = lines.join(' ')
  return matter && repairs.accepted.length === 0 && !said.includes(matter)
    ? `${said} ${tell(kept.summary.left, { quote: matter })}`
    : said
}

/** The hand that was taken, or the last that was not. */
function handIn(turns: readonly Read[], repairs: Repairs): string[] {
  const landed = landedIn(turns, repairs)
  const at = landed ?? repairs.tried.at(-1)
  const turn = at === undefined ? undefined : turns[at]
  const hand = turn && handOf(turn)
  if (at === undefined || !turn || !hand) return []
  const slots = { one: turn.speaker, quote: hand.quote }
  if (landed !== undefined) return [tell(kept.summary.landed, slots)]
  const answer = turns.slice(at + 1).find(({ speaker }) => speaker !== turn.speaker)
  if (!answer) return [tell(kept.summary.open, slots)]
  const quote = answer.harm >= HURTS ? hardQuote(answer) : null
  return quote ? [tell(kept.summary.refused, { ...slots, a: hand.quote, b: quote.quote })] : []
}
const HURTS = 1.5
