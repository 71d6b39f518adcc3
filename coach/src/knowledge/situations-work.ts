import type { Situation } from './situation.ts'

const work = /boss|manager|supervisor|colleague|coworker|co-worker|director|team|client|employee|mentor|work/

/** Bosses, colleagues and clients: nobody chose each other, and someone has the say. */
export const workSituations: Situation[] = [
  {
    id: 'curt-work',
    label: 'the message from above',
    gravity: 3,
    roles: work,
    strong:
      /\b(?:we need to talk|need(?:s)? to (?:speak|talk) (?:to|with) (?:me|you)|no excuses|(?:emails?|messages?|texts?|calls?|pings?|sent) (?:me )?.{0,30}\b(?:at (?:1[0-2]|[1-6]) ?(?:pm|am)|midnight|at night|on (?:sunday|my day off|holiday))|see me in|my office|curt|one[- ]word (?:answer|email)|nice then cold)\b/gi,
    weak: /\b(?:boss|email\w*|message|slack|tomorrow|cold|before \d|cant sleep|tone|hello|nice)\b/gi,
    may: [
      'A short message from someone with power over your days can sit in the stomach all night.',
      'With no tone in it, one writes the tone oneself, and at night it is rarely a kind one.',
      'if(cold|nice|warm|moody) Warm one day and cold the next is hard to read, and so one keeps reading.',
      'Being tense about it says nothing about how good you are at the job.',
    ],
    ask: [
      'What are the three things it could be about, from the dullest to the worst?',
      'What has {their} tone usually meant, when you found out later?',
      'What would help you to walk in with a steady voice?',
      'What do you know for certain about how your work is seen?',
    ],
    need: ['wanting to know where you stand at work', 'wanting to be told what it is about'],
    ways: [
      [
        'ask in the morning what it is about, so that you can prepare',
        'it is normal at work and ends the guessing',
        'the answer may be "later"',
      ],
      [
        'go in with two or three notes on your work and listen first',
        'you are steady whatever it is',
        'you still have the night before it',
      ],
    ],
    open: 'I saw your message about talking',
    want: [
      'Could you tell me what it is about, so that I can come prepared?',
      "Is ten o'clock a good time, and is there anything I should bring?",
    ],
    keepOpen: true,
  },
  {
    id: 'after-hours',
    label: 'work at night',
    gravity: 2,
    roles: work,
    strong:
      /\b(?:at (?:11|23|22|10|12) ?(?:pm|:\d\d)|2[23]:\d\d|after hours|on (?:my|the) (?:day off|weekend|holiday|vacation)|overtime|need this before|workload|too much work|unpaid|on call|never a hello)\b/gi,
    weak: /\b(?:night|evening|weekend|midnight|deadline|late|answer|hours)\b/gi,
    may: [
      'It is hard to be off work while work can walk in at any minute.',
      'Each answer at night teaches the sender that nights are possible.',
      'Doing it just this once is how it becomes the rule.',
    ],
    ask: [
      'What would happen if the answer came at nine in the morning?',
      'What does your contract or your team say about evenings?',
      'Which of those messages really could not have waited?',
    ],
    need: ['wanting evenings that are yours', 'wanting to be counted on without being on call'],
    ways: [
      [
        'answer in the morning and say so once, politely',
        'the evening is yours again',
        'the first night will be uneasy',
      ],
      ['ask what counts as urgent and how you will be told', 'there is a rule both can use', 'you have to raise it'],
    ],
    open: 'I would like to agree on how we handle messages in the evening',
    want: [
      'Unless something is marked urgent, I will answer it first thing in the morning. Does that work for you?',
      'What should count as urgent from your side?',
    ],
    keepOpen: true,
  },
  {
    id: 'credit',
    label: 'the credit',
    gravity: 3,
    roles: work,
    strong:
      /\b(?:(?:took|takes|taking|stole|got|gets) (?:all )?(?:the )?credit|credit for my|presented my|my (?:idea|slides|work|analysis|report|project|code|design)s?\b.{0,40}\b(?:his|her|their|own|as)\b|(?:his|her|their) name on|passed off)\b/gi,
    weak: /\b(?:meeting|board|slides|idea|well done|boss told|name on)\b/gi,
    may: [
      'Watching your own work under another name is a strange kind of being invisible.',
      'if(nothing|froze|sat|silent|quiet|meeting) In the moment most people freeze, because objecting looks petty and silence looks like consent.',
      'You may be angry with {them} and a little with yourself, and only one of the two took anything.',
    ],
    ask: [
      'Who in that room knows, or could know, whose work it was?',
      'What would put it right: a word from {them}, a line to the boss, or that it does not happen again?',
      'Is there something in writing, drafts or mails, that shows it?',
    ],
    need: ['wanting your work to carry your name', 'wanting it put right without a war'],
    ways: [
      [
        'raise it with {them} first, factually and in private',
        'there is a chance to correct it',
        'it may be played down',
      ],
      [
        'send your boss a next step on the work, with your earlier version attached',
        'it shows whose it is without a complaint',
        'it does not name what happened',
      ],
    ],
    open: 'I want to talk about the presentation. The work in it was mine, and my name was not on it',
    want: [
      'Please let the others know that it was my work, and next time let us agree beforehand how it is credited.',
      'How do you suggest we correct that?',
    ],
    keepOpen: true,
  },
  {
    id: 'raise',
    label: 'the raise',
    gravity: 2,
    roles: work,
    strong:
      /\b(?:rais(?:e|es)\b|pay ?rise|salary|underpaid|earns? more than me|(?:asked|ask|asking) for (?:a )?(?:promotion|more money)|passed over|(?<!\bi )promoted (?:him|her|someone)(?= (?:over|instead|and not|before|ahead)\b)|no budget)\b/gi,
    weak: /\b(?:promotion|trained|review|years|budget|new guy|more than me)\b/gi,
    may: [
      'if(train) To train someone who earns more than you is a sum anyone can do, and it is not about vanity.',
      'Asking for money feels personal. To the other side of the desk it is a weekday.',
      'A figure and two facts do more than a good speech.',
    ],
    ask: [
      'Which two results from the past year can you put a number to?',
      'What figure do you have in mind, and what is your lower line?',
      'When is money decided there?',
    ],
    need: ['wanting to be paid what the work is worth', 'wanting to be seen without having to beg for it'],
    ways: [
      [
        'ask for a meeting about pay and say the figure in it',
        'nobody is surprised, and it is clear',
        'you have to sit through the pause',
      ],
      ['ask what would have to happen for a raise, by which date', 'you leave with terms', 'it is not money yet'],
    ],
    open: 'I would like to talk about my salary. It has not changed for a while, and my work has',
    want: [
      'Could we take twenty minutes this week? I will bring the results and a figure.',
      'If there is no room now, I would like to agree on what it takes and by when.',
    ],
    keepOpen: true,
  },
  {
    id: 'shown-up',
    label: 'being shown up at work',
    gravity: 3,
    roles: work,
    strong:
      /\b(?:in front of (?:the (?:whole )?(?:team|office|client|board|meeting)|everyone|my (?:team|colleagues))|(?:criticized|criticised|humiliated|corrected|interrupted|yelled at|shouted at) me|talks? over me|threw me under|micromanag\w+|blamed me for|bad review)\b/gi,
    weak: /\b(?:meeting|team|boss|manager|call|review|blamed?|mistake)\b/gi,
    may: [
      'if(correct|critici|humiliat|yelled|shouted|blamed|mistake) Being corrected with others watching lands twice, once for the thing and once for the audience.',
      'The content may even have been fair. The place was not.',
      'It is hard to think of an answer while twelve people look at you.',
    ],
    ask: [
      'What was said, as close to the words as you can?',
      'What do you want from it now, that it is put right or that it does not happen again?',
      'How has {they} been with you when it was just the two of you?',
    ],
    need: ['wanting to be corrected in private', 'wanting to keep your standing'],
    ways: [
      ['ask for ten minutes and say what you need next time', 'it is professional and short', 'it may be defended'],
      ['write down dates and words for now', 'you will have facts when you need them', 'nothing changes yet'],
    ],
    open: 'I would like to come back to the meeting. I am glad of feedback and can use it best in private',
    want: [
      'Could you bring such points to me directly next time?',
      'Do you have ten minutes this week to go through it?',
    ],
    keepOpen: true,
  },
]
