import type { Reading } from './reading.ts'

/** Messages that tell of something done: to the sender, by the reader, or by the sender. */
export const toldReadings = {
  takeover: {
    act: 'threat',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'This takes something out of your hands that is yours to decide: {q}.',
    means:
      'Who you talk to, where you go, what you wear, your phone, your papers and your money are yours, in love as well. Love or worry may be felt beside it, and neither makes it theirs to do.',
    other: null,
  },
  disclosed: {
    act: 'disclosure',
    valence: 'negative',
    family: 'fear',
    need: null,
    says: 'They are telling you that somebody hurts them, or has hurt them: {q}. Take it as true.',
    means:
      'They chose you for it, and that will have taken a lot. What they need first is to be believed, and to hear that it is not their fault.',
    other: null,
  },
  accused: {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: null,
    says: 'They say that you did this to them: {q}.',
    means:
      'It is told as something that happened against their will. A no is a no, in a relationship too, and somebody who is asleep, afraid or gone quiet has not said yes.',
    other: null,
  },
  admitted: {
    act: 'information',
    valence: 'negative',
    family: 'shame',
    need: null,
    says: 'They are owning up to something they did: {q}.',
    means:
      'To say it is not yet to put it right, and the words do not show why it comes now. You need not know today what you will do with it.',
    other: null,
  },
  rebutted: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They say that it did not happen: {q}.',
    means:
      'Whether that is so, a message cannot show, and I will not guess. What would settle it for you is a fair thing to ask.',
    other: null,
  },
} satisfies Record<string, Reading>
