/** How two things told in one talk belong together. Said once, and only when both were really told. */
export interface Relation {
  one: string
  two: string
  say: string[]
}

export const relations: Relation[] = [
  {
    one: 'silence',
    two: 'hard-news',
    say: [
      'Before {for} of silence came that news, to someone who has been hoping for the same thing. The quiet may have less to do with you than with what the news woke up in {them}.',
    ],
  },
  {
    one: 'silence',
    two: 'pregnancy',
    say: ['Before {for} of silence came that talk. It need not be the reason, and it would be a reason.'],
  },
  {
    one: 'curt-work',
    two: 'layoff',
    say: [
      'This is not the first message of that kind. The last one ended with a job lost, and your body has not forgotten.',
    ],
  },
  {
    one: 'layoff',
    two: 'pregnancy',
    say: ['A child on the way and a job gone: each makes the other harder to say aloud.'],
  },
  {
    one: 'housework',
    two: 'dismissed',
    say: ['Then there are two fights in one: about the work, and about whether you are allowed to mind it.'],
  },
  { one: 'quarrel', two: 'dismissed', say: ['The talk breaks off twice, once with that word and once with the door.'] },
  {
    one: 'child-phone',
    two: 'child-withdrawn',
    say: ['The phone was taken in the middle of something that may be larger than the phone.'],
  },
  {
    one: 'coming-out',
    two: 'silence',
    say: ['After what was told, the silence that followed can be read as an answer, from both sides.'],
  },
  {
    one: 'parent-care',
    two: 'dementia',
    say: ['There is the daily work, and on top of it losing her while you do it.'],
  },
  {
    one: 'affair',
    two: 'leaving',
    say: ['What you found and what you decide about it need not happen in the same week.'],
  },
  {
    one: 'debt',
    two: 'money-agreement',
    say: ['A secret sum and a plan you were both saving for: what was hidden came out of something you shared.'],
  },
  {
    one: 'drinking',
    two: 'promise',
    say: ['The promise and the bottles stand side by side now, and you have to live with both.'],
  },
  { one: 'left-out', two: 'wedding', say: ['It is a wedding, and that makes the way you were told weigh more.'] },
  {
    one: 'money-agreement',
    two: 'quarrel',
    say: ['There are two things on the table by now: the agreement that was not kept, and what was said about it.'],
  },
  { one: 'lending', two: 'favourite', say: ['It is the loan, and an old account under it.'] },
  { one: 'religion', two: 'wedding', say: ['A wedding puts the question about faith on a date.'] },
  {
    one: 'closeness',
    two: 'illness',
    say: ['The distance in bed and the illness arrived together, and it is hard to say which of them turned away.'],
  },
  {
    one: 'illness',
    two: 'distance',
    say: ['The care came in, and the lightness between you went out. That is two things lost in one exchange.'],
  },
  {
    one: 'death',
    two: 'kept-away',
    say: ['Both of you lost her, and since then you have been losing each other a little as well.'],
  },
  {
    one: 'pickup',
    two: 'holidays',
    say: ['With pick-ups and holidays it is the same point twice: something is settled, and then it is not.'],
  },
  {
    one: 'in-laws',
    two: 'housework',
    say: ['The work was already yours, and now there will be someone to watch it being done.'],
  },
  {
    one: 'distance',
    two: 'dismissed',
    say: ['You noticed less, asked about it, and got a word about yourself for an answer.'],
  },
  {
    one: 'drift',
    two: 'left-out',
    say: ['An old promise on one side, and on the other a way of finding out that any stranger could have had.'],
  },
  {
    one: 'pet',
    two: 'roommate-noise',
    say: ['A death on one day and a question about a room on the next: the order is what hurts.'],
  },
]
