import type { Act } from './acts.ts'
import { frame, reservedMore, type Tones } from './frames-more.ts'

/** Own lines for work, offices, people one hardly knows, and an ex: nothing in them claims closeness. */
export const reserved: Readonly<Partial<Record<Act, Tones>>> = {
  apologise: {
    playful: frame(
      ['Guilty as charged!', 'Confession time.'],
      ['My excuses department is closed: this one is mine!', 'Consider this my official grovelling!'],
    ),
    encouraging: frame(
      ['I am confident that this can be put right, and the first step is mine.'],
      [
        'I look forward to showing that it can go better from here.',
        'I am hopeful that we can sort this out quickly, step by step.',
      ],
    ),
  },
  ask: {
    playful: frame(
      ['Permission to ask something?', 'Official request coming up.'],
      ['Bonus points are available for a yes!', 'A medal is in the post if it works!'],
    ),
    encouraging: frame(
      ['I am looking forward to what is ahead, and there is one thing that would help.'],
      ['I am confident that it would be worth it.', 'I am confident we can find a good way.'],
    ),
  },
  invite: {
    playful: frame(
      ['Official invitation, trumpets optional!'],
      ['Bonus points for a yes!', 'No dress code, no speeches, that is a promise!'],
    ),
    encouraging: frame(
      ['I am looking forward to this, and I hope you can be part of it.'],
      ['Take your time with the answer. I am confident that it will be worth it.'],
    ),
  },
  boundary: {
    playful: frame(
      ['Small print, read out loud:', 'For the record, and in big letters:'],
      ['The committee of one has voted!', 'Thanks for not making me put up a sign!'],
    ),
    encouraging: frame(
      ['I am confident that we can make this work well.'],
      [
        'I know we can work well that way, and I look forward to it.',
        'I trust you with this, and I am confident it gets better from here.',
      ],
    ),
  },
  thank: {
    playful: frame(
      ['Drum roll, please.', 'Please imagine trumpets here.'],
      ['There should be a medal for this!', 'A standing ovation from me!'],
    ),
    encouraging: frame(
      ['Be proud of this.', 'I hope you know how good you are at this.'],
      [
        'Be proud of what you do. Please keep going, it is worth so much.',
        'I have no doubt that others see it too. Well done!',
      ],
    ),
  },
  comfort: {
    playful: frame(
      ['I come with bad jokes, and only if wanted.'],
      ['I have volunteered as grumpy company, no cheering up required!'],
    ),
    encouraging: frame(
      ['I am on your side.'],
      [
        'Take your time. Nobody has to be strong today, and I am in your corner.',
        'One step at a time is enough, and I am on your side.',
      ],
    ),
  },
  disagree: {
    playful: frame(
      ['Permission to be the grumpy one for a minute?'],
      ['The defence rests. Your verdict?', 'You may now dramatically overrule me!'],
    ),
    encouraging: frame(
      ['I believe that we can find something good here.'],
      ['I am confident that we can sort this out.', 'We can get this right, and I look forward to your thoughts.'],
    ),
  },
  end: {
    playful: frame(
      ['For the record, this one I mean seriously.'],
      ['No drum roll. It is my decision, and I wish you well!'],
    ),
    encouraging: frame(
      ['This is not an easy step, and I believe that it is the right one.'],
      [
        'I hope that there are good things ahead for you.',
        'I am confident that you will do well, and I wish you a good future.',
      ],
    ),
  },
  congratulate: {
    playful: frame(
      ['Drum roll, please!', 'Extra, extra!'],
      ['A standing ovation from over here!', 'The committee has voted: a medal!'],
    ),
    encouraging: frame(
      ['You did it!', 'I had no doubt about you.'],
      ['You have earned this, and I look forward to what you do next.', 'Be proud of it, you earned it.'],
    ),
  },
  ...reservedMore,
}
