import type { Situation } from './situation.ts'

const kin =
  /mum|mom|mother|dad|father|parent|gran|aunt|uncle|sister|brother|in-law|mil|sibling|cousin|son|daughter|family|husband|wife|partner|spouse|fianc/

/** Parents, siblings, in-laws and what a family says at table. */
export const familySituations: Situation[] = [
  {
    id: 'remarks',
    label: 'the remarks',
    gravity: 3,
    roles:
      /mum|mom|mother|dad|father|parent|gran|aunt|uncle|in-law|sister|brother|husband|wife|partner|boyfriend|girlfriend|family/,
    strong:
      /\b(?:comment\w* (?:on|about) (?:my|how)|about my (?:weight|body|looks|hair|clothes|cooking|parenting|kitchen)|critici[sz]\w+|you look (?:tired|fat|thin)|(?:lose|gained|put on) (?:some )?weight|never good enough|picks? at|finds? fault|disappointed in me|nagg?(?:s|ing)?)\b/gi,
    weak: /\b(?:weight|hair|clothes|always (?:does|says)|fat|tired|kids|laughed it off|smiled|compare[sd]?)\b/gi,
    may: [
      'A remark from {them} is never only about that one thing. It lands on all the earlier ones.',
      'if(laugh|smil) Laughing it off keeps the peace and leaves you alone with it.',
      'You can know that it is only a sentence and still carry it home.',
      'It may be meant as care. It still arrives as a mark out of ten.',
    ],
    ask: [
      'What did you feel in the second before you answered, or kept quiet?',
      'How old do you feel when {they} {says|say} things like that?',
      'What would you like {them} to ask about instead?',
      'What would you want anyone listening to learn from how you answer?',
    ],
    need: ['wanting to be seen as you are now', 'wanting to be welcome without being measured'],
    ways: [
      [
        'answer the next one with a calm sentence and change the subject',
        'it is short, and the visit is saved',
        'you will have to say it more than once',
      ],
      ['bring it up by phone beforehand', 'nobody is watching', '{they} may need time with it'],
    ],
    open: 'When you comment on how I look or do things, I stop wanting to be in the room',
    want: ['Please leave that subject to me.', 'I would love it if you asked me about my week instead.'],
  },
  {
    id: 'in-laws',
    label: 'the family-in-law',
    gravity: 3,
    roles: kin,
    strong:
      /\b(?:(?:mother|father|sister|brother|parents)[ -]in[ -]laws?|in[ -]?laws|\bmil\b|\bfil\b|(?:his|her) (?:mum|mom|mother|parents|family|dad|father) (?:is|are|said|says|came|always|wants|moved|moving|hates|thinks|keeps|doesnt)|took (?:his|her) mothers side|his familys?|in his family)\b/gi,
    weak: /\b(?:his (?:mum|mom|mother|parents|family)|her (?:mum|mom|mother|parents|family)|christmas|visit|side with|moving in)\b/gi,
    may: [
      'What family does is one thing. Whether your partner stands beside you in it is another, and often the one that hurts.',
      'In every family there are rules nobody says aloud, and the one who married in learns them by breaking them.',
      'if(mov|told me after|decid|without asking|yes) Being decided about in your own home can make you a guest there.',
      'Your partner may feel pulled in two. That is real, and so is your place in it.',
    ],
    ask: [
      'What did your partner say or do in that moment?',
      'What would you have wanted to be asked, before it was settled?',
      'Which part could you live with, and which not?',
    ],
    need: ['wanting to be asked before it is decided', 'wanting your partner beside you'],
    ways: [
      ['settle it with your partner first, and let them speak to the family', 'you stand as two', 'it needs their yes'],
      [
        'say yes on clear conditions, with a date to look again',
        'nobody is shut out',
        'you have to hold to the conditions',
      ],
    ],
    open: 'This was decided before I was asked, and it is my home as well',
    want: [
      'Before it happens, I would like us to agree on how it will work for me too.',
      'Can we talk about what I would need, tonight or tomorrow?',
    ],
  },
  {
    id: 'politics',
    label: 'what was said at the table',
    gravity: 3,
    roles: kin,
    strong:
      /\b(?:(?:about|against|hates?) (?:immigrants|muslims|gays|gay people|trans|jews|refugees|women|foreigners|black|\w+ people)|racis\w+|homophob\w+|xenophob\w+|politics|trump|brexit|election|went off about|slur|conspirac\w+|anti[- ]?vax\w*)\b/gi,
    weak: /\b(?:dinner|table|rant\w*|news|vote\w*|opinions?|immigrant|foreign)\b/gi,
    may: [
      'if(right there|sitting|wife|husband|girlfriend|boyfriend|in front|friend) When the one it is about is sitting there, it stops being an opinion.',
      'if(nobody|no one|everyone|neither) At a family table a whole room can wait for someone else to speak, and then the moment has gone.',
      'if(nobody|quiet|nothing|neither|silent) Keeping quiet is often old training from that same table, more than cowardice.',
      'if(wife|husband|girlfriend|boyfriend|friend|partner) You may owe two people something here: the one who said it a clear word, and the one who heard it a sign that you did.',
    ],
    ask: [
      'What have you said since to the one it hit?',
      'What would you have wanted to say, in one sentence, if the moment came again?',
      'What usually happens in your family when someone objects?',
    ],
    need: [
      'wanting to stand where you say you stand',
      'wanting to keep the family without paying with someone you love',
    ],
    ways: [
      [
        'tell {them} alone what that talk did, and what you will do next time',
        'it is clear and not a show',
        '{they} may laugh it off',
      ],
      [
        'say one sentence at the table the next time, and change the subject or leave',
        'the others hear it too',
        'it may cost the dinner',
      ],
    ],
    open: 'I said nothing at the table, and I should have',
    want: [
      'Please do not talk like that when we are there. If it comes up again, we will go home.',
      'We want to keep coming, and for that it has to stop.',
    ],
    keepOpen: true,
  },
  {
    id: 'religion',
    label: 'the faith between you',
    gravity: 4,
    roles: kin,
    strong:
      /\b(?:not (?:muslim|christian|catholic|jewish|hindu|sikh|religious)|muslim|catholic|church|mosque|temple|convert\w*|hijab|pray(?:ed|s)? for|haram|bapti\w+|left the faith|different (?:faith|religion)|jehovah\w*|mormon)\b/gi,
    weak: /\b(?:god|faith|religio\w+|wedding|son in law|daughter in law|pray\w*|tradition|culture)\b/gi,
    may: [
      'Someone with a strong faith may be holding on to two loves that do not fit together.',
      'if(sends|cook|food|call|lamb|asks about|gift) A small kindness beside a large no can be the part of {them} that wants to find a way.',
      'if(mother|mum|mom|mama|father|dad|parents) It is hard when the person who taught you what matters is the one who cannot come along.',
      'You need not win the argument about faith to keep the bond.',
    ],
    ask: [
      'What do you think {name} {is|are} most afraid of losing?',
      'Is there someone {they} {listens|listen} to who sees it more gently?',
      'What would be enough, if the whole of it is not possible?',
    ],
    need: ['wanting to be blessed, or at least not lost', 'wanting both to have a place in your life'],
    ways: [
      [
        'invite {them} once more in your own words and leave the door open to the last day',
        'you will know that you asked',
        'it may be a no again',
      ],
      [
        'offer a smaller part, a meal before, a visit after',
        'there is something {they} can say yes to',
        'it is less than you hoped for',
      ],
    ],
    open: 'I know what this asks of you, and I am asking once more because I want you there',
    want: ['Will you come, even if only for the meal?', 'Your place will be kept until the last day.'],
    keepOpen: true,
    kind: 'reach-out',
  },
  {
    id: 'parent-care',
    label: 'the care of your parent',
    gravity: 4,
    roles: kin,
    strong:
      /\b(?:(?:look(?:ing)?|looks) after (?:my |our )?(?:mum|mom|mother|dad|father|parents|gran\w*|nan)|car(?:e|ing) for (?:my |our )?(?:mum|mom|mother|dad|father|parents)|care home|nursing home|power of attorney|carer)\b/gi,
    weak: /\b(?:came once|lives \d+|hospital|carer|appointments?)\b/gi,
    may: [
      'Caring for a parent falls to whoever is nearest, and nearness is not the same as having agreed to it.',
      'if(sister|brother|once|visit|lives) The one who does it every day and the one who comes by see two different parents.',
      'It may be less the hours than that nobody asks how you are holding up.',
    ],
    ask: [
      'What does an ordinary day with it look like?',
      'What have you asked for in plain words, and what have you hoped would be seen?',
      'What would help more, hours taken off you or someone who asks?',
    ],
    need: ['wanting to be asked how you are', 'wanting it to be the work of both of you'],
    ways: [
      ['ask for one fixed thing, such as every second Sunday', 'it can be answered with yes or no', 'it may be a no'],
      [
        'say how it is for you before asking for anything',
        'it may be heard differently',
        'nothing is settled by it yet',
      ],
    ],
    open: 'The care is more than I can do alone',
    want: [
      'Could you take one fixed day, so that I can count on it?',
      'It would help me if you called once a week and asked how I am.',
    ],
    keepOpen: true,
  },
  {
    id: 'favourite',
    label: 'being treated differently',
    gravity: 3,
    roles: kin,
    strong:
      /\b(?:favou?ritism|(?:the|not the|mums|dads|her|his|their|always the|was the) favou?rite(?= ?(?:$|[.,!?;\n]|and\b|child\b|son\b|daughter\b|one\b|since\b|but\b|because\b))|favou?rite (?:child|son|daughter|grandchild|grandson|granddaughter)|golden child|(?:my )?(?:brother|sister) (?:gets|got|never has to|always gets)|(?:helps?|gave|gives|paid for) (?:my|him|her) (?:brother|sister)|inherit\w+|in the will|sold the house|(?:gave away|divided|took|kept|threw out) (?:all )?(?:her|his|mums|dads) things|black sheep)\b/gi,
    weak: /\b(?:brother|sister|always|inheritance|will|house|unfair|compare\w*)\b/gi,
    may: [
      'Being treated differently by a parent stays sore at any age.',
      'The things in a will or a house are rarely only things.',
      'You may have been told you are the strong one, and then left to it.',
    ],
    ask: [
      'When did you first notice the difference?',
      'Has it ever been named in the family?',
      'What would fair look like, not equal but fair?',
    ],
    need: ['wanting to count for as much', 'wanting it to be admitted once'],
    ways: [
      ['speak about one instance and what it cost you', 'it can be looked at', 'it may be denied'],
      ['stop competing and say what you will and will not do', "it needs nobody's agreement", 'the old wish stays'],
    ],
    open: 'I would like to tell you about something that has been with me for a while',
    want: [
      'I am not asking you to take sides. I would like you to hear how it was for me.',
      'Could we talk about it, just the two of us?',
    ],
  },
  {
    id: 'coming-out',
    side: /\b(?:(?:told|came out to|tells|telling) (?:me|us|his|her|their)|(?:son|daughter|child|kid|brother|sister|grandson|granddaughter|nephew|niece|friend|he|she|hes|shes|they)\b[^.!?]{0,30}\b(?:came out|is (?:gay|lesbian|bi|trans|queer)|gay|lesbian|trans)|(?:hes|shes) (?:gay|lesbian|bi|trans))\b/,
    label: 'coming out',
    gravity: 5,
    roles: kin,
    strong:
      /\b(?:(?:im|i am|hes|he is|shes|she is|is) (?:gay|lesbian|bi|bisexual|trans|transgender|nonbinary|queer|asexual)|came out|come out to|coming out (?:to|as)|told (?:me|us|them|my \w+|him|her) (?:that )?(?:he|she|they|i|im) (?:is |was |am )?(?:gay|lesbian|bi|trans))\b/gi,
    weak: /\b(?:gay|pronouns|pride|my culture|our culture|what will (?:my family|people) say|phase)\b/gi,
    may: [
      'if(told me|told us|came out to (?:me|us)) To tell you took courage, and after that every silence gets read for an answer.',
      'One can love someone completely and still need time to let go of the picture one had.',
      'if(family|people|neighbou?r|culture|community) What family or neighbours may say is a real fear. It is yours to carry, and worth keeping apart from the other thing.',
      'The first reaction is not the last word, for anyone.',
    ],
    ask: [
      'What would you want to be remembered about how it was taken?',
      'What is the fear, and what is the love in it, if you put them side by side?',
      'Who could you talk to about it who would not make it worse?',
    ],
    need: ['wanting love to be said aloud', 'needing time without losing each other'],
    ways: [
      [
        'send one line that says you love {them} and need nothing explained',
        'it ends the guessing',
        'the rest is still to come',
      ],
      [
        'ask {them} for a walk and mostly listen',
        'it can be told slowly',
        'you will have to bear not knowing what to say',
      ],
    ],
    open: 'I was quiet when you told me, and I do not want you to take that for an answer. I love you',
    want: [
      'Come home when you want to. You do not have to explain anything.',
      'I may get things wrong, and I want to learn.',
    ],
    keepOpen: true,
    kind: 'reach-out',
  },
  {
    id: 'kept-away',
    label: 'not seeing the children',
    gravity: 4,
    roles: kin,
    strong:
      /\b(?:(?:wont|doesnt|not) let (?:me|us) see|cant see (?:my|the|our) grand\w+|no contact|cut me off|estranged|sends? me (?:photographs|photos|pictures))\b/gi,
    weak: /\b(?:grandchild\w*|grandkids|grandson|granddaughter|visit|no words)\b/gi,
    may: [
      'A thin line is still a line: it may be the most that can be managed just now.',
      'To be kept at a distance without a reason is hard, and with a reason it is hard in another way.',
      'Making it good may start with hearing something you would rather not hear.',
    ],
    ask: [
      'What do you believe the reason is, in {their} words?',
      'What has been tried, and how was it answered?',
      'What could you say that asks for nothing?',
    ],
    need: ['wanting to put it right while there is time', 'wanting to be let back in'],
    ways: [
      [
        'write a short letter that owns your part and asks for nothing',
        'it can be kept and read again',
        'there may be no answer for a while',
      ],
      ['ask for one small thing, a call on a birthday', 'it is easy to say yes to', 'the large thing waits'],
    ],
    open: 'I would like to put things right between us, and to start by understanding how it was for you',
    want: ['You need not answer at once.', 'Whenever you are ready, I will listen.'],
    keepOpen: true,
    kind: 'reach-out',
  },
]
