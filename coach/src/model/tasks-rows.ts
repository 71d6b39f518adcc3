import * as made from '@mallama/contracts/coach'
import { z } from 'zod'
import { OFTEN } from '../insights/recurring.ts'
import { ownIn } from '../text/own.ts'
import { each } from '../text/words.ts'
import { fields, MOST, onOneLine, Quotes, shownOf, taskOf, Texts } from './task.ts'
import { factsOf, textsIn } from './told.ts'

const Insight = made.RelationshipInsights.shape.insights.element
const insightType = Insight.shape.insightType.extract(['strength', 'pattern', 'concern'])

/** The score, the trend and what is about safety are ours; what else there is to see, the model sees. */
export const relationshipInsights = taskOf('relationshipInsights', {
  words: z.object({ insights: z.array(Insight.extend({ insightType, quote: z.string() })), recommendedActions: Texts }),
  data: ({ moments, savedChats }) => ({ moments: moments.slice(-40), savedChats: savedChats.slice(-10) }),
  sources: ({ person, moments, savedChats }) =>
    textsIn([factsOf(person), moments.map(({ note }) => note), savedChats.map(({ keyTakeaways }) => keyTakeaways)]),
  settled: ({ insights }) => insights.length === 0,
  merge({ insights, overallHealth, trendAnalysis }, words, reader) {
    const seen = words.insights.slice(0, 6)
    if (seen.length === 0) return null
    const safety = insights.filter(({ insightType }) => insightType === 'safety')
    return {
      overallHealth,
      trendAnalysis,
      insights: [...safety, ...seen.map(({ quote: _quote, ...insight }) => shownOf(insight))],
      recommendedActions: words.recommendedActions.slice(0, MOST),
      evidence: reader.evidence(seen.map(({ quote, title: label }) => ({ quote, label }))),
    }
  },
})

export const journalInsight = taskOf('journalInsight', {
  words: made.JournalInsight.pick({ emotionalPattern: true, mismatch: true }).extend({
    triggers: z.array(z.object({ trigger: z.string(), quotes: Texts })),
  }),
  sources: ({ entry, earlier }) => [entry.content, entry.emotions, entry.title, ...earlier.map((it) => it.content)],
  own: ({ entry }) => [entry.content],
  merge(_built, { emotionalPattern, mismatch, triggers }, _reader, { entry, earlier }) {
    if (!emotionalPattern) return null
    const entries = [entry, ...earlier].map((it) => it.content.toLowerCase())
    const countOf = (quotes: string[]) =>
      entries.filter((it) => quotes.some((one) => it.includes(one.toLowerCase()))).length
    const counted = triggers.map(({ trigger, quotes }) => ({ trigger, count: countOf(quotes) }))
    return { emotionalPattern, mismatch: mismatch || null, triggers: counted.filter(({ count }) => count >= OFTEN) }
  },
})

export const conversationSummary = taskOf('conversationSummary', {
  words: made.ConversationSummary.pick({ summary: true }),
  sources: ({ turns }) => turns.map(({ content }) => content),
  merge: (_built, { summary }) => (summary ? { summary } : null),
})

export const actionSteps = taskOf('actionSteps', {
  words: z.object({ steps: Texts }),
  sources: ({ areasToImprove, turns }) => [areasToImprove.join('\n'), ...ownIn(turns)],
  merge: (_built, { steps }) => (steps.length < 2 ? null : { steps: steps.slice(0, 5) }),
})

/** From the person's own messages alone: what they pasted of others is not what they want remembered as theirs. */
export const memory = taskOf('memory', {
  words: z.object({ facts: z.array(made.MemoryFact) }),
  data: ({ turns, person }) => ({ messages: ownIn(turns), about: person?.name ?? null }),
  sources: ({ turns }) => ownIn(turns),
  merge: (_built, { facts }, reader) => reader.founded(facts).slice(0, 20),
})

/** Whom Mallama will not play is ours; how the person's line is read is the model's. */
export const rehearsalTurn = taskOf('rehearsalTurn', {
  words: fields('played', 'note').extend({ ...made.RehearsalTurn.shape.labels.shape, quotes: Quotes }),
  sources: ({ content, scenario, basis }) => [content, scenario, ...basis],
  settled: ({ refused, reply }) => refused !== undefined || reply === '',
  merge: (_built, { played: reply, note, stance, act }) =>
    reply ? { ...shownOf({ reply, note }), labels: { stance, act } } : null,
})

const sections = ['insights', 'keyTakeaways', 'actionItems'] as const

export const savedChatInsights = taskOf('savedChatInsights', {
  words: z.object(each(sections, () => z.array(fields('note', 'quote')))),
  sources: ({ turns }) => ownIn(turns),
  settled: (built) => sections.every((name) => !built[name]),
  merge(_built, words) {
    const lines = (name: (typeof sections)[number]) => words[name].slice(0, MOST).map(({ note }) => onOneLine(note))
    return words.insights.length > 0 ? each(sections, (name) => lines(name).join('\n')) : null
  },
})
