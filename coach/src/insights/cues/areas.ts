/**
 * Small acts for what people want to improve between two. Our own words; each is one act with one time, needs nobody
 * else to change first, and blames no one. {whom} is the other person, {them} and {they} their pronouns. The cue is met
 * in lower case without apostrophes; the first that fits wins.
 */
export interface Area {
  id: string
  cue: RegExp
  steps: readonly string[]
}

export const areas: readonly Area[] = [
  {
    id: 'listening',
    cue: /\b(?:listen\w*|hear(?:d|ing)?|interrupt\w*|attention|present|understand\w*)\b/,
    steps: [
      'This evening, let {whom} finish three sentences in a row, then say back what you heard before you answer.',
      'Tomorrow, ask {whom} one question about {their} day and put the phone in another room while {they} {answers|answer}.',
      'At the next disagreement, ask "what did I miss?" once, before you explain your side.',
    ],
  },
  {
    id: 'temper',
    cue: /\b(?:temper|anger|angry|shout\w*|yell\w*|rais\w+ (?:my|our) voices?|snap\w*|calm\w*|fight\w*|argu\w*|quarrel\w*|escalat\w*|conflict\w*)\b/,
    steps: [
      'Today, agree with {whom} on one word that either of you can say to stop for twenty minutes, and on coming back after it.',
      'The next time your voice goes up, name a time to go on ("at eight, in the kitchen") and leave the room until then.',
      'On Sunday, write down the sentence at which the last one tipped, and one you would say in its place.',
    ],
  },
  {
    id: 'trust',
    cue: /\b(?:trust\w*|honest\w*|lie[sd]?|lying|secret\w*|transparen\w*|promis\w*|reliab\w*|keep(?:ing)? my word)\b/,
    steps: [
      'Tonight, make {whom} one promise small enough to keep by tomorrow, and keep it to the minute.',
      'By Friday, tell {whom} one thing on the day it happens that you would otherwise have told later.',
      'This week, ask {whom} which one kept promise would count most, and do only that one.',
    ],
  },
  {
    id: 'money',
    cue: /\b(?:money|budget\w*|spend\w*|spent|sav(?:e|ing|ings)|debts?|financ\w*|bills?|rent)\b/,
    steps: [
      'On Sunday, put the figures of this month on one page with {whom}, for half an hour and no longer.',
      'This evening, suggest to {whom} one sum above which each of you asks first.',
      'By Friday, tell {whom} one thing about money that worries you, before anything is bought.',
    ],
  },
  {
    id: 'thanks',
    cue: /\b(?:appreciat\w*|thank\w*|grateful\w*|gratitude|praise\w*|compliment\w*|for granted|notic\w+|recogni\w*)\b/,
    steps: [
      'Before bed tonight, thank {whom} for one thing {they} did today, by name and without a "but".',
      'Tomorrow morning, send {whom} one line about something you noticed and never said.',
      'On three evenings this week, write down one thing {whom} did that made the day easier, and read them out on Sunday.',
    ],
  },
  {
    id: 'time',
    cue: /\b(?:time together|quality time|more time|date nights?|spend\w* (?:more )?time|distan\w*|close\w*|connect\w*|intima\w*|romance|affection\w*|drift\w*|apart)\b/,
    steps: [
      'Today, offer {whom} two dates for one hour together this week, and let {them} choose.',
      'On Saturday, do one thing with {whom} that you both did in the first months, for an hour, phones away.',
      'Each evening until Sunday, spend ten minutes with {whom} on anything but tasks.',
    ],
  },
  {
    id: 'limits',
    cue: /\b(?:boundar\w*|limits?|say(?:ing)? no|people[- ]pleas\w*|too much|space|privacy|respect\w*)\b/,
    steps: [
      'By Wednesday, say no to one small thing in one sentence, without a reason after it.',
      'Tomorrow, write down one thing you will do and one you will not, and tell {whom} the first of them.',
      'This weekend, keep two hours that are yours, and tell {whom} today when they are.',
    ],
  },
  {
    id: 'jealousy',
    cue: /\b(?:jealous\w*|insecur\w*|reassur\w*|compar\w+|suspic\w*|check(?:ing)? (?:his|her|their) phone)\b/,
    steps: [
      'The next time it stirs, write down what you saw and what you made of it, in two lines, before you ask {whom} anything.',
      'This evening, ask {whom} for one plain sentence of reassurance instead of proof.',
      'For three days, leave one check undone and do something with your hands for ten minutes.',
    ],
  },
  {
    id: 'apology',
    cue: /\b(?:apolog\w*|sorry|make (?:it )?up|repair\w*|forgiv\w*|own(?:ing)? (?:up|my))\b/,
    steps: [
      'Tonight, say to {whom} what you did in one sentence, without "if" or "but", and then be quiet.',
      'By Friday, ask {whom} what would make up for a part of it, and do that one thing.',
    ],
  },
  {
    id: 'opening',
    cue: /\b(?:communicat\w*|talk\w*|open(?:ing)? up|express\w*|feelings?|emotions?|honest conversation|shar(?:e|ing)|silence|silent|withdraw\w*|shut(?:ting)? down|avoid\w*)\b/,
    steps: [
      'This evening, tell {whom} one thing about your day that you would normally leave out, in two sentences.',
      'On Sunday, take fifteen minutes with {whom}: five for you, five for {them}, five for neither.',
      'By Friday, ask {whom} for one thing you should know about {their} week, and let {them} finish.',
    ],
  },
  {
    id: 'criticism',
    cue: /\b(?:critici\w*|nag\w*|complain\w*|judg\w*|sarcas\w*|harsh\w*|tone|blam\w*|defensive\w*|patien\w*)\b/,
    steps: [
      'Tomorrow, turn one complaint into a request with a time in it before you say it to {whom}.',
      'Until Friday, for each thing you point out to {whom}, say one that you liked, on the same day.',
      'The next time you feel accused, find the one part that is true and say only that first.',
    ],
  },
  {
    id: 'fairness',
    cue: /\b(?:chores?|housework|help\w*|fair\w*|equal\w*|load|tasks?|responsib\w*|lazy|laziness|tidy\w*|clean\w*|mess\w*|dishes|laundry|kitchen)\b/,
    steps: [
      'On Saturday, take one whole job at home from {whom} or hand one over, from noticing to done.',
      'Tonight, write the ten jobs of this week on one page and put a name to each with {whom}.',
    ],
  },
  {
    id: 'calls',
    cue: /\b(?:call\w*|text\w*|contact|in touch|visit\w*|repl\w+|messag\w*|respon\w*)\b/,
    steps: [
      'Today, put one fixed time a week in your calendar for a call with {whom}, and tell {them} which.',
      'Tomorrow, send {whom} a picture of something ordinary with one line to it.',
    ],
  },
  {
    id: 'joy',
    cue: /\b(?:fun|joy|laugh\w*|play\w*|bor\w+|routine|spontan\w*|stress\w*|relax\w*)\b/,
    steps: [
      'This week, do one thing with {whom} that neither of you is good at, for an hour.',
      'On Friday, let {whom} choose the evening and say yes to the first idea.',
    ],
  },
]
