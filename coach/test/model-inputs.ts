import type { TextAnalysisInput } from '../src/operations.ts'

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
export const named = [
  { speaker: 'Nora', content: 'I wanted you to call my mum' },
  { speaker: 'Tomas', content: 'I forgot, I am sorry' },
]
export const tomas = {
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
export const entry = {
  title: 'Sunday',
  content: 'The guests left late and I felt small',
  emotions: 'tired',
  mood: 'sad' as const,
  tags: [],
  at: '2026-03-01T20:00:00Z',
}

/** What a model says of safety where it sees nothing. */
export const nothing = { tier: 0, category: 'none', who: 'nobody', quote: '', why: '' }

export const reading = {
  safety: nothing,
  emotionalTone: 'resigned, shown by "Fine"',
  interpretation: 'It withdraws from the decision with "do whatever you want" and adds a complaint.',
  underlyingMeaning: 'It may be about wanting a say before things are settled.',
  alternativeReading: 'It could also be tiredness at the end of a long day.',
  suggestedResponse: 'I hear that you did not get a say. What would you have liked instead?',
  quotes: [
    { quote: 'you always do', shows: 'a complaint about earlier times' },
    { quote: 'I hate you', shows: 'contempt' },
  ],
  certainty: 'medium',
}
