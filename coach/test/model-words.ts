import type { Operations } from '../src/operations.ts'
import { entry, named, nothing, reading, received, setting, tomas, turns } from './model-inputs.ts'

export { nothing, reading, received, setting, turns } from './model-inputs.ts'

const marked = (score: number, quote: string) => ({ score, quote })

/** For each operation: what it is asked, what a model says, and what of it must stand in the result. */
export const words: {
  [
    K in Exclude<
      keyof Operations,
      'argumentFollowUp' | 'speakers' | 'mediationTurn' | 'communityStory' | 'weeklyReview'
    >
  ]: {
    input: unknown
    say: object
    expect: object
  }
} = {
  textAnalysis: {
    input: received,
    say: reading,
    expect: { emotionalTone: reading.emotionalTone, confidence: 0.55, contributions: [] },
  },
  relationshipAnalysis: {
    input: {
      ...setting,
      relationshipType: 'romantic',
      description: 'We laugh a lot, but he forgets what we agreed on and I go quiet.',
    },
    say: {
      safety: nothing,
      communicationStyle: 'Warm while things are light, silent when they are not.',
      strengths: [
        { strength: 'You laugh together', quote: 'We laugh a lot' },
        { strength: 'You travel', quote: 'we travel' },
      ],
      growth: [
        { area: 'Saying it when something hurts', quote: 'I go quiet', recommendation: 'Say one sentence tonight.' },
      ],
      points: [
        { kind: 'fun', quote: 'We laugh a lot' },
        { kind: 'withdrawal', quote: 'I go quiet' },
        { kind: 'betrayal', quote: 'he lied to me' },
      ],
      attachment: { kind: 'avoidant', cues: ['I go quiet', 'I leave the room'] },
    },
    expect: {
      // 5, and 0.9 for fun, less 0.8 for withdrawal; what nobody wrote counts for nothing.
      overallHealth: 5.1,
      attachmentStyle: 'not enough information',
      strengths: ['You laugh together: "We laugh a lot"', 'You travel'],
      areasForGrowth: ['Saying it when something hurts: "I go quiet"'],
      recommendations: ['For "I go quiet": Say one sentence tonight.'],
    },
  },
  craftMessage: {
    input: {
      ...setting,
      goal: 'Ask Tomas to call my mum',
      selectedTone: 'caring',
      context: null,
      conversationHistory: null,
      originalDraft: null,
      person: null,
    },
    say: {
      safety: nothing,
      harms: false,
      craftedMessage: 'Could you call my mum before Sunday?',
      explanation: 'One clear ask.',
      feedback: 'Send it early.',
      alternatives: [],
      scores: {
        tone: marked(80, 'Could you'),
        clarity: marked(88, 'before Sunday'),
        empathy: marked(60, 'nowhere in it'),
        goal: marked(92, 'call my mum'),
        horsemen: ['criticism'],
      },
      draft: null,
      refused: null,
    },
    expect: {
      craftedMessage: 'Could you call my mum before Sunday?',
      // The mean of the four is 80, less 8 for one of the four horsemen.
      overallScore: 72,
      clarityScore: 88,
      positiveResponseChance: 65,
    },
  },
  resolveArgument: {
    input: {
      ...setting,
      originalConversation: 'Nora: You never call, you are so selfish\nTomas: I forgot.',
      context: null,
      partiesInvolved: ['Nora', 'Tomas'],
    },
    say: {
      safety: nothing,
      turns: [
        { turn: 0, acts: ['criticism', 'contempt'], harm: 6.5, quote: 'you are so selfish' },
        { turn: 1, acts: ['accountability'], harm: 0, quote: 'I forgot' },
      ],
      conflictType: 'A promise that was not kept',
      underlyingIssue: 'Being able to count on a call',
      relationshipPattern: 'A sharp word and a short answer',
      rootCauses: ['The call was not written down'],
      emotionalTriggers: ['Waiting'],
      communicationBreakdowns: ['A judgement instead of a wish'],
      parties: ['Nora', 'Tomas'].map((party) => ({
        party,
        needs: ['to count on it'],
        repair: ['I am sorry for how I said it'],
        wentWell: [{ what: 'said plainly what happened', quote: 'I forgot.' }],
        whatToImprove: ['saying it early'],
        howToImprove: ['one sentence'],
      })),
      rewrites: [
        { turn: 0, rewritten: 'I was hurt that you did not call' },
        { turn: 1, rewritten: 'I did it on purpose' },
      ],
      preventionTips: ['Write calls down'],
      compromise: { proposal: 'Each calls one parent', interests: [{ party: 'Nora', quote: 'You never call' }] },
      summary: 'A call was forgotten.',
      quotes: [{ quote: 'You never call', shows: 'an absolute' }],
    },
    expect: {
      severityScore: 2.8,
      resolutionScore: 5.4,
      curve: [6.5, 3.3],
      resolvedConversation: 'Nora: I was hurt that you did not call\nTomas: I forgot.',
      summary: 'A call was forgotten.',
      evidence: [{ quote: 'You never call', label: 'an absolute', start: 6, end: 20 }],
    },
  },
  relationshipInsights: {
    input: { ...setting, person: tomas, history: [], moments: [], savedChats: [], now: '2026-03-02T20:00:00Z' },
    say: {
      safety: nothing,
      insights: [
        {
          title: 'Forgotten calls',
          priority: 'high',
          insightType: 'pattern',
          description: 'Calls are forgotten.',
          actionableAdvice: ['Write one down'],
          quote: 'He forgets calls',
        },
      ],
      recommendedActions: ['Write one down'],
    },
    expect: {
      overallHealth: 61,
      insights: [
        {
          title: 'Forgotten calls',
          priority: 'high',
          insightType: 'pattern',
          description: 'Calls are forgotten.',
          actionableAdvice: ['Write one down'],
        },
      ],
    },
  },
  journalInsight: {
    input: { ...setting, entry, earlier: [] },
    say: {
      safety: nothing,
      emotionalPattern: 'You felt small after the guests left.',
      mismatch: null,
      triggers: [{ trigger: 'guests', quotes: ['The guests left late'] }],
    },
    expect: {
      emotionalPattern: 'You felt small after the guests left.',
      mismatch: null,
      // Once is no pattern.
      triggers: [],
    },
  },
  conversationSummary: {
    input: { ...setting, title: 'The call', turns: named },
    say: { safety: nothing, summary: 'A call was forgotten.' },
    expect: { summary: 'A call was forgotten.' },
  },
  actionSteps: {
    input: { ...setting, person: tomas, areasToImprove: ['keeping calls'], turns },
    say: {
      safety: nothing,
      steps: ['Ask Tomas on Sunday to write it down.', 'Say it before bed.', 'Go on a trip.'],
    },
    expect: {
      steps: ['Ask Tomas on Sunday to write it down.', 'Say it before bed.', 'Go on a trip.'],
    },
  },
  memory: {
    input: { ...setting, turns, person: null, known: [] },
    say: {
      facts: [
        { kind: 'event', fact: 'Tomas forgot a call.', quote: 'Tomas forgot the call' },
        { kind: 'wish', fact: 'You want help.', quote: 'What would help?' },
      ],
    },
    expect: [{ kind: 'event', fact: 'Tomas forgot a call.', quote: 'Tomas forgot the call' }],
  },
  rehearsalTurn: {
    input: {
      ...setting,
      person: null,
      scenario: 'asking about the call',
      basis: ['I forgot'],
      turns: [],
      content: 'Could you write it down next time?',
    },
    say: {
      safety: nothing,
      played: 'I can try, but my days are full. My mother calls too.',
      note: 'One clear request.',
      stance: 'rights',
      act: 'question',
      quotes: [],
    },
    expect: {
      reply: 'I can try, but my days are full. My mother calls too.',
      labels: { stance: 'rights', act: 'question' },
    },
  },
}
