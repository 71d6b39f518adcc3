import type { ConversationSummary } from '@mallama/contracts/coach'
import kept from '../../data/said/summary.json' with { type: 'json' }
import type { SummaryInput } from '../operations.ts'
import type { Move } from '../rehearsal/said.ts'
import { wordCount } from '../text/words.ts'
import { dangerIn } from './danger.ts'
import { listed, upperFirst } from './days.ts'
import { mostTelling, once, readable, said, sentenceAt, type Excerpt } from './excerpt.ts'
import { say, sayOne } from './say.ts'
import { linesOf, type Line, type Part } from './summary-lines.ts'

/** One line of a summary, and the words it rests on. */
interface Told {
  told: string
  quote: string
  label: string
}

const mostViews = 3
const mostDecisions = 4
const mostOpen = 3

/**
 * A conversation in short: what it is about, each speaker's view in their own words, what was decided and what is
 * still open. Everything in it is a quote with a name before it; what cannot be read from the words is left out. Of
 * whoever leads the talk (Mallama) no view is given. A chat of two turns gets two lines. Under a safety flag the words
 * about safety come first, and nothing is put down as two views of one matter.
 */
export function conversationSummary({ turns, title, country }: SummaryInput): ConversationSummary {
  const lines = linesOf(turns)
  const danger = dangerIn(
    lines.map(({ text }) => text),
    country,
  )
  const empty = { safety: danger.safety, coach: 'built-in' as const, views: {}, decisions: [], openQuestions: [] }
  const alone = (issue: string) => ({ ...empty, issue, summary: issue, evidence: [] })
  if (danger.safety && danger.grave) {
    const quote = danger.quote?.quote
    const issue = sayOne(kept.danger, { speaker: lines[danger.first]?.speaker, q: quote && said(quote) }) ?? ''
    const evidence = quote ? [{ quote, label: 'about safety' }] : []
    return { ...empty, issue, summary: `${issue} ${danger.safety.message}`, evidence }
  }
  const spoken = lines.filter(({ leads }) => !leads)
  const voices = spoken.length > 0 ? spoken : lines
  if (voices.length === 0) return alone(kept.nothing)
  if (!voices.some(({ parts }) => parts.length > 0))
    return alone(voices.some(({ text }) => /\p{L}{3}/u.test(text)) ? kept.unread : kept.wordless)
  const views = viewsOf(voices)
  const decisions = decisionsOf(voices)
  const open = openOf(voices, lines)
  const issue = issueOf(title, voices)
  const all = [...[...views.values()].flat(), ...decisions, ...open, issue]
  return {
    ...empty,
    issue: issue.told,
    views: Object.fromEntries([...views].map(([name, its]) => [name, words(its)])),
    decisions: words(decisions),
    openQuestions: words(open),
    summary:
      voices.length <= 2 ? voices.map(lineIn).filter(Boolean).join('\n') : textOf(issue.told, views, decisions, open),
    evidence: once(all.map(({ quote, label }) => ({ quote, label }))),
  }
}

const words = (its: readonly Told[]) => its.map(({ told }) => told)

/** What it is called, and the first sentence that tells something: nobody is given a subject that they did not name. */
function issueOf(title: string, lines: readonly Line[]): Told {
  const named =
    title.trim() && readable(title) && title.length <= 80 ? upperFirst(title.trim().replace(/[.\s]+$/, '')) : null
  const opening = lines.slice(0, 12).flatMap(({ text, speaker, parts }) => {
    const quote = mostTelling(text)?.quote ?? parts[0]?.quote
    return quote ? [{ speaker, quote, words: wordCount(quote) }] : []
  })
  const first = opening.find(({ words }) => words >= 5) ?? opening.find(({ words }) => words >= 3) ?? opening[0]
  const speaker = first?.speaker
  const slots = { title: named, speaker, who: speaker === 'You' ? 'you' : speaker, q: first && said(first.quote) }
  return { told: closed(sayOne(kept.issue, slots) ?? ''), quote: first?.quote ?? '', label: 'the issue' }
}

/** Each speaker's sentences that say most, in the order of the talk. */
function viewsOf(lines: readonly Line[]): Map<string, Told[]> {
  const views = new Map<string, Told[]>()
  for (const name of [...new Set(lines.map(({ speaker }) => speaker))].slice(0, 8)) {
    const all = once(lines.flatMap(({ speaker, parts }) => (speaker === name ? parts : [])))
    const best = all
      .toSorted((a, b) => worthOf(b) - worthOf(a))
      .filter(({ quote }, at) => at === 0 || wordCount(quote) >= 3)
      .slice(0, mostViews)
    const its = all.filter((it) => best.includes(it))
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
function worthOf({ quote, move, sure }: Part): number {
  const words = wordCount(quote)
  return (sure && telling.has(move) ? 2 : 0.5) + (words >= 5 && words <= 22 ? 1 : words >= 4 ? 0.4 : 0)
}

const yes =
  /^(?:(?:oh|well|and),? )?(?:ok(?:ay)?|yes|yeah|yep|sure|deal|fine|agreed|all ?right|(?:that )?(?:sounds|works)|good idea|please|gladly|i (?:would (?:like|love)|can do) that|let[’']?s|happy to|perfect|great|fair enough|done)\b(?![^.!?]*\b(?:but|whatever|right)\b)/i
const no = /^(?:no+|nope|nah|never|not|i (?:can[’']?t|won[’']?t|don[’']?t))\b/i
const asked = /\b(?:can|could|would|will) you\b/i
const joint =
  /\b(?:we (?:agreed|decided)|so we(?:[’']ll| will)|let[’']?s|how about|(?:shall|should|can|could|if|don[’']?t) we|i (?:could|can)|we could)\b/i
const hard: ReadonlySet<Move> = new Set(['threat', 'attack', 'sneer'])

/** What was agreed by those it concerns, and what somebody took on themselves without a no to it. */
function decisionsOf(lines: readonly Line[]): Told[] {
  const found = lines.flatMap((line, at): Told[] => {
    const { speaker, text, parts, promise } = line
    if (parts.length === 0 || parts.some(({ move }) => hard.has(move))) return []
    const next = lines.slice(at + 1).find((it) => it.speaker !== speaker)
    // Who answers with a question has not said yes to anything yet.
    const answer =
      next && yes.test(next.text) && !next.text.includes('?')
        ? sentenceAt(next.text, { start: 0, end: next.text.length })
        : null
    const proposal =
      parts.find(({ quote }) => asked.test(quote) || joint.test(quote)) ??
      parts.find(({ move, sure }) => sure && (move === 'offer' || move === 'request'))
    const isOpen = text.includes('?') && !proposal
    const quote = (answer && !isOpen && proposal) || promise
    if (!quote) return []
    const isAsked = quote.quote.endsWith('?')
    const slots = {
      speaker,
      you: speaker === 'You' ? 'you' : null,
      next: next?.speaker,
      q: said(quote.quote),
      yes: answer && said(answer.quote),
      asked: isAsked && asked.test(quote.quote) ? said(quote.quote) : null,
      proposed: isAsked ? said(quote.quote) : null,
    }
    const isRefused = next && (no.test(next.text) || next.parts[0]?.quote.endsWith('?'))
    const told = answer ? sayOne(kept.settled, slots) : isRefused ? null : sayOne(kept.takenOn, slots)
    return told ? [{ told, quote: quote.quote, label: 'decided' }] : []
  })
  return once(found).slice(0, mostDecisions)
}

/** Said where there is no answer yet, and of what nobody has settled. */
const unsure =
  /^(?:hm+|well|maybe|perhaps|not sure|no idea|i (?:do not|don[’']?t) know|i[’']?m not sure|we[’']ll see|let me think)\b[^!?]{0,40}$/i
const undecided =
  /\b(?:(?:not|never|(?:do|does|did|have|has)n[’']?t)(?: yet)? (?:decided?|settled?|agreed?|planned|know (?:who|what|when|where|how|whether|which))|(?:need|have) to (?:decide|agree|settle)|still open|undecided)\b/i

const openAs = (
  ways: string | readonly string[],
  { quote }: Excerpt,
  slots: Record<string, string | null | undefined>,
) => (wordCount(quote) < 3 ? [] : [{ told: sayOne(ways, { ...slots, q: said(quote) }) ?? '', quote, label: 'open' }])

/** Questions and requests that nobody answered: the other turned away, or the talk ended; and what was left undecided. */
function openOf(lines: readonly Line[], all: readonly Line[]): Told[] {
  const unanswered = lines.flatMap(({ speaker, parts }, at) => {
    const quote = parts.findLast(
      (it) => it.quote.endsWith('?') || (it.sure && (it.move === 'ask' || it.move === 'request')),
    )
    const next = all.slice(all.indexOf(lines[at]!)).find((it) => it.speaker !== speaker)
    const away = next?.parts.some(({ move, sure }) => sure && move === 'leave')
    const isUnsure = next !== undefined && unsure.test(next.text)
    if (!quote || (next && !away && !isUnsure)) return []
    return openAs(kept.unanswered, quote, { speaker, next: next?.speaker, unsure: isUnsure ? next.speaker : null })
  })
  const left = lines.flatMap(({ speaker, parts }) =>
    parts.filter(({ quote }) => undecided.test(quote)).flatMap((quote) => openAs(kept.undecided, quote, { speaker })),
  )
  return once([...unanswered, ...left]).slice(-mostOpen)
}

const lineIn = ({ speaker, text }: Line): string => {
  const quote = mostTelling(text) ?? sentenceAt(text, { start: 0, end: text.length })
  return quote ? `${speaker}: ${said(quote.quote)}` : ''
}

function textOf(issue: string, views: ReadonlyMap<string, Told[]>, decisions: readonly Told[], open: readonly Told[]) {
  // What both said yes to weighs more than what one of them took on.
  const settled = (decisions.findLast(({ told }) => told.includes(', and ')) ?? decisions.at(-1))?.told
  const shown = [...views].slice(0, 4).flatMap(([name, its]) => {
    const fresh = its.find(({ quote }) => !issue.includes(quote) && !settled?.includes(quote))
    return fresh ? [`${name}: ${fresh.told}`] : []
  })
  return closed(say(kept.summary, { issue, views: listed(shown), settled, open: open.at(-1)?.told }).join(' '))
}

/** No full stop behind a quote that ends in a mark of its own. */
const closed = (text: string) => text.replace(/([?!]["”])\./g, '$1')
