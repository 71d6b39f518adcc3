import type { Situation } from './situation.ts'

/** The other side of troubles that have two: who did it rather than who was told, who tells rather than who hears. */
export const sideSituations: Situation[] = [
  {
    id: 'affair-own',
    label: 'what you have not told yet',
    gravity: 5,
    strong:
      /\bi(?:ve| have| had|m| am)? (?:also |just |once |drunkenly |really )?(?:cheated|been cheating|cheating|slept with (?:someone|somebody|another|her|his|a|my)|kissed (?:someone|somebody|another|a|my co\w+|her|his)|had (?:an affair|a fling|a one night)|have an affair|having an affair|been (?:seeing (?:someone else|another|somebody else|a (?:man|woman) at|him behind|her behind|my ex|other)|sleeping with)|was unfaithful|betrayed)\b/gi,
    weak: /\b(?:guilt\w*|confess|ashamed|forgive|mistake|secret|regret)\b/gi,
    may: [
      'To carry it alone and to tell it are both heavy, and only one of them lets the other decide with open eyes.',
      'Telling the truth does not buy forgiveness. It gives back a choice.',
      'You can be sorry for it without making yourself smaller than you are.',
    ],
    ask: [
      'What would you want {them} to know first, if you tell it?',
      'Is it over with the other person?',
      'Are you telling it for {them}, or so that it weighs less on you?',
    ],
    need: ['wanting to be honest without breaking everything', 'wanting to face what you did'],
    ways: [
      [
        'tell {them} in person, in a few sentences, and stay for the questions',
        'it comes from you',
        'you cannot choose how it is taken',
      ],
      [
        'end the other thing first, and then tell it',
        'there is nothing left to hide while you speak',
        'it costs a few more days of silence',
      ],
    ],
    open: 'I have to tell you something that will hurt, and you should hear it from me. I was unfaithful to you',
    want: [
      'It was my doing. You can be angry, and I will answer what you ask.',
      'I am not asking you to forgive it. I will answer whatever you want to know.',
    ],
    keepOpen: true,
    kind: 'truth',
  },
  {
    id: 'coming-out-own',
    label: 'coming out',
    gravity: 5,
    strong:
      /\bi(?:m| am|ve| have)? (?:want to|going to|gonna|plan(?:ning)? to|need to|about to|decided to|ready to|like to|trying to|scared to|afraid to|think of|thinking of)?\s?(?:com(?:e|ing) out|came out)\b|\b(?:tell|telling|told) (?:my \w+|them|him|her|everyone)(?: \w+)? (?:that )?(?:im|i am|i was) (?:gay|lesbian|bi|bisexual|trans|transgender|nonbinary|queer|asexual)\b|\b(?:im|i am) (?:gay|lesbian|bi|bisexual|trans|transgender|nonbinary|queer|asexual)\b/gi,
    weak: /\b(?:gay|pronouns|pride|closet|they dont know|nobody knows)\b/gi,
    may: [
      'It is yours to tell, at the time and in the words that you choose.',
      'A first reaction is seldom the last one, and you need not wait for it alone.',
      'You do not have to have an answer for every question they may ask.',
    ],
    ask: [
      'Who knows already, and took it well?',
      'Is there anything about it that could become unsafe for you at home?',
      'What would you like {them} to say, if you could choose?',
    ],
    need: ['wanting to be known as you are', 'wanting to be loved without hiding'],
    ways: [
      ['write it and give them a day', 'you can say all of it', 'the waiting is long'],
      [
        'say it face to face with someone beside you who knows',
        'you are not alone in the room',
        'you have to bear the first minute',
      ],
    ],
    open: 'I want to tell you something about me, because you matter to me. It is about whom I love and who I am',
    want: [
      'You do not have to say anything at once. I wanted you to hear it from me.',
      'I am still the same. You can ask me what you want to know.',
    ],
    keepOpen: true,
    kind: 'truth',
  },
  {
    id: 'telling-children',
    label: 'telling the children',
    gravity: 5,
    strong:
      /\b(?:tell|telling|explain(?:ing)? to|break(?:ing)? it to|say to) (?:my|our|the) (?:\w+ )?(?:kids?|children|sons?|daughters?|twins|boys|girls|little ones?|\d+ year olds?)\b[^.!?\n]{0,50}\b(?:divorc\w+|separat\w+|split\w*|break(?:ing)? up|mov(?:e|ing) out|living apart)\b/gi,
    may: [
      'Children ask two things first, said or not: is it my fault, and who looks after me now.',
      'It is best told by both of you, on a day with nothing after it, and in three sentences.',
      'They will ask again, the same question, for weeks, and that is how they take it in.',
    ],
    ask: [
      'Can the two of you tell them together?',
      'What stays the same for them, that you can promise truthfully?',
      'What do they know or guess already?',
    ],
    need: ['wanting them to feel safe in it', 'wanting to say it without blaming anyone'],
    ways: [
      ['tell them together, with what stays the same', 'they hear one story', 'you have to agree on it beforehand'],
      [
        'tell the older one first, and the younger soon after, the same day',
        'each can ask at their age',
        'nobody should have to keep it secret',
      ],
    ],
    open: 'There is something we have to tell you. We will not live together any more',
    want: [
      'It is not because of anything you did or said, and I love you just as before. You can ask anything, as often as you want.',
    ],
    keepOpen: true,
    kind: 'truth',
  },
]

/** Where the writer's own side was told, the other side's words are not theirs. */
export const otherSideOf: Readonly<Record<string, readonly string[]>> = {
  'affair-own': ['affair', 'jealousy'],
  'coming-out-own': ['coming-out'],
  // The nearer name for a trouble takes the place of the wider one.
  'cut-off': ['silence', 'distance', 'drift'],
  copied: ['gossip'],
  'absent-sibling': ['illness', 'parent-care', 'dementia'],
  'guest-list': ['wedding', 'in-laws'],
  'moved-in': ['roommate-things', 'breakup'],
  'two-loyalties': ['parent-care', 'breakup'],
  'ex-funeral': ['death', 'breakup'],
  ashes: ['death'],
  'telling-children': ['breakup', 'leaving'],
  'own-harm': ['child-phone', 'quarrel', 'jealousy', 'affair', 'breakup', 'leaving'],
}
