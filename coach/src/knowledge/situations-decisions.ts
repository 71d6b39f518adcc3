import type { Situation } from './situation.ts'

const couple = /partner|wife|husband|boyfriend|girlfriend|spouse|fianc|situationship|ex|crush|date/

/** Where a couple comes to a point at which something has to be decided. */
export const decisionSituations: Situation[] = [
  {
    id: 'breakup',
    side: /\b(?:we|us|me|my ex\w*|ex|i)\b/,
    label: 'the breakup',
    gravity: 4,
    strong:
      /\b(?:broke up|break(?:ing)? up|breakup|dumped me|left me (?:for|after|last|in)|(?:he|she|they) left me\b(?! (?:on|there|with|a|an|out|at|the|to|alone|hanging|two|three|no)\b)|divorc\w+|separat(?:ed|ion)|(?:he|she|they) ended (?:it|things)|moved out last|wants? (?:a )?(?:break|space) from)\b/gi,
    weak: /\b(?:ex|over|ended|miss (?:him|her|them)|blocked|moved on|his things|her things)\b/gi,
    may: [
      'An ending takes the person, and also the ordinary plans that had them in it.',
      'Missing someone and knowing it was not good can live in the same evening.',
      'The head may be weeks ahead of the rest of you.',
    ],
    ask: [
      'Which hour of the day is the hardest now?',
      'What do you keep wanting to tell {them}?',
      'What are you relieved not to have any more, if you are honest?',
    ],
    need: ['wanting to understand how it came to this', 'wanting it to have meant something'],
    ways: [
      ['leave a month without contact', 'the noise dies down', 'the first two weeks are the worst'],
      ['write everything down and send none of it', 'it is out of your head', 'there is no answer to it'],
    ],
    open: 'I have had time to think since we ended it',
    want: [
      'I would like one calm talk to close it well, if you want that too.',
      'I do not need an answer. I wanted it said.',
    ],
    keepOpen: true,
  },
  {
    id: 'drinking',
    label: 'the drinking',
    gravity: 4,
    strong:
      /\b(?:drink(?:s|ing)? (?:again|too much|every|a lot|problem|at)|(?:stop|stopped|quit) drinking|alcoholi\w+|drunk (?:again|every|at|and)|bottles? in|hid(?:es|ing|den)? (?:the )?bottles?|sober|relaps\w+|addict\w*|rehab|vodka|wine every|smoking weed (?:all|every))\b/gi,
    weak: /\b(?:drunk|drink\w*|wine|beer|pub|promis\w*|covered for|cover for|hungover)\b/gi,
    may: [
      'You did not cause it, and you cannot do the stopping for {them}. You can decide what you go along with.',
      'if(sober|love|funny|not a bad) Loving the sober person makes the other evenings harder to talk about, not easier.',
      'if(cover|lied for|excuse|told his boss|told her boss|sofa|couch) Covering for someone is a kindness with a cost, and it is usually you who pays it.',
      'if(promis|swore|said (?:he|she)d) A broken promise about drinking is not always a lie. Wanting to stop and being able to are two things.',
    ],
    ask: [
      'What do you do in the house on the evenings when you notice it?',
      'Who else knows how it is?',
      'What would you no longer cover up, if you drew one line?',
      'When {they} {is|are} clear-headed, can it be talked about?',
    ],
    need: ['wanting the person back without the bottle', 'wanting not to be the only one who carries it'],
    ways: [
      [
        'tell {them} sober, in the morning, what you saw and what you will stop covering',
        'it is clear and not a threat',
        '{they} may deny it',
      ],
      [
        'talk first to a group for families, such as Al-Anon',
        'you are not alone with it',
        'it changes nothing tonight',
      ],
    ],
    open: 'I want to say this while we are both clear-headed. I have seen that you are drinking again, and I will not cover for it any more',
    want: [
      'Will you talk to a doctor with me this week?',
      'I would like you to get help, and I will stand beside you in that.',
    ],
    keepOpen: true,
  },
  {
    id: 'leaving',
    label: 'the question of staying',
    gravity: 3,
    strong:
      /\b(?:(?:should i|thinking (?:of|about)|want to|going to) (?:leav(?:e|ing)(?: (?:him|her|them|my))?|end(?:ing)? (?:it|things)|break(?:ing)? up|divorce)|stay or go|leave or stay|staying for the kids|cant do this anymore|done with (?:him|her|this))\b/gi,
    weak: /\b(?:leave|stay|kids|marriage|years together)\b/gi,
    roles: couple,
    may: [
      'To stay and to go both cost something, and it helps to look at each with its price.',
      'A decision like that is rarely made in one evening, even when one evening makes it plain.',
      'Part of it may be waiting for a sign that would take the decision off you.',
    ],
    ask: [
      'What would have to be different in three months for you to want to stay?',
      'If nothing changed at all, how long could you do it?',
      'What are you most afraid of losing, if you went?',
    ],
    need: ['wanting to be sure before you decide', 'wanting to be allowed to want something else'],
    ways: [
      [
        'set a date, tell {them} what has to change, and look again then',
        'you have said it and both know',
        'you carry it until the date',
      ],
      [
        'spend a week elsewhere before deciding',
        'you learn what you miss and what you do not',
        'it will raise questions',
      ],
    ],
    open: 'I am asking myself whether we can go on like this',
    want: [
      'I would like to talk about what would have to change, before I decide anything.',
      'Can we take an evening for it this week?',
    ],
    keepOpen: true,
  },
  {
    id: 'unclear',
    label: 'what you are to each other',
    gravity: 2,
    strong:
      /\b(?:situationship|mixed signals|what are we|talking stage|(?:not|nothing) official|label\b|see(?:ing)? where it goes|hot and cold|only texts me (?:at night|when)|friends with benefits)\b/gi,
    weak: /\b(?:dating|tinder|hinge|dates?|matched|texts?|exclusive)\b/gi,
    roles: /partner|boyfriend|girlfriend|situationship|crush|date|friend/,
    may: [
      'Not knowing what you are makes every message a clue.',
      'You may be giving what a partner gives and getting what a date gets.',
      'Asking could end it, and so you may be paying for it with not knowing.',
    ],
    ask: [
      'What would you like it to be, if you could simply say so?',
      'How long could you leave it open without losing yourself in it?',
      'What does {they} do that looks like a yes, and what like a no?',
    ],
    need: ['wanting to know where you stand', 'wanting to be chosen in daylight'],
    ways: [
      ['say what you want and ask whether {they} {wants|want} it too', 'you get an answer', 'it may be a no'],
      [
        'give it a date in your own head and watch what happens',
        'nothing is forced',
        'you stay in the open until then',
      ],
    ],
    open: 'I like what we have, and I would like to know what it is for you',
    want: ['Are you looking for something steady with me?', 'An honest no is better for me than a maybe.'],
    keepOpen: true,
  },
  {
    id: 'different-wants',
    label: 'what you each want',
    gravity: 3,
    strong:
      /\b(?:(?:he|she|they) (?:doesnt|dont|does not) want (?:kids|children|to (?:move|marry|get married))|(?:wants|want) (?:kids|children|a baby) and (?:i|he|she)|job (?:offer )?in (?:another|a different|\w+)\b.{0,30}\b(?:stay|move|come)|(?:moving|move|relocat\w+) (?:abroad|to another|across)|green card|visa\b|emigrat\w+|go back home for good)\b/gi,
    weak: /\b(?:abroad|visa|move|another city|job offer|kids|marry|proposal)\b/gi,
    may: [
      'Some differences have no middle. It helps to find out early whether this is one of them.',
      'Nobody is in the wrong for wanting what they want, and that can make it harder.',
      'Whoever gives way now may hand over the bill later, unless it is truly given.',
    ],
    ask: [
      'What would each of you lose, if the other got the whole of it?',
      'How firm is it on your side, out of ten? And on {whose} side?',
      'When does it have to be decided?',
    ],
    need: ['wanting neither of you to disappear in it', 'wanting to be asked what you would give up'],
    ways: [
      [
        'each write down what you could live with and what you could not',
        'the real distance shows',
        'it may be larger than you hoped',
      ],
      ['put off the decision by a set time and learn more', 'it is less of a duel', 'the question stays in the room'],
    ],
    open: 'We want different things here, and I do not want one of us to lose quietly',
    want: [
      'Can we each say what we could live with, before we argue for anything?',
      'What would you need from me to make it possible?',
    ],
    keepOpen: true,
  },
]
