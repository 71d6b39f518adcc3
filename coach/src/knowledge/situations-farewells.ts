import type { Situation } from './situation.ts'

/** Goodbyes that are not held, or not where one would like to stand. */
export const farewellSituations: Situation[] = [
  {
    id: 'ex-funeral',
    label: 'a funeral in a family that was yours',
    gravity: 4,
    strong:
      /\b(?:(?:my )?exs? (?:mum|mom|mother|dad|father|brother|sister)\b[^.!?]{0,30}\b(?:died|dead|passed|funeral)|funeral[^.!?]{0,40}\b(?:my ex|his new (?:girlfriend|wife|partner)|her new (?:boyfriend|husband|partner)))\b/gi,
    weak: /\b(?:funeral|new girlfriend|new boyfriend|invited me|were together|called me her (?:daughter|son))\b/gi,
    may: [
      'You lost this family once already. This is a second loss, and there is no word for what you are to them.',
      'if(daughter|son|called me|loved me|close) What you were to the one who died did not end with the couple.',
      'if(new girlfriend|new boyfriend|new wife|new partner) There will be somebody in the place that was yours, and still you would be there for the dead and not for the living.',
      'if(sister|invited|asked me) One of the family has asked you. That is an invitation.',
    ],
    ask: [
      'What would you want to say goodbye to there, if nobody were looking?',
      'Who of the family would be relieved to see you come in?',
      'What would let you leave with a good feeling: ten minutes, or the whole day?',
    ],
    need: ["wanting to say goodbye without taking anyone's place", 'wanting it to count that you belonged there'],
    ways: [
      [
        'go, sit towards the back, and leave after the service',
        'you will have said goodbye',
        'you may be seen and wondered at',
      ],
      [
        'write to the family and visit the grave on another day',
        'nobody has to look at anyone',
        'you will not have been there',
      ],
    ],
    open: 'I am so sorry about your mother. She was good to me, and I will miss her',
    want: [
      'I would like to come and sit at the back. If that is not all right for you, tell me and I will stay away.',
      'I do not need anything from you that day.',
    ],
    keepOpen: true,
    kind: 'comfort',
  },
  {
    id: 'ashes',
    label: 'the goodbye that has not been held',
    gravity: 5,
    strong: /\b(?:ashes|scatter(?:ing)?|headstone|the urn|crematorium)\b/gi,
    weak: /\b(?:not ready|brother|sister|boat|funeral|in a box|dad|mum|mom)\b/gi,
    may: [
      'if(not ready|wont|ready) Not being ready can mean that it would be final then. For you it is unfinished until it is done.',
      'if(box|drive past|shelf|cupboard|crematorium) As long as there is that box, part of you is waiting with it.',
      'if(boat|booked|date|may|june|summer) You set a date so that it would have an end. To somebody who dreads that end it may have come as a summons.',
      'if(together|close|never close) The one who kept you two together is the one you have to do it without.',
    ],
    ask: [
      'What would you want the day itself to be like, who is there and what is said?',
      'What has {name} said about what {they} {is|are} not ready for?',
      'Could you bear to do it without {whom}, or would it not be the same?',
      'Who else would stand there, if it were next week?',
    ],
    need: ['wanting to say goodbye together', 'wanting it to be finished'],
    ways: [
      [
        'offer {them} a part of it to decide, the place or the words',
        '{they} {comes|come} as more than a guest',
        'it may take longer',
      ],
      [
        'tell {them} you will go on that day and keep a part for later',
        'you can say goodbye and {they} {loses|lose} nothing',
        'you will not have stood there together',
      ],
    ],
    open: 'I would like us to do it together, and I know it may be too soon for you',
    want: [
      'Is there a way or a place that would make it bearable for you?',
      'If that day is too soon, tell me one that is not.',
    ],
    keepOpen: true,
    kind: 'reach-out',
  },
]
