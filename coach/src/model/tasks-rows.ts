import { ConversationSummary, JournalInsight, WeeklyReview } from '@mallama/contracts/coach'
import type { ActionSteps, MemoryFact, RelationshipInsights } from '@mallama/contracts/coach'
import { memoryKinds } from '@mallama/contracts/coach'
import { z } from 'zod'
import type {
  ActionStepsInput,
  JournalEntryInput,
  JournalInsightInput,
  MemoryInput,
  RelationshipInsightsInput,
  SummaryInput,
  WeeklyReviewInput,
} from '../operations.ts'
import type { Turn } from '../port.ts'
import type { Task } from './structured.ts'
import { Quotes } from './tasks-tools.ts'
import { factsOf } from './told.ts'

const own = (turns: readonly Turn[]) => turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
const entryOf = ({ title, content, emotions, mood }: JournalEntryInput) => ({ title, content, emotions, mood })

const InsightsWords = z.object({
  insights: z.array(
    z.object({ number: z.int(), title: z.string(), description: z.string(), advice: z.array(z.string()) }),
  ),
  recommendedActions: z.array(z.string()),
  quotes: Quotes,
})

/** Which insights there are, their weight, the trend and the score are ours; a model words them. */
export const relationshipInsights: Task<
  'relationship-insights',
  RelationshipInsightsInput,
  RelationshipInsights,
  typeof InsightsWords
> = {
  prompt: 'relationship-insights',
  words: InsightsWords,
  data: ({ person, moments, savedChats }, { overallHealth, trendAnalysis, insights }) => ({
    relationship: factsOf(person),
    found: insights.map((insight, number) => ({ number, ...insight })),
    overallHealth,
    trendAnalysis,
    moments: moments.slice(-40).map(({ kind, intensity, note }) => ({ kind, intensity, note })),
    savedChats: savedChats.slice(-10).map(({ title, keyTakeaways }) => ({ title, keyTakeaways })),
  }),
  sources: ({ person, moments, savedChats }) => [
    [person.currentIssues, person.strugglingWith, person.relationshipGoals, person.notes].filter(Boolean).join('\n'),
    ...moments.map(({ note }) => note ?? ''),
    ...savedChats.flatMap(({ originalIssue, keyTakeaways }) => [originalIssue, keyTakeaways]),
  ],
  settled: ({ insights }) => insights.length === 0,
  merge(built, { insights, recommendedActions, quotes }, reader) {
    const actions = reader.all(recommendedActions).slice(0, 4)
    return {
      ...built,
      insights: built.insights.map((ours, index) => {
        const theirs = insights.find(({ number }) => number === index)
        if (!theirs || ours.insightType === 'safety') return ours
        const advice = reader.all(theirs.advice).slice(0, 3)
        return {
          ...ours,
          title: reader.said(theirs.title, ours.title),
          description: reader.said(theirs.description, ours.description),
          actionableAdvice: advice.length > 0 ? advice : ours.actionableAdvice,
        }
      }),
      recommendedActions: actions.length > 0 ? actions : built.recommendedActions,
      evidence: [...built.evidence, ...reader.evidence(quotes)],
    }
  },
}

const JournalWords = JournalInsight.pick({ emotionalPattern: true, mismatch: true }).extend({ quotes: Quotes })

/** Counts are ours, and so is whether mood and words differ; a model says it in words. */
export const journalInsight: Task<'journal', JournalInsightInput, JournalInsight, typeof JournalWords> = {
  prompt: 'journal',
  words: JournalWords,
  data: ({ entry, earlier }, { emotionalPattern, mismatch, triggers }) => ({
    entry: entryOf(entry),
    earlier: earlier.slice(0, 14).map(entryOf),
    counted: { emotionalPattern, mismatch, triggers },
  }),
  sources: ({ entry, earlier }) => [entry.content, entry.emotions, entry.title, ...earlier.map((it) => it.content)],
  merge(built, { emotionalPattern, mismatch, quotes }, reader) {
    const evidence = reader.evidence(quotes)
    if (evidence.length === 0) return null
    return {
      ...built,
      emotionalPattern: reader.said(emotionalPattern, built.emotionalPattern),
      mismatch: built.mismatch === null ? null : reader.said(mismatch ?? '', built.mismatch),
      evidence,
    }
  },
}

const Quoted = z.object({ point: z.string(), quote: z.string() })
const SummaryWords = ConversationSummary.pick({ issue: true, openQuestions: true, summary: true }).extend({
  views: z.array(z.object({ party: z.string(), points: z.array(Quoted) })),
  decisions: z.array(Quoted),
})

/** Each view is held against what that party said: nobody is given the other one's words. */
export const conversationSummary: Task<'summary', SummaryInput, ConversationSummary, typeof SummaryWords> = {
  prompt: 'summary',
  words: SummaryWords,
  data: ({ title, turns }) => ({ title, turns: turns.map(({ speaker, content }) => ({ speaker, content })) }),
  sources: ({ turns }) => turns.map(({ content }) => content),
  merge(built, words, reader, _again, { turns }) {
    const decisions = reader.founded(words.decisions)
    const views = words.views.flatMap(({ party, points }) => {
      const said = turns.filter(({ speaker }) => speaker === party).map(({ content }) => content.toLowerCase())
      const theirs = reader.founded(points).filter(({ quote }) => said.some((it) => it.includes(quote.toLowerCase())))
      return theirs.length > 0 ? [[party, theirs] as const] : []
    })
    if (views.length === 0) return null
    return {
      ...built,
      issue: reader.said(words.issue, built.issue),
      views: { ...built.views, ...Object.fromEntries(views.map(([party, all]) => [party, all.map((it) => it.point)])) },
      decisions: decisions.map(({ point }) => point),
      openQuestions: reader.all(words.openQuestions),
      summary: reader.said(words.summary, built.summary),
      evidence: reader.evidence(
        [...views.flatMap(([, all]) => all), ...decisions].map(({ quote, point }) => ({ quote, shows: point })),
      ),
    }
  },
}

const StepWords = z.object({ steps: z.array(z.object({ step: z.string(), quote: z.string() })) })

export const actionSteps: Task<'action-steps', ActionStepsInput, ActionSteps, typeof StepWords> = {
  prompt: 'action-steps',
  words: StepWords,
  data: ({ person, areasToImprove, turns }) => ({
    relationship: factsOf(person),
    areas: areasToImprove,
    turns: turns.slice(-40),
  }),
  sources: ({ areasToImprove, turns }) => [areasToImprove.join('\n'), ...own(turns)],
  merge(built, { steps }, reader) {
    const founded = reader.founded(steps).slice(0, 5)
    if (founded.length < 2) return null
    const evidence = reader.evidence(founded.map(({ quote, step }) => ({ quote, shows: step })))
    return { ...built, steps: founded.map(({ step }) => step), evidence }
  },
}

const FactWords = z.object({
  facts: z.array(z.object({ kind: z.enum(memoryKinds), fact: z.string(), quote: z.string() })),
})

/** From the person's own messages alone: what they pasted of others is not what they want remembered as theirs. */
export const memory: Task<'memory', MemoryInput, MemoryFact[], typeof FactWords> = {
  prompt: 'memory',
  words: FactWords,
  data: ({ turns, known, person }) => ({ messages: own(turns), known, about: person?.name ?? null }),
  sources: ({ turns }) => own(turns),
  settled: () => false,
  merge: (_built, { facts }, reader) => reader.founded(facts).slice(0, 20),
}

const ReviewWords = WeeklyReview.pick({ wentWell: true, nextStep: true }).extend({ quotes: Quotes })

export const weeklyReview: Task<'weekly-review', WeeklyReviewInput, WeeklyReview, typeof ReviewWords> = {
  prompt: 'weekly-review',
  words: ReviewWords,
  data: ({ entries, moments, messages }, { moods, moments: counted, themes }) => ({
    counted: { moods, moments: counted, themes },
    entries: entries.map(entryOf),
    moments: moments.map(({ kind, intensity, note }) => ({ kind, intensity, note })),
    messages: messages.slice(-60).map(({ content }) => content),
  }),
  sources: ({ entries, messages, moments }) => [
    [...entries.map(({ content }) => content), ...messages.map(({ content }) => content)].join('\n'),
    ...moments.map(({ note }) => note ?? ''),
  ],
  merge(built, { wentWell, nextStep, quotes }, reader) {
    const evidence = reader.evidence(quotes).map(({ quote, label }) => ({ quote, label }))
    if (evidence.length === 0) return null
    return {
      ...built,
      wentWell: reader.said(wentWell ?? '', built.wentWell ?? '') || null,
      nextStep: reader.said(nextStep, built.nextStep),
      evidence,
    }
  },
}
