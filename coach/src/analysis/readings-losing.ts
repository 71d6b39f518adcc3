import type { Reading } from './reading.ts'

/** Part of `readings-shaped.ts`: partings at a bedside and after, and strength or patience that runs out. */
export const losingReadings = {
  bedside: {
    act: 'information',
    valence: 'negative',
    family: 'sadness',
    need: null,
    says: 'It reads as a call to come, because time may be short: {q}.',
    means:
      'Few people can write it more plainly than this. If you want to be there, ask today and do not wait for clearer words.',
    other: 'It may be less near than it sounds. To ring them is the quickest way to know.',
  },
  grieving: {
    act: 'disclosure',
    valence: 'negative',
    family: 'sadness',
    need: null,
    says: 'This is grief, as it sounds, and they are letting you see it: {q}.',
    means:
      'Dates, places and old habits bring somebody back. It asks for nothing to be put right. It helps that somebody knows.',
    other: null,
  },
  'left-out': {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: 'included',
    says: 'It comes with a laugh, and {q} says that they were not asked.',
    means: 'It may have stung, and a joke is an easy way to say so without making a fuss of it.',
    other: 'It may be no more than teasing, if they had not expected to be there. A kind word is right in both cases.',
  },
  'worn-for-you': {
    act: 'complaint',
    valence: 'negative',
    family: 'sadness',
    need: 'rest',
    says: 'They are tired, after being there for you: {q}.',
    means:
      'It leaves the choice with you, and it hurts them to watch. That somebody sees what they did may matter more to them than being agreed with.',
    other: 'It may be worry for you that comes out tired.',
  },
  charged: {
    act: 'complaint',
    valence: 'negative',
    family: 'fear',
    need: null,
    says: 'They say that you do this to them, or did: {q}.',
    means:
      'If it is so, it frightens or binds them, and it is yours to stop, whatever came before. If you know it otherwise, a message is still not the place to fight it out.',
    other:
      'Some people say of others what they do themselves. If you are the one who is afraid, go by that, and show this to someone you trust.',
  },
  'near-end': {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: 'heard',
    says: 'They are telling you that they are near the end of what they can take: {q}.',
    means:
      'There is a complaint in it that can still be answered, and that is the part to take up first. The words do not say that anything is decided.',
    other: 'They may also be thinking of ending it. You can ask that plainly, once you have heard the rest.',
  },
} satisfies Record<string, Reading>
