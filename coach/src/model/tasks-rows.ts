import { memoryKinds, RehearsalTurn, RelationshipInsights } from '@mallama/contracts/coach'
import { z } from 'zod'
import { cruelIn } from '../rehearsal/refusal.ts'
import { ownIn } from '../text/own.ts'
import { each, fields, lists, MOST, onOneLine, orLeftOut, Quotes, taskOf } from './task.ts'
import { occasion } from './told.ts'

/** The score, the trend and what is about safety are ours; what else there is to see, the model sees. */
export const relationshipInsights = taskOf('relationshipInsights', {
  words: z.object({
    insights: z.array(
      RelationshipInsights.shape.insights.element
        .pick({ title: true, priority: true, description: true })
        .extend({ type: z.enum(['strength', 'pattern', 'concern']), advice: z.array(z.string()), quote: z.string() }),
    ),
    ...lists('recommendedActions').shape,
  }),
  shown: ['description'],
  data: ({ moments, savedChats }, { overallHealth, trendAnalysis }) => ({
    overallHealth,
    trendAnalysis,
    moments: moments.slice(-40),
    savedChats: savedChats.slice(-10),
  }),
  sources: ({ person, moments, savedChats }) => [
    [person.currentIssues, person.strugglingWith, person.relationshipGoals, person.notes].filter(Boolean).join('\n'),
    ...moments.map(({ note }) => note ?? ''),
    ...savedChats.map(({ keyTakeaways }) => keyTakeaways),
  ],
  settled: ({ insights }) => insights.length === 0,
  merge(built, words, reader) {
    const seen = words.insights.slice(0, 6)
    if (seen.length === 0) return null
    const safety = built.insights.filter(({ insightType }) => insightType === 'safety')
    const insights = seen.map(({ type: insightType, advice, quote: _quote, ...insight }) => ({
      ...insight,
      insightType,
      actionableAdvice: advice.slice(0, 3),
    }))
    return {
      insights: [...safety, ...insights],
      recommendedActions: words.recommendedActions.slice(0, MOST),
      evidence: reader.evidence(seen, 'title'),
    }
  },
})

/** Something comes back where three entries say it. */
const RECURS = 3

export const journalInsight = taskOf('journalInsight', {
  words: fields('emotionalPattern').extend({
    mismatch: z.string().nullable(),
    triggers: z.array(fields('trigger').extend(lists('quotes').shape)),
    quotes: Quotes,
  }),
  data: ({ earlier }) => ({ earlier: earlier.slice(0, 14) }),
  sources: ({ entry, earlier }) => [entry.content, entry.emotions, entry.title, ...earlier.map((it) => it.content)],
  own: ({ entry }) => [entry.content],
  merge(_built, { emotionalPattern, mismatch, triggers }, _reader, { entry, earlier }) {
    if (!emotionalPattern) return null
    const entries = [entry, ...earlier].map((it) => it.content.toLowerCase())
    const counted = triggers.map(({ trigger, quotes: all }) => ({
      trigger,
      count: entries.filter((it) => all.some((quote) => it.includes(quote.toLowerCase()))).length,
    }))
    const recurring = counted.filter(({ count }) => count >= RECURS)
    return { emotionalPattern, mismatch: mismatch || null, triggers: recurring }
  },
})

const Points = z.array(fields('point', 'quote'))

/** Each view is held against what that party said: nobody is given the other one's words. */
export const conversationSummary = taskOf('conversationSummary', {
  words: fields('issue').extend({
    ...lists('openQuestions').shape,
    ...fields('summary').shape,
    views: z.array(z.object({ party: z.string(), points: Points })),
    decisions: Points,
  }),
  sources: ({ turns }) => turns.map(({ content }) => content),
  merge(_built, words, reader, { turns }) {
    const decisions = reader.founded(words.decisions)
    const views = words.views.flatMap(({ party, points }) => {
      const said = turns.filter(({ speaker }) => speaker === party).map(({ content }) => content.toLowerCase())
      // A quote of the other's is no view of theirs; one that nobody said loses its mark alone.
      const theirs = points.filter(
        ({ quote }) => !reader.literal(quote) || said.some((it) => it.includes(quote.toLowerCase())),
      )
      return said.length > 0 && theirs.length > 0 ? [[party, theirs] as const] : []
    })
    if (views.length === 0) return null
    return {
      issue: orLeftOut(words.issue),
      views: Object.fromEntries(views.map(([party, all]) => [party, all.map((it) => it.point)])),
      decisions: decisions.map(({ point }) => point),
      openQuestions: words.openQuestions.slice(0, MOST),
      summary: orLeftOut(words.summary),
      evidence: reader.evidence([...views.flatMap(([, all]) => all), ...decisions], 'point'),
    }
  },
})

export const actionSteps = taskOf('actionSteps', {
  words: z.object({ steps: z.array(fields('step', 'quote')) }),
  data: ({ areasToImprove: areas, turns }) => ({ areas, turns: turns.slice(-40) }),
  sources: ({ areasToImprove, turns }) => [areasToImprove.join('\n'), ...ownIn(turns)],
  merge(_built, { steps }, reader) {
    const given = steps.slice(0, 5)
    return given.length < 2 ? null : { steps: given.map(({ step }) => step), evidence: reader.evidence(given, 'step') }
  },
})

/** From the person's own messages alone: what they pasted of others is not what they want remembered as theirs. */
export const memory = taskOf('memory', {
  words: z.object({
    facts: z.array(z.object({ kind: z.enum(memoryKinds), fact: z.string(), quote: z.string() })),
  }),
  unread: true,
  data: ({ turns, person }) => ({ messages: ownIn(turns), about: person?.name ?? null }),
  sources: ({ turns }) => ownIn(turns),
  merge: (_built, { facts }, reader) => reader.founded(facts).slice(0, 20),
})

export const weeklyReview = taskOf('weeklyReview', {
  words: z.object({
    wentWell: z.string().nullable(),
    nextStep: z.string(),
    themes: z.array(fields('theme').extend(lists('quotes').shape)),
    quotes: Quotes,
  }),
  data: (input, counted) => ({
    ...occasion({ ...input, now: input.now ?? input.to }),
    counted,
    messages: input.messages.slice(-60).map(({ content }) => content),
  }),
  sources: ({ entries, messages, moments }) => [
    [...entries.map(({ content }) => content), ...messages.map(({ content }) => content)].join('\n'),
    ...moments.map(({ note }) => note ?? ''),
  ],
  merge(_built, { wentWell, nextStep, themes, quotes }, reader) {
    if (!nextStep) return null
    const counted = themes.map(({ theme, quotes: all }) => ({
      theme,
      count: new Set(all.flatMap((quote) => reader.literal(quote) ?? [])).size,
    }))
    return {
      themes: counted.filter(({ count }) => count > 0),
      wentWell: wentWell || null,
      nextStep,
      evidence: reader.evidence(quotes, 'shows').map(({ quote, label }) => ({ quote, label })),
    }
  },
})

/** Whom Mallama will not play is ours; how the person's line is read is the model's. */
export const rehearsalTurn = taskOf('rehearsalTurn', {
  words: RehearsalTurn.pick({ reply: true, note: true }).extend({
    ...RehearsalTurn.shape.labels.shape,
    quotes: Quotes,
  }),
  shown: ['reply'],
  voices: { reply: 'other' },
  // Nobody's part here, also where a model has written it.
  mayShow: (text) => !cruelIn(text),
  data: ({ person, playedName, turns, content }) => ({
    other: person ?? (playedName ? { name: playedName } : null),
    earlier: turns.slice(-20),
    line: content,
  }),
  sources: ({ content, scenario, basis }) => [content, scenario, ...basis],
  settled: ({ refused, reply }) => refused !== undefined || reply === '',
  merge(_built, { reply, note, stance, act }) {
    if (cruelIn(reply) || !reply) return null
    return { labels: { stance, act }, reply, note: orLeftOut(note) }
  },
})

const sections = ['insights', 'keyTakeaways', 'actionItems'] as const

export const savedChatInsights = taskOf('savedChatInsights', {
  words: z.object(each(sections, () => z.array(fields('note', 'quote')))),
  unread: true,
  sources: ({ turns }) => ownIn(turns),
  settled: (built) => sections.every((name) => !built[name]),
  merge(_built, words) {
    const lines = (name: (typeof sections)[number]) => words[name].slice(0, MOST).map(({ note }) => onOneLine(note))
    return words.insights.length > 0 ? each(sections, (name) => lines(name).join('\n')) : null
  },
})
