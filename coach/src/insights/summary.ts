import type { ConversationSummary } from '@mallama/contracts/coach'
import type { SummaryInput } from '../operations.ts'
import { dangerIn } from './danger.ts'
import { listed, upperFirst } from './days.ts'
import { mostTelling, once, readable, said, type Excerpt } from './excerpt.ts'
import type { Move } from '../rehearsal/said.ts'
import { openOf, type Told } from './summary-open.ts'
import { linesOf, sentenceAt, type Line } from './summary-lines.ts'

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
  const issueAlone = (
    issue: string,
    more = '',
    evidence: ConversationSummary['evidence'] = [],
  ): ConversationSummary => ({
    safety: danger.safety,
    coach: 'built-in',
    issue,
    views: {},
    decisions: [],
    openQuestions: [],
    summary: `${issue}${more}`,
    evidence,
  })
  const spoken = lines.filter(({ leads }) => !leads)
  const voices = spoken.length > 0 ? spoken : lines
  if (danger.safety && danger.grave) {
    const { quote, first, safety } = danger
    return quote
      ? issueAlone(
          `${lines[first]?.speaker} said ${said(quote.quote)}. That is about safety, and it comes first.`,
          ` ${safety.message}`,
          [{ quote: quote.quote, label: 'about safety' }],
        )
      : issueAlone('This is about safety, and that comes first.', ` ${safety.message}`)
  }
  if (voices.length === 0) return issueAlone('Nothing was said in this conversation.')
  if (!voices.some(({ parts }) => parts.length > 0))
    return issueAlone(
      voices.some(({ text }) => /\p{L}{3}/u.test(text))
        ? 'The built-in coach reads English and cannot sum up what is said here. The conversation itself is kept as it is.'
        : 'There are no words in this conversation to sum up.',
    )
  const views = viewsOf(voices)
  const decisions = decisionsOf(voices)
  const open = openOf(voices, lines)
  const issue = issueOf(input.title, voices)
  const told = [...[...views.values()].flat(), ...decisions, ...open, issue]
  return {
    ...issueAlone(issue.told),
    views: Object.fromEntries([...views].map(([name, its]) => [name, its.map((it) => it.told)])),
    decisions: decisions.map((it) => it.told),
    openQuestions: open.map((it) => it.told),
    summary: voices.length <= 2 ? twoLines(voices) : textOf(issue.told, views, decisions, open),
    evidence: once(told.map(({ quote, label }) => ({ quote, label }))),
  }
}

/** What it is called, and the first sentence that tells something: nobody is given a subject that they did not name. */
function issueOf(title: string, lines: readonly Line[]): Told {
  const named =
    title.trim() && readable(title) && title.length <= 80 ? upperFirst(title.trim().replace(/[.\s]+$/, '')) : null
  const opening = lines.slice(0, 12).flatMap(({ text, speaker, parts }) => {
    const quote = mostTelling(text) ?? parts[0]
    return quote ? [{ speaker, quote: quote.quote, words: quote.quote.split(/\s+/).length }] : []
  })
  const first = opening.find(({ words }) => words >= 5) ?? opening.find(({ words }) => words >= 3) ?? opening[0]
  if (!first) return { told: `${named ?? 'What it is about cannot be told from these words'}.`, quote: '', label: '' }
  const shown = `${!named && first.speaker === 'You' ? 'you' : first.speaker}: ${said(first.quote)}`
  return {
    told: closed(named ? `${named}. ${shown}.` : `It begins with ${shown}.`),
    quote: first.quote,
    label: 'the issue',
  }
}

/** Each speaker's sentences that say most, in the order of the talk. */
function viewsOf(lines: readonly Line[]): Map<string, Told[]> {
  const views = new Map<string, Told[]>()
  for (const name of [...new Set(lines.map(({ speaker }) => speaker))].slice(0, 8)) {
    const all = lines.filter(({ speaker }) => speaker === name).flatMap(({ parts }) => parts)
    const best = new Set(
      all
        .filter(({ quote }, at) => all.findIndex((it) => it.quote === quote) === at)
        .toSorted((a, b) => worthOf(b) - worthOf(a))
        .filter(({ quote }, at) => at === 0 || quote.split(/\s+/).length >= 3)
        .slice(0, mostViews),
    )
    const its = all.filter((it) => best.has(it))
    if (its.length > 0)
      views.set(
        name,
        its.map(({ quote }) => ({ told: said(quote), quote, label: `${name} says` })),
      )
  }
  return views
}

const telling: ReadonlySet<Move> = new Set(['request', 'tell', 'accuse', 'ask', 'offer', 'limit', 'sorry', 'see'])

/** How much a sentence says of a view: by what it surely does, and by its length. */
function worthOf({ quote, move, sure }: Line['parts'][number]): number {
  const words = quote.split(/\s+/).length
  return (sure && telling.has(move) ? 2 : 0.5) + (words >= 5 && words <= 22 ? 1 : words >= 4 ? 0.4 : 0)
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

function textOf(issue: string, views: ReadonlyMap<string, Told[]>, decisions: readonly Told[], open: readonly Told[]) {
  // What both said yes to weighs more than what one of them took on.
  const settled = decisions.findLast(({ told }) => told.includes(', and ')) ?? decisions.at(-1)
  const shown = [...views].slice(0, 4).flatMap(([name, its]) => {
    const fresh = its.find(({ quote }) => !issue.includes(quote) && !settled?.told.includes(quote))
    return fresh ? [`${name}: ${fresh.told}`] : []
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
