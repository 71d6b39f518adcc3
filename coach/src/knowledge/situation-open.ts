import type { Situation } from './situation.ts'

/** For what fits none of the others. Its lines presume no hurt; the shapes of what was said carry the reply. */
export const openSituation: Situation = {
  id: 'open',
  label: 'what you told me',
  gravity: 1,
  strong: /$^/g,
  may: [],
  ask: [
    'How was it between you and {whom} before this?',
    'What have you not said to {whom} yet?',
    'What do you think {name} would say about it?',
    'What would you like to be different between you and {whom} a week from now?',
    'Who is in it besides you, and what did they do?',
    'What would a good end to it look like?',
    'What happened just before that?',
  ],
  need: ['wanting to be understood before anything is decided', 'something you need and have not said yet'],
  ways: [
    ['say the plainest sentence of it to {them}', 'it is out', 'you cannot choose how it is taken'],
    [
      'wait a day and see which part is still there',
      'the part that stays is the one worth raising',
      'you carry it until then',
    ],
  ],
  open: 'There is something I would like to talk to you about',
  want: ['Do you have ten minutes for it this week?', 'I would like to hear how you see it, and tell you how I do.'],
}
