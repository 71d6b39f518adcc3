import type { Situation } from './situation.ts'

/** What people share a roof about: work, things, noise, promises, money. */
export const homeSituations: Situation[] = [
  {
    id: 'housework',
    label: 'the housework',
    gravity: 2,
    strong:
      /\b(?:dishes|housework|chores?|washing up|laundry|hoover\w*|vacuum\w*|mental load|(?:never|doesnt|wont|dont) (?:clean|tidy|cook|help)\w*|clean(?:s|ing)? up after|pull(?:s|ing)? (?:his|her|their) weight|only one who (?:cares about|cleans|cooks|does|tidies)|i do everything|i cook,? i clean)\b/gi,
    weak: /\b(?:mess\w*|tidy|cook\w*|clean\w*|bins?|kitchen|around the house|our home|the list)\b/gi,
    may: [
      'With housework it is often less the task than being the one who has to notice it.',
      'Doing the work is one weight. Carrying the list of it in your head is another.',
      'It may sound small from outside. From inside it can feel like asking whether anyone else lives there.',
      'A chore can stand for something larger, such as whether the place belongs to both of you.',
    ],
    ask: [
      'Which job in the house would you most like to stop thinking about?',
      'When it goes undone, is it more anger or more tiredness?',
      'If {they} did one thing unasked this week, which would mean the most?',
      'How was it decided, back then, who does what?',
    ],
    need: ['wanting the work to be seen without having to point at it', 'wanting a home that two people look after'],
    ways: [
      [
        'hand over one whole job, from noticing to done',
        'it leaves your head',
        'it may be done later or worse than you would do it',
      ],
      [
        'sit down with the full list once and divide it',
        'what is invisible becomes visible',
        'it needs a calm half hour',
      ],
    ],
    open: 'I do not want another fight about the housework',
    want: [
      'Could you take one job over completely, so that I never have to ask?',
      'Can we look at the list together once and split it?',
    ],
  },
  {
    id: 'roommate-things',
    label: 'what is yours at home',
    gravity: 2,
    strong:
      /\b(?:(?:ate|eats|eating|took|takes|taking|uses?|used|using|finish\w*|stole|borrow\w*) my (?:\w+ )?(?:leftovers?|food|lunch|milk|snacks?|shampoo|stuff|things|clothes|charger|mug|car|toothpaste|towels?|perfume|makeup)|(?:my )?leftovers|without asking me)\b/gi,
    weak: /\b(?:note|fridge|label\w*|my (?:stuff|things|food)|again)\b/gi,
    roles: /room|flat|house|friend|sister|brother|colleague|coworker|partner|boyfriend|girlfriend|neigh/,
    may: [
      'if(note|label|told|asked|again) A thing taken once is a thing. Taken past a clear sign, it starts to look like an answer.',
      'It is awkward to make a case out of something so small, and that keeps people quiet for months.',
      'At home one wants to be able to leave something and find it again.',
    ],
    ask: [
      'Has it ever been said out loud between you, or only on paper?',
      'What did you do when you saw it?',
      'What would tell you that {they} had understood, apart from the thing being replaced?',
    ],
    need: ['wanting to be taken into account in your own home', 'wanting a plain yes or no to count'],
    ways: [
      [
        'say it in person, one sentence, while nothing is missing',
        'it is calm and cannot be overlooked',
        'it takes a minute of courage',
      ],
      [
        'write one short message with one rule in it',
        'it is clear and on record',
        'a message can sound colder than you mean',
      ],
    ],
    open: 'My things keep going without a question',
    want: ['Please ask me first from now on.', 'Can you leave what is mine, even when it looks spare?'],
  },
  {
    id: 'roommate-noise',
    label: 'living together',
    gravity: 2,
    strong:
      /\b(?:(?:having|has|brings?|bringing) (?:her|his|their) (?:bf|gf|boyfriend|girlfriend|partner|friends)(?: \w+)? over|(?:loud|noise|noisy|music)\b.{0,30}\b(?:night|am|sleep|upstairs|room)|bigger room|guests? every)\b/gi,
    weak: /\b(?:roommate|flatmate|housemate|landlord|over every|every night|lease|shared flat)\b/gi,
    may: [
      "if(over|guest|bf|gf|boyfriend|girlfriend|night|friends) Sharing a flat means that someone else's evening becomes yours without a question.",
      'It is your home as well, and it can be hard to say that without sounding like a landlord.',
      'Small things weigh more when you cannot leave, because you live there.',
    ],
    ask: [
      'What would be all right for you, in nights a week or in hours?',
      'Does {name} know that it bothers you, or have you been polite about it?',
      'Was anything agreed when you moved in?',
    ],
    need: ['wanting your home to feel like yours again', 'wanting to be asked before it is decided'],
    ways: [
      ['name a number you can live with and ask for it', 'it is concrete and can be kept', 'it may be haggled over'],
      ['propose house rules for both of you', 'it does not single anyone out', 'you will be held to them as well'],
    ],
    open: 'Can we talk about how we share the flat',
    want: [
      'I would like us to agree on how many nights a week works for both of us.',
      'Could we settle a few rules that hold for both of us?',
    ],
    keepOpen: true,
  },
  {
    id: 'promise',
    label: 'the promise',
    gravity: 2,
    strong:
      /\b(?:promis\w+|(?:he|she|they)(?: had)? (?:said|agreed) (?:(?:he|she|they)d|(?:he|she|they) would|to) (?:pick|call|come|be|pay|do|help|take|ring|stop|bring)|said hed (?!been\b|had\b|be fine)\w+|stood me up|cancel(?:l?ed|s) (?:on me|again|last minute|our|the)|never showed|didnt (?:show|turn) up|forgot (?:my|our|the|to pick|to call|about|again)|(?:broke|breaks|kept|keeps) (?:his|her|their) (?:word|promises?)|bail(?:ed|s) on)\b/gi,
    weak: /\b(?:again|late|waited|waiting|supposed to|plans?|last minute|excuses?|forg[eo]t\w*)\b/gi,
    may: [
      'if(promis|said hed|said shed|swore|agreed|word) When a word is given and not kept, the next word is harder to believe, and that is a loss of its own.',
      'if(wait|booked|cooked|made dinner|early|restaurant|table|took the day|drove) You had arranged yourself around it. That is the part the other often does not see.',
      'if(again|times|always|every|since|third|second) It may be less about this one time than about whether you can still plan with {them}.',
      'if(wait) Waiting for someone is a quiet kind of work, and it goes unnoticed when they do not come.',
    ],
    ask: [
      'What did you have to do when it became clear that nothing would come from {whom}?',
      'What did {they} say afterwards, if anything?',
      'How many more times could it happen before something changed for you?',
      "What would have been enough, a call, an hour's notice, a sorry?",
    ],
    need: ['whether you can lean on {whom}', 'wanting a word from {whom} to mean something again'],
    ways: [
      ['speak about this one time only, without the list', 'it is easier to hear', 'the pattern stays unsaid for now'],
      ['name the pattern and ask for one rule', 'it goes to the root', 'expect some defending first'],
    ],
    open: 'I was counting on what you had said',
    want: [
      'Next time, please tell me early enough that I can plan around it.',
      'If it cannot be kept, I would rather hear it before than after.',
    ],
  },
  {
    id: 'lateness',
    label: 'the lateness',
    gravity: 2,
    strong:
      /\b(?:(?:always|hours?|mins?|minutes?|again|so) late|late (?:again|every|for (?:everything|dinner|my|our|the))|\d+ ?(?:min\w*|hours?|hrs?) late|kept (?:me|us) waiting)\b/gi,
    weak: /\b(?:waited|waiting|late|on time|restaurant)\b/gi,
    may: [
      'Being kept waiting says something even when nothing is meant by it.',
      'Half an hour is not long, except when it is always yours.',
    ],
    ask: [
      'What goes through you in those minutes?',
      'Has {they} ever been told what it does to your day?',
      'What would being on time look like, realistically?',
    ],
    need: ['wanting your time to count as much', 'wanting to be someone one hurries for'],
    ways: [
      [
        'say what you will do next time at ten minutes past',
        'you are no longer at its mercy',
        'you have to go through with it',
      ],
      [
        'ask what makes it so hard to be on time',
        'you may hear something you did not know',
        'it may sound like an accusation',
      ],
    ],
    open: 'I have been waiting a lot lately',
    want: [
      'Could you send me a line as soon as you know you will be late?',
      'After fifteen minutes I will go ahead without you, and no hard feelings.',
    ],
  },
  {
    id: 'phones',
    label: 'the phone',
    gravity: 2,
    strong:
      /\b(?:(?:always|constantly|glued|all (?:evening|night|day|the time)|scroll\w*) (?:\w+ )?(?:on|to|through) (?:his|her|their|the) phone|on (?:his|her|their) phone|phone at (?:dinner|the table|night)|screen ?time|gaming all|plays? (?:video ?)?games (?:all|every|until))\b/gi,
    weak: /\b(?:phone|scroll\w*|screen|tiktok|instagram|gaming|xbox|dinner)\b/gi,
    roles: /partner|wife|husband|boyfriend|girlfriend|spouse|fianc/,
    may: [
      'It is odd to be lonely with someone two feet away.',
      'It may not be the phone you mind, but looking at the top of a head.',
      'Hard to compete with something that never gets tired or cross.',
    ],
    ask: [
      'When in the day do you miss {their} attention most?',
      'What did you two do with that hour before?',
      'Have you told {them}, or do you tend to go quiet and do your own thing?',
    ],
    need: ['wanting {their} eyes for a while', 'wanting some time that belongs to the two of you'],
    ways: [
      ['ask for one hour without phones, both of you', 'it is small and fair', 'you have to put yours away too'],
      [
        'say what you would like to do in that hour',
        'it is an invitation and not a complaint',
        'it may be met with a shrug',
      ],
    ],
    open: 'I would like an hour with you in the evening without our phones',
    want: ['Could we try it this week, both of us?', 'Which evening would suit you?'],
    keepOpen: true,
  },
  {
    id: 'moving-in',
    label: 'the move',
    gravity: 1,
    strong:
      /\b(?:moving in (?:together|with)|move in (?:together|with)|found a flat|new (?:flat|apartment|place) (?:together|with))\b/gi,
    weak: /\b(?:flat|apartment|boxes|lease|balcony|moving|next month)\b/gi,
    may: [
      'A first shared home is also a lot of small rules nobody has said yet.',
      'It helps to talk about mornings, money and mess before the boxes are unpacked.',
      'Two sets of habits are about to share one kitchen.',
    ],
    ask: [
      'What are you most looking forward to about it?',
      'Which of your habits will {they} have to get used to?',
      'Where in the new place will you be able to be alone for an hour?',
    ],
    need: ['wanting to start well', 'wanting a place that suits you both'],
    ways: [
      [
        'talk through mornings, money, mess and visitors over one dinner',
        'the usual traps are named early',
        'it is a little unromantic',
      ],
      ['agree on a check after four weeks', 'nothing has to be perfect at the start', 'you have to keep the date'],
    ],
    open: 'Before we move, I would like us to talk through the everyday things, mornings, money, mess and visitors',
    want: ['Shall we do it over dinner this week?', 'What is the one thing you want to be sure of?'],
    keepOpen: true,
  },
]
