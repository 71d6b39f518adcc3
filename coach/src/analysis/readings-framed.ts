import type { Reading } from './reading.ts'

/** Messages whose shape says what they are (`frames.ts`): left out, turned down, a no, feelings, news, good wishes. */
export const framedReadings = {
  exclusion: {
    act: 'boundary',
    valence: 'negative',
    family: 'hurt',
    need: 'included',
    says: 'They are asking you to stay away: {q}. However it is worded, you are not to be part of it.',
    means:
      'The words give a decision and not the reason for it. Being left out hurts, and it is fair to ask who decided it and why.',
    other:
      'Somebody may be avoiding a quarrel between others, and you are the one they dared to ask. It costs you the same.',
  },
  'turned-down': {
    act: 'information',
    valence: 'negative',
    family: 'neutral',
    need: null,
    says: 'They are turning you down: {q}. The decision was made before this was written.',
    means: 'It says who or what was chosen, and nothing about what you are worth. You can ask what decided it.',
    other: null,
  },
  refusal: {
    act: 'boundary',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are saying no: {q}.',
    means:
      'It is a no to this one thing. The words do not say more about you than that, and a reason can be asked for once.',
    other: 'It may be a no for now rather than for good. Only they can say which.',
  },
  declaration: {
    act: 'affection',
    valence: 'positive',
    family: 'love',
    need: 'closeness',
    says: 'They are telling you that they feel more for you than friendship: {q}.',
    means: 'They have put themselves in your hands with it. You need not feel the same, and you need not answer today.',
    other: null,
  },
  glad: {
    act: 'affection',
    valence: 'positive',
    family: 'joy',
    need: null,
    says: 'They are telling you that it was good for them: {q}.',
    means: 'There is nothing to decode. They liked it and want you to know.',
    other: null,
  },
  wishes: {
    act: 'affection',
    valence: 'positive',
    family: 'joy',
    need: null,
    says: 'They are sending you good wishes: {q}.',
    means: 'It is a kind thought for the day and asks for nothing. A line back is enough.',
    other: null,
  },
  correction: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: 'heard',
    says: 'They are telling you that something is not as it was taken: {q}.',
    means: 'They want you to have it right. The words do not say how they feel about it.',
    other: 'It can also be a way to keep the subject small. What they did mean would show which.',
  },
  relayed: {
    act: 'information',
    valence: 'positive',
    family: 'love',
    need: null,
    says: 'They are passing on that somebody thinks of you: {q}.',
    means: 'It is news of how somebody feels. It may be a nudge to get in touch; the words do not ask for it.',
    other: null,
  },
  'bad-news': {
    act: 'information',
    valence: 'negative',
    family: 'sadness',
    need: null,
    says: 'They are telling you bad news: {q}.',
    means: 'The words tell what happened, and not yet how they are. It is not about anything you did.',
    other: null,
  },
} satisfies Record<string, Reading>
