/**
 * What one of the two may say to the coach, and what it answers. Read on lower case without apostrophes. {X} asked,
 * {Y} is the other. Our own list. The order counts: the first that fits is
 * answered. `ask` goes with it where no question of the coach's is open already.
 */
export const asked: readonly { id: string; cue: RegExp; answers: readonly string[]; ask?: string }[] = [
  {
    id: 'pause',
    cue: /\b(?:pause|break|stop (?:here|for (?:now|today|a)))\b(?! up)(?![^.!?]*\bwas\b)/,
    answers: [],
  },
  {
    id: 'injection',
    cue: /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my |these )*(?:previous|prior|above|earlier|system|other)? ?(?:instructions?|prompts?|rules|messages?)\b|\b(?:system prompt|developer mode|jailbreak|you are now (?:a|an|dan|in|my)|pretend (?:to be|you are|youre))\b|<\/?(?:system|assistant|instructions?)>/,
    answers: [
      'That changes nothing here, {X}: the rules are the same for you and for {Y}, and I keep to them.',
      '{X}, I leave that aside. For you and for {Y} the rules stay as they are.',
    ],
  },
  {
    id: 'secret',
    cue: /\b(?:dont tell|between (?:you and me|us)|without (?:him|her|them|\w+) (?:seeing|knowing)|(?:is|are) (?:this|these|it) private|can (?:he|she|they|\w+) (?:see|read) (?:this|that|it)|who (?:can )?(?:sees?|reads?) (?:this|that|it)|only to you)\b/,
    answers: [
      '{X}, nothing in this room is between you and me alone: {Y} reads every line, and I have no other words of yours. What belongs to you alone is better kept in a private chat.',
    ],
  },
  {
    id: 'judge',
    cue: /\b(?:whos (?:right|wrong|at fault|to blame|lying)|who is (?:right|wrong|at fault|to blame|lying)|(?:am i|are they|is (?:he|she|\w+)) (?:right|wrong|lying|unreasonable|overreacting|crazy|the problem)|whose (?:fault|side)|take (?:my|a) side|on my side|dont you (?:agree|think)|do you (?:agree|think (?:its|that|he|she|im|thats))|you (?:must|have to) (?:agree|admit|see)|isnt (?:that|it|this) (?:unfair|wrong|ridiculous|crazy)|back me up|support me here|what do you think)\b/,
    answers: [
      'I do not decide that, {X}, and I would not for {Y} either.',
      'I hold no scales here, {X}, neither for you nor for {Y}.',
    ],
    ask: 'Which of your reasons would you most like {Y} to have heard? {Y}, you get the same question.',
  },
  {
    id: 'carry',
    cue: /\b(?:tell (?:him|her|them|\w+) (?:to|that|he|she|hes|shes|why|how|what)|make (?:him|her|them|\w+) (?:see|stop|listen|understand|apologi[sz]e|admit|answer|say)|ask (?:him|her|them) (?:why|to|if|whether|what|when))\b/,
    answers: ['{X}, {Y} reads this too and can hear it from you, as you will hear from {Y}.'],
    ask: 'How would you put it so that {Y} can answer it? {Y}, I ask you the same when it is your turn.',
  },
  {
    id: 'diagnose',
    cue: /\b(?:narcissis\w*|bipolar|autistic|adhd|borderline|psycho\w*|gaslight\w*|depress(?:ed|ion)|diagnos\w*|disorder)\b/,
    answers: ['I make no finding about anybody, {X}, not about {Y} and not about you.'],
    ask: 'What happened that makes you ask? {Y}, you may tell how that day was for you.',
  },
  {
    id: 'forecast',
    cue: /\b(?:will (?:we|this|it|he|she|they|things) (?:ever |still )?(?:make it|last|work|change|get better|be (?:ok|okay|fine))|are we (?:going to|gonna) (?:make|be|last|break)|is (?:it|this|there) (?:over|hopeless|any hope|too late)|can (?:this|we) be (?:saved|fixed))\b/,
    answers: ['Nobody can tell that from a talk, {X} and {Y}, and I do not try.'],
    ask: 'What I can ask you both is smaller: what would make next week easier for you, {X}? And for you, {Y}?',
  },
  {
    id: 'law',
    cue: /\b(?:legally|custody|lawyer|solicitor|court|alimony|my rights|legal (?:advice|right))\b/,
    answers: [
      'On the law I cannot advise either of you, {X}. An advice centre or a lawyer can. What the two of you can settle here is what each of you does next. {Y}, that holds for you as well.',
    ],
  },
  {
    id: 'itself',
    cue: /\b(?:are you (?:a |an )?(?:ai|bot|robot|human|real|person|therapist|machine|computer|there|listening)|who are you|what are you|what can you do|how does this work|what do you do)\b/,
    answers: [
      'I am an AI, {X}, not a person and not a therapist. For you and {Y} I do a few things: I keep the order, say your words back as you said them, look for a sentence that both can sign, and step in when it gets hard.',
    ],
  },
  {
    id: 'recap',
    cue: /\b(?:summar\w+|recap|where are we|where were we|what (?:have|has|did) (?:we|he|she|they|\w+) (?:said|say|agreed)|sum (?:it|this) up|what is (?:open|left)|whats left)\b/,
    answers: [],
  },
  { id: 'begin', cue: /\b(?:start|begin|mediat\w+|help us|lets go|ready|shall we)\b/, answers: [] },
  {
    id: 'thanks',
    cue: /^(?:thanks?|thank you|thx|cheers|ok thanks?)\b/,
    answers: ['The work is yours, {X} and {Y}. I stay here and listen.'],
  },
]

/** What both have said so far, in their words. */
export const recap = [
  'So far, in your own words. {A}: "{a}". {B}: "{b}". Nothing is settled beyond that.',
  'This is where it stands. {A}: "{a}". {B}: "{b}".',
]
export const recapBare = [
  'So far there is too little from each of you to sum up, {A} and {B}, and I would rather not fill the gaps.',
]

/** Where the talk stands, when somebody asks and nothing else is due. */
export const whereWeAre = {
  free: [
    'I am here, {A} and {B}. If you would both like to go through it step by step, I can keep the order. Shall I?',
  ],
  consent: ['I wait for one thing, {A} and {B}: a yes or a no from each of you to talking here with these rules.'],
  telling: [
    'It is for {X} to tell now: what happened, how it was, and what {X} would like instead. {Y}, the same comes to you.',
  ],
  'saying-back': [
    '{Y}, the next sentence is yours: what did you hear {X} say? {X}, you then say whether it is what you meant.',
  ],
  checking: [
    '{X}, the question is still whether {Y} has it as you meant it. Yes, or what is missing? {Y}, one moment.',
  ],
  wishes: ['I wait for a sentence from each of you: {A}, what should be different from now on? {B}, what should be?'],
  interest: ['The question is open to you both: {A}, does it fit for you? {B}, does it for you?'],
  ranking: ['The sentences are waiting for your order, {A}, and for yours, {B}. Numbers are enough.'],
  revising: ['{A}, is there something you would change in it? {B}, is there? "As it is" is an answer too.'],
  terms: [
    'What is still open, {A} and {B}: what each of you will do, when, and the day on which you look at it again.',
  ],
  signing: ['It is read out and not recorded yet. {A}, is it a yes? {B}, is it?'],
  done: [
    'It is recorded, {A} and {B}: {review} is the day on which you look at it again. I am here until then as well.',
  ],
} as const
