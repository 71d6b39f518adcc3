import type { Situation } from './situation.ts'

/** Losses that the world has no ceremony for. */
export const setbackSituations: Situation[] = [
  {
    id: 'pet',
    label: 'losing your animal',
    gravity: 3,
    strong:
      /\b(?:(?:cat|dog|pet|rabbit|horse|hamster|puppy|kitten) (?:\w+ )?(?:died|passed|was put|had to be put)|put (?:him|her|them|it|my \w+) (?:down|to sleep)|vet said)\b/gi,
    weak: /\b(?:cat|dog|vet|bed was still|collar|bowl)\b/gi,
    may: [
      'An animal is in every hour of a day, so the house goes quiet in a hundred places.',
      'People who have not had it may not see that this is a death in the house.',
      'if(tired) Tired can be what grief looks like on the third day.',
    ],
    ask: [
      'Will you tell me something about the one you lost?',
      'What is the time of day when you notice it most?',
      'What would you have liked to be asked instead?',
    ],
    need: ['wanting a few days before life goes on', 'wanting someone to see that it is a loss'],
    ways: [
      [
        'say that it was too soon and you would like a few more days',
        'it is simple and true',
        'you have to bring it up',
      ],
      ['take back the quick yes by message', 'you need not have the talk today', 'it is a little awkward'],
    ],
    open: 'It was too soon after I lost my pet to think about anything else',
    want: ['Can we leave it for a week or two?', 'I said yes too fast. Can we talk about it again later?'],
  },
  {
    id: 'layoff',
    label: 'losing the job',
    gravity: 4,
    kind: 'truth',
    keepOpen: true,
    strong:
      /\b(?:laid off|lay ?offs?|got fired|fired me|was fired|lost my job|made redundant|redundanc\w+|let me go|havent told (?:her|him|them|anyone|\w+)\b.{0,20}\b(?:job|laid|fired))\b/gi,
    weak: /\b(?:job|library|severance|interview\w*|unemployed|bonus|bills)\b/gi,
    may: [
      'Losing a job takes the money, and also the place one went to in the morning.',
      'if(havent told|hide|hiding|still leave|pretend|secret|soon) A secret kept out of care still makes a lonely house.',
      'if(havent told|hide|hiding|pretend|soon) Shame tells you to wait until it is solved. By then the waiting may be the larger part.',
    ],
    ask: [
      'What do you fear most, about how it will be taken?',
      'Who knows so far?',
      'What would you like to have sorted out before that talk, and what can wait?',
    ],
    need: ['wanting to be loved without the salary', 'wanting to stop pretending'],
    ways: [
      [
        'tell {them} tonight in two sentences, and then answer questions',
        'the pretending ends',
        'it will be a hard evening',
      ],
      [
        'write down the figures first and tell {them} tomorrow',
        'you can answer the first question',
        'it is one more day of hiding',
      ],
    ],
    open: 'I have to tell you something I should have told you sooner. I lost my job',
    want: ['I do not want to hide it any longer.', 'I would like us to look at what comes next together.'],
  },
  {
    id: 'worry',
    label: 'your worry about them',
    gravity: 3,
    kind: 'comfort',
    keepOpen: true,
    strong:
      /\b(?:(?:hes|shes|theyre|is|was|been) (?:really |so )?(?:depress\w+|burnt out|not (?:eating|okay|ok|well|himself|herself))|stopped eating|panic attacks?|wont get out of bed|eating disorder|anxiety is)\b/gi,
    weak: /\b(?:worried|therapy|therapist|sad all|not eating|sleeps all|withdrawn)\b/gi,
    may: [
      'It is hard to stand beside something you cannot lift off someone.',
      'One can help and still be worn out by it.',
      'Asking straight out how someone is doing rarely makes it worse.',
    ],
    ask: [
      'What have you noticed that worries you most?',
      'What has helped, even a little?',
      'Who looks after you meanwhile?',
    ],
    need: ['wanting to help without losing yourself', 'not wanting to be the only one who knows'],
    ways: [
      ['say what you have noticed and that you are there', 'it leaves the door open', 'nothing may move at once'],
      ['bring in one more person who is close', 'you do not carry it alone', 'it may be felt as talking behind a back'],
    ],
    open: 'I have noticed that things are hard for you lately',
    want: ['I am here, and you do not have to explain anything.', 'Would it help if I came with you to see someone?'],
  },
]
