import { z } from 'zod'
import { argumentActs, memoryKinds } from './read-for.ts'
import { Evidence, Safety } from './safety.ts'
import { storyCategories } from './stories.ts'

export { argumentActs, memoryKinds } from './read-for.ts'

/**
 * What the coach's operations answer, whichever implementation answers. Everything a screen claims rests on
 * `evidence`; every score says in `contributions` what it is the sum of.
 */

/** One summand of a score: what was seen, by how much it moved the score, and the words where there are any. */
export const Contribution = z.object({
  score: z.string().describe('the name of the result field that it moved'),
  feature: z.string().describe('what was seen, in words that a person understands'),
  amount: z.number(),
  quote: z.string().optional(),
})
export type Contribution = z.infer<typeof Contribution>

/** On every result, `evidence` where it is shown. `fallback`: the language model failed, and the built-in coach answered instead. */
export const Answered = z.object({
  evidence: z.array(Evidence),
  safety: Safety,
  coach: z.enum(['built-in', 'language-model', 'fallback']),
  /** How many sentences of the language model's may not be said, and are not there. */
  leftOut: z.int().optional(),
  /** A language model wrote it with the danger before its eyes: it stands below help, and not in its place. */
  beside: z.literal(true).optional(),
})
export type Answered = z.infer<typeof Answered>

/** Words to send to somebody. */
export const MessageToSend = z.object({ text: z.string(), to: z.string().optional() })

/** A place to fill in, before `text[at]` (UTF-16 units): what goes there, and words to take up where they are true. */
export const Blank = z.object({ at: z.int().min(0), hint: z.string(), suggestions: z.array(z.string()) })
export type Blank = z.infer<typeof Blank>

/** What the words leave open and only the person can tell, the likeliest first: choosing one shows what is then said, and words to send or to say. Nothing where somebody may be in danger. */
export const MayBe = z
  .array(
    z.object({
      label: z.string(),
      /** What speaks for it. */
      hint: z.string().optional(),
      says: z.array(z.string()),
      words: z.array(z.object({ by: z.string(), text: z.string() })),
    }),
  )
  .min(1)
  .max(4)
export type MayBe = z.infer<typeof MayBe>

const Percent = z.int().min(0).max(100)
const OutOfTen = z.number().min(0).max(10)
const perParty = <T extends z.ZodType>(value: T) => z.record(z.string(), value)

export const TextAnalysisResult = Answered.extend({
  emotionalTone: z.string(),
  interpretation: z.string(),
  underlyingMeaning: z.string(),
  /** A second way to read it; null where the words leave no doubt. */
  alternativeReading: z.string().nullable(),
  suggestedResponse: z.string(),
  /** What else it may do, where the words do not say surely. */
  mayBe: MayBe.optional(),
  confidence: z.number().min(0).max(0.85),
  contributions: z.array(Contribution),
})
export type TextAnalysisResult = z.infer<typeof TextAnalysisResult>

export const RelationshipAnalysisResult = Answered.extend({
  /** Null where the description tells nothing that a number could rest on. */
  overallHealth: OutOfTen.nullable(),
  communicationStyle: z.string(),
  attachmentStyle: z.string(),
  strengths: z.array(z.string()),
  areasForGrowth: z.array(z.string()),
  /** The n-th recommendation answers the n-th area for growth; under a safety flag they are about safety. */
  recommendations: z.array(z.string()),
  /** What it may be about, or be asked in it, where nothing surely is. */
  mayBe: MayBe.optional(),
  contributions: z.array(Contribution),
})
export type RelationshipAnalysisResult = z.infer<typeof RelationshipAnalysisResult>

export const craftTones = ['caring', 'playful', 'flirty', 'direct', 'diplomatic', 'encouraging'] as const
export const CraftTone = z.enum(craftTones)
export type CraftTone = z.infer<typeof CraftTone>

/** All 0..100. `overallScore` is the mean of the four, less 8 for each of the four horsemen that is in the words. */
export const CraftScores = z.object({
  toneScore: Percent,
  clarityScore: Percent,
  empathyScore: Percent,
  goalAlignment: Percent,
  overallScore: Percent,
})
export type CraftScores = z.infer<typeof CraftScores>

/** What a message is to do, as the one who writes it in parts chooses. */
export const craftKinds = ['ask', 'how-it-was', 'sorry', 'news', 'no', 'thanks', 'loss', 'answer'] as const
export const CraftKind = z.enum(craftKinds)
export type CraftKind = z.infer<typeof CraftKind>

/** What a goal may lack: what to do, whom it is for, what it is about, what is asked of them. */
export const craftNeeds = ['act', 'recipient', 'matter', 'ask'] as const
export const CraftNeed = z.enum(craftNeeds)
export type CraftNeed = z.infer<typeof CraftNeed>

/** Null where nothing was read: where the goal lacks something. */
const scored = <T extends z.ZodType>(score: T) => score.nullable()

export const CraftResult = Answered.extend({
  toneScore: scored(CraftScores.shape.toneScore),
  clarityScore: scored(CraftScores.shape.clarityScore),
  empathyScore: scored(CraftScores.shape.empathyScore),
  goalAlignment: scored(CraftScores.shape.goalAlignment),
  overallScore: scored(CraftScores.shape.overallScore),
  /** Empty where the goal was refused, and where it needs something. */
  craftedMessage: z.string(),
  explanation: z.string(),
  /** An estimate from the language alone; 15..90, and 0 where the goal was refused. */
  positiveResponseChance: scored(z.int().min(0).max(90)),
  feedback: z.string(),
  alternatives: z.array(z.object({ kind: z.enum(['restate', 'validate', 'more polite']), message: z.string() })).max(2),
  /** The writer's own draft by the same measure; null without one. */
  draft: CraftScores.extend({ feedback: z.string() }).nullable(),
  /** Why nothing was written, and what can be written instead. */
  refused: z.string().optional(),
  /** The goal piece by piece in words to the reader, in its order; `said`: it stands in `craftedMessage`, letter for letter but for its first. Absent where the message is not made of the goal's own words. */
  pieces: z
    .array(z.object({ words: z.string(), said: z.boolean() }))
    .max(20)
    .optional(),
  /** What to add before anything can be written. Such an answer is kept nowhere. */
  needs: z.array(CraftNeed).min(1).optional(),
  contributions: z.array(Contribution),
})
export type CraftResult = z.infer<typeof CraftResult>

export const ArgumentAct = z.enum(argumentActs)
export type ArgumentAct = z.infer<typeof ArgumentAct>

export const ArgumentTurn = z.object({
  speaker: z.string(),
  text: z.string(),
  acts: z.array(ArgumentAct),
  harm: OutOfTen,
})
export type ArgumentTurn = z.infer<typeof ArgumentTurn>

/**
 * Another way to say the turn at index `turn`, where no better words of its own were found: a sentence against
 * `pattern`, whose `blanks` (in the order of the text) only the person can fill.
 */
export const Antidote = z.object({
  turn: z.int().min(0),
  pattern: ArgumentAct,
  text: z.string(),
  blanks: z.array(Blank),
})
export type Antidote = z.infer<typeof Antidote>

export const ArgumentResult = Answered.extend({
  analysis: z.object({
    conflictType: z.string(),
    underlyingIssue: z.string(),
    relationshipPattern: z.string(),
    coreEmotionalNeeds: perParty(z.array(z.string())),
    repairLanguage: perParty(z.array(z.string())),
    rootCauses: z.array(z.string()),
    emotionalTriggers: z.array(z.string()),
    communicationBreakdowns: z.array(z.string()),
  }),
  /** What it may be about, where that is not sure. */
  mayBe: MayBe.optional(),
  /** 1..10, better when low; at least 8 where there is violence. */
  severityScore: z.number().min(1).max(10),
  /** 1..10, better when high. */
  resolutionScore: z.number().min(1).max(10),
  /** The same turns in the same order as `Name: words`, a line each; harmful ones rewritten. */
  resolvedConversation: z.string(),
  /** For turns that hurt and stand as they were in `resolvedConversation`; none under an abuse flag. */
  antidotes: z.array(Antidote).optional(),
  /** Empty under an abuse flag. */
  improvements: perParty(z.object({ whatToImprove: z.array(z.string()), howToImprove: z.array(z.string()) })),
  whatWentWell: perParty(z.array(z.string())),
  /** Only from interests that both stated; never under an abuse flag. */
  proposedCompromise: z.string().optional(),
  preventionTips: z.array(z.string()),
  summary: z.string(),
  turns: z.array(ArgumentTurn),
  /** Three-turn mean of harm, one point a turn; the turning point is the turn of its largest jump, null for none. */
  curve: z.array(z.number()),
  turningPoint: z.object({ turn: z.int(), quote: z.string() }).nullable(),
  /** Share of the turns whose speaker is known, 0..1; below 0.7 the speakers are "Person A", "Person B". */
  attribution: z.number().min(0).max(1),
  /** What had to be left out or could not be told, in words for the reader. */
  notes: z.array(z.string()),
  contributions: z.array(Contribution),
})
export type ArgumentResult = z.infer<typeof ArgumentResult>

export const RelationshipInsights = Answered.extend({
  /** 0..100; null without a check-in. */
  overallHealth: Percent.nullable(),
  trendAnalysis: z.object({
    direction: z.enum(['improving', 'declining', 'stable', 'not enough data yet']),
    explanation: z.string(),
  }),
  insights: z.array(
    z.object({
      title: z.string(),
      priority: z.enum(['high', 'medium', 'low']),
      insightType: z.enum(['strength', 'pattern', 'trend', 'concern', 'safety']),
      description: z.string(),
      actionableAdvice: z.array(z.string()),
    }),
  ),
  recommendedActions: z.array(z.string()),
})
export type RelationshipInsights = z.infer<typeof RelationshipInsights>

export const JournalInsight = Answered.omit({ evidence: true }).extend({
  emotionalPattern: z.string(),
  /** The chosen mood and the words point different ways, named gently. */
  mismatch: z.string().nullable(),
  /** Of three entries and more. */
  triggers: z.array(z.object({ trigger: z.string(), count: z.int() })),
})
export type JournalInsight = z.infer<typeof JournalInsight>

/** For a card; empty where no language model wrote it. */
export const ConversationSummary = Answered.omit({ evidence: true }).extend({ summary: z.string() })
export type ConversationSummary = z.infer<typeof ConversationSummary>

/** `held`: the anonymiser is not sure, and the story goes back to its author. `blocked`: nothing may be published. */
export const StoryResult = z.object({
  state: z.enum(['ready', 'held', 'blocked']),
  reason: z.string().nullable(),
  story: z
    .object({
      title: z.string(),
      category: z.enum(storyCategories),
      summary: z.string(),
      lessonLearned: z.string(),
    })
    .nullable(),
  /** What of the author's words is not in the story, for the author's eyes alone. */
  redactions: z.array(z.object({ quote: z.string(), kind: z.string() })),
  coach: Answered.shape.coach,
})
export type StoryResult = z.infer<typeof StoryResult>

export const ActionSteps = Answered.omit({ evidence: true }).extend({ steps: z.array(z.string()).max(5) })
export type ActionSteps = z.infer<typeof ActionSteps>

export const MemoryFact = z.object({ kind: z.enum(memoryKinds), fact: z.string(), quote: z.string() })
export type MemoryFact = z.infer<typeof MemoryFact>

export const RehearsalTurn = Answered.extend({
  /** What the other person might say; empty where the coach will not play them. */
  reply: z.string(),
  /** What the user's own line stands on (Ury, Brett and Goldberg 1988), and what it does. */
  labels: z.object({ stance: z.enum(['interests', 'rights', 'power']), act: ArgumentAct.nullable() }),
  note: z.string(),
  refused: z.string().optional(),
})
export type RehearsalTurn = z.infer<typeof RehearsalTurn>

export const WeeklyReview = z.object({
  safety: Safety,
  themes: z.array(z.object({ theme: z.string(), count: z.int() })),
  wentWell: z.string().nullable(),
  nextStep: z.string(),
})
export type WeeklyReview = z.infer<typeof WeeklyReview>
