import type { Situation } from './situation.ts'

const kin = '(?:son|daughter|child|kid|boy|girl)'

/** Troubles in which a third person, or a day, stands between two. */
export const betweenSituations: Situation[] = [
  {
    id: 'cut-off',
    label: 'having been cut off',
    gravity: 5,
    strong: new RegExp(
      `\\b(?:estranged|cut me off|cut (?:us|me) out|gone no contact|went no contact|no contact with me|${kin} (?:\\w+ )?(?:hasnt|has not|wont|doesnt|refuses to) (?:spoken|speak|talk|talked|answer)(?: to| with)? (?:to )?(?:me|us)|please dont contact me|returned (?:my|the) (?:card|letter|present)|changed (?:his|her|their) number)\\b`,
      'gi',
    ),
    weak: /\b(?:grandkids|birthday card|her dad still|his mum still|years? now|blocked)\b/gi,
    may: [
      'A grown child who breaks off has usually said a good deal first, in ways that did not sound like a warning.',
      'if(strict|hard on|shouted|drink|drank|worked|left|divorc) You name something from back then yourself. What it was like to be on the other end of it may be the part that has never been asked about.',
      'if(card|letter|present|came back|returned) Something that comes back unopened still tells you where the line is drawn now.',
      'if(dad|mum|brother|sister|aunt|gran) There is someone who still sees {them}. Asked for news, that person is in a hard place; asked for nothing, an open door.',
    ],
    ask: [
      'What was the last thing {they} said to you that was about the two of you?',
      'If {they} told somebody why, what would the reason be, in {their} words and not yours?',
      'What do you know that {they} {was|were} hurt by, whether or not you meant it?',
      'What would you want {them} to find if {they} looked for a sign from you?',
    ],
    need: ['wanting to know what it was that could not be forgiven', 'wanting the door not to be shut for good'],
    ways: [
      [
        'keep to what {they} asked for, and say so in one line',
        'it is the first thing in a while that is done {their} way',
        'you will have to wait without knowing',
      ],
      [
        'write once, naming one thing you did and asking for nothing',
        '{they} can read it years from now',
        'there may be no answer to it at all',
      ],
    ],
    open: 'I have understood that you want distance, and I will keep to it',
    want: [
      'If you ever want to tell me what it was like for you, I will listen and not defend myself.',
      'You do not have to answer this.',
    ],
    keepOpen: true,
    kind: 'reach-out',
  },
  {
    id: 'copied',
    label: 'being copied',
    gravity: 2,
    strong:
      /\b(?:copies (?:me|everything|my|what i)|copying (?:me|everything|my)|copied my|bought (?:the same|my) (?:coat|dress|shoes|car|bag|sofa)|getting my haircut|stole my (?:idea|style|baby name|look)|same (?:tattoo|haircut|baby name) as me)\b/gi,
    weak: /\b(?:haircut|coat|style|idea|funny|flatter\w*)\b/gi,
    may: [
      'What makes it hard to mention is that each single thing is too small: a coat, a haircut, an idea.',
      'if(everyone|people|funny|flatter) Others find it funny or flattering, and that leaves you no room to mind.',
      'if(idea|trip|first|told) Taking over a coat is one thing. Telling others it was {their} own idea is another.',
    ],
    ask: [
      'Which of the things {they} took over would you have wanted to keep for yourself?',
      'Was there a first time at which you noticed it?',
      'What is it like when the two of you are alone, without an audience?',
    ],
    need: ['wanting something that is only yours', 'wanting to be told apart'],
    ways: [
      [
        'name one thing you would like to keep to yourself',
        'it can be granted without a quarrel',
        'it feels petty to say aloud',
      ],
      ['say next to the others, lightly, that it was your idea', 'it is put right at once', '{they} may feel shown up'],
    ],
    open: 'This is a little awkward to say. When you take over what I wear or plan, I stop feeling like myself next to you',
    want: ['Could you leave the next one to me?', 'I would like you to say it when an idea was mine.'],
    keepOpen: true,
  },
  {
    id: 'two-loyalties',
    label: 'being pulled between two',
    gravity: 4,
    strong:
      /\b(?:betray\w*|(?:step ?(?:mum|mom|dad|mother|father)s?)\b[^.!?]{0,40}\b(?:birthday|party|wedding|\d0th|60th|50th|70th)|choose between (?:my|them|him|her)|take (?:her|his|their) side|pick (?:a|her|his) side|torn (?:in half|between)|in the middle of (?:my|them|mum|mom|dad)|my (?:mum|mom|dad) (?:says|said) if i go)\b/gi,
    weak: /\b(?:divorced?|separated|step\w+|new wife|new husband|loyal\w*|if i go)\b/gi,
    may: [
      'To go to one is read by the other as a vote, though all you were asked was to come to something.',
      'if(cried|crying|tears|sob) Tears on the telephone turn your plan into something done to {them}, and it was never that.',
      'if(divorc|separat|years) That marriage has been over for a long time for the two of them. You are still asked to live in it.',
      'if(paid|uni|helped|owe) What you owe one of them and what you owe the other were never meant to be weighed against each other.',
    ],
    ask: [
      'Which of the two have you not told yet what you are going to do?',
      'What would you do that day if nobody kept count?',
      'What has {name} said that going would mean, word for word?',
      'What could you give {whom} that is not staying away?',
    ],
    need: ['wanting to love one without wronging the other', 'wanting not to be asked to choose'],
    ways: [
      [
        'tell {them} once that you are going and that it takes nothing away',
        'nobody is left guessing',
        'you will have to bear the disappointment',
      ],
      [
        'go for part of it, and see {them} on another day that week',
        'there is something for both',
        'neither gets the whole',
      ],
    ],
    open: 'I am going, and it takes nothing away from you',
    want: [
      'Please do not ask me to choose between you. Can I come to see you the day after?',
      'I know this is hard for you, and I love you.',
    ],
    keepOpen: true,
    kind: 'truth',
  },
  {
    id: 'absent-sibling',
    label: 'the care that stays with you',
    gravity: 4,
    strong:
      /\b(?:(?:brother|sister|siblings?)\b[^.!?]{0,50}\b(?:comes|visits|turns up|shows up|calls) (?:once|twice|every|at|for|never)|(?:brother|sister) (?:does|did|has done) nothing|(?:mum|mom|dad|mother|father) (?:has|got|is)\b[^.!?]{0,24}\b(?:parkinsons?|dementia|alzheimers?|cancer|a stroke|ill|sick|dying)\b[^\n]{0,80}\b(?:i do|all on me|brother|sister)|i do (?:all|everything) (?:for|with) (?:mum|mom|dad|my (?:mum|mom|dad|mother|father)))\b/gi,
    weak: /\b(?:parkinsons|pills|nappies|appointments?|hospital|brings flowers|once a month|20 mins away|works mad|carer)\b/gi,
    may: [
      'One of you has a parent who is ill. The other has a parent to visit. You are not living in the same story.',
      'if(flowers|chocolates|present|talks about) The one who comes seldom is thanked for a week. The one who is always there is like the furniture.',
      'if(pills|nappies|hospital|wash|night|toilet) That list is a job and a half, and nobody has ever offered it to you or let you say no.',
      'if(asked|works mad|busy|tuesday|weekend) You asked for something exact and got a reason. A reason is not yet a no to something smaller.',
    ],
    ask: [
      'Which single thing, taken off you each week, would make the difference?',
      'What does {name} see of it on a visit, and what not?',
      'What happens to your own week when something comes up with the illness?',
      'If it stayed as it is until the summer, what would go first?',
    ],
    need: ['wanting it to be the work of both of you', 'wanting somebody to ask how you are holding up'],
    ways: [
      [
        'ask for one fixed thing with a day to it, and take no instead of maybe',
        'it is out of your hands on that day',
        'it may be done less well',
      ],
      ['ask {them} to take a whole weekend alone', '{they} {sees|see} what it is', 'you have to stay away'],
    ],
    open: 'I cannot carry the care alone any longer, and I need you in it with something fixed',
    want: [
      'Which day a week can you take, from now on?',
      'If you cannot come, could you pay for four hours of help a week?',
    ],
    keepOpen: true,
  },
  {
    id: 'guest-list',
    label: 'the guest list',
    gravity: 3,
    strong:
      /\b(?:(?:wedding|guest) list|add \d+ (?:people|guests)|invite (?:her|his|their) (?:whole|entire|friends|tennis|work|cousins)|who (?:to invite|gets invited)|plus ones?|seating plan|(?:room|venue) (?:only )?(?:holds|fits|seats))\b/gi,
    weak: /\b(?:wedding|guests|invite\w*|venue|people ive never met|fianc\w+|mother in law|budget)\b/gi,
    may: [
      'A number on a list is the first thing two families decide together, and whoever gives way there tends to give way again.',
      'if(easier|let her have|just let|for peace) What is easier for one of you today is paid for by the other on the day.',
      'if(gave in|already|church|dress|date) You have given way once. So the next no is heard louder than it is.',
      'if(never met|dont know|tennis|work|friends) To say your vows in front of strangers is something one may well not want.',
    ],
    ask: [
      'Which number did the two of you agree on, before anyone else spoke?',
      'How many of these could you live with, if it were your own offer?',
      'Who pays, and does that person think it decides?',
      'What do you need from the one you are marrying before either of you answers?',
    ],
    need: ['wanting the two of you to decide before the families do', 'wanting to know the people who are there'],
    ways: [
      [
        'agree on one number between the two of you, and let the one whose mother it is say it',
        'you stand as two',
        'you have to convince one person first',
      ],
      [
        'offer a fixed handful of places and leave the choice of names',
        'nobody is refused outright',
        'you give up a few seats',
      ],
    ],
    open: 'I would like us to settle the guest list between the two of us before we answer anyone',
    want: [
      'Can we agree on one number tonight, and then stay with it?',
      'I need you beside me in this, even if giving in is easier.',
    ],
    keepOpen: true,
  },
  {
    id: 'moved-in',
    label: 'a third person in the flat',
    gravity: 3,
    strong:
      /\b(?:(?:roommates?|flatmates?|housemates?|her|his) (?:boyfriend|girlfriend|partner|bf|gf) (?:basically |practically |kind of |pretty much |is )*(?:lives|living|stays|sleeps|has moved|moved|is here|here)|(?:boyfriend|girlfriend|bf|gf) (?:is )?here (?:every|\d|all)|doesnt pay (?:anything|rent|bills)|hes hardly here|shes hardly here)\b/gi,
    weak: /\b(?:shampoo|rent|bills|bathroom|nights a week|lease|guest|my own flat)\b/gi,
    may: [
      'You signed for one person to live with. Nobody asked you about the second.',
      'if(pay|rent|bills|shampoo|shower) Whoever sleeps there most nights lives there, and the bills do not know the difference.',
      'if(guest|tiptoe|my own|my room) It has come to where you are the visitor and they are at home.',
    ],
    ask: [
      'What would be all right for you: fewer nights, a share of the bills, or being asked?',
      'What did the two of you agree on about visitors when you moved in, if anything?',
      'How many nights a week could you live with?',
    ],
    need: ['wanting to be at home where you pay for it', 'wanting to be asked'],
    ways: [
      ['ask for a number of nights a week', 'it can be kept or broken, and both can see it', 'you have to name one'],
      [
        'ask for a third of the bills while it is like this',
        'it is fair and nobody is sent away',
        'he is then half a tenant',
      ],
    ],
    open: 'Most nights there are three of us now, and I signed up for two',
    want: [
      'Can we agree on two nights a week, or a third of the bills?',
      'I would like us to talk about how many nights is all right for both of us.',
    ],
    keepOpen: true,
  },
]
