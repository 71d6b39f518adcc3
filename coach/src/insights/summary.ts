import type { ConversationSummary } from '@mallama/contracts/coach'
import kept from '../../data/said/summary.json' with { type: 'json' }
import { AGREES, chanceOf, HURTS, leaves } from '../argument/claims.ts'
import { readAll } from '../argument/reading.ts'
import type { Read } from '../argument/score.ts'
import type { NamedTurn, SummaryInput } from '../operations.ts'
import { commitments } from '../text/asks.ts'
import { sentences } from '../text/split.ts'
import { stripped, wordCount } from '../text/words.ts'
import { dangerIn } from './danger.ts'
import { listed, upperFirst } from './days.ts'
import { mostTelling, once, readable, said, sentenceAt, tellingOf } from './excerpt.ts'
import { wishIn } from './memory.ts'
import { say, sayOne, type Ways } from './say.ts'

/** One line of a summary, and the words it rests on. */
interface Told {
  told: string
  quote: string
  label: string
}

/** A sentence, read in view of those before it, and its words as they can be quoted. */
type Line = Read & { quote: string }

interface Turn {
  speaker: string
  text: string
  /** Mallama itself, or whoever leads the talk: its words are nobody's view. */
  leads: boolean
  /** Empty where the words cannot be read. */
  lines: Line[]
}

const mostTurns = 300
/** Of one turn no more sentences are read than these. */
const mostLines = 8
const mostViews = 3
const mostDecisions = 4
const mostOpen = 3
const leaders = new Set(['mallama', 'assistant', 'coach', 'mediator', 'system', 'ai', 'bot'])

/**
 * A conversation in short: what it is about, each speaker's view in their own words, what was decided and what is
 * still open. Everything in it is a quote with a name before it; what cannot be read from the words is left out. Of
 * whoever leads the talk (Mallama) no view is given. A chat of two turns gets two lines. Under a safety flag the words
 * about safety come first, and nothing is put down as two views of one matter.
 */
export function conversationSummary({ turns, title, country }: SummaryInput): ConversationSummary {
  const all = turnsOf(turns)
  const danger = dangerIn(
    all.map(({ text }) => text),
    country,
  )
  const empty = { safety: danger.safety, coach: 'built-in' as const, views: {}, decisions: [], openQuestions: [] }
  const alone = (issue: string) => ({ ...empty, issue, summary: issue, evidence: [] })
  if (danger.safety && danger.grave) {
    const { first, q, evidence, safety } = danger
    const issue = sayOne(kept.danger, { speaker: all[first]?.speaker, q }) ?? ''
    return { ...empty, issue, summary: `${issue} ${safety.message}`, evidence }
  }
  const spoken = all.filter(({ leads }) => !leads)
  const voices = spoken.length > 0 ? spoken : all
  if (voices.length === 0) return alone(kept.nothing)
  if (!voices.some(({ lines }) => lines.length > 0))
    return alone(voices.some(({ text }) => /\p{L}{3}/u.test(text)) ? kept.unread : kept.wordless)
  const views = viewsOf(voices)
  const decisions = decisionsOf(voices)
  const open = openOf(voices, all)
  const issue = issueOf(title, voices)
  return {
    ...empty,
    issue: issue.told,
    views: Object.fromEntries([...views].map(([name, its]) => [name, words(its)])),
    decisions: words(decisions),
    openQuestions: words(open),
    summary:
      voices.length <= 2 ? voices.map(inOne).filter(Boolean).join('\n') : textOf(issue.told, views, decisions, open),
    evidence: once(
      [...[...views.values()].flat(), ...decisions, ...open, issue].map(({ quote, label }) => ({ quote, label })),
    ),
  }
}

const words = (its: readonly Told[]) => its.map(({ told }) => told)

/** Of a very long talk the beginning and the end are read; each sentence as a turn of its own, in view of the others. */
function turnsOf(turns: readonly NamedTurn[]): Turn[] {
  const all = turns
    .filter(({ content }) => content.trim() !== '')
    .filter((_, at, { length }) => at < mostTurns / 2 || at >= length - mostTurns / 2)
    .map(({ speaker, content }) => ({
      speaker: speaker.trim().slice(0, 80) || 'Someone',
      text: content.trim().slice(0, 6000),
      leads: leaders.has(speaker.trim().toLowerCase()),
    }))
  const parts = all.flatMap(({ speaker, text }, turn) => {
    const its = readable(text) ? sentences(text).slice(0, mostLines) : []
    return its.flatMap((it) => {
      const quote = sentenceAt(text, it)?.quote
      return quote ? { turn, speaker, text: it.text, quote, pieces: [{ text: it.text, start: it.start }] } : []
    })
  })
  const lines = readAll(parts, [])
  return all.map((it, turn) => ({
    ...it,
    lines: parts.flatMap((part, at) => (part.turn === turn ? { ...lines[at]!, quote: part.quote } : [])),
  }))
}

/** What it is called, and the first sentence that tells something: nobody is given a subject that they did not name. */
function issueOf(title: string, turns: readonly Turn[]): Told {
  const named =
    title.trim() && readable(title) && title.length <= 80 ? upperFirst(stripped(title.trim(), '', ' .')) : null
  const opening = turns.slice(0, 12).flatMap(({ text, speaker, lines }) => {
    const quote = lines.length > 0 && (mostTelling(text)?.quote ?? lines[0]?.quote)
    return quote ? [{ speaker, quote, words: wordCount(quote) }] : []
  })
  const first = [5, 3, 0].map((least) => opening.find((it) => it.words >= least)).find(Boolean)
  const speaker = first?.speaker
  const slots = { title: named, speaker, who: speaker === 'You' ? 'you' : speaker, q: first && said(first.quote) }
  return { told: closed(sayOne(kept.issue, slots) ?? ''), quote: first?.quote ?? '', label: 'the issue' }
}

/** Each speaker's sentences that say most, in the order of the talk. */
function viewsOf(turns: readonly Turn[]): Map<string, Told[]> {
  const views = new Map<string, Told[]>()
  for (const name of [...new Set(turns.map(({ speaker }) => speaker))].slice(0, 8)) {
    const all = once(turns.flatMap(({ speaker, lines }) => (speaker === name ? lines : [])))
    const worth = new Map(all.map((it) => [it, tellingOf(it.text)]))
    const best = all
      .toSorted((a, b) => worth.get(b)! - worth.get(a)!)
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

/** How likely it is something that can be said yes to; from here on it is, where the other surely agrees. */
const proposes = (line: Line) => chanceOf(line, 'request') + chanceOf(line, 'offer')
const PROPOSES = 0.1
/** What surely offers, or asks, is taken up by less. */
const SURE = 0.6
const TAKES = 0.25

const mostBy = (lines: readonly Line[], worth: (line: Line) => number): Line | null =>
  lines.reduce<Line | null>((best, it) => (best && worth(best) >= worth(it) ? best : it), null)

/** Who is not the one who spoke, next. */
const answerTo = (turns: readonly Turn[], turn: Turn) =>
  turns.slice(turns.indexOf(turn) + 1).find(({ speaker }) => speaker !== turn.speaker)

/** What was agreed by those it concerns, and what somebody took on themselves without a question to it. */
function decisionsOf(turns: readonly Turn[]): Told[] {
  const found = turns.flatMap((turn): Told[] => {
    const { speaker, lines } = turn
    const next = answerTo(turns, turn)
    const answers = next?.lines ?? []
    const slots = { speaker, you: speaker === 'You' ? 'you' : null, next: next?.speaker }
    const tell = (ways: Ways, { quote }: Line, more: Record<string, string | null> = {}) => {
      const told = sayOne(ways, {
        ...slots,
        q: said(quote),
        proposed: quote.endsWith('?') ? said(quote) : null,
        ...more,
      })
      return told ? [{ told, quote, label: 'decided' }] : []
    }
    const proposal = mostBy(lines, proposes)
    const [yes] = answers
    // Who answers with a request has said yes to nothing yet.
    const isCounter = answers.some((it) => chanceOf(it, 'request') >= AGREES)
    const settled = proposal && yes && !isCounter && isTaken(proposal, yes)
    const before = turns[turns.indexOf(turn) - 1]
    const isWished = () => before && before.speaker !== speaker && wishIn(before.text) !== null
    const meets = lines.findLast((it) => isTakenOn(it, MEETS))
    const taken = lines.findLast((it) => isTakenOn(it, OFFERS)) ?? (meets && isWished() ? meets : undefined)
    return [
      ...(settled ? tell(kept.settled, proposal, { yes: said(yes.quote) }) : []),
      ...(taken && !next?.text.endsWith('?') && !(settled && taken === proposal) ? tell(kept.takenOn, taken) : []),
    ]
  })
  return once(found).slice(0, mostDecisions)
}
const OFFERS = 0.6
/** Of what meets a wish. */
const MEETS = 0.15
const isTakenOn = (line: Line, least: number): boolean =>
  line.harm < HURTS &&
  !line.quote.endsWith('?') &&
  (commitments(line.text).length > 0 || chanceOf(line, 'offer') >= least)

function isTaken(proposal: Line, answer: Line): boolean {
  const [asks, agrees] = [proposes(proposal), chanceOf(answer, 'agree')]
  const isCalm = proposal.harm < HURTS && answer.harm < HURTS
  return isCalm && asks >= PROPOSES && agrees >= (asks >= SURE ? TAKES : AGREES)
}

/** Said where there is no answer yet, and of what nobody has settled. */
const unsure =
  /^(?:hm+|well|maybe|perhaps|not sure|no idea|i (?:do not|don[’']?t) know|i[’']?m not sure|(?:we[’']ll|let[’']?s) see|let me think)\b[^!?]{0,40}$/i
const undecided =
  /\b(?:(?:not|never|(?:do|does|did|have|has)n[’']?t)(?: yet)? (?:decided?|settled?|agreed?|planned|know (?:who|what|when|where|how|whether|which))|(?:need|have) to (?:decide|agree|settle)|still open|undecided)\b/i

/** Questions and requests that the other turned away or put off, or that ended the talk; and what was left undecided. */
function openOf(turns: readonly Turn[], all: readonly Turn[]): Told[] {
  const openAs = (ways: Ways, { quote, speaker }: Line, slots = {}) =>
    wordCount(quote) < 3
      ? []
      : [{ told: sayOne(ways, { speaker, ...slots, q: said(quote) }) ?? '', quote, label: 'open' }]
  const unanswered = turns.flatMap((turn) => {
    const asked = turn.lines.findLast(
      (it) => it.quote.endsWith('?') || Math.max(chanceOf(it, 'request'), chanceOf(it, 'question')) >= SURE,
    )
    const next = answerTo(all, turn)
    const [answer] = next?.lines ?? []
    if (!asked || (next && !unsure.test(next.text) && !(answer && leaves(answer)))) return []
    return openAs(kept.unanswered, asked, { next: next?.speaker, answer: answer && said(answer.quote) })
  })
  const left = turns.flatMap(({ lines }) =>
    lines.filter(({ quote }) => undecided.test(quote)).flatMap((line) => openAs(kept.undecided, line)),
  )
  return once([...unanswered, ...left]).slice(-mostOpen)
}

const inOne = ({ speaker, text }: Turn): string => {
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
