import type { Frames } from './frames.ts'

/** Own lines, the second half: see `frames-a.ts`. */
export const framesB: Frames = {
  disagree: {
    playful: {
      open: ['Permission to be the grumpy one for a minute?', 'For the record, and with all due drama:'],
      close: [
        'You may now dramatically overrule me!',
        'The defence rests. Your verdict?',
        'I am ready for the counter-attack, be gentle with the jury!',
      ],
    },
    flirty: {
      open: [
        'You are very hard to disagree with when I think of your smile, and still:',
        'You do have an effect on me, but not on this one:',
      ],
      close: [
        'Change my mind over a kiss?',
        'You can try to distract me, gorgeous. I am almost looking forward to it.',
      ],
    },
    encouraging: {
      open: [
        'I believe in you, and I want to be honest with you as well.',
        'I am on your side, and that includes saying this.',
      ],
      close: [
        'I trust you with this, and I am in your corner either way.',
        'I have no doubt that we can find a way that is good for both of us. How do you see it?',
      ],
    },
  },
  end: {
    playful: {
      open: ['No jokes for once.', 'For the record, this one I mean seriously.'],
      close: ['No drum roll, no drama: it is my decision, and I wish you well.'],
    },
    flirty: {
      open: ['You are lovely, and you deserve a straight answer.'],
      close: ['It is my decision, and I wish you well.'],
    },
    encouraging: {
      open: [
        'I have thought about this for us both.',
        'This is not an easy step, and I hope we will both be better for it.',
      ],
      close: [
        'I hope there are good things ahead for you, and I believe in that.',
        'You will be all right, and so will I. I wish you a good future.',
      ],
    },
  },
  congratulate: {
    playful: {
      open: ['Drum roll, please!', 'Extra, extra!', 'Trumpets, fanfare, the works!'],
      close: [
        'I am doing a happy dance, and nobody is safe!',
        'A standing ovation from over here!',
        'The committee has voted: a medal, and unlimited bragging rights!',
      ],
    },
    flirty: {
      open: ['Well, hello, gorgeous.', 'I knew there was something about you.'],
      close: ['Come here and be kissed for it.', 'Success looks very good on you. I may stare.'],
    },
    encouraging: {
      open: ['You did it!', 'I had no doubt about you.', 'I am proud of you.'],
      close: [
        'You have earned this, and I am cheering for whatever you do next.',
        'Be proud. I believe in you, for this and for what is ahead.',
      ],
    },
  },
  remind: {
    playful: {
      open: ['Your friendly human alarm clock here!', 'This is your official reminder, trumpets optional.'],
      close: ['Bonus points for doing it before I get dramatic!', 'A medal awaits!'],
    },
    flirty: {
      open: ['You were on my mind already, so:', 'Hello, gorgeous, one small thing.'],
      close: ['I pay in kisses.', 'I would remind you in person, but your smile is distracting.'],
    },
    encouraging: {
      open: ['You are doing well, so this is only a nudge.', 'I know you have this in hand.'],
      close: [
        'I trust you with it. Thanks for keeping at it, one step at a time.',
        'You can tick it off soon, and I am cheering.',
      ],
    },
  },
  decline: {
    playful: {
      open: ['This is the official regrets committee writing.', 'Cue sad trumpets.'],
      close: ['Please do not demote me in the fan club!', 'Puppy eyes will be noted, but not accepted!'],
    },
    flirty: {
      open: ['Saying no to that smile of yours is hard, and still:'],
      close: ['Ask me again, I have a soft spot for you.', 'Come and distract me another time, just the two of us.'],
    },
    encouraging: {
      open: ['I am on your side, and I hope it goes well.'],
      close: [
        'I have no doubt that you will find a good way, and I am cheering for you.',
        'I believe in it and in you, even though I am not part of it this time.',
      ],
    },
  },
  tell: {
    playful: {
      open: ['Confession time.', 'Small announcement, no drum roll needed.', 'Plot twist:'],
      close: [
        'There, I said it, and no trumpets were harmed!',
        'You may now respond dramatically!',
        'That is the whole scandal. Over to you!',
      ],
    },
    flirty: {
      open: ['I was thinking about you.', 'There is something about you that makes me honest.'],
      close: [
        'Come and tell me what you think, preferably close to me, with that smile.',
        'You have quite an effect on me, you know.',
      ],
    },
    encouraging: {
      open: ['I believe in us, so I want to be open about this.', 'I trust you with this.'],
      close: [
        'I know we can talk about it, and I am hopeful.',
        'We can take it one step at a time, and I am confident that we get there.',
      ],
    },
  },
}
