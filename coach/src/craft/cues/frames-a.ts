import type { Frames } from './frames.ts'

/** Own lines. What goes before and after the writer's own words, to people one is close to. */
export const framesA: Frames = {
  apologise: {
    playful: {
      open: ['Guilty as charged!', 'Confession time.', 'The verdict is in, and I plead guilty.'],
      close: [
        'You may now name your price, I will grovel as required!',
        'The excuses department is closed: that one was me. How do I make it up to you?',
        'Consider this my official grovelling, and tell me how to make it up to you!',
      ],
    },
    flirty: {
      open: ['I have been thinking about you, and about this.', 'Before I get distracted by your smile again:'],
      close: [
        'Let me make it up to you, just the two of us. I have a soft spot for you the size of a house.',
        'I would rather be kissed than forgiven, and I would like to earn both.',
      ],
    },
    encouraging: {
      open: [
        'I believe in us, and that is why I want to say this.',
        'We can get past this, and the first step is mine.',
      ],
      close: [
        'I am hopeful we can put this right, one step at a time.',
        'I have faith in us. Tell me what would help, and I will take that step.',
      ],
    },
  },
  ask: {
    playful: {
      open: ['Small request, puppy eyes included.', 'Permission to ask a favour?', 'Official request coming up.'],
      close: [
        'Bonus points for a yes!',
        'A medal is yours if you say yes!',
        'I promise to be only slightly dramatic while I wait!',
      ],
    },
    flirty: {
      open: [
        'You were on my mind already, so here goes.',
        'Hello, gorgeous.',
        'You are hard to say no to, so I hope that works both ways.',
      ],
      close: [
        'Say yes, gorgeous, and I will thank you with a kiss.',
        'Then I will thank you with a kiss, just the two of us.',
        'Your smile would do as an answer, a kiss would do better.',
      ],
    },
    encouraging: {
      open: ['I am rooting for you, you know that.', 'I believe in you, and I am on your side.'],
      close: [
        'Take your time, I trust you with it.',
        'I know we can sort this out between us.',
        'I am rooting for you, whatever the answer is.',
      ],
    },
  },
  invite: {
    playful: {
      open: ['Hear ye, hear ye!', 'Extra, extra: you are wanted!', 'Official invitation, trumpets optional.'],
      close: [
        'Saying yes is worth bonus points!',
        'Red carpet not included, good company is!',
        'No is technically allowed, but there will be puppy eyes!',
      ],
    },
    flirty: {
      open: [
        'I keep thinking about you.',
        'I have been daydreaming about having you to myself.',
        'There is something about you that makes me plan things.',
      ],
      close: [
        'I want you across the table from me, and that smile of yours all to myself.',
        "I can't wait to see you, and to be distracted by you all over again.",
        'Just the two of us, and no promises that I will not stare.',
      ],
    },
    encouraging: {
      open: [
        'I am looking forward to this already, and I hope you can be part of it.',
        'I believe it could be a good step for us.',
      ],
      close: [
        'Take your time with the answer, I am hopeful.',
        'I am confident it will be good to have you there.',
        'I would be proud to have you there, whenever you are ready.',
      ],
    },
  },
  boundary: {
    playful: {
      open: ['House rules, officially announced:', 'Small print time!', 'For the record, and in big letters:'],
      close: [
        'The committee of one has voted, and it was unanimous!',
        'No appeals, the jury (me) has gone home!',
        'Thanks for not making me put up a sign!',
      ],
    },
    flirty: {
      open: [
        'You have quite an effect on me, and still:',
        'I have a soft spot for you and for your smile, so I will say this nicely.',
      ],
      close: ['Stick to that, gorgeous, and there may be kisses.', 'Then I am all yours, smile and all.'],
    },
    encouraging: {
      open: [
        'I believe we can get this right, so here is what would help.',
        'I know we can find a good way with this.',
      ],
      close: [
        'I am confident we can do this, and that it gets better from here.',
        'I trust you with this, and I know we can make it work.',
      ],
    },
  },
}
