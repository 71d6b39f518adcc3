import type { RelationshipInsights } from '@mallama/contracts/coach'
import { ownerOf, type Someone } from '../text/people.ts'
import type { RelationshipInsightsInput } from '../operations.ts'
import { dangerIn, stepsToSafety, type Danger } from './danger.ts'
import { counted, dayAhead, upperFirst } from './days.ts'
import { mostTelling, once, readable, said } from './excerpt.ts'
import { priorityOf, type Finding, type Ground } from './finding.ts'
import { good, onlyNoted } from './findings-noted.ts'
import { mending, moved, recurring } from './findings.ts'
import { happeningsOf } from './happenings.ts'
import { checkIns, trendOf } from './trend.ts'

type Insight = RelationshipInsights['insights'][number]

const personFields = ['notes', 'currentIssues', 'strugglingWith', 'triggers', 'redLines', 'nonNegotiables'] as const
const most = 5

/**
 * What the check-ins, moments and saved chats with one person come to. `overallHealth` is the last check-in's overall
 * score, 0..100, null without one. The direction is that of a straight line (least squares, in points over the span of
 * the data, see `trendOf`). `priority` is severity x recurrence x recency (`priorityOf`); insights come in that order.
 * Every count is of rows that were passed in and every quote stands in one of them. Under a safety flag there is one
 * insight, about safety, and nothing that works on the relationship; where one note alone told of danger, that insight
 * comes first, and no advice stands beside harm by somebody close.
 */
export function relationshipInsights(input: RelationshipInsightsInput): RelationshipInsights {
  const { person, moments, savedChats, country, now } = input
  const points = checkIns(input.history)
  const last = points.at(-1)
  const overallHealth = last ? Math.round(Math.max(0, Math.min(100, last.overall))) : null
  const texts = [
    ...moments.map(({ note }) => note ?? ''),
    ...savedChats.flatMap(({ title, originalIssue, keyTakeaways }) => [`${title}. ${originalIssue}`, keyTakeaways]),
    ...personFields.map((field) => person[field] ?? ''),
    ...(input.said ?? []),
  ]
  const danger = dangerIn(texts, country, input.flag)
  const trendAnalysis = trendOf(points, now)
  const common = { overallHealth, safety: danger.safety, coach: 'built-in' as const }
  const inTalk = (input.said ?? []).some((_, at) => danger.flagged.has(texts.length - input.said!.length + at))
  if (danger.safety && danger.grave && (danger.whole || inTalk)) {
    const safe = safetyInsight(danger)
    const explanation = `${trendAnalysis.explanation} The figures say nothing about how safe it is.`
    return {
      ...common,
      trendAnalysis: { ...trendAnalysis, explanation },
      insights: [safe.insight],
      recommendedActions: safe.insight.actionableAdvice,
      evidence: safe.quote ? [{ quote: safe.quote, label: 'about safety' }] : [],
    }
  }
  const who = someoneOf(input)
  // Nothing but safety is drawn from the note that told of danger.
  const rows = happeningsOf(danger.grave ? without(input, danger.flagged) : input, input.knownPeople, who)
  const ground: Ground = { person, who, points, rows, now }
  const findings = [...recurring(ground), ...mending(ground), ...moved(ground), ...good(ground), ...onlyNoted(ground)]
  const sorted = findings.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, most)
  const unread = rows.filter((it) => it.unread).length
  const insights = [
    ...(danger.safety ? [safetyInsight(danger).insight] : []),
    ...sorted.map(insightOf).map((it) => (danger.grave ? { ...it, actionableAdvice: [] } : it)),
    ...(unread > 0 ? [notRead(unread)] : []),
  ]
  const evidence = sorted.flatMap(({ quotes }) => quotes)
  return {
    ...common,
    trendAnalysis,
    insights,
    recommendedActions:
      danger.safety && danger.grave ? stepsToSafety(danger.safety) : actions(sorted, input, who, points.length),
    evidence: once(evidence),
  }
}

/** `flagged`: by their places among the texts, moments first and then two of each saved chat. */
const without = (input: RelationshipInsightsInput, flagged: ReadonlySet<number>): RelationshipInsightsInput => ({
  ...input,
  moments: input.moments.filter((_, at) => !flagged.has(at)),
  savedChats: input.savedChats.filter((_, at) => {
    const place = input.moments.length + 2 * at
    return !flagged.has(place) && !flagged.has(place + 1)
  }),
})

const weigh = ({ severity, recurrence, recency }: Finding) => severity * recurrence * recency

function insightOf(finding: Finding): Insight {
  const { title, insightType, description, actionableAdvice } = finding
  return { title, priority: priorityOf(finding), insightType, description, actionableAdvice }
}

function someoneOf({ person }: RelationshipInsightsInput): Someone {
  return (
    ownerOf({ name: person.name.trim() || 'them', relationshipType: person.relationshipType }) ?? {
      label: 'them',
      name: null,
      role: null,
      pronoun: 'they',
      sure: false,
      plural: false,
    }
  )
}

const bare = (text: string) => text.replace(/^[^:]*: |["“][^"”]*["”]/g, '')

/** The first step of each insight, what weighs most first; and the check-in that is missing, where one is. */
function actions(
  findings: readonly Finding[],
  input: RelationshipInsightsInput,
  who: Someone,
  points: number,
): string[] {
  const found = findings.slice(0, 3).flatMap(({ actionableAdvice }) => actionableAdvice.slice(0, 1))
  const takeaway = input.savedChats
    .toReversed()
    .map(({ keyTakeaways }) => (readable(keyTakeaways) ? mostTelling(keyTakeaways.split('\n')[0] ?? '', 16) : null))
    .find(Boolean)
  if (takeaway && found.length < 4)
    found.push(
      `${dayAhead(input.now, 7)}: look again at what you took from a chat, ${said(takeaway.quote)}, and note whether it held.`,
    )
  if (points < 3 && found.length < 4)
    found.push(
      points === 0
        ? `${dayAhead(input.now, 1)}: do a first check-in about ${who.label}. Three on different days make a direction.`
        : `${dayAhead(input.now, 3)}: do the next check-in about ${who.label}. ${points === 1 ? 'With two more' : 'With that one'} there is a direction to see.`,
    )
  return found.filter((it, at) => found.findIndex((other) => bare(other) === bare(it)) === at)
}

function safetyInsight({ safety, quote: found, grave }: Danger): { insight: Insight; quote: string } {
  const quote = found?.quote ?? ''
  const told = quote ? `You wrote ${said(quote)}. ` : ''
  return {
    quote,
    insight: {
      title: safety?.thirdParty
        ? 'Their safety comes first'
        : grave
          ? 'Your safety comes first'
          : 'One line may be about safety',
      priority: 'high',
      insightType: 'safety',
      description: `${told}${safety?.message ?? ''}`,
      actionableAdvice: safety ? stepsToSafety(safety) : [],
    },
  }
}

const notRead = (count: number): Insight => ({
  title: 'Some notes were not read',
  priority: 'low',
  insightType: 'pattern',
  description: `The built-in coach reads English. ${upperFirst(counted(count, 'note'))} in other words ${count === 1 ? 'was' : 'were'} counted by kind and date and not read.`,
  actionableAdvice: [],
})
