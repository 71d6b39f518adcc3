import { quoteOf, type Quote } from './quoting.ts'
import { does, hardest, landedIn, type Read, type Repairs } from './score.ts'
import { subject, third } from './telling.ts'

type PatternKind =
  | 'demand-withdraw'
  | 'mutual escalation'
  | 'criticism-defence'
  | 'repair that lands'
  | 'one-sided hostility'
  | 'none'
export interface Pattern {
  kind: PatternKind
  /** As it is told to the reader. */
  told: string
  quotes: Quote[]
}

export const noPattern = 'no repeating pattern shown in this excerpt'

export const none: Pattern = { kind: 'none', told: noPattern, quotes: [] }

const presses = (turn: Read) =>
  does(turn, 'complaint', 'criticism', 'demand', 'request', 'question') || turn.text.includes('?')
const leaves = (turn: Read) => does(turn, 'withdraw') || turn.text.split(/\s+/).length <= 3

const quoted = (turn: Read | undefined, act?: string): Quote | null =>
  turn ? quoteOf(turn, act ? turn.reading.acts.find(({ id }) => id === act)?.quote : hardest(turn)) : null
/** The words that hold it out. */
export const handOf = (turn: Read): Quote | null =>
  quoteOf(
    turn,
    (['accountability', 'apologise', 'repair', 'offer'] as const).flatMap(
      (id) => turn.reading.acts.find((act) => act.id === id)?.quote ?? [],
    )[0],
  )
const tell = (
  kind: PatternKind,
  words: (a: string, b: string) => string,
  a: Quote | null,
  b: Quote | null,
): Pattern | null => (a && b ? { kind, told: words(a.quote, b.quote), quotes: [a, b] } : null)

/** What comes again between the two who clash most. Named for what was said, never for who is a man or a woman. */
export function patternOf(turns: readonly Read[], repairs: Repairs): Pattern {
  const weight = new Map<string, number>()
  for (const { speaker, harm } of turns) weight.set(speaker, (weight.get(speaker) ?? 0) + harm + 0.1)
  const [one, two] = [...weight].sort((a, b) => b[1] - a[1]).map(([speaker]) => speaker)
  if (!one || !two) return none
  const pair = turns.filter(({ speaker }) => speaker === one || speaker === two)
  const by = (speaker: string) => pair.filter((turn) => turn.speaker === speaker)
  const harms = pair.map(({ harm }) => harm)
  const late = harms.slice(-Math.ceil(harms.length / 3))
  const landed = landedIn(turns, repairs)
  if (landed !== undefined && late.reduce((sum, it) => sum + it, 0) / Math.max(1, late.length) < 1.6) {
    const hand = turns[landed]
    const taken = turns.slice(landed + 1).find(({ speaker }) => speaker !== hand?.speaker)
    const found = tell(
      'repair that lands',
      (a, b) =>
        `Repair that lands: ${subject(hand?.speaker ?? '')} ${third(hand?.speaker ?? '', 'hold')} out a hand with "${a}", and ${subject(taken?.speaker ?? '')} ${third(taken?.speaker ?? '', 'take')} it with "${b}".`,
      hand ? handOf(hand) : null,
      quoted(taken),
    )
    if (found) return found
  }
  for (const [asker, goer] of [
    [one, two],
    [two, one],
  ] as const) {
    const out = by(goer).filter((turn) => leaves(turn) && turn.harm + (does(turn, 'withdraw') ? 2 : 0) > 0)
    const pressing = by(asker).filter(presses)
    const exits = out.filter((turn) => does(turn, 'withdraw'))
    if (pressing.length < 2 || out.length < 2 || exits.length === 0) continue
    const found = tell(
      'demand-withdraw',
      (a, b) =>
        `Demand-withdraw: ${subject(asker)} ${third(asker, 'press')} ("${a}"), ${subject(goer)} ${third(goer, 'leave')} the talk ("${b}"), and each makes the other do it more.`,
      quoted(pressing[0]),
      quoted(exits[0], 'withdraw'),
    )
    if (found) return found
  }
  const total = harms.reduce((sum, it) => sum + it, 0)
  const sum = (speaker: string) => by(speaker).reduce((all, { harm }) => all + harm, 0)
  const hard = (speaker: string) => by(speaker).filter(({ harm }) => harm >= 2)
  // Whoever only defends, or makes little of it, is hostile to nobody: it takes words that strike.
  const blows = hard(one).filter((turn) => does(turn, 'contempt', 'criticism', 'threat'))
  if (total >= 6 && sum(one) / total >= 0.8 && hard(two).length === 0 && blows.length >= 1 && hard(one).length >= 2) {
    const others = hard(one).filter((turn) => turn !== blows[0])
    const [first, second] = [blows[0]!, blows[1] ?? others[0]!].sort((a, b) => pair.indexOf(a) - pair.indexOf(b))
    const found = tell(
      'one-sided hostility',
      (a, b) =>
        `One-sided hostility: the hard words come from ${subject(one)
          .replace(/^he$/, 'him')
          .replace(/^she$/, 'her')
          .replace(/^they$/, 'them')} ("${a}", "${b}"), and ${subject(two)} ${third(two, 'do')} not answer in kind.`,
      quoted(first),
      quoted(second),
    )
    if (found) return found
  }
  const answered = pair.flatMap((turn, at) => {
    const before = pair[at - 1]
    return before &&
      before.speaker !== turn.speaker &&
      does(before, 'criticism', 'complaint', 'contempt') &&
      does(turn, 'defend')
      ? [[before, turn] as const]
      : []
  })
  if (answered.length >= 2 || (answered.length === 1 && pair.length <= 6 && hard(one).length + hard(two).length < 4)) {
    const [first] = answered
    const found = tell(
      'criticism-defence',
      (a, b) => `Criticism and defence: "${a}" is met with "${b}", so the point itself stays where it was.`,
      quoted(first?.[0]),
      quoted(first?.[1], 'defend'),
    )
    if (found) return found
  }
  const traded = pair.filter(
    (turn, at) => turn.harm >= 2 && pair[at - 1] && pair[at - 1]!.speaker !== turn.speaker && pair[at - 1]!.harm >= 2,
  )
  if (hard(one).length >= 1 && hard(two).length >= 1 && traded.length >= 1) {
    const peak = traded.reduce((a, b) => (b.harm > a.harm ? b : a))
    const before = pair[pair.indexOf(peak) - 1]
    const found = tell(
      'mutual escalation',
      (a, b) =>
        `Mutual escalation: "${a}" (${subject(before?.speaker ?? '')}) is answered with "${b}" (${subject(peak.speaker)}), each a step harder than the one before.`,
      quoted(before),
      quoted(peak),
    )
    if (found) return found
  }
  return none
}
