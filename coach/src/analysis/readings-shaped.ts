import type { Reading } from './reading.ts'
import { earnestReadings } from './readings-earnest.ts'
import { losingReadings } from './readings-losing.ts'
import { nearReadings } from './readings-near.ts'

/** Messages that the grammar of the whole tells (`shapes/`). What can be taken two ways says both. */
export const shapedReadings = {
  ...earnestReadings,
  ...losingReadings,
  ...nearReadings,
  edge: {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: null,
    says: 'The words are polite, and {q} can be read with an edge: as saying that something was not all right.',
    means:
      'One sign of irony is not proof of it. If something came too late, or was left out, this is probably about that.',
    other:
      'It can also be meant just as it stands. How they usually write, and what happened before, tells more than these words do.',
  },
  courtesy: {
    act: 'thanks',
    valence: 'positive',
    family: 'gratitude',
    need: null,
    says: 'They are thanking you, going by the words: {q}.',
    means: 'It is a short thank you, and it needs no more than a line back.',
    other: 'Where it came too late, or not as they hoped, the same words can be meant the other way round.',
  },
  'self-blame': {
    act: 'disclosure',
    valence: 'negative',
    family: 'shame',
    need: null,
    says: 'They are being very hard on themselves: {q}. It is about how they see themselves, and not a fact about either of you.',
    means:
      'People often say such things when they are ashamed, or afraid that you have had enough of them. It may be a question that they do not dare to ask.',
    other:
      'If it comes every time you bring something up, it can also end up with you comforting them and the thing itself left lying. Only you can tell which it is.',
  },
  likened: {
    act: 'complaint',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'They are holding you up against somebody else: {q}. Put like this it is most likely a reproach.',
    means:
      'A comparison says that they are unhappy with something, and not with what. You can ask about the thing itself and leave the comparison where it is.',
    other: 'Said by somebody who is fond of that person it can be meant warmly. The words alone do not show it.',
  },
  denied: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They say that it is not so: {q}.',
    means:
      'Taken at its word, it clears something up. It is short, and it gives no reason, so the words alone cannot tell how they are instead.',
    other:
      'So short, it can also be said to close the subject while something is still there. Asking once, without pressing, leaves them the choice.',
  },
  reassured: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are telling you what it is not: {q}.',
    means: 'They say more than they would have to, so that you need not worry. It can be taken at its word.',
    other: null,
  },
  eased: {
    act: 'information',
    valence: 'positive',
    family: 'joy',
    need: null,
    says: 'They are telling you that something has got easier: {q}.',
    means: 'It was harder once and is less so now, and they wanted you to know. It asks for nothing.',
    other: null,
  },
  fair: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are saying that it goes well enough: {q}.',
    means: 'Understated, and no complaint. How good or how middling it is, the words leave open.',
    other: null,
  },
  instead: {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: 'heard',
    says: 'They take one feeling back and name another: {q}.',
    means: 'The second one is what they want you to know. They chose the word with some care.',
    other: null,
  },
  unhappy: {
    act: 'complaint',
    valence: 'negative',
    family: 'anger',
    need: null,
    says: 'They are telling you that something is not all right for them: {q}.',
    means: 'It is said plainly, and it leaves room to talk. It does not yet say what would make it right.',
    other: null,
  },
  settled: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are settling when you meet or speak: {q}.',
    means: 'It is practical. There is nothing between the lines that the words point to.',
    other: null,
  },
  agreed: {
    act: 'information',
    valence: 'positive',
    family: 'neutral',
    need: null,
    says: 'They agree, and in a friendly way: {q}.',
    means: 'It is a yes. Nothing more has to be read into it.',
    other: null,
  },
  goodnight: {
    act: 'affection',
    valence: 'positive',
    family: 'love',
    need: null,
    says: 'They are saying good night: {q}.',
    means: 'It closes the day with you, and asks for nothing but the same.',
    other: null,
  },
  easy: {
    act: 'information',
    valence: 'positive',
    family: 'neutral',
    need: null,
    says: 'They are fine with another time: {q}.',
    means: 'It is a friendly answer to a plan that moves. They would still like it to happen.',
    other: null,
  },
  'easy-or-not': {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They are taking it lightly that the plan moves: {q}.',
    means: 'As it is worded, another time is fine with them.',
    other:
      'So short, it may also be a disappointment that they do not want to make much of. Naming a new day answers both.',
  },
  'come-back': {
    act: 'apology',
    valence: 'positive',
    family: 'love',
    need: 'closeness',
    says: 'They miss you, own a part of what happened, and ask to be in touch: {q}.',
    means:
      'They are reaching out and leave the next step to you. You owe no answer today, and a time, a question or a no are all answers.',
    other:
      'It does not say yet what would be different. If you have read this from them before, that is worth asking first.',
  },
  'come-back-quiet': {
    act: 'apology',
    valence: 'positive',
    family: 'love',
    need: 'closeness',
    says: 'They miss you and own a part of what happened: {q}.',
    means: 'It asks for nothing outright. They may be hoping for a sign from you, and whether to give one is yours.',
    other:
      'It does not say yet what would be different. If you have read this from them before, that is worth asking first.',
  },
  'love-test': {
    act: 'complaint',
    valence: 'negative',
    family: 'hurt',
    need: null,
    says: 'They make what you do a test of whether you care: {q}.',
    means:
      'Love is not proved by giving something up. Under it may be a fear of losing you. Both can be true: that they are hurting, and that it is yours to decide.',
    other:
      'Said once, on a bad day, it may be jealousy that they are ashamed of tomorrow. Said often, it makes your life smaller, and that is worth telling somebody you trust.',
  },
  emergency: {
    act: 'information',
    valence: 'negative',
    family: 'fear',
    need: null,
    says: 'Something has happened, and they want you to know at once: {q}.',
    means:
      'It is about what is going on there and not about you. A call, or one line back now, is worth more than the right words.',
    other: null,
  },
  'staying-out': {
    act: 'information',
    valence: 'negative',
    family: 'hurt',
    need: null,
    says: 'They say where they will not be, and give no reason: {q}.',
    means:
      'After a quarrel it can be a way to get some distance; without one it may be nothing more than a plan. The words do not say which.',
    other: 'It is not said for how long. One question about tomorrow finds out more than ten about tonight.',
  },
  decline: {
    act: 'information',
    valence: 'neutral',
    family: 'neutral',
    need: null,
    says: 'They cannot, or would rather not, this once, and say so kindly: {q}.',
    means: 'It is a no to this one time and not to you. A new day can be named by either of you.',
    other: null,
  },
  tease: {
    act: 'joke',
    valence: 'neutral',
    family: 'joy',
    need: null,
    says: 'It is a joke, and you are what it is about: {q}.',
    means:
      'Between people who are easy with each other this is teasing. From somebody who means it, the laugh is there to make it hard to object. The words are the same in both.',
    other:
      'You can go by how it felt. If it stung, it counts as a put-down whatever the laugh beside it says; if it made you smile, it was teasing.',
  },
  bluster: {
    act: 'joke',
    valence: 'positive',
    family: 'joy',
    need: null,
    says: 'They are using big words for fun, as far as words can show: {q}.',
    means: 'The cause is a small one and there is a laugh beside it. It is not worded as something they mean to do.',
    other:
      'If this person has ever frightened or hurt you, go by that and not by the laugh. Then it is worth showing to someone you trust.',
  },
  'bluster-open': {
    act: 'joke',
    valence: 'neutral',
    family: 'surprise',
    need: null,
    says: 'These are violent words: {q}. Whether they are a way of speaking or more, the words alone do not show.',
    means:
      'Among friends such words are often exaggeration. They are also what some people say when they mean to frighten, and call it a joke afterwards.',
    other:
      'What you know decides. If you have been afraid of this person before, or were when you read it, take it seriously and show it to someone you trust.',
  },
  'big-news': {
    act: 'information',
    valence: 'neutral',
    family: 'surprise',
    need: null,
    says: 'They are telling you something big: {q}.',
    means: 'The words tell what is, and not yet how they are with it. It may be joy, a fright, or both.',
    other: null,
  },
} satisfies Record<string, Reading>
export type Shaped = keyof typeof shapedReadings
