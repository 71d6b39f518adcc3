import type { Reading } from './reading.ts'

/** Messages that leave something open, and those that the words alone do not settle. */
export const openReadings = {
  evade: {
    act: 'deflection',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'It sounds friendly and leaves the point open: {q} gives you nothing to hold on to.',
    means: 'They may not want to say no, or may have no answer yet. What is missing is a day or a yes.',
    other:
      'They may simply be as swamped as they say. Whether a date comes when you ask for one will tell you more than these words do.',
  },
  sidestep: {
    act: 'deflection',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'This goes round the point rather than to it: {q}.',
    means:
      'They may not want to talk about it, or not now, or not in writing. The words do not say which, only that the answer is still missing.',
    other: 'They may not have noticed that there was something to answer. Asking once more, plainly, would show it.',
  },
  unsure: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'The words alone leave open what this is meant to do. To me {q} sounds most like {first}, and it could also be {second}.',
    means:
      'Which of the two it is depends on what came before, and on how they usually write to you. You know both better than I can from one message.',
    other: 'If it is {second}, it wants a different answer. Asking is better than guessing.',
  },
  short: {
    act: 'deflection',
    valence: 'negative',
    family: 'neutral',
    need: null,
    says: 'There is too little here to read a mood from: {q} can be ease, hurry or coolness.',
    means:
      'The words alone do not say. Look at how they usually write: only a change from their usual would mean something.',
    other: 'It could simply be someone busy who has read your message and agrees.',
  },
  statement: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are telling you something: {q}.',
    means: 'The words do not show clearly what they want from you with it. Asking is better than guessing.',
    other: 'It may be just that, something they wanted to say, with no answer needed.',
  },
} satisfies Record<string, Reading>
