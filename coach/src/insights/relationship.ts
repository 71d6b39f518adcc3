import type { RelationshipInsights } from '@mallama/contracts/coach'
import kept from '../../data/said/findings.json' with { type: 'json' }
import type { RelationshipInsightsInput } from '../operations.ts'
import { ownerOf, type Someone } from '../text/people.ts'
import { dangerIn, stepsToSafety, type Danger } from './danger.ts'
import { counted, dayAhead } from './days.ts'
import { mostTelling, once, readable, said } from './excerpt.ts'
import { good, insightOf, mending, moved, recurring } from './findings.ts'
import { happeningsOf, type Written } from './happenings.ts'
import { say } from './say.ts'
import { checkIns, trendOf } from './trend.ts'

type Insight = RelationshipInsights['insights'][number]

const personFields = ['notes', 'currentIssues', 'strugglingWith', 'triggers', 'redLines', 'nonNegotiables'] as const
const most = 5

/**
 * What the check-ins, moments and saved chats with one person come to. `overallHealth` is the last check-in's overall
 * score, 0..100, null without one. The direction is that of a straight line (least squares, in points over the span of
 * the data, see `trendOf`). Insights come by their weight (`findings.ts`). Every count is of rows that were passed in and
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
  const { safety, grave } = danger
  const dark = new Set([...danger.flagged].map((at) => texts[at]!))
  const isAll = grave && (danger.whole || talks.some((text) => dark.has(text)))
  // Nothing but safety is drawn from what told of danger.
  const isDrawn = (...its: readonly string[]) => !isAll && (!grave || !its.some((text) => dark.has(text)))
  const logged: Written[] = [
    ...moments.map(({ note, ...it }) => ({ ...it, text: note ?? '' })).filter(({ text }) => isDrawn(text)),
    ...savedChats
      .filter((it) => isDrawn(...chatTexts(it)))
      .map(({ originalIssue, title, at }) => ({ kind: 'chat' as const, at, text: originalIssue.trim() || title })),
  ]
  const who = ownerOf(person)!
  const rows = happeningsOf(logged, input.knownPeople, who)
  const found = [recurring, mending, moved, good]
    .flatMap((look) => (isAll ? [] : look({ points, rows, now })))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
  const insights = found.map((it) => insightOf(it, who))
  const unread = rows.filter(({ text }) => text !== '' && !readable(text)).length
  const notes = { id: 'unread', type: 'pattern', weight: 0, slots: { notes: counted(unread, 'note') } } as const
  const { direction, explanation } = trendOf(points, now)
  return {
    overallHealth: overall === undefined ? null : Math.round(Math.max(0, Math.min(100, overall))),
    safety,
    coach: 'built-in',
    trendAnalysis: { direction, explanation: isAll ? `${explanation} ${kept.noSafety}` : explanation },
    insights: [
      ...safetyInsight(danger, who),
      ...insights.map((it) => (grave ? { ...it, actionableAdvice: [] } : it)),
      ...(unread > 0 ? [insightOf(notes, who)] : []),
    ],
    recommendedActions: safety && grave ? stepsToSafety(safety) : actions(insights, input, points.length),
    evidence: isAll ? danger.evidence : once(found.flatMap(({ quotes = [] }) => quotes)),
  }
}

/** The first step of each insight, what weighs most first; and the check-in that is missing, where one is. */
function actions(found: readonly Insight[], { savedChats, person, now }: RelationshipInsightsInput, points: number) {
  const [takeaway] = savedChats
    .toReversed()
    .flatMap(({ keyTakeaways: text }) => (readable(text) ? (mostTelling(text.split('\n')[0]!, 16) ?? []) : []))
  const slots = {
    week: dayAhead(now, 7),
    q: takeaway && said(takeaway.quote),
    tomorrow: points === 0 ? dayAhead(now, 1) : null,
    later: points < 3 ? dayAhead(now, 3) : null,
    more: points === 1 ? 'two more' : 'that one',
  }
  const first = found.slice(0, 3).flatMap(({ actionableAdvice }) => actionableAdvice.slice(0, 1))
  return [...first, ...say(kept.actions, slots, ownerOf(person))].slice(0, 4)
}

function safetyInsight({ safety, q, grave }: Danger, who: Someone): Insight[] {
  if (!safety) return []
  const { thirdParty, message } = safety
  const slots = { their: thirdParty ? 'their' : null, your: grave ? 'your' : null, q, message }
  return [insightOf({ id: 'safety', type: 'safety', weight: 1, slots, advice: stepsToSafety(safety) }, who)]
}
