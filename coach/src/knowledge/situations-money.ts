import type { Situation } from './situation.ts'

/** Money between people who share a life. */
export const moneySituations: Situation[] = [
  {
    id: 'money-agreement',
    label: 'the money',
    gravity: 3,
    strong:
      /\b(?:(?:bought|spent|paid|ordered|booked)\b.{0,40}\b(?:without (?:telling|asking)|behind my back|k\b|\d{3,})|without telling me.{0,40}\d|(?:no|any) purchase|(?:our|the|joint) (?:savings|account|budget)|we (?:had )?agreed\b.{0,40}(?:spend|purchase|buy|\d{3,}))\b/gi,
    weak: /\b(?:money|bonus|savings?|spen[dt]\w*|budget|afford|expensive|bills?|rent|cost|salary)\b/gi,
    may: [
      'Fights about money are often fights about who gets to decide.',
      'if(without|bought|spent|told me) An amount can be argued about. Not being asked is harder to put a number on.',
      'For one of you it may be about safety and for the other about freedom, and both can be true.',
      'Money says "ours" or "mine" quite loudly, even when nobody does.',
    ],
    ask: [
      'What weighs more, the amount or that you were not asked?',
      'How was money handled in the home you grew up in?',
      'What would you both have to agree on so that it could not happen twice?',
      'How does {name} understand the agreement, as far as you know?',
    ],
    need: ['wanting an agreement to hold for both of you', 'wanting to be asked before, not told after'],
    ways: [
      [
        'pick a calm hour and speak only about the agreement',
        'you are not fighting about the thing itself',
        'it leaves the hurt aside for now',
      ],
      ['put a new rule on paper together, with a sum', 'it is clear next time', 'you both have to keep it'],
    ],
    open: 'I want to talk about how we decide on money',
    want: [
      'Can we sit down on a quiet evening and agree what we ask each other about first?',
      'What sum would you find fair as a limit, for both of us?',
    ],
  },
  {
    id: 'debt',
    label: 'the debt',
    gravity: 4,
    strong:
      /\b(?:(?:credit card |secret |gambling |hidden )debts?|in debt|debt\b|owes? (?:the bank|thousands)|gambl\w+|betting|loan sharks?|took out a loan|letter from the bank|maxed out|bankrupt\w*)\b/gi,
    weak: /\b(?:credit|loan|found out|hid|hidden|secret|letter|\d+ ?k)\b/gi,
    may: [
      'if(found|hid|secret|letter|told) There are two things here: the sum, and that you were not told. The second can take longer to pay off.',
      'if(hid|found|secret|letter|asham|lied) Shame makes people hide exactly what they most need help with. That explains it without making it all right.',
      'if(found|letter|hid) You may be doing sums in your head while trying to work out what else you did not know.',
    ],
    ask: [
      'Do you know the whole of it now, or only what you happened to see?',
      'What did you lose when you found out, apart from the money?',
      'What would you need to see, in papers or in deeds, to feel the ground again?',
    ],
    need: ['wanting to know the whole truth once', 'wanting to decide together again'],
    ways: [
      [
        'ask for one hour with every letter and figure on the table',
        'you both know what you are dealing with',
        'it may be a hard hour',
      ],
      [
        'bring in a free debt adviser and go together',
        'neither of you has to be the judge',
        'it means telling someone',
      ],
    ],
    open: 'I know about the debt, and what I need first is the whole picture',
    want: [
      'Can we go through all of it together on one evening, with nothing left out?',
      'I am not asking you to defend yourself. I am asking to see it all.',
    ],
    keepOpen: true,
  },
  {
    id: 'money-talk',
    label: 'the money',
    gravity: 2,
    strong:
      /\b(?:(?:his|her|my|their) money|(?:fight|argu\w+|row|rows) (?:about|over) money|the money thing|useless with money|spends? (?:too much|all|it)|money (?:fight|argument|again))\b/gi,
    weak: /\b(?:money|salary|savings?|spen[dt]\w*|budget|afford|bills?)\b/gi,
    may: [
      'Fights about money are often fights about who gets to decide.',
      'For one it may be about safety and for the other about freedom, and both can be true.',
      'It is seldom only the sum. It is also what one has to explain.',
    ],
    ask: [
      'How does a talk about money usually go between you?',
      'How was money handled in the home you grew up in?',
      'What would you like to be able to decide without a discussion?',
    ],
    need: ['wanting to be trusted with it', 'wanting to talk about it without being judged'],
    ways: [
      ['pick a calm hour and speak about one thing only', 'it stays small', 'the rest has to wait'],
      ['put the figures on one page together', 'there is less to guess at', 'it takes an evening'],
    ],
    open: 'I would like us to talk about money without it becoming a fight',
    want: ['Can we take half an hour for it, with the figures in front of us?', 'What worries you most about it?'],
    keepOpen: true,
  },
]
