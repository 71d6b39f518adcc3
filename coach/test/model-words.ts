import type { Operations, TextAnalysisInput } from '../src/operations.ts'

export const setting = { knownPeople: [], userFirstName: null, country: null }
export const received: TextAnalysisInput = {
  ...setting,
  text: 'Fine. Do whatever you want, you always do.',
  context: null,
  person: null,
}
export const turns = [
  {
    role: 'user' as const,
    content: 'Tomas forgot the call again and I went to bed. On Sunday I will ask him to write it down.',
  },
  { role: 'assistant' as const, content: 'What would help?' },
]
const named = [
  { speaker: 'Nora', content: 'I wanted you to call my mum', at: '2026-03-02T20:00:00Z' },
  { speaker: 'Tomas', content: 'I forgot, I am sorry', at: '2026-03-02T20:01:00Z' },
]
const tomas = {
  name: 'Tomas',
  relationshipType: 'partner',
  customLabel: null,
  notes: 'He forgets calls',
  relationshipGoals: null,
  strugglingWith: null,
  currentIssues: null,
  triggers: null,
  redLines: null,
  aspirations: null,
  values: null,
  nonNegotiables: null,
  learned: null,
  likes: null,
  scores: null,
}
const entry = {
  title: 'Sunday',
  content: 'The guests left late and I felt small',
  emotions: 'tired',
  mood: 'sad' as const,
  tags: [],
  at: '2026-03-01T20:00:00Z',
}

export const reading = {
  emotionalTone: 'resigned, shown by "Fine"',
  interpretation: 'It withdraws from the decision with "do whatever you want" and adds a complaint.',
  underlyingMeaning: 'It may be about wanting a say before things are settled.',
  alternativeReading: 'It could also be tiredness at the end of a long day.',
  suggestedResponse: 'I hear that you did not get a say. What would you have liked instead?',
  quotes: [
    { quote: 'you always do', shows: 'a complaint about earlier times' },
    { quote: 'I hate you', shows: 'contempt' },
  ],
}

/** For each operation: what it is asked, what a model says, and what of it must stand in the result. */
export const words: {
  [K in Exclude<keyof Operations, 'argumentFollowUp' | 'speakers'>]: { input: unknown; say: object; expect: object }
} = {
  textAnalysis: { input: received, say: reading, expect: { emotionalTone: reading.emotionalTone } },
  relationshipAnalysis: {
    input: {
      ...setting,
      relationshipType: 'romantic',
      description: 'We laugh a lot, but he forgets what we agreed on and I go quiet.',
    },
    say: {
      communicationStyle: 'Warm while things are light, silent when they are not.',
      strengths: [
        { strength: 'You laugh together', quote: 'We laugh a lot' },
        { strength: 'You travel', quote: 'we travel' },
      ],
      growth: [
        { area: 'Saying it when something hurts', quote: 'I go quiet', recommendation: 'Say one sentence tonight.' },
      ],
    },
    expect: {
      overallHealth: 5.5,
      attachmentStyle: 'not enough information',
      strengths: ['You laugh together'],
      areasForGrowth: ['Saying it when something hurts'],
      recommendations: ['Say one sentence tonight.'],
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
      craftedMessage: 'Could you call my mum before Sunday?',
      explanation: 'One clear ask.',
      feedback: 'Send it early.',
      alternatives: [],
    },
    expect: {
      craftedMessage: 'Could you call my mum before Sunday?',
      overallScore: 67,
      clarityScore: 88,
      positiveResponseChance: 54,
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
        toImprove: ['saying it early'],
        how: ['one sentence'],
      })),
      rewrites: [
        { turn: 0, rewritten: 'I was hurt that you did not call' },
        { turn: 1, rewritten: 'I did it on purpose' },
      ],
      preventionTips: ['Write calls down'],
      compromise: 'Each calls one parent',
      summary: 'A call was forgotten.',
      quotes: [{ quote: 'You never call', shows: 'an absolute' }],
    },
    expect: {
      severityScore: 6.2,
      resolutionScore: 4.1,
      resolvedConversation: 'Nora: I was hurt that you did not call\nTomas: I forgot.',
      summary: 'A call was forgotten.',
      evidence: [{ quote: 'You never call', label: 'an absolute', start: 6, end: 20 }],
    },
  },
  relationshipInsights: {
    input: { ...setting, person: tomas, history: [], moments: [], savedChats: [], now: '2026-03-02T20:00:00Z' },
    say: {
      insights: [
        { number: 0, title: 'Forgotten calls', description: 'Calls are forgotten.', advice: ['Write one down'] },
        { number: 7, title: 'x', description: 'x', advice: [] },
      ],
      recommendedActions: ['Write one down'],
      quotes: [{ quote: 'He forgets calls', shows: 'your note' }],
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
      emotionalPattern: 'You felt small after the guests left.',
      mismatch: 'You chose happy.',
      quotes: [{ quote: 'I felt small', shows: 'hurt' }],
    },
    expect: {
      emotionalPattern: 'You felt small after the guests left.',
      mismatch: null,
      triggers: [{ trigger: 'guests', count: 3 }],
    },
  },
  conversationSummary: {
    input: { ...setting, title: 'The call', turns: named },
    say: {
      issue: 'A call',
      openQuestions: [],
      summary: 'A call was forgotten.',
      views: [
        { party: 'Nora', points: [{ point: 'wanted the call', quote: 'call my mum' }] },
        { party: 'Tomas', points: [{ point: 'wanted the call', quote: 'call my mum' }] },
      ],
      decisions: [{ point: 'to call', quote: 'we agreed' }],
    },
    expect: { views: { Nora: ['wanted the call'], Tomas: ['ours'] }, decisions: [] },
  },
  mediationTurn: {
    input: {
      parties: ['Nora', 'Tomas'],
      turns: named.map((turn) => ({ ...turn, role: 'party' })),
      addressed: true,
      state: null,
      country: null,
      now: '2026-03-02T20:00:00Z',
    },
    say: { say: 'Tomas, in your own words: what did you hear Nora wish for?', statements: [], quotes: [] },
    expect: { say: 'Tomas, in your own words: what did you hear Nora wish for?', reason: 'asked', pause: false },
  },
  communityStory: {
    input: {
      ...setting,
      title: 'T',
      originalIssue: 'Tomas forgot the call',
      turns,
      insights: '',
      keyTakeaways: '',
      person: null,
    },
    say: { title: 'The call that did not come', summary: 'A partner forgot a call.', lessonLearned: 'Ask early.' },
    expect: { state: 'ready', story: { title: 'The call that did not come', category: 'romantic' } },
  },
  actionSteps: {
    input: { ...setting, person: tomas, areasToImprove: ['keeping calls'], turns },
    say: {
      steps: [
        { step: 'Ask Tomas on Sunday to write it down.', quote: 'On Sunday I will ask him' },
        { step: 'Say it before bed.', quote: 'I went to bed' },
        { step: 'Go on a trip.', quote: 'a trip' },
      ],
    },
    expect: { steps: ['Ask Tomas on Sunday to write it down.', 'Say it before bed.'] },
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
    say: { reply: 'I can try, but my days are full. My mother calls too.', note: 'One clear request.', quotes: [] },
    expect: {
      reply: 'I can try, but my days are full. My mother calls too.',
      labels: { stance: 'interests', act: 'request' },
    },
  },
  weeklyReview: {
    input: { ...setting, from: '2026-02-23', to: '2026-03-01', entries: [entry], moments: [], messages: [] },
    say: {
      wentWell: 'The guests came and left.',
      nextStep: 'Say it on Sunday.',
      quotes: [{ quote: 'I felt small', shows: 'hurt' }],
    },
    expect: { moods: [{ mood: 'sad', count: 2 }], nextStep: 'Say it on Sunday.' },
  },
}
