import type { Sitting } from './shapes.ts'

/** What Nora talked over with Mallama alone. */
export const sessions: Sitting[] = [
  {
    ago: 24,
    title: 'Four words from Priya',
    description: '“Can we talk?” with nothing after it.',
    says: [
      'Priya wrote “Can we talk?” and nothing since. I have read it about forty times.',
      'Last time somebody wrote me that, it was about leaving the studio.',
      'I think I will just ask her what it is about.',
      'She was on a train. It was about the Thursday slot. I am relieved and a bit embarrassed.',
    ],
    status: 'resolved',
  },
  {
    ago: 5.2,
    title: 'Telling Mum about the move',
    description: 'She should hear it from me and not from an aunt.',
    says: [
      'Mum does not know yet that we may move to the coast after the wedding.',
      'She will cry if I say it on the phone, and I will agree to more than I can do.',
    ],
    status: 'needs_attention',
  },
  {
    ago: 2.9,
    title: 'Before I write to Leo',
    description: 'A message about Dad’s flat that does not open with money.',
    says: [
      'Every time I write to Leo it ends up about the money. I delete it and then I feel worse.',
      'He did all the nights at the hospital with Dad. I never said thank you.',
      'I want him to talk to me on Sunday. Just us, before anyone decides about the flat.',
      'What if he says it is too late for that?',
    ],
  },
]
