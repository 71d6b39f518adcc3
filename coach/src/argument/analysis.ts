import type { ArgumentAct, ArgumentResult } from '@mallama/contracts/coach'
import type { Pattern } from './pattern.ts'
import type { Party } from './parties.ts'
import { quoteOf, type Cited, type Quote } from './quoting.ts'
import { does, hardest, type Read, type Repairs } from './score.ts'
import { opens, subject, third } from './telling.ts'

export interface Matter {
  /** Words of the conversation that show what it is about, with their place. */
  quote: Quote | null
}

/** The sentence that a quarrel turns on: the first complaint or request, else the first hard turn. */
export function matterOf(turns: readonly Read[]): Matter {
  const shown =
    turns.find((turn) => does(turn, 'complaint', 'criticism', 'request') && turn.text.length > 12) ??
    turns.find(({ harm, text }) => harm > 0 && text.length > 12) ??
    turns[0]
  const act = shown?.reading.acts.find(({ id }) => /^(?:complaint|criticism|request)$/.test(id))
  return { quote: shown ? quoteOf(shown, act?.quote) : null }
}

const kinds: Readonly<Record<Pattern['kind'], string>> = {
  'demand-withdraw': 'One presses, the other leaves',
  'mutual escalation': 'Blow for blow',
  'criticism-defence': 'Blame and defence',
  'repair that lands': 'A quarrel that was mended',
  'one-sided hostility': 'Hard words from one side',
  none: 'A disagreement',
}

const breakdown: Partial<Record<ArgumentAct, (name: string, quote: string) => string>> = {
  contempt: (name, quote) =>
    `${opens(name, 'speak')} down to the other, and from there it is about worth, no longer about the matter: "${quote}".`,
  threat: (name, quote) =>
    `${opens(name, 'set')} an ultimatum, so the only thing left to answer is the threat: "${quote}".`,
  criticism: (name, quote) =>
    `${opens(name, 'judge')} the person, where one thing that happened would have been enough: "${quote}".`,
  withdraw: (name, quote) => `${opens(name, 'leave')} the talk without a word on when it goes on: "${quote}".`,
  invalidate: (name, quote) => `${opens(name, 'wave')} away what the other feels: "${quote}".`,
  defend: (name, quote) => `${opens(name, 'defend')} before taking in what was said: "${quote}".`,
}

/** The turns in which the talk broke, harshest first, each quoted. */
function breakdownsOf(turns: readonly Read[]): { told: string; quote: Quote }[] {
  const found: { told: string; quote: Quote; harm: number }[] = []
  const seen = new Set<string>()
  const hard = turns
    .filter(({ harm }) => harm >= 1.5)
    .toSorted((a, b) => b.harm - a.harm)
    .slice(0, 60)
  for (const turn of hard) {
    // A plain fact said back is no breakdown yet.
    const act = (Object.keys(breakdown) as ArgumentAct[]).find(
      (it) => does(turn, it) && (it !== 'defend' || turn.harm >= 2),
    )
    const quote =
      act && !seen.has(`${turn.speaker}/${act}`)
        ? quoteOf(turn, turn.reading.acts.find(({ id }) => id === act)?.quote)
        : null
    if (!act || !quote) continue
    seen.add(`${turn.speaker}/${act}`)
    found.push({ told: breakdown[act]!(turn.speaker, quote.quote), quote, harm: turn.harm })
    if (found.length >= 5) break
  }
  return found
}

/** Where one's words set the other off: quoted as they followed one another. */
export function triggersOf(turns: readonly Read[]): { told: string; quotes: Quote[] }[] {
  const found: { told: string; quotes: Quote[]; jump: number }[] = []
  for (let at = 1; at < turns.length; at++) {
    const turn = turns[at]!
    const before = turns[at - 1]!
    if (turn.harm < 2 || before.speaker === turn.speaker) continue
    const earlier = turns.slice(Math.max(0, at - 6), at).findLast(({ speaker }) => speaker === turn.speaker)
    const jump = turn.harm - (earlier?.harm ?? 0)
    if (jump < 1) continue
    const a = quoteOf(before, hardest(before))
    const b = quoteOf(turn, hardest(turn))
    if (a && b)
      found.push({
        told: `"${a.quote}" (${subject(before.speaker)}) is what ${subject(turn.speaker)} ${third(turn.speaker, 'answer')} with "${b.quote}".`,
        quotes: [a, b],
        jump,
      })
  }
  return found.toSorted((a, b) => b.jump - a.jump).slice(0, 3)
}

const bygone = /\b(?:ago|last|since|back (?:in|when|then)|remember when|years?|before|used to|that time)\b/i

/** A complaint or a feeling, and the defence or the counter-complaint that came back for it. */
function unansweredIn(turns: readonly Read[]): [Quote, Quote] | null {
  for (let at = 1; at < turns.length; at++) {
    const [before, turn] = [turns[at - 1]!, turns[at]!]
    if (before.speaker === turn.speaker || !does(before, 'complaint', 'disclose', 'criticism')) continue
    if (!does(turn, 'defend', 'complaint', 'criticism', 'invalidate', 'withdraw', 'contempt')) continue
    const [a, b] = [quoteOf(before, hardest(before)), quoteOf(turn, hardest(turn))]
    if (a && b) return [a, b]
  }
  return null
}

function rootsOf(
  turns: readonly Read[],
  parties: readonly Party[],
  matter: Matter,
): { told: string; quotes: Quote[] }[] {
  const found: { told: string; quotes: Quote[] }[] = []
  const [one, two] = parties
    .filter(({ wishes }) => wishes.length > 0)
    .toSorted((a, b) => b.turns.length - a.turns.length)
  const mine = one?.wishes[0]
  const theirs = two?.wishes[0]
  if (one && two && mine && theirs)
    found.push({
      told: `Each asks for something, and neither hears it: "${mine.quote}" (${subject(one.name)}), "${theirs.quote}" (${subject(two.name)}).`,
      quotes: [mine, theirs],
    })
  else if (matter.quote) found.push({ told: `It turns on "${matter.quote.quote}".`, quotes: [matter.quote] })
  const past = turns.find(({ reading }) => reading.features.past.some(({ quote }) => bygone.test(quote)))
  const old = past ? quoteOf(past, past.reading.features.past.find(({ quote }) => bygone.test(quote))?.quote) : null
  if (past && old)
    found.push({ told: `An older hurt is carried into it: "${old.quote}" (${subject(past.speaker)}).`, quotes: [old] })
  const absent = turns.find(
    (turn) => turn.reading.features['third-party'].length > 0 && !does(turn, 'offer', 'repair', 'request', 'apologise'),
  )
  const other = absent ? quoteOf(absent, absent.reading.features['third-party'][0]?.quote) : null
  if (absent && other)
    found.push({
      told: `Someone who is not in the room is brought in: "${other.quote}" (${subject(absent.speaker)}).`,
      quotes: [other],
    })
  const heard = turns.some((turn) => does(turn, 'validate', 'agree', 'accountability', 'apologise'))
  const unheard = heard || turns.length < 4 || parties.length < 2 ? null : unansweredIn(turns)
  if (unheard)
    found.push({
      told: `Nobody says back what the other meant: "${unheard[0].quote}" (${subject(unheard[0].speaker)}) gets "${unheard[1].quote}" (${subject(unheard[1].speaker)}) for an answer.`,
      quotes: unheard,
    })
  return found.slice(0, 4)
}

interface Analysed {
  analysis: ArgumentResult['analysis']
  quotes: Cited[]
}

/** A pattern beside the matter that it is about: what is quoted there is "that" here, or not said in brackets again. */
const withoutQuote = (told: string, quote: string): string =>
  told
    .replace(` ("${quote}")`, '')
    .replace(`("${quote}", `, '(')
    .replace(`, "${quote}")`, ')')
    .replace(`"${quote}"`, 'that')

export function analyse(
  turns: readonly Read[],
  parties: readonly Party[],
  matter: Matter,
  pattern: Pattern,
  repair: (party: Party) => string[],
  repairs: Repairs,
): Analysed {
  const quotes: Analysed['quotes'] = []
  const cite = (label: string, ...found: (Quote | null)[]) => {
    for (const quote of found) if (quote) quotes.push({ quote, label })
  }
  cite('what it is about', matter.quote)
  cite(`pattern: ${pattern.kind}`, ...pattern.quotes)
  const roots = rootsOf(turns, parties, matter)
  const triggers = triggersOf(turns)
  const broken = breakdownsOf(turns)
  for (const it of roots) cite('root cause', ...it.quotes)
  for (const it of triggers) cite('trigger', ...it.quotes)
  for (const it of broken) cite('breakdown', it.quote)
  // What is needed behind the words is theirs to say: only what they ask for is told.
  const needs = parties.map(({ name, wishes: [wish] }): [string, string[]] => {
    cite('need', wish ?? null)
    return [name, [wish ? `To be met in what they ask for: "${wish.quote}"` : 'Not enough in their own words to tell.']]
  })
  for (const at of repairs.tried.slice(0, 4)) cite('an attempt at repair', turns[at] ? quoteOf(turns[at]) : null)
  return {
    analysis: {
      conflictType: kinds[pattern.kind],
      underlyingIssue: matter.quote
        ? `What it turns on is "${matter.quote.quote}".`
        : 'What it turns on does not show in these words.',
      relationshipPattern: matter.quote ? withoutQuote(pattern.told, matter.quote.quote) : pattern.told,
      coreEmotionalNeeds: Object.fromEntries(needs),
      repairLanguage: Object.fromEntries(parties.map((party) => [party.name, repair(party)])),
      rootCauses: roots.map(({ told }) => told),
      emotionalTriggers:
        triggers.length > 0
          ? triggers.map(({ told }) => told)
          : ['No sentence in this excerpt visibly sets the other off.'],
      communicationBreakdowns:
        broken.length > 0 ? broken.map(({ told }) => told) : ['No breakdown shown in this excerpt.'],
    },
    quotes,
  }
}
