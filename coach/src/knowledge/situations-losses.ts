import { inGrief } from './questions.ts'
import type { Situation } from './situation.ts'

/** Losses, illness and what the body decides. They outweigh almost everything else that is said beside them. */
export const lossSituations: Situation[] = [
  {
    id: 'miscarriage',
    label: 'the loss of the baby',
    gravity: 5,
    kind: 'comfort',
    keepOpen: true,
    strong: /\b(?:miscarr\w+|lost (?:the|our|a|my) (?:baby|pregnancy|twins)|stillb\w+|no heartbeat)\b/gi,
    may: [
      'A loss like that has no funeral and no agreed number of days, and two people can be in it very differently.',
      'if(work|normal|like nothing|carr\\w+ on) Going back to the ordinary can be a way of not falling over. It can also look like not caring. From outside they are hard to tell apart.',
      'You lost someone you had already made room for, and I am sorry.',
      'if(hasnt|wont|doesnt|never|quiet|silent|garage) Grief is often silent in one person and needs words in the other, in the same house.',
    ],
    ask: [
      'How have you been, in your body and otherwise, since it happened?',
      'Has there been a moment when the two of you were sad together?',
      'What would you want {them} to say, even if it were said badly?',
      'Who else knows what you lost?',
    ],
    need: ['wanting not to be alone with it', 'wanting it to have been real to {them} too'],
    ways: [
      [
        'tell {them} what you miss before asking how {they} {is|are}',
        'it opens the door from your side',
        'you go first',
      ],
      [
        'sit down beside {them} and ask for nothing but company',
        'it needs no words',
        'the question stays for another day',
      ],
    ],
    open: 'I think about the baby a lot, and I do not know how it is for you',
    want: [
      'You do not have to say it well. Would you tell me, or just sit with me for a while?',
      'Can we talk about it once, even if we both cry?',
    ],
  },
  {
    roles: /partner|wife|husband|spouse|boyfriend|girlfriend|fianc/,
    id: 'infertility',
    label: 'trying for a child',
    gravity: 5,
    kind: 'comfort',
    keepOpen: true,
    strong:
      /\b(?:ivf|infertil\w+|trying for (?:a baby|\d|so long|years|\w+ years)|been trying (?:for|to (?:conceive|get pregnant|have))|shes been trying|cant (?:conceive|get pregnant)|embryo\w*|transfer failed|round (?:of|failed)|fertility|negative test)\b/gi,
    may: [
      "if(pregnan|baby shower|friend|sister) Trying for that long turns other people's good news into something a person has to brace for, and that need not mean they wish you ill.",
      'if(inject|ivf|round|transfer|body|she|my wife) In this, the one whose body goes through it and the one who stands beside it lose the same thing in different ways.',
      'Hope that comes back every month is hard work, and it rarely shows.',
    ],
    ask: [
      'How is it spoken of between you, if it is?',
      'What have you not dared to say, so as not to make it worse?',
      'What would you want {them} to know about how it is for you?',
    ],
    need: ['wanting your loss to count too', 'wanting to be let in rather than to fix it'],
    ways: [
      [
        'say that you are sad too and ask for nothing',
        'it takes the weight off {them} to comfort you',
        'it may be met with silence',
      ],
      ['ask what would help this week and do exactly that', 'it is led by {them}', 'it may be "leave me alone"'],
    ],
    open: 'I do not know the right words for this, and I do not want to leave you alone with it',
    want: [
      'You do not have to talk. I am here when you want to.',
      'Tell me what would help this week, even if it is to be left in peace.',
    ],
  },
  {
    id: 'hard-news',
    label: 'the news you told',
    gravity: 5,
    kind: 'reach-out',
    keepOpen: true,
    strong:
      /\b(?:pregnan|expecting|engaged|promot|baby)[^]{0,90}\b(?:trying|ivf|miscarr\w+|infertil\w+|cant have)|\b(?:trying|ivf|miscarr\w+|infertil\w+)[^]{0,90}\b(?:im pregnant|i was pregnant|told (?:her|him|them) i)/gi,
    may: [
      'Your good news may have landed on the sorest place there is, and that can be true with all the love in the world.',
      'Someone can be glad for you and unable to be near it for a while.',
      'You did nothing wrong by telling it. It may still have hurt.',
    ],
    ask: [
      'How did {they} look when you told it, before any words came?',
      'Have you two ever talked about what {they} {is|are} going through?',
      'What would you want {them} to know, if nothing were expected back?',
    ],
    need: ['wanting to be happy without losing {them}', 'wanting {them} to know that you have not forgotten'],
    ways: [
      [
        'write that you thought of {them} and leave every door open',
        'it says what is in the room',
        'you touch something sore',
      ],
      ['give it more time and send a small sign of life', 'there is no pressure in it', 'the guessing goes on'],
    ],
    open: 'I keep thinking of the day I told you my news, and that it may have been hard to hear',
    want: [
      'You do not have to answer. I am here, with or without that subject.',
      'I would rather be near you quietly than not at all. Whenever you like.',
    ],
  },
  {
    id: 'pregnancy',
    label: 'the pregnancy',
    gravity: 4,
    keepOpen: true,
    kind: 'reach-out',
    strong: /\b(?:pregnan\w+|expecting a baby|baby shower|due (?:in|date)|im expecting)\b/gi,
    weak: /\b(?:baby|trimester|scan|weeks along|bump)\b/gi,
    may: [
      'News like that moves everyone around it, and not everyone can show which way.',
      'It can be joy for one person and a sore place for another, without either being wrong.',
      'A pregnancy makes every open question feel as though it had a date.',
    ],
    ask: [
      'How did {name} take it in that moment, in the face more than in words?',
      'What have you been able to say to {them} about it since?',
      'What did you hope for when you told {them}?',
    ],
    need: ['wanting to share it without hurting anyone', 'wanting to be allowed to be glad'],
    ways: [
      [
        'write that you thought of {them} when you told it, and leave the door open',
        'it names what is in the room',
        'you touch something sore',
      ],
      [
        'give it time and send something small that asks for nothing',
        'there is no pressure',
        'it may stay quiet for a while',
      ],
    ],
    open: 'I have been thinking about the day I told you my news',
    want: ['I would like to know how it is for you, whenever you want to tell me.', 'There is no need to answer now.'],
  },
  {
    // Of the one who died nothing is said here as if they could answer; no line names them.
    id: 'grief',
    label: 'missing someone',
    gravity: 5,
    kind: 'comfort',
    keepOpen: true,
    strong: /$^/g,
    may: [
      'if(phone|ring|call|text) The hand still knows the number. That is not a mistake, it is how long you were close.',
      'if(birthday|christmas|anniversary|easter|day) Days like that come round with or without you being ready for them.',
      'if(cup|plate|chair|coat|clothes|things|voice|smell|bed) Habits go on for a while after a person is gone, because they were made for two.',
      'if(everyone|people|they say|easier|time) Others often say that it gets easier because they do not know what else to say. You need not be further than you are.',
      'Missing someone that much has no date by which it should be over.',
      'There is nothing in that to be put right, only to be carried, and it is lighter with somebody beside you.',
    ],
    ask: inGrief,
    need: ['wanting to be allowed to miss them', 'not wanting to be alone with it'],
    ways: [
      ['mark the day in a way that is only yours', 'nobody else has to agree to it', 'it will hurt all the same'],
      ['tell one person what you miss', 'you are less alone with it', 'it may bring tears'],
    ],
    open: 'I miss someone very much at the moment, and I would like you to know it',
    want: ['You do not have to say anything. It helps me that you know.'],
  },
  {
    id: 'death',
    label: 'the death',
    gravity: 5,
    kind: 'comfort',
    keepOpen: true,
    strong:
      /(?<!\b(?:cat|dog|pet|rabbit|horse|hamster|puppy|kitten) )\b(?:died(?! (?:in|back in) (?:19|20)\d\d| when i was| before i| (?:\w+ )?(?:years|decades) ago)|funeral|passed away|passed on|his death|her death|the death|widow\w*|lost (?:my|our|his|her) (?:mum|mom|mother|dad|father|wife|husband|brother|sister|son|daughter|gran\w*|friend|parents)|buried|ashes|last place (?:her|his|my|our) \w+ was alive|grie(?:f|ving))\b/gi,
    weak: /\b(?:hospice|will|her things|his things|since (?:she|he) (?:left|went)|memorial|cemetery|anniversary)\b/gi,
    may: [
      "After a death people grieve in different ways and at different speeds, and each can read the other's way as coldness.",
      'if(house|sold|things|room|ring|clothes|bed) Things and places hold the dead for a while. What one person cannot bear to keep, another cannot bear to lose.',
      'if(angry|fight|argu|conversation|speak|sold) Quarrels after a funeral are often two griefs bumping into each other.',
      'There is no date by which it should be over.',
    ],
    ask: [
      'How are the two of you with each other since then?',
      'What do you think {they} lost that you may not have seen at the time?',
      'What would you want to say to {them} about those days, if it were easy?',
      'What helps, on the days when it is worst?',
    ],
    need: ['wanting to grieve together rather than apart', 'wanting it to be understood that you were hurting too'],
    ways: [
      ['write first and say what you understand now', 'it can be read twice', 'you will have to wait for an answer'],
      ['propose doing one thing together in memory', 'it needs few words', 'it may be too soon for that'],
    ],
    open: 'I have been thinking about you since the death',
    want: [
      'I would like to hear how it is for you, if you want to tell me.',
      'May I come by, or would you rather write?',
    ],
  },
  {
    id: 'illness',
    label: 'the illness',
    gravity: 4,
    keepOpen: true,
    strong:
      /\b(?:diagnos\w+|cancer|chemo\w*|tumou?r|stroke|parkinson\w*|multiple sclerosis|\bms\b(?= (?:two|three|years|for|and|\d))|chronic (?:illness|pain|fatigue)|autoimmune|crohn\w*|lupus|endometriosis|dialysis|wheelchair|in hospital|intensive care|after (?:her|his|my|the) surgery)\b/gi,
    weak: /\b(?:ill|sick|(?<!\b(?:an?|as|works?|become) )doctors?|appointments?|symptoms|pain|tired|treatment|(?<!\b(?:an?|as) (?:[a-z]+ )?)nurse|(?<!\b(?:an?|as) )carer|hospital|disab\w+)\b/gi,
    may: [
      'Illness hands out parts, the one who is cared for and the one who cares, and it is hard to be a couple or a friend across them.',
      'Being helped and being seen are different things. One can have plenty of the first and still miss the second.',
      'One can be thankful and hurt by the same person on the same evening.',
      'Someone who is afraid for you may show it by doing things.',
    ],
    ask: [
      'Which help is welcome, and which makes you feel smaller?',
      'What did you have between you before, that the illness has pushed aside?',
      'When were you last just the two of you, without it in the room?',
    ],
    need: ['wanting to be seen as yourself and not as a patient', 'wanting to be asked before you are helped'],
    ways: [
      [
        'name one thing {they} can go on doing and one to leave to you',
        'it is concrete and kind',
        'it may sting at first',
      ],
      [
        'ask for an evening in which the illness is not mentioned',
        'you get a piece of before',
        'it takes some pretending',
      ],
    ],
    open: 'You do a great deal for me, and I see it. There is one thing I would like different',
    want: [
      'Please ask me before you help, most of all when others are there.',
      'Could we have an evening where I am just me?',
    ],
  },
  {
    id: 'dementia',
    label: 'your parent fading',
    gravity: 5,
    keepOpen: true,
    strong: /\b(?:dementia|alzheimer\w*|didnt know my name|doesnt (?:know|recogni[sz]e) me|forgets who i am)\b/gi,
    weak: /\b(?:care home|memory|confused|forgets|repeats)\b/gi,
    may: [
      'To lose someone who is still there is a grief without a date.',
      'The day a parent does not know your name is a day on its own.',
      'There is nobody to be angry with, and it has to go somewhere.',
    ],
    ask: [
      'What happened on that day, from the beginning?',
      'Who do you tell such a day to?',
      'What of the person you knew is still there, now and then?',
    ],
    need: ['wanting to not carry this alone', 'wanting someone to ask how you are'],
    ways: [
      ['tell one person exactly what that day was like', 'you are not alone with it', 'you may cry'],
      ['ask for one fixed day off from it each week', 'it keeps you going', 'someone else has to say yes'],
    ],
    open: 'It is getting harder here, and I cannot carry it alone',
    want: ['Could you take one fixed day a week?', 'Will you call me on Sunday and ask how I am?'],
  },
]
