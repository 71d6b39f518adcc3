import type { ConversationSummary } from '@mallama/contracts/coach'
import kept from '../../data/said/summary.json' with { type: 'json' }
import { AGREES, chanceOf, HURTS } from '../argument/claims.ts'
import { readAll } from '../argument/reading.ts'
import type { Read } from '../argument/score.ts'
import type { NamedTurn, SummaryInput } from '../operations.ts'
import { commitments } from '../text/asks.ts'
import { sentences } from '../text/split.ts'
import { setOf, stripped, wordCount } from '../text/words.ts'
import { dangerIn } from './danger.ts'
import { listed, upperFirst } from './days.ts'
import {
  LONGEST,
  once,
  readable,
  said,
  tellingOf,
  evidenceOf,
  say,
  sayOne,
  tell,
  wordsOf,
  type Told,
} from './excerpt.ts'

/** A sentence, read in view of those before it, its words as they can be quoted, and how much they tell. */
type Line = Read & { quote: string; telling: number }

interface Turn {
  speaker: string
  text: string
  /** Empty where the words cannot be read. */
  lines: Line[]
}

/** Of one turn no more sentences are read than these. */
const [mostTurns, mostLines] = [300, 8]
const [mostViews, mostDecisions, mostOpen] = [3, 4, 3]
/** Mallama itself, or whoever leads the talk: its words are nobody's view. */
const leaders = setOf('mallama assistant coach mediator system ai bot')
const isNoAnswer = (text: string) => kept.noAnswer.includes(text.toLowerCase())

/**
 * A conversation in short: what it is about, each speaker's view in their own words, what was decided and what is
 * still open. Everything in it is a quote with a name before it; what cannot be read from the words is left out. A chat
 * of two turns gets two lines. Under a safety flag the words about safety come first, and nothing is put down as two
 * views of one matter.
 */
export function conversationSummary({ turns, title, country }: SummaryInput): ConversationSummary {
  const all = turnsOf(turns)
  const texts = all.map(({ text }) => text)
  const { safety, grave, first, q, evidence } = dangerIn(texts, country)
  const empty = { safety, coach: 'built-in' as const, views: {}, decisions: [], openQuestions: [], evidence }
  if (safety && grave) {
    const issue = sayOne(kept.danger, { speaker: all[first]?.speaker, q })!
    return { ...empty, issue, summary: `${issue} ${safety.message}` }
  }
  const spoken = all.filter(({ speaker }) => !leaders.has(speaker.toLowerCase()))
  const voices = spoken.length > 0 ? spoken : all
  if (voices.every(({ lines }) => lines.length === 0)) {
    const isUnread = voices.some(({ text }) => wordCount(text) > 0)
    const issue = voices.length === 0 ? kept.nothing : isUnread ? kept.unread : kept.wordless
    return { ...empty, issue, summary: issue, evidence: [] }
  }
  const issue = issueOf(title, voices)
  const views = viewsOf(voices.flatMap(({ lines }) => lines))
  const decisions = once(voices.flatMap((turn) => decidedIn(turn, answerTo(voices, turn)))).slice(0, mostDecisions)
  const open = once(voices.flatMap((turn) => openIn(turn, answerTo(all, turn)))).slice(-mostOpen)
  // What both said yes to weighs more than what one of them took on.
  const settled = (decisions.findLast(({ told }) => told.includes(', and ')) ?? decisions.at(-1))?.told
  const isShort = voices.length <= 2
  /** Of each speaker one line, which says what is not said besides. */
  const lines = Object.entries(views).flatMap(([name, its]) => {
    const fresh = its.find(({ quote }) => isShort || !`${issue.told} ${settled}`.includes(quote))
    return fresh ? [`${name}: ${fresh.told}`] : []
  })
  const parts = { issue: issue.told, views: listed(lines.slice(0, 4)), settled, open: open.at(-1)?.told }
  return {
    ...empty,
    issue: issue.told,
    views: Object.fromEntries(Object.entries(views).map(([name, its]) => [name, wordsOf(its)])),
    decisions: wordsOf(decisions),
    openQuestions: wordsOf(open),
    summary: isShort ? lines.join('\n') : closed(say(kept.summary, parts).join(' ')),
    evidence: evidenceOf([...Object.values(views).flat(), ...decisions, ...open, issue]),
  }
}

/** Of a very long talk the beginning and the end are read; each sentence as a turn of its own, in view of the others. */
function turnsOf(turns: readonly NamedTurn[]): Turn[] {
  const all = turns
    .map(({ speaker, content }): Turn => {
      return { speaker: speaker.trim().slice(0, 80) || 'Someone', text: content.trim().slice(0, LONGEST), lines: [] }
    })
    .filter(({ text }) => text !== '')
    .filter((_, at, { length }) => at < mostTurns / 2 || at >= length - mostTurns / 2)
  const parts = all.flatMap((turn) => {
    const its = readable(turn.text) ? sentences(turn.text).slice(0, mostLines) : []
    return its.flatMap(({ text, start }) => {
      const cut = text.length > cutAt ? text.slice(0, text.lastIndexOf(' ', cutAt)) : text
      const quote = cut.includes('“') || cut.includes('”') ? '' : stripped(cut, '', ' .,;:…')
      return quote ? [{ turn, quote, speaker: turn.speaker, text, pieces: [{ text, start }] }] : []
    })
  })
  for (const [at, read] of readAll(parts, []).entries())
    parts[at]!.turn.lines.push({ ...read, quote: parts[at]!.quote, telling: tellingOf(read.text) })
  return all
}
const cutAt = 150

const byMost = (lines: readonly Line[], worth = ({ telling }: Line) => telling): Line[] =>
  lines.toSorted((a, b) => worth(b) - worth(a))

/** What it is called, and the first turn that tells something: nobody is given a subject that they did not name. */
function issueOf(title: string, turns: readonly Turn[]): Told {
  const named = title.trim() && readable(title) && title.length <= 80
  const opening = turns.slice(0, 12).flatMap(({ lines }) => byMost(lines).slice(0, 1))
  const { speaker, quote } = opening.find((it) => wordCount(it.quote) >= 5) ?? opening[0] ?? { quote: '' }
  const slots = {
    title: named ? upperFirst(stripped(title.trim(), '', ' .')) : null,
    speaker,
    who: speaker === 'You' ? 'you' : speaker,
    q: quote && said(quote),
  }
  return { told: closed(sayOne(kept.issue, slots)!), quote, label: 'the issue' }
}

/** Each speaker's most telling lines, in their order. "Hm" is nobody's view. */
function viewsOf(lines: readonly Line[]): Record<string, Told[]> {
  const bySpeaker = Map.groupBy(lines, ({ speaker }) => speaker)
  const views = [...bySpeaker].flatMap(([name, own]) => {
    const all = once(own.filter(({ quote }) => !isNoAnswer(quote)))
    const best = byMost(all).filter(({ quote }, at) => at === 0 || wordCount(quote) >= 3)
    const its = all.filter((it) => best.slice(0, mostViews).includes(it))
    const told = its.map(({ quote }): Told => ({ told: said(quote), quote, label: `${name} says` }))
    return told.length > 0 ? [[name, told] as const] : []
  })
  return Object.fromEntries(views)
}

const answerTo = (turns: readonly Turn[], turn: Turn) =>
  turns.slice(turns.indexOf(turn) + 1).find(({ speaker }) => speaker !== turn.speaker)

const proposes = (line: Line) => chanceOf(line, 'request') + chanceOf(line, 'offer')
/** From this product with a yes it is settled (24 of 25 in played talks, learnt from); from this chance on surely asked. */
const [TAKEN, SURE] = [0.17, 0.6]

/** What was agreed by those it concerns, and what somebody took on themselves without a question to it. */
function decidedIn({ speaker, lines }: Turn, next: Turn | undefined): Told[] {
  const [yes, most] = [next?.lines[0], byMost(lines, proposes)[0]]
  const settled = yes && most && isTaken(most, yes, next!.lines) ? most : null
  const taken = next?.text.endsWith('?') ? null : lines.findLast(takesOn)
  const slots = {
    speaker,
    proposed: settled?.quote.endsWith('?') ? said(settled.quote) : null,
    next: next?.speaker,
    yes: yes && said(yes.quote),
    you: speaker === 'You' ? 'you' : null,
  }
  return [
    ...tell(kept.settled, 'decided', settled?.quote, slots),
    ...(taken === settled ? [] : tell(kept.takenOn, 'decided', taken?.quote, slots)),
  ]
}

const takesOn = (line: Line): boolean =>
  line.harm < HURTS &&
  !line.quote.endsWith('?') &&
  (commitments(line.text).length > 0 || chanceOf(line, 'offer') >= SURE)

/** Who answers with a request has said yes to nothing yet. */
const isTaken = (proposal: Line, yes: Line, answers: readonly Line[]): boolean =>
  Math.max(proposal.harm, yes.harm) < HURTS &&
  !answers.some((it) => chanceOf(it, 'request') >= AGREES) &&
  proposes(proposal) * chanceOf(yes, 'agree') >= TAKEN

/** A question or a request that ended the talk, or got nothing but a "maybe". */
function openIn({ speaker, lines }: Turn, next: Turn | undefined): Told[] {
  const asked = lines.findLast(
    (it) => it.quote.endsWith('?') || Math.max(chanceOf(it, 'request'), chanceOf(it, 'question')) >= SURE,
  )
  const answer = next && (next.lines[0]?.quote ?? stripped(next.text, '', ' .…'))
  if (!asked || wordCount(asked.quote) < 3 || (answer !== undefined && !isNoAnswer(answer))) return []
  return tell(kept.unanswered, 'open', asked.quote, { speaker, next: next?.speaker, answer: answer && said(answer) })
}

/** No full stop behind a quote that ends in a mark of its own. */
const closed = (text: string) => text.replace(/([?!]["”])\./g, '$1')
