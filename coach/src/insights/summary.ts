import type { ConversationSummary } from '@mallama/contracts/coach'
import type { SummaryInput } from '../operations.ts'
import { dangerIn } from './danger.ts'
import { listed, upperFirst } from './days.ts'
import { around, mostTelling, once, readable, said, type Excerpt } from './excerpt.ts'
import type { Move } from '../rehearsal/said.ts'
import { subjectsIn } from './subjects.ts'
import { openOf, type Told } from './summary-open.ts'
import { linesOf, sentenceAt, viewMoves, type Line } from './summary-lines.ts'

const mostViews = 3
const mostDecisions = 4

/**
 * A conversation in short: what it is about, each speaker's view in their own words, what was decided and what is
 * still open. Everything in it is a quote with a name before it; what cannot be read from the words is left out. Of
 * whoever leads the talk (Mallama) no view is given. A chat of two turns gets two lines. Under a safety flag the words
 * about safety come first, and nothing is put down as two views of one matter.
 */
export function conversationSummary(input: SummaryInput): ConversationSummary {
  const lines = linesOf(input.turns)
  const danger = dangerIn(
    lines.map(({ text }) => text),
    input.country,
  )
  const base = { safety: danger.safety, coach: 'built-in' as const }
  const nothing = { views: {}, decisions: [], openQuestions: [], evidence: [] }
  const spoken = lines.filter(({ leads }) => !leads)
  const voices = spoken.length > 0 ? spoken : lines
  if (danger.safety && danger.grave) {
    const line = lines[danger.first]
    const { quote } = danger
    const issue = quote
      ? `${line?.speaker} said ${said(quote.quote)}. That is about safety, and it comes first.`
      : 'This is about safety, and that comes first.'
    return {
      ...base,
      ...nothing,
      issue,
      summary: `${issue} ${danger.safety.message}`,
      evidence: quote ? [{ quote: quote.quote, label: 'about safety' }] : [],
    }
  }
  if (voices.length === 0)
    return {
      ...base,
      ...nothing,
      issue: 'Nothing was said in this conversation.',
      summary: 'Nothing was said in this conversation.',
    }
  if (!voices.some(({ parts }) => parts.length > 0)) {
    const words = voices.some(({ text }) => /\p{L}{3}/u.test(text))
    const issue = words
      ? 'The built-in coach reads English and cannot sum up what is said here. The conversation itself is kept as it is.'
      : 'There are no words in this conversation to sum up.'
    return { ...base, ...nothing, issue, summary: issue }
  }
  const views = viewsOf(voices)
  const decisions = decisionsOf(voices)
  const open = openOf(voices, lines)
  const issue = issueOf(input, voices)
  const told = [...[...views.values()].flat(), ...decisions, ...open, ...(issue.quote ? [issue as Told] : [])]
  const short = voices.length <= 2 ? twoLines(voices) : textOf(issue.told, views, decisions, open)
  return {
    ...base,
    issue: issue.told,
    views: Object.fromEntries(
      [...views].map(([name, its]) => [
        name,
        its.toSorted((a, b) => a.turn - b.turn || a.at - b.at).map((it) => it.told),
      ]),
    ),
    decisions: decisions.map((it) => it.told),
    openQuestions: open.map((it) => it.told),
    summary: short,
    evidence: once(told.map(({ quote, label }) => ({ quote, label }))),
  }
}

/** The matter, where two lines or more show it, and the sentence in which it came up. */
function issueOf(
  { title, knownPeople }: SummaryInput,
  lines: readonly Line[],
): Omit<Told, 'quote'> & { quote: string | null } {
  const counts = new Map<string, { label: string; lines: { line: Line; quote: Excerpt | null }[]; least: number }>()
  for (const line of lines)
    for (const { id, label, kind, start, quote } of subjectsIn(line.text, knownPeople)) {
      // What is called "your ..." is called so for the one who writes to Mallama, and here two talk.
      if (kind === 'person' || /^your |\byou\b/.test(label)) continue
      const held = counts.get(id) ?? { label, lines: [], least: 3 }
      const shown = around(line.text, { start, end: start + quote.length })
      counts.set(id, { ...held, lines: [...held.lines, { line, quote: shown ?? quoteOf(line) }] })
    }
  const [top] = [...counts.values()]
    .filter((it) => it.lines.length >= it.least)
    .toSorted((a, b) => b.lines.length - a.lines.length)
  const pool =
    top?.lines ??
    lines
      .slice(0, 12)
      .filter(({ parts }) => parts.length > 0)
      .map((line) => ({ line, quote: quoteOf(line) }))
  const enough = (least: number) => pool.find(({ quote }) => quote !== null && quote.quote.split(/\s+/).length >= least)
  const first = enough(5) ?? enough(3) ?? enough(1)
  const named = top
    ? upperFirst(top.label)
    : title.trim() && readable(title) && title.length <= 80
      ? upperFirst(title.trim().replace(/[.\s]+$/, ''))
      : null
  if (!first?.quote)
    return {
      told: named ? `${named}.` : 'What it is about cannot be told from these words.',
      quote: null,
      label: 'the issue',
    }
  const shown = `${!named && first.line.speaker === 'You' ? 'you' : first.line.speaker}: ${said(first.quote.quote)}`
  return {
    told: closed(named ? `${named}. ${shown}.` : `It begins with ${shown}.`),
    quote: first.quote.quote,
    label: 'the issue',
  }
}

/** The part of a turn that says most. */
const quoteOf = ({ text, parts }: Line): Excerpt | null => mostTelling(text) ?? parts[0] ?? null

interface View extends Told {
  verb: string
  score: number
  turn: number
  at: number
}

/** Each speaker's sentences that say most; what one does is named where it is sure, and once. */
function viewsOf(lines: readonly Line[]): Map<string, View[]> {
  const views = new Map<string, View[]>()
  for (const name of [...new Set(lines.map(({ speaker }) => speaker))].slice(0, 8)) {
    const found = lines
      .filter(({ speaker }) => speaker === name)
      .flatMap(({ parts, turn }) => parts.map((part) => viewOf(name, turn, part)))
    const chosen: View[] = []
    for (const it of found.toSorted((a, b) => b.score - a.score || a.turn - b.turn || a.at - b.at)) {
      const again = chosen.filter(({ quote, verb }) => quote === it.quote || verb === it.verb)
      const slight = chosen.length > 0 && it.quote.split(/\s+/).length < 3
      const fresh = again.length === 0 || (it.verb === 'says' && again.length < 2 && again[0]?.quote !== it.quote)
      if (chosen.length < mostViews && fresh && !slight) chosen.push(it)
    }
    if (chosen.length > 0) views.set(name, chosen)
  }
  return views
}

function viewOf(name: string, turn: number, { quote, start, move, sure }: Line['parts'][number]): View {
  const { verb, weight } = (sure ? viewMoves[move] : undefined) ?? { verb: 'says', weight: 0.5 }
  const words = quote.split(/\s+/).length
  return {
    told: `${upperFirst(verb)}: ${said(quote)}`,
    quote,
    label: `${name} ${verb}`,
    verb,
    score: weight + (words >= 5 && words <= 22 ? 1 : words >= 4 ? 0.4 : 0),
    turn,
    at: start,
  }
}

const yes =
  /^(?:(?:oh|well|um+|and),? )?(?:ok(?:ay)?|yes|yeah|yep|sure|deal|fine by me|agreed|alright|all right|sounds (?:good|fair|great)|good idea|that works|works for me|(?:yes )?please|i would (?:love|like) (?:that|to)|gladly|let[’']?s (?:do|try) (?:that|it)|fine|i can do that|happy to|perfect|great|fair enough|done)\b(?!,? (?:but|right|whatever|sure)\b)(?![^.!?]*\b(?:but|whatever)\b)/i
const refusing = /^(?:no+|nope|nah|never|not|i (?:can[’']?t|won[’']?t|don[’']?t))\b/i
const joint =
  /\b(?:we (?:agreed|decided|have agreed|[’']?ve agreed)|so we(?:[’']ll| will| are)|let[’']?s|let us|how about|shall we|should we|can we|could we|what if we|why don[’']?t we|do you want to|(?:can|could|would|will) you|i (?:could|can)|we could)\b/i

const hard: ReadonlySet<Move> = new Set(['threat', 'attack', 'sneer'])

/** What was agreed by those it concerns, and what somebody took on themselves without a no to it. */
function decisionsOf(lines: readonly Line[]): Told[] {
  const found: Told[] = []
  const add = (quote: Excerpt | null, tell: (words: string) => string) => {
    if (quote && found.length < mostDecisions && !found.some((it) => it.told.includes(quote.quote)))
      found.push({ told: tell(said(quote.quote)), quote: quote.quote, label: 'decided' })
  }
  for (const [at, line] of lines.entries()) {
    if (line.parts.length === 0 || line.parts.some(({ move }) => hard.has(move))) continue
    const next = lines.slice(at + 1).find(({ speaker }) => speaker !== line.speaker)
    const offered = line.parts.find(({ move, sure }) => sure && (move === 'offer' || move === 'request')) ?? null
    const proposal = joint.exec(line.text)
    const span = proposal ? { start: proposal.index, end: proposal.index + proposal[0].length } : offered
    const plain = takenOn.exec(line.text.trim())
    const promise = line.promises.at(-1) ?? (plain ? sentenceAt(line.text.trim(), 0, plain[0].length) : null)
    // Who answers with a question has not said yes to anything yet.
    const answer =
      next && yes.test(next.text.trim()) && !next.text.includes('?') ? sentenceAt(next.text, 0, next.text.length) : null
    const asked = line.text.includes('?')
    if (asked && !proposal && !promise) continue
    if ((span ?? promise) && answer && next)
      add(span ? sentenceAt(line.text, span.start, span.end) : promise, (words) =>
        /\?["”]$/.test(words)
          ? `${line.speaker} ${/\b(?:can|could|would|will) you\b/i.test(words) ? 'asked' : 'proposed'} ${words}, and ${next.speaker} said yes: ${said(answer.quote)}`
          : `${line.speaker}: ${words}, and ${next.speaker}: ${said(answer.quote)}`,
      )
    else if (
      promise &&
      !(next && (refusing.test(next.text.trim()) || /^[^.!?]*\?/.test(next.text))) &&
      !promise.quote.includes('?')
    )
      add(promise, (words) => `${line.speaker === 'You' ? 'You take' : `${line.speaker} takes`} it on: ${words}`)
  }
  return found
}

/** "OK, I book Oslo on Saturday": said in the present, and meant as a promise. */
const takenOn =
  /^(?:(?:ok(?:ay)?|right|fine|all ?right|deal|good|then|so|yes|sure)\b[,.! ]+)+(?:then )?i (?!think|know|see|guess|agree|understand|feel|get\b|want|need|don|do not|can|could|would|am\b|was|have|had|hope|hear|heard|mean|love|hate|wonder|suppose|like|never|always|said|did|just|really|only|get it)[a-z]+(?<!ed) (?=\S)[^.?!\n]*/i

function twoLines(lines: readonly Line[]): string {
  return lines
    .flatMap(({ speaker, text }) => {
      const quote = mostTelling(text) ?? sentenceAt(text, 0, text.length)
      return quote ? [`${speaker}: ${said(quote.quote)}`] : []
    })
    .join('\n')
}

function textOf(
  issue: string,
  views: ReadonlyMap<string, View[]>,
  decisions: readonly Told[],
  open: readonly Told[],
): string {
  // What both said yes to weighs more than what one of them took on.
  const settled = decisions.findLast(({ told }) => told.includes(', and ')) ?? decisions.at(-1)
  const shown = [...views].slice(0, 4).flatMap(([name, its]) => {
    const fresh = its.find(({ quote }) => !issue.includes(quote) && !settled?.told.includes(quote))
    return fresh ? [`${name}: ${said(fresh.quote)}`] : []
  })
  const parts = [
    issue,
    ...(shown.length > 0 ? [`${listed(shown)}.`] : []),
    ...(settled ? [`Settled: ${settled.told}.`] : []),
    ...(open.length > 0 ? [`Open: ${open.at(-1)!.told}`] : []),
  ]
  return closed(parts.join(' '))
}

/** No full stop behind a quote that ends in a mark of its own. */
const closed = (text: string) => text.replace(/([?!]["”])\./g, '$1')
