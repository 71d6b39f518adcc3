/** What the author needed: to follow "what they wanted was". */
export const needs = {
  time: ['real time together', 'an hour together that belonged to nobody else', 'to be together with full attention'],
  fairness: ['fairness', 'to be treated fairly', 'a fair deal'],
  load: ['a fair share of the load', 'to stop carrying it alone', 'help without having to ask for it'],
  heard: ['to be heard to the end', 'to be taken seriously', 'somebody who listens'],
  respect: ['respect', 'to be treated with respect, with others watching or not', 'to be spoken to as an equal'],
  rest: ['some rest', 'quiet, and a night of sleep', 'an evening that was their own'],
  trust: [
    'to be able to trust again',
    'honesty, even when it is uncomfortable',
    'to know that private things stay private',
  ],
  reliable: [
    'to be able to rely on a word given',
    'to know what they could count on',
    'a short message when plans change',
  ],
  seen: ['to be seen', 'to have their effort noticed', 'a sign that what they did counted'],
  matter: ['to know that they mattered', 'to feel important to {other}', 'a sign of being thought of'],
  close: ['to feel close again', 'the old closeness', 'warmth, and more of it'],
  space: ['some time alone', 'a little space without having to explain it', 'room to breathe'],
  safe: ['to feel secure about tomorrow', 'to know that an agreement holds', 'some security'],
  asked: ['to be asked before things were decided', 'to have a say', 'a question before a decision'],
} as const
export const wishes: readonly string[] = [
  'Under it lay a plain wish: {need}.',
  'What they wanted, once they looked at it, was {need}.',
  'When they asked themselves what it was about, the answer was {need}.',
  'It was less about {matter} than about a wish for something else: {need}.',
  'The need behind it was simple enough: {need}.',
  'What mattered to them was {need}.',
]

/** The wish and what was tried in a single sentence, where there is much to tell. */
export const wishesTried: readonly string[] = [
  'What they wanted was {need}, and to get there they {acts}.',
  'Because what they wanted was {need}, they {acts}.',
  'The wish behind it was {need}, and so they {acts}.',
  'What mattered to them was {need}, and in the end they {acts}.',
  'Under it was a wish, {need}, and they found another way to bring it up: they {acts}.',
  'The plain wish under it was {need}, and instead of more of the same they {acts}.',
]

/** What came out about the other person: to follow "it turned out that". No more than was said of them. */
export const sides = {
  unaware: [
    '{other} had not realised it',
    '{other} had not known',
    '{other} had not noticed it',
    'it had not been clear to {other}',
  ],
  worn: ['{other} was worn out', '{other} had a lot to carry as well', '{other} was under strain'],
  ashamed: ['{other} was ashamed', '{other} felt bad about it', 'it was embarrassing for {other}'],
  hurt: ['{other} was hurt as well', 'there was hurt on the side of {other} too', '{other} was sad about it'],
  afraid: ['{other} was worried', 'there was worry on the side of {other}', '{other} was nervous about it'],
  attacked: ['{other} felt criticised', 'it sounded like blame to {other}', '{other} felt attacked by it'],
  meantWell: ['{other} meant it well', '{other} meant it as a kindness', '{other} had good reasons'],
  misread: [
    '{other} had understood it differently',
    'it looked different from the side of {other}',
    '{other} had another idea of what it meant',
  ],
  caught: ['{other} felt caught in the middle', '{other} was torn between people', 'others were pulling at {other}'],
  learnt: ['{other} knew it like that from home', '{other} grew up with it', 'it came from the childhood of {other}'],
} as const

/** What came of it: clauses. Each says what its cue says and no more; a no is told as a no. */
export const outcomes = {
  said: ['{other} said yes', '{other} agreed', 'the answer of {other} was a yes', '{other} said yes to it'],
  agreed: [
    'they agreed on something',
    'they found an agreement',
    'they settled it between the two of them',
    'the two of them worked something out',
  ],
  offered: [
    '{other} made an offer',
    '{other} came back with an offer',
    'an offer came from {other}',
    '{other} suggested something as well',
  ],
  promised: [
    '{other} promised to do it',
    '{other} said it would be done',
    'there was a promise from {other}',
    '{other} gave their word',
  ],
  willing: ['{other} said that they would try', '{other} promised to try', '{other} was ready to try'],
  asked: ['{other} asked a question in return', '{other} wanted to know more', 'a question came from {other}'],
  quieter: ['{other} went quiet for a time', '{other} needed some time', 'for a time there was no answer'],
  resisted: ['{other} did not see it like that', 'it was not well received', '{other} did not take it well'],
  refused: ['{other} said no', 'the answer was a no', '{other} did not agree', '{other} turned it down'],
  apology: [
    '{other} said sorry',
    'an apology came from {other}',
    '{other} apologised',
    '{other} was sorry and said it',
  ],
  deed: ['{other} did something about it', '{other} acted on it', '{other} answered by doing something'],
  changed: [
    '{other} does it differently now',
    '{other} goes about it differently now',
    '{other} began to do it differently',
    '{other} has changed that',
  ],
  together: [
    'they do it differently now, the two of them',
    'the two of them changed how they do it',
    'they began to do it another way together',
  ],
  partly: ['it is not perfect', 'it does not work each time', 'it is not easy each time'],
  open: ['how it goes on is still open', 'it is too early to say more', 'the rest is still open'],
  nothing: ['so far nothing has changed', 'it is still as it was', 'up to now it has made no difference'],
  relief: ['there was relief', 'it felt lighter', 'it felt better', 'it was a relief'],
  warmth: ['it was good between them', 'it felt warm between them', 'they had a good time'],
  slow: ['it is getting better, slowly', 'things are getting better, not all at once', 'it is better, and not solved'],
} as const

export const turnsOut: readonly string[] = [
  'It turned out that {side}',
  'Only then it came out that {side}',
  'They learned something then: {side}',
  'As it happened, {side}',
  'The answer explained a lot: {side}',
  'They had not known that {side}',
]
/** For what is known of the other side before anything was done about it. */
export const knownBy: readonly string[] = [
  'By now they know that {side}',
  'What they have understood is that {side}',
  'They have come to see that {side}',
  'What they can see by now is that {side}',
  'They have learnt meanwhile that {side}',
  'What they did not see to begin with is that {side}',
]
export const results: readonly string[] = [
  'After that, {outcome}.',
  'What came of it: {outcome}.',
  'And then {outcome}.',
  'Since that day it stands like this: {outcome}.',
]
/** Where something in particular was settled and still holds. */
export const resultsNow: readonly string[] = [
  'What came of it: {outcome}.',
  'What changed: {outcome}.',
  'It led to something: {outcome}.',
  'The result can be seen: {outcome}.',
]

export type Need = keyof typeof needs
export type Side = keyof typeof sides
export type Outcome = keyof typeof outcomes
