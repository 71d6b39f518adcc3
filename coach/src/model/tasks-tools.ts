import { CraftResult, RelationshipAnalysisResult, TextAnalysisResult } from '@mallama/contracts/coach'
import { z } from 'zod'
import type { CraftInput, RelationshipAnalysisInput, TextAnalysisInput } from '../operations.ts'
import type { Task } from './structured.ts'

export const Quotes = z.array(z.object({ quote: z.string(), shows: z.string() }))

const TextWords = TextAnalysisResult.pick({
  emotionalTone: true,
  interpretation: true,
  underlyingMeaning: true,
  alternativeReading: true,
  suggestedResponse: true,
}).extend({ quotes: Quotes })

/** Confidence is ours: it is a formula over cues and length (COACH.md). */
export const textAnalysis: Task<'text-analysis', TextAnalysisInput, TextAnalysisResult, typeof TextWords> = {
  prompt: 'text-analysis',
  words: TextWords,
  data: ({ text, context, person }, { emotionalTone, evidence }) => ({
    text,
    context,
    relationship: person && { name: person.name, relationshipType: person.relationshipType },
    seen: { emotionalTone, evidence },
  }),
  sources: ({ text, context }) => [text, context ?? ''],
  merge(built, { quotes, alternativeReading, ...words }, reader) {
    const evidence = reader.evidence(quotes)
    if (evidence.length === 0) return null
    return {
      ...built,
      emotionalTone: reader.said(words.emotionalTone, built.emotionalTone),
      interpretation: reader.said(words.interpretation, built.interpretation),
      underlyingMeaning: reader.said(words.underlyingMeaning, built.underlyingMeaning),
      // Where our detectors see two readings, a model that is sure of one does not take the other away.
      alternativeReading: reader.said(alternativeReading ?? '', built.alternativeReading ?? '') || null,
      suggestedResponse: reader.said(words.suggestedResponse, built.suggestedResponse),
      evidence,
    }
  },
}

const Growth = z.object({ area: z.string(), quote: z.string(), recommendation: z.string() })
const DescriptionWords = RelationshipAnalysisResult.pick({ communicationStyle: true }).extend({
  strengths: z.array(z.object({ strength: z.string(), quote: z.string() })),
  growth: z.array(Growth),
})

/** The score is ours, and so is attachment: two cues or "not enough information" is a rule, not an impression. */
export const relationshipAnalysis: Task<
  'relationship-analysis',
  RelationshipAnalysisInput,
  RelationshipAnalysisResult,
  typeof DescriptionWords
> = {
  prompt: 'relationship-analysis',
  words: DescriptionWords,
  data: ({ relationshipType, description }, { evidence }) => ({ relationshipType, description, seen: evidence }),
  sources: ({ description }) => [description],
  merge(built, words, reader) {
    const strengths = reader.founded(words.strengths).slice(0, 5)
    const growth = reader.founded(words.growth).slice(0, 5)
    if (strengths.length + growth.length === 0) return null
    return {
      ...built,
      communicationStyle: reader.said(words.communicationStyle, built.communicationStyle),
      strengths: strengths.map(({ strength }) => strength),
      areasForGrowth: growth.map(({ area }) => area),
      recommendations: growth.map(({ recommendation }) => recommendation),
      evidence: reader.evidence([
        ...strengths.map(({ quote, strength }) => ({ quote, shows: strength })),
        ...growth.map(({ quote, area }) => ({ quote, shows: area })),
      ]),
    }
  },
}

const CraftWords = CraftResult.pick({ craftedMessage: true, explanation: true, feedback: true, alternatives: true })

/** The model's message gets the scores that our own measure gives a draft: it does not mark its own work. */
export const craftMessage: Task<'craft-message', CraftInput, CraftResult, typeof CraftWords> = {
  prompt: 'craft-message',
  words: CraftWords,
  data: ({ goal, selectedTone, context, conversationHistory, originalDraft, person }) => ({
    goal,
    tone: selectedTone,
    context,
    conversation: conversationHistory,
    draft: originalDraft,
    relationship: person && { name: person.name, relationshipType: person.relationshipType },
  }),
  sources: ({ goal, context, conversationHistory, originalDraft }) => [
    goal,
    context ?? '',
    conversationHistory ?? '',
    originalDraft ?? '',
  ],
  settled: ({ refused, craftedMessage }) => refused !== undefined || craftedMessage === '',
  async merge(built, { craftedMessage, explanation, feedback, alternatives }, reader, again, input) {
    const measured = (await again({ ...input, originalDraft: craftedMessage })).draft
    // Less good by our own measure than what we have: then what we have is the answer.
    if (!measured || !craftedMessage.trim() || measured.overallScore < built.overallScore - 15) return null
    const { feedback: _ours, ...scores } = measured
    const four = [scores.toneScore, scores.clarityScore, scores.empathyScore, scores.goalAlignment]
    const mean = four.reduce((sum, score) => sum + score, 0) / 4
    return {
      ...built,
      ...scores,
      craftedMessage: craftedMessage.trim(),
      explanation: reader.said(explanation, built.explanation),
      feedback: reader.said(feedback, built.feedback),
      alternatives: alternatives.slice(0, 2),
      // Ours is of our own message; it follows the difference of the two scores, within the same bounds.
      positiveResponseChance: clamp(
        built.positiveResponseChance + (scores.overallScore - built.overallScore) / 2,
        15,
        90,
      ),
      contributions: [
        { score: 'overallScore', feature: 'the mean of tone, clarity, empathy and goal', amount: mean },
        ...(Math.round(mean) > scores.overallScore
          ? [
              {
                score: 'overallScore',
                feature: 'words that put the other one down',
                amount: scores.overallScore - mean,
              },
            ]
          : []),
      ],
    }
  },
}

const clamp = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)))
