import { CraftResult, type CraftScores } from '@mallama/contracts/coach'
import { z } from 'zod'
import { partsOf } from '../craft/parts.ts'
import { isUnread } from '../craft/tell.ts'
import { orLeftOut, taskOf } from './task.ts'
import { locate } from './quotes.ts'
import { each, fields } from './told.ts'

const Rubric = z.object({ score: z.int().min(0).max(100), quote: z.string() })
const Rubrics = z.object({
  tone: Rubric,
  clarity: Rubric,
  empathy: Rubric,
  goal: Rubric,
  horsemen: z.array(z.enum(['criticism', 'contempt', 'defensiveness', 'stonewalling'])),
})
type Rubrics = z.output<typeof Rubrics>

const marks = {
  toneScore: ['tone', 'how near it is to the tone'],
  clarityScore: ['clarity', 'how clear it is'],
  empathyScore: ['empathy', 'how much of the other one is in it'],
  goalAlignment: ['goal', 'how far it serves the goal'],
} as const
const named = Object.keys(marks) as (keyof typeof marks)[]

/** The mean of the four, less 8 for each of the four horsemen. */
const scoresOf = (rubrics: Rubrics): CraftScores => ({
  ...each(named, (score) => rubrics[marks[score][0]].score),
  overallScore: clamp(mean(rubrics) - 8 * new Set(rubrics.horsemen).size, 0, 100),
})

/** The model writes and marks, the person's draft by the same rubrics; a goal that our own code refuses stays refused. */
export const craftMessage = taskOf('craftMessage', {
  prompt: 'craft-message',
  words: fields('craftedMessage', 'explanation', 'feedback').extend({
    alternatives: CraftResult.shape.alternatives,
    scores: Rubrics,
    draft: Rubrics.extend({ feedback: z.string() }).nullable(),
    refused: z.string().nullable(),
  }),
  shown: ['craftedMessage', 'explanation', 'message'],
  data: ({ selectedTone: tone, conversationHistory: conversation, originalDraft: draft }) => ({
    tone,
    conversation,
    draft,
  }),
  sources: ({ goal, ...more }) =>
    [goal, more.context, more.conversationHistory, more.originalDraft].map((text) => text ?? ''),
  own: ({ goal, context, conversationHistory }) => (conversationHistory ? null : [goal, context ?? '']),
  // Parts are the message as they are: another's words would not be.
  settled: (built, input) => (built.refused !== undefined && !isUnread(built)) || partsOf(input).length > 0,
  merge({ refused: _unread, needs: _needs, ...built }, words, _reader, { originalDraft }) {
    const { craftedMessage, explanation, feedback, alternatives, scores: rubrics, draft, refused } = words
    if (refused?.trim()) return refusal(built, refused.trim())
    if (!craftedMessage.trim()) return null
    const scores = scoresOf(rubrics)
    const less = scores.overallScore - mean(rubrics)
    return {
      ...built,
      ...scores,
      craftedMessage: craftedMessage.trim(),
      explanation: orLeftOut(explanation),
      feedback: feedback.trim(),
      alternatives: alternatives.filter(({ message }) => message.trim()).slice(0, 2),
      draft: originalDraft && draft ? { ...scoresOf(draft), feedback: draft.feedback } : null,
      positiveResponseChance: clamp(scores.overallScore * 0.9, 15, 90),
      contributions: [
        ...Object.entries(marks).map(([score, [name, feature]]) => {
          const quote = locate([craftedMessage], rubrics[name].quote)?.quote
          return { score, feature, amount: rubrics[name].score, ...(quote ? { quote } : {}) }
        }),
        { score: 'overallScore', feature: 'the mean of tone, clarity, empathy and goal', amount: mean(rubrics) },
        ...(Math.round(less) < 0
          ? [{ score: 'overallScore', feature: 'words that put the other one down', amount: less }]
          : []),
      ],
      evidence: [],
    }
  },
})

const refusal = (built: CraftResult, refused: string): CraftResult => ({
  ...built,
  ...each([...named, 'overallScore', 'positiveResponseChance'], () => 0),
  ...each(['craftedMessage', 'explanation', 'feedback'], () => ''),
  alternatives: [],
  draft: null,
  refused,
  contributions: [],
  evidence: [],
})

const mean = ({ tone, clarity, empathy, goal }: Rubrics) =>
  (tone.score + clarity.score + empathy.score + goal.score) / 4
const clamp = (value: number, least: number, most: number) => Math.round(Math.min(most, Math.max(least, value)))
