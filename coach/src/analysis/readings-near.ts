import type { Reading } from './reading.ts'

/** Part of `readings-shaped.ts`: what people who are close to each other send on an ordinary day. */
export const nearReadings = {
  'running-late': {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are letting you know that they are late, with an apology: {q}.',
    means: 'It is about the journey and the clock. A line back, so that they need not hurry, is all it needs.',
    other: null,
  },
  'family-news': {
    act: 'invitation',
    valence: 'positive',
    family: 'love',
    need: null,
    says: 'They are telling you what is coming up, and that you would be welcome: {q}.',
    means: 'It is news that counts you in. A yes, a day, or an honest no answers it.',
    other: null,
  },
  'called-in': {
    act: 'request',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They want to meet or talk, and a time is named: {q}.',
    means: 'The words leave little to guess. Confirming the time is what it needs.',
    other: null,
  },
  bid: {
    act: 'invitation',
    valence: 'positive',
    family: 'love',
    need: 'closeness',
    says: 'They miss time with you, and propose something: {q}.',
    means: '{need} It is a hand held out and no reproach. A yes answers it, and so does another day.',
    other: null,
  },
  'gives-way': {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: 'considered',
    says: 'It says yes, and {q} says that they feel passed over.',
    means:
      '{need} Who gives way like this has often stopped expecting to be heard. Taking the yes at its word would settle the plan and not the hurt.',
    other:
      'You know whether they were asked. If they were, both can be true: that you asked, and that it did not feel so to them.',
  },
  'waiting-up': {
    act: 'request',
    valence: 'neutral',
    family: 'love',
    need: null,
    says: 'They want to know that you are safe: {q}.',
    means: 'It is care with a little worry in it. A short sign from you on the way is all it asks.',
    other: null,
  },
} satisfies Record<string, Reading>
