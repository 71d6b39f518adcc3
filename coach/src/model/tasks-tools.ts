import { needsHelp } from '@mallama/contracts/help'
import { CraftResult, type CraftScores } from '@mallama/contracts/coach'
import { z } from 'zod'
import { healthOf } from '../analysis/relationship.ts'
import { BARE, CAPS } from '../analysis/message.ts'
import { clamp } from '../craft/score.ts'
import { nothingWritten, partsOf, withheldAs } from '../craft/tell.ts'
import { strainKinds, strengthTies } from '../read/labels.ts'
import { isOfOneself } from '../safety/flag.ts'
import { each, stripped, wordCount } from '../text/words.ts'
import { locate, type Reader } from './quotes.ts'
import { fields, Quotes, shownOf, taskOf, Texts, textsIn } from './told.ts'
import table from '../../data/words/craft-scores.json' with { type: 'json' }

/** A word is what a model can say of its certainty. As a number it is only where a band of the page begins. */
const sure = { low: 0.3, medium: 0.55, high: 0.8 }

export const textAnalysis = taskOf('textAnalysis', {
  words: fields('emotionalTone', 'interpretation', 'underlyingMeaning').extend({
    alternativeReading: z.string().nullable(),
    suggestedResponse: z.string(),
    certainty: z.enum(['low', 'medium', 'high']),
    quotes: Quotes,
  }),
  sources: ({ text, context }) => [text, context ?? ''],
  merge(_built, { certainty, quotes: _quotes, ...words }, _reader, { text, context }) {
    if (!words.suggestedResponse) return null
    return {
      ...shownOf(words),
      alternativeReading: words.alternativeReading || null,
      // Four words or fewer without what came before (TXT-17).
      confidence: Math.min(sure[certainty], wordCount(text) <= BARE && !context ? CAPS.bare : 1),
      contributions: [],
    }
  },
})

const UNKNOWN = 'not enough information'

const DescriptionWords = fields('communicationStyle').extend({
  strengths: z.array(fields('strength', 'quote')),
  growth: z.array(fields('area', 'quote', 'recommendation')),
  points: z.array(z.object({ kind: z.enum([...strengthTies, ...strainKinds]).exclude(['worry']), quote: z.string() })),
  attachment: z.object({ kind: z.enum(['secure', 'anxious', 'avoidant', 'mixed', UNKNOWN]), cues: Texts }),
})

/** A number from two pieces of evidence on, and a tendency from two cues. */
const LEAST = 2

/** What is seen is the model's, each point with its words; how much it counts is a formula that everyone can read. */
export const relationshipAnalysis = taskOf('relationshipAnalysis', {
  words: DescriptionWords,
  sources: ({ description }) => [description],
  own: ({ description }) => [description],
  merge(_built, words, reader) {
    const found = <T extends { quote: string }>(it: T) => ({ ...it, literal: reader.literal(it.quote) })
    const strengths = words.strengths.slice(0, 5).map(({ strength: claim, quote }) => found({ claim, quote }))
    const growth = words.growth.slice(0, 5).map(({ area: claim, ...more }) => found({ claim, ...more }))
    if (strengths.length + growth.length === 0) return null
    const cues = new Set(words.attachment.cues.flatMap((cue) => reader.literal(cue) ?? []))
    const resting = ({ claim, literal }: (typeof strengths)[number]) =>
      literal ? `${stripped(claim, '', '. \n')}: "${literal}"` : claim
    return {
      ...measured(words, reader),
      ...shownOf({ communicationStyle: words.communicationStyle }),
      attachmentStyle: cues.size >= LEAST ? words.attachment.kind : UNKNOWN,
      strengths: strengths.map(resting),
      areasForGrowth: growth.map(resting),
      recommendations: growth.map(({ recommendation: it, literal }) => (literal ? `For "${literal}": ${it}` : it)),
      evidence: reader.evidence([...strengths, ...growth].map(({ quote, claim: label }) => ({ quote, label }))),
    }
  },
})

function measured({ points }: z.output<typeof DescriptionWords>, { literal, safety }: Reader) {
  const found = points.map(({ kind, quote }) => ({ kind, quote: literal(quote) ?? '' })).filter(({ quote }) => quote)
  const seen = [...new Map(found.map((point) => [`${point.kind} ${point.quote}`, point])).values()]
  if (seen.length < LEAST) return { overallHealth: null, contributions: [] }
  return healthOf({ strengths: seen, strains: seen }, safety !== null)
}

/** In short names: a form of long ones leaves a small model no room. */
const { marks } = table
const named = Object.keys(marks) as (keyof typeof marks)[]
const Rubrics = z.object({
  ...each(named, () => z.object({ score: z.int().min(0).max(100), quote: z.string() })),
  horsemen: z.array(z.enum(['criticism', 'contempt', 'defensiveness', 'stonewalling'])),
})
type Rubrics = z.output<typeof Rubrics>

const mean = (rubrics: Rubrics) => named.reduce((sum, name) => sum + rubrics[name].score, 0) / named.length
function scoresOf(rubrics: Rubrics) {
  const scores = Object.fromEntries(named.map((name) => [marks[name].score, rubrics[name].score]))
  return { ...scores, overallScore: clamp(mean(rubrics) - 8 * new Set(rubrics.horsemen).size) } as CraftScores
}

/** The model writes and marks, by the same rubrics. What our code refuses by a rule stays refused; what it only takes for such, a proven model may write. Words held back for somebody's safety stay so in any doubt. */
export const craftMessage = taskOf('craftMessage', {
  words: z.object({
    // Asked before a word of the message is written.
    harms: z.boolean(),
    ...CraftResult.pick({ craftedMessage: true, explanation: true, feedback: true, alternatives: true }).shape,
    scores: Rubrics,
    draft: Rubrics.extend({ feedback: z.string() }).nullable(),
    refused: z.string().nullable(),
  }),
  sources: (input) => textsIn([input.goal, input.context, input.conversationHistory, input.originalDraft]),
  own: ({ goal, context, conversationHistory }) => (conversationHistory ? null : [goal, context ?? '']),
  // Parts are the message as they are: another's words would not be.
  settled(built, input, proven) {
    const why = withheldAs(built)
    return why === 'rule' || (why !== null && why !== 'unread' && !proven) || partsOf(input).length > 0
  },
  merge(built, words, { safety }, { originalDraft }) {
    const { refused: ours = '' } = built
    const { craftedMessage, explanation, feedback, alternatives, scores: rubrics, draft } = words
    const why = withheldAs(built)
    const refused = words.refused ?? ''
    const nothing = (...said: string[]) => nothingWritten(said.filter(Boolean).join(' '), '', safety, '')
    if (needsHelp(safety)) {
      // Under a card of ours words may stand that ours would have written too: to whoever harms, the writer's bare limit.
      const isOurs = needsHelp(built.safety) && built.craftedMessage !== ''
      if (!isOurs) return refused || !ours ? nothing(refused, ours || safety.message) : null
      if (!isOfOneself(safety)) return null
    }
    if (why === 'rule' || (why === 'held' && safety)) return nothing(refused, ours)
    if (refused || (why && words.harms)) return nothing(refused || ours)
    if (!craftedMessage) return null
    const scores = scoresOf(rubrics)
    const overall = (feature: string, amount: number) => ({ score: 'overallScore', feature, amount })
    const less = scores.overallScore - mean(rubrics)
    return {
      ...scores,
      ...shownOf({ craftedMessage, explanation }),
      feedback,
      alternatives: alternatives.slice(0, 2),
      draft: originalDraft && draft ? { ...scoresOf(draft), feedback: draft.feedback } : null,
      positiveResponseChance: clamp(scores.overallScore * 0.9, 15, 90),
      contributions: [
        ...named.map((name) => {
          const quote = locate([craftedMessage], rubrics[name].quote)?.quote
          return { ...marks[name], amount: rubrics[name].score, ...(quote ? { quote } : {}) }
        }),
        overall('the mean of tone, clarity, empathy and goal', mean(rubrics)),
        ...(Math.round(less) < 0 ? [overall('words that put the other one down', less)] : []),
      ],
      evidence: [],
    }
  },
})
