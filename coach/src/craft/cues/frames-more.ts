import type { CraftTone } from '@mallama/contracts/coach'
import type { Act } from './acts.ts'
import type { Frame, Frames } from './frames.ts'

export type Tones = Partial<Record<CraftTone, Frame>>
export const frame = (open: string[], close: string[]): Frame => ({ open, close })

/** Own lines, the last part: see `frames-a.ts`. */
export const framesMore: Frames = {
  thank: {
    playful: {
      open: ['Drum roll, please.', 'Official announcement:', 'Please imagine trumpets here.'],
      close: [
        'You are a legend, and there should be a medal for this!',
        'Your superpower has been noted, and the fan club is growing!',
        'A standing ovation from me!',
      ],
    },
    flirty: {
      open: ['I am still thinking about you.', 'You, with that smile of yours:'],
      close: [
        'I owe you a kiss for that, maybe several.',
        'You have quite an effect on me, and that did not make it any smaller.',
      ],
    },
    encouraging: {
      open: ['You are so good at this, I hope somebody has told you.', 'Be proud of this.'],
      close: [
        'Be proud of what you did there. Keep going, it is worth it.',
        'I have no doubt that others feel it too. Well done!',
      ],
    },
  },
  comfort: {
    playful: {
      open: ['I come with bad jokes and a hug.', 'Official notice from your fan club:'],
      close: [
        'I have volunteered as your personal grumpy companion, no cheering up required!',
        'My bad jokes are on standby, and so is a hug. Say the word!',
      ],
    },
    flirty: {
      open: ['I am thinking about you.', 'Come here, gorgeous.'],
      close: [
        'I want to hold you, with your head close and a kiss for your forehead, until it feels a bit lighter.',
        'I want you in my arms, just the two of us, with kisses and no advice.',
      ],
    },
    encouraging: {
      open: ['I believe in you, today as well.', 'I am on your side.'],
      close: [
        'Take your time. I am in your corner, and today nobody has to be strong.',
        'You will find your way through this, one step at a time, and I am on your side the whole way.',
      ],
    },
  },
}

/** See `frames-reserved.ts`. */
export const reservedMore: Readonly<Partial<Record<Act, Tones>>> = {
  remind: {
    playful: frame(
      ['This is your official reminder, trumpets optional!'],
      ['Bonus points for doing it before I get dramatic!'],
    ),
    encouraging: frame(
      ['I know you have this in hand, so this is only a nudge.'],
      ['I trust you with it, and I am confident that it will be fine.'],
    ),
  },
  decline: {
    playful: frame(['This is the official regrets committee writing.'], ['Please do not demote me for it!']),
    encouraging: frame(
      ['I hope it goes well, and I am on your side.'],
      ['I have no doubt that you will find a good way.'],
    ),
  },
  tell: {
    playful: frame(
      ['Small announcement, no drum roll needed.'],
      ['There, I said it, and no trumpets were harmed!', 'You may now respond dramatically!'],
    ),
    encouraging: frame(
      ['I am confident that we can talk about this openly.'],
      ['I know we can sort this out, step by step.', 'I am hopeful that it gets better from here.'],
    ),
  },
}
