import type { Answered } from '@mallama/contracts/coach'
import { createBuiltInCoach } from '../src/coach.ts'
import type { Coach } from '../src/operations.ts'

const answered: Answered = { evidence: [], safety: null, coach: 'built-in' }
const scores = { toneScore: 60, clarityScore: 60, empathyScore: 60, goalAlignment: 60, overallScore: 60 }

/** What our own program would have worked out: the same for every input, so that a test sees what a model changed. */
export const workedOut: Coach = {
  ...createBuiltInCoach(),
  savedChatInsights: async () => ({ insights: 'ours', keyTakeaways: '', actionItems: '' }),
  textAnalysis: async () => ({
    ...answered,
    emotionalTone: 'our tone',
    interpretation: 'our interpretation',
    underlyingMeaning: 'our meaning',
    alternativeReading: 'our second reading',
    suggestedResponse: 'our words',
    confidence: 0.42,
    contributions: [{ score: 'confidence', feature: 'length', amount: 0.42 }],
  }),
  relationshipAnalysis: async () => ({
    ...answered,
    overallHealth: 5.5,
    communicationStyle: 'our style',
    attachmentStyle: 'not enough information',
    strengths: ['our strength'],
    areasForGrowth: ['our area'],
    recommendations: ['our recommendation'],
    contributions: [],
  }),
  craftMessage: async ({ goal, originalDraft }) => ({
    ...answered,
    ...scores,
    craftedMessage: goal.includes('trick') ? '' : 'our message',
    explanation: 'our explanation',
    positiveResponseChance: goal.includes('trick') ? 0 : 50,
    feedback: 'our feedback',
    alternatives: [],
    draft: originalDraft
      ? { ...scores, clarityScore: 88, overallScore: originalDraft.includes('useless') ? 30 : 67, feedback: 'a draft' }
      : null,
    ...(goal.includes('trick') ? { refused: 'That would be a trick.' } : {}),
    contributions: [],
  }),
  resolveArgument: async () => ({
    ...answered,
    analysis: {
      conflictType: 'ours',
      underlyingIssue: 'ours',
      relationshipPattern: 'ours',
      coreEmotionalNeeds: { Nora: ['to be asked'], Tomas: ['peace'] },
      repairLanguage: { Nora: ['ours'], Tomas: ['ours'] },
      rootCauses: ['ours'],
      emotionalTriggers: ['ours'],
      communicationBreakdowns: ['ours'],
    },
    severityScore: 6.2,
    resolutionScore: 4.1,
    resolvedConversation: 'Nora: I was waiting for your call.\nTomas: I forgot.',
    antidotes: [{ turn: 0, pattern: 'criticism', text: 'I felt .', blanks: [{ at: 7, hint: 'how', suggestions: [] }] }],
    improvements: {
      Nora: { whatToImprove: ['ours'], howToImprove: ['ours'] },
      Tomas: { whatToImprove: ['ours'], howToImprove: ['ours'] },
    },
    whatWentWell: { Nora: ['none shown in this excerpt'], Tomas: ['none shown in this excerpt'] },
    preventionTips: ['ours'],
    summary: 'ours',
    turns: [
      { speaker: 'Nora', text: 'You never call, you are so selfish', acts: ['criticism'], harm: 4 },
      { speaker: 'Tomas', text: 'I forgot.', acts: ['accountability'], harm: 0 },
    ],
    curve: [4, 2],
    turningPoint: null,
    attribution: 1,
    notes: [],
    contributions: [],
  }),
  argumentFollowUp: async () => ({
    response: 'Our answer about the argument. What would you try?',
    evidence: [],
    safety: null,
    memoryUsed: [],
    state: null,
  }),
  relationshipInsights: async () => ({
    ...answered,
    overallHealth: 61,
    trendAnalysis: { direction: 'declining', explanation: 'ours' },
    insights: [
      { title: 'ours', priority: 'high', insightType: 'pattern', description: 'ours', actionableAdvice: ['ours'] },
    ],
    recommendedActions: ['ours'],
  }),
  journalInsight: async () => ({
    ...answered,
    emotionalPattern: 'ours',
    mismatch: null,
    triggers: [{ trigger: 'guests', count: 3 }],
  }),
  conversationSummary: async () => ({ ...answered, summary: '' }),
  mediationTurn: async () => ({ blow: null, safety: null, opens: null, elsewhere: false }),
  communityStory: async () => ({
    state: 'ready',
    reason: null,
    story: {
      title: 'A call that did not come',
      category: 'romantic',
      summary: 'A partner forgot a call.',
      lessonLearned: 'Ask early.',
    },
    redactions: [{ quote: 'Tomas', kind: 'name' }],
    coach: 'built-in',
  }),
  actionSteps: async () => ({ ...answered, steps: ['ours', 'ours too'] }),
  memory: async () => [],
  rehearsalTurn: async () => ({
    ...answered,
    reply: 'our reply',
    labels: { stance: 'interests', act: 'request' },
    note: 'our note',
  }),
  weeklyReview: async () => ({ safety: null, themes: [], wentWell: null, nextStep: 'ours' }),
}
