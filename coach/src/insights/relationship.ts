import type { RelationshipInsights } from '@mallama/contracts/coach'
import { DAY_MS } from '@mallama/contracts/days'
import kept from '../../data/said/findings.json' with { type: 'json' }
import type { Slots } from '../builtin/composer.ts'
import { slopeOf } from '../argument/score.ts'
import type { HealthPoint, RelationshipInsightsInput } from '../operations.ts'
import { ownerOf, type Someone } from '../text/people.ts'
import { dangerIn, stepsToSafety } from './danger.ts'
import { type Happening, happeningsOf, type Written, mostTelling, countWord, type When, type Ways } from './excerpt.ts'
import { dayAhead, readable, newestOf, sharedBy, counted, sayOne, dayOf, OFTEN, said, say } from './excerpt.ts'

const personFields = ['notes', 'currentIssues', 'strugglingWith', 'triggers', 'redLines', 'nonNegotiables'] as const

/** What the check-ins, moments and saved chats with one person come to, by weight; `overallHealth`: the last check-in's, 0..100, null without one. Under a safety flag one insight, about safety; danger that one note told of comes first. */
export function relationshipInsights(input: RelationshipInsightsInput): RelationshipInsights {
  const { person, moments, savedChats, country, flag, said: talks = [] } = input
  const rated = input.history.filter(({ overall }) => Number.isFinite(overall))
  const points = rated.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const overall = points.at(-1)?.overall
  const logged = [
    ...moments.map(({ note, ...it }) => ({ ...it, text: note ?? '', texts: [note ?? ''] })),
    ...savedChats.map(({ title, originalIssue, keyTakeaways, at }) => {
      const text = originalIssue.trim() || title
      return { kind: 'chat' as const, at, text, texts: [`${title}. ${originalIssue}`, keyTakeaways] }
    }),
  ]
  const texts = [...logged.flatMap((it) => it.texts), ...personFields.map((field) => person[field] ?? ''), ...talks]
  const { safety, grave, dark, ...danger } = dangerIn(texts, country, flag)
  const isAll = grave && (danger.whole || talks.some((text) => dark.has(text)))
  // Nothing but safety is drawn from what told of danger.
  const drawn = logged.filter((it) => !isAll && (!grave || !it.texts.some((text) => dark.has(text))))
  const who = ownerOf(person)!
  const rows = happeningsOf(drawn satisfies Written[], input.knownPeople, input.now, who)
  const all = [recurring, mending, good].flatMap((look) => look(rows, input))
  const found = all.toSorted((a, b) => b.weight - a.weight).slice(0, 5)
  const insights = found.map((it) => insightOf(it, who))
  const steps = safety ? stepsToSafety(safety) : []
  const trend = trendOf(points, input)
  const { thirdParty, message } = safety ?? {}
  const quotes = isAll ? [{ quote: danger.quote ?? '', label: 'about safety' }] : found.flatMap((it) => it.quotes)
  // The first step of each insight, what weighs most first; and the check-in that is missing, where one is.
  const shown = savedChats.map(({ keyTakeaways: text }) => (readable(text) ? mostTelling(text.split('\n')[0]!) : null))
  const takeaway = shown.findLast(Boolean)
  const ahead = {
    week: dayAhead(input, 7),
    q: takeaway && said(takeaway),
    tomorrow: points.length === 0 ? dayAhead(input, 1) : null,
    later: points.length < 3 ? dayAhead(input, 3) : null,
  }
  const first = insights.slice(0, 3).flatMap(({ actionableAdvice }) => actionableAdvice.slice(0, 1))
  const slots = { their: thirdParty ? 'their' : null, your: grave ? 'your' : null, q: danger.q, message }
  return {
    overallHealth: overall === undefined ? null : Math.round(Math.max(0, Math.min(100, overall))),
    safety,
    coach: 'built-in',
    trendAnalysis: isAll ? { ...trend, explanation: `${trend.explanation} ${kept.noSafety}` } : trend,
    insights: [
      ...(safety ? [{ ...insightOf({ id: 'safety', weight: 1, slots }, who), actionableAdvice: steps }] : []),
      ...insights.map((it) => (grave ? { ...it, actionableAdvice: [] } : it)),
    ],
    recommendedActions: grave ? steps : [...first, ...say(kept.actions, ahead, who)].slice(0, 4),
    evidence: quotes.filter(({ quote }, at) => quote && quotes.findIndex((it) => it.quote === quote) === at),
  }
}

type Found = { id: 'recurs' | 'mended' | 'unmended' | 'good' | 'safety'; weight: number; slots: Slots; advice?: Ways[] }
type Finding = Found & { quotes: RelationshipInsights['evidence'] }

type Insight = RelationshipInsights['insights'][number]
/** `weight`: severity x recurrence x recency, 0..1: from 0.35 high, 0.12 medium. What goes well: medium at most. */
function insightOf({ id, weight, slots, advice = kept[id].advice }: Found, who: Someone): Insight {
  const insightType = kept[id].insightType as Insight['insightType']
  const priority = weight < 0.12 ? 'low' : weight < 0.35 || insightType === 'strength' ? 'medium' : 'high'
  const [title, description] = [sayOne(kept[id].title, slots, who)!, say(kept[id].told, slots, who).join(' ')]
  return { title, priority, insightType, description, actionableAdvice: say(advice, slots, who) }
}

const three = (count: number) => Math.min(1, count / 3)
/** On how many days something happened: five notes of one evening are one evening. */
const daysIn = (rows: readonly { at: string }[], when: When) => new Set(rows.map(({ at }) => dayOf(at, when))).size
const hardness = (rows: readonly Happening[]) => rows.reduce((sum, it) => sum + it.intensity, 0) / 3 / rows.length
/** Half as much every four weeks, like the scores. */
const recency = ({ ago }: Happening) => 0.5 ** (Math.max(0, ago) / 28)
const within = (rows: readonly Happening[], of: Happening['kind'], days: number) =>
  rows.filter(({ kind, ago }) => kind === of && ago <= days && ago >= -1)

function recurring(rows: readonly Happening[], when: When): Finding[] {
  const hard = rows.filter(({ kind }) => kind === 'conflict' || kind === 'chat')
  const often = sharedBy(hard, ({ labels }) => labels.slice(0, 3)).filter(([, its]) => daysIn(its, when) >= OFTEN)
  return often.slice(0, 2).map(([label, its], at) => {
    const words = newestOf(its, when, label)
    const isMany = label.startsWith('your ') && label.endsWith('s') && !label.endsWith('ss')
    const counts = { count: countWord(its.length), all: countWord(hard.length), day: dayAhead(when, 3 + at) }
    const slots = { label, keeps: isMany ? 'keep' : 'keeps', ...counts, ...words.slots }
    const weight = hardness(its) * three(daysIn(its, when)) * recency(its.at(-1)!)
    const advice = [kept.recursAdvice[(its.length + at) % kept.recursAdvice.length]!]
    return { id: 'recurs', weight, slots, quotes: words.quotes, advice }
  })
}

/** In so many days what is hard may be mended. */
const WAIT = 3
/** Quarrels of the last four weeks, and after how many of them something was mended within three days. One that is not three days old yet may still be mended, so it counts only where it has been. */
function mending(rows: readonly Happening[], when: When): Finding[] {
  const repairs = rows.filter(({ kind, ago }) => kind === 'repair' && ago >= 0)
  const isMended = ({ ms }: Happening) => repairs.some((it) => it.ms >= ms && it.ms - ms <= WAIT * DAY_MS)
  const hard = within(rows, 'conflict', 28).filter((it) => isMended(it) || it.ago >= WAIT)
  const last = hard.at(-1)
  if (!last || daysIn(hard, when) < 2) return []
  const mended = hard.filter(isMended).length
  const left = hard.length - mended
  const words = newestOf(repairs, when, 'repair')
  const lost = newestOf([last], when, 'the last quarrel')
  const slots = {
    ...words.slots,
    quarrels: counted(hard.length, 'quarrel'),
    answered: mended === 0 ? 'none was' : mended === 1 ? 'one was' : `${countWord(mended)} were`,
    times: [null, 'once', 'twice'][mended],
    few: mended === 0 ? 'no' : null,
    last: lost.slots.q ?? `the quarrel of ${dayOf(last.at, when)}`,
    tomorrow: dayAhead(when, 1),
  }
  const near = recency(last)
  if (mended >= left) return [{ id: 'mended', weight: 0.5 * three(mended) * near, slots, quotes: words.quotes }]
  const weight = hardness(hard) * three(left) * near
  return [{ id: 'unmended', weight, slots, quotes: [...words.quotes, ...lost.quotes] }]
}

function good(rows: readonly Happening[], when: When): Finding[] {
  const bright = within(rows, 'positive', 42)
  const last = bright.at(-1)
  if (!last) return []
  const words = newestOf(bright, when, 'a good moment')
  const slots = { ...words.slots, moments: counted(bright.length, 'good moment'), day: dayAhead(when, 2) }
  return [{ id: 'good', weight: 0.5 * three(bright.length) * recency(last), slots, quotes: words.quotes }]
}

/** The direction of the overall score: the slope of its least squares line over days, times the days it spans. None from fewer than three days: an evening's check-ins say how that evening was. */
function trendOf(points: readonly HealthPoint[], when: When): RelationshipInsights['trendAnalysis'] {
  const days = points.map(({ at }) => Date.parse(at) / DAY_MS)
  const isEarly = daysIn(points, when) < 3
  const scores = points.map(({ overall }) => overall)
  const change = isEarly ? 0 : slopeOf(scores, days) * (days.at(-1)! - days[0]!)
  const moved = Math.abs(change) < 5 ? 'stable' : change > 0 ? 'improving' : 'declining'
  const direction = isEarly ? 'not enough data yet' : moved
  const [first, last] = [points[0], points.at(-1)].map((it) => it && dayOf(it.at, when))
  const slots = { checkIns: counted(points.length, 'check-in'), first, last, by: `${Math.round(Math.abs(change))}` }
  return { direction, explanation: sayOne(kept.trend[direction], slots)! }
}
