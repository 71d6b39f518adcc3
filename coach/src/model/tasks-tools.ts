import { z } from 'zod'
import { healthOf } from '../analysis/health.ts'
import { stripped, wordCount } from '../text/words.ts'
import type { Reader } from './quotes.ts'
import { orLeftOut, Quotes, taskOf } from './task.ts'
import { each, fields } from './told.ts'

const told = ['emotionalTone', 'interpretation', 'underlyingMeaning'] as const

/** A word is what a model can say of its certainty. As a number it is only where a band of the page begins. */
const sure = { low: 0.3, medium: 0.55, high: 0.8 }
/** Four words or fewer without what came before (TXT-17). */
const FEW = 4
const BARE = 0.45

export const textAnalysis = taskOf('textAnalysis', {
  prompt: 'text-analysis',
  words: fields(...told).extend({
    alternativeReading: z.string().nullable(),
    suggestedResponse: z.string(),
    certainty: z.enum(['low', 'medium', 'high']),
    quotes: Quotes,
  }),
  shown: ['interpretation', 'underlyingMeaning', 'alternativeReading', 'suggestedResponse'],
  sources: ({ text, context }) => [text, context ?? ''],
  merge(built, { quotes, certainty, alternativeReading, ...words }, reader, { text, context }) {
    const bare = wordCount(text) <= FEW && !context
    if (!words.suggestedResponse) return null
    return {
      ...built,
      ...each(told, (name) => orLeftOut(words[name])),
      alternativeReading: alternativeReading?.trim() || null,
      suggestedResponse: words.suggestedResponse,
      confidence: Math.min(sure[certainty], bare ? BARE : 1),
      contributions: [],
      evidence: reader.evidence(quotes, 'shows'),
    }
  },
})

const good = ['trust', 'appreciation', 'repair', 'support', 'commitment', 'fun'] as const
const strains = ['criticism', 'withdrawal', 'contempt', 'betrayal'] as const
const tendencies = ['secure', 'anxious', 'avoidant', 'mixed', 'not enough information'] as const
const UNKNOWN = 'not enough information'

const DescriptionWords = fields('communicationStyle').extend({
  strengths: z.array(fields('strength', 'quote')),
  growth: z.array(fields('area', 'quote', 'recommendation')),
  points: z.array(z.object({ kind: z.enum([...good, ...strains]), quote: z.string() })),
  attachment: z.object({ kind: z.enum(tendencies), cues: z.array(z.string()) }),
})

/** A number from two pieces of evidence on, and a tendency from two cues. */
const LEAST = 2

/** What is seen is the model's, each point with its words; how much it counts is a formula that everyone can read. */
export const relationshipAnalysis = taskOf('relationshipAnalysis', {
  prompt: 'relationship-analysis',
  words: DescriptionWords,
  shown: ['communicationStyle', 'strength', 'area', 'recommendation'],
  sources: ({ description }) => [description],
  own: ({ description }) => [description],
  merge(built, words, reader) {
    const strengths = words.strengths.filter(({ strength }) => strength).slice(0, 5)
    const growth = words.growth.filter(({ area, recommendation }) => area && recommendation).slice(0, 5)
    if (strengths.length + growth.length === 0) return null
    const { attachment, points } = words
    const cues = attachment.cues.flatMap((quote) => reader.literal(quote) ?? [])
    return {
      ...built,
      ...measured(points, reader),
      communicationStyle: orLeftOut(words.communicationStyle),
      attachmentStyle: new Set(cues).size >= LEAST ? attachment.kind : UNKNOWN,
      strengths: strengths.map(({ strength, quote }) => resting(strength, reader.literal(quote))),
      areasForGrowth: growth.map(({ area, quote }) => resting(area, reader.literal(quote))),
      recommendations: growth.map(({ recommendation, quote }) => {
        const literal = reader.literal(quote)
        return literal ? `For "${literal}": ${recommendation}` : recommendation
      }),
      evidence: reader.evidence(
        [...strengths.map(({ quote, strength }) => ({ quote, area: strength })), ...growth],
        'area',
      ),
    }
  },
})

const resting = (claim: string, quote: string | null) => (quote ? `${stripped(claim, '', '. \n')}: "${quote}"` : claim)

type Points = z.output<typeof DescriptionWords>['points']
type Described = Parameters<typeof healthOf>[0]

function measured(points: Points, { literal, safety }: Reader) {
  const seen = new Map(
    points.flatMap(({ kind, quote }) => (literal(quote) ? [[`${kind} ${literal(quote)}`, kind]] : [])),
  )
  if (seen.size < LEAST) return { overallHealth: null, contributions: [] }
  const of = (kinds: readonly string[]) =>
    [...seen].flatMap(([key, kind]) =>
      kinds.includes(kind!) ? [{ kind, quote: key.slice(kind!.length + 1), past: false, actor: 'them' }] : [],
    )
  const described = { strengths: of(good), strains: of(strains) } as unknown as Described
  const { health, contributions } = healthOf(described, safety !== null)
  return { overallHealth: health, contributions }
}
