import type { RelationshipInsights } from '@mallama/contracts/coach'
import kept from '../../data/said/findings.json' with { type: 'json' }
import type { Someone } from '../text/people.ts'
import type { RelationshipInsightsInput } from '../operations.ts'
import { dangerIn, stepsToSafety, type Danger } from './danger.ts'
import { counted, dayAhead } from './days.ts'
import { mostTelling, once, readable, said } from './excerpt.ts'
import { insightOf, type Finding } from './finding.ts'
import { good, mending, moved, onlyNoted, recurring } from './findings.ts'
import { happeningsOf, whoIs } from './happenings.ts'
import { say, unlike } from './say.ts'
import { checkIns, trendOf } from './trend.ts'

type Insight = RelationshipInsights['insights'][number]

const personFields = ['notes', 'currentIssues', 'strugglingWith', 'triggers', 'redLines', 'nonNegotiables'] as const
const most = 5

/**
 * What the check-ins, moments and saved chats with one person come to. `overallHealth` is the last check-in's overall
 * score, 0..100, null without one. The direction is that of a straight line (least squares, in points over the span of
 * the data, see `trendOf`). Insights come by their weight (`findingOf`). Every count is of rows that were passed in and
 * every quote stands in one of them. Under a safety flag there is one insight, about safety, and nothing that works on
 * the relationship; where one note alone told of danger, that insight comes first, and no advice stands beside harm by
 * somebody close.
 */
export function relationshipInsights(input: RelationshipInsightsInput): RelationshipInsights {
  const { person, moments, savedChats, country, now, flag, said: talks = [] } = input
  const points = checkIns(input.history)
  const overall = points.at(-1)?.overall
  const chatTexts = ({ title, originalIssue, keyTakeaways }: (typeof savedChats)[number]) =>
    [`${title}. ${originalIssue}`, keyTakeaways] as const
  const texts = [
    ...moments.map(({ note }) => note ?? ''),
    ...savedChats.flatMap(chatTexts),
    ...personFields.map((field) => person[field] ?? ''),
    ...talks,
  ]
  const danger = dangerIn(texts, country, flag)
  const dark = new Set([...danger.flagged].map((at) => texts[at]!))
  const trendAnalysis = trendOf(points, now)
  const common = {
    overallHealth: overall === undefined ? null : Math.round(Math.max(0, Math.min(100, overall))),
    safety: danger.safety,
    coach: 'built-in' as const,
  }
  const safe = safetyInsight(danger)
  const grave = danger.safety !== null && danger.grave
  if (grave && (danger.whole || talks.some((text) => dark.has(text))))
    return {
      ...common,
      trendAnalysis: {
        ...trendAnalysis,
        explanation: `${trendAnalysis.explanation} The figures say nothing about how safe it is.`,
      },
      insights: safe,
      recommendedActions: safe.flatMap(({ actionableAdvice }) => actionableAdvice),
      evidence: danger.evidence,
    }
  const who = whoIs(person)
  // Nothing but safety is drawn from what told of danger.
  const isDrawn = (...its: readonly string[]) => !grave || !its.some((text) => dark.has(text))
  const rows = happeningsOf(
    [
      ...moments.filter(({ note }) => isDrawn(note ?? '')).map(({ note, ...it }) => ({ ...it, text: note ?? '' })),
      ...savedChats
        .filter((it) => isDrawn(...chatTexts(it)))
        .map(({ originalIssue, title, at }) => ({ kind: 'chat' as const, at, text: originalIssue.trim() || title })),
    ],
    input.knownPeople,
    who,
  )
  const ground = { person, who, points, rows, now }
  const found = [recurring, mending, moved, good, onlyNoted]
    .flatMap((look) => look(ground))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
  const unread = rows.filter((it) => it.unread).length
  const slots = { notes: counted(unread, 'note'), was: unread === 1 ? 'was' : 'were' }
  return {
    ...common,
    trendAnalysis,
    insights: [
      ...safe,
      ...found.map(({ insight }) => (danger.grave ? { ...insight, actionableAdvice: [] } : insight)),
      ...(unread > 0 ? [insightOf({ id: 'unread', type: 'pattern', slots }, null, 'low')] : []),
    ],
    recommendedActions:
      danger.safety && grave ? stepsToSafety(danger.safety) : actions(found, input, who, points.length),
    evidence: once(found.flatMap(({ quotes }) => quotes)),
  }
}

/** The first step of each insight, what weighs most first; and the check-in that is missing, where one is. */
function actions(
  found: readonly Finding[],
  { savedChats, now }: RelationshipInsightsInput,
  who: Someone,
  points: number,
): string[] {
  const takeaway = savedChats
    .toReversed()
    .map(({ keyTakeaways: text }) => (readable(text) ? mostTelling(text.split('\n')[0] ?? '', 16) : null))
    .find(Boolean)
  const held = { day: dayAhead(now, 7), q: takeaway && said(takeaway.quote) }
  const due = {
    tomorrow: points === 0 ? dayAhead(now, 1) : null,
    later: points < 3 ? dayAhead(now, 3) : null,
    more: points === 1 ? 'two more' : 'that one',
  }
  const all = [
    ...found.slice(0, 3).flatMap(({ insight }) => insight.actionableAdvice.slice(0, 1)),
    ...say([kept.actions.takeaway], held),
    ...say([kept.actions.checkIn], due, who),
  ]
  return unlike(all, (it) => it).slice(0, 4)
}

function safetyInsight({ safety, q, grave }: Danger): Insight[] {
  if (!safety) return []
  const slots = {
    their: safety.thirdParty ? 'their' : null,
    your: grave ? 'your' : null,
    q,
    message: safety.message,
  }
  return [insightOf({ id: 'safety', type: 'safety', slots, advice: stepsToSafety(safety) }, null, 'high')]
}
