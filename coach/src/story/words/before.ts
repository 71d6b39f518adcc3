/** How the trouble went on: clauses that open a sentence. */
export const shapes = {
  recurring: [
    'It came back again and again',
    'The same thing kept happening',
    'It was not just the single time',
    'It happened more than once',
  ],
  quarrel: ['They quarrelled over it', 'It came to a quarrel', 'There was a fight about it', 'They argued about it'],
  public: [
    'It happened with others watching',
    'Other people were there when it happened',
    'It happened in front of others',
    'Others could hear it',
  ],
  quiet: [
    'It was not said out loud',
    'Nobody put it into words',
    'On the surface everything looked normal',
    'From outside, nothing was wrong',
  ],
  long: [
    'It had been going on for a long time',
    'It was not new',
    'It did not begin on that day',
    'It had gone on for some time',
  ],
  cold: [
    'Things turned cold',
    'They hardly spoke for a while',
    'For a while there was distance',
    'There was a silence between them',
  ],
} as const

/** What the author did about it to begin with: a clause. */
export const reactions = {
  silent: ['they said nothing', 'they kept it to themselves', 'they let nothing show', 'they did not bring it up'],
  burst: ['they lost their temper', 'it came out of them in anger', 'they got angry', 'they snapped'],
  jabs: [
    'they made sharp little comments about it',
    'it came out sideways',
    'they made a dig about it',
    'they showed it with an edge',
  ],
  withdrew: ['they pulled back', 'they kept their distance', 'they kept away', 'they avoided {other}'],
  around: [
    'they took it to others',
    'they went the long way round',
    'they did not take it straight to {other}',
    'they spoke about it somewhere else',
  ],
  pressed: ['they pushed for an answer', 'they kept asking', 'they asked again and again', 'they said it many times'],
  accused: [
    'they came with an accusation',
    'they started with what {other} had done wrong',
    'they made it a charge',
    'they blamed {other}',
  ],
  guessed: [
    'they guessed at the reasons',
    'they went over it in their head',
    'they kept looking for signs',
    'they imagined what was behind it',
  ],
  endured: ['they went along with it', 'they carried it alone', 'they did it anyway', 'they gave in'],
} as const

export const beginnings: readonly string[] = [
  'and to begin with {reaction}',
  'and for a while {reaction}',
  'and in the beginning {reaction}',
  'and for some time {reaction}',
]

export type Shape = keyof typeof shapes
export type Reaction = keyof typeof reactions
