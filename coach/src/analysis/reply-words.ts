import type { Kind } from './kinds.ts'
import { fairWordings } from './reply-words-fair.ts'
import { framedWordings } from './reply-words-framed.ts'
import { plainWordings } from './reply-words-plain.ts'
import { shapedWordings } from './reply-words-shaped.ts'

/**
 * What the reader could write back, kind by kind: acknowledge, own, ask. Each part is a list of groups, the most
 * particular first; of the first group that can be filled one line is taken. `{slot}` as in `slots.ts`, `{slot|}` in
 * the middle of a sentence. Nothing is promised for the reader, and nothing about them is made up: only what the
 * message or its context says is said back.
 */
export interface Wording {
  ack: readonly (readonly string[])[]
  own?: readonly (readonly string[])[]
  ask?: readonly (readonly string[])[]
}
/** A kind, or a kind in one of its situations (`kindInPlace` in `reply.ts`). */
export type Place =
  | Exclude<
      Kind,
      'unreadable' | 'danger' | 'control' | 'coercion' | 'pressure' | 'warning' | 'takeover' | 'disclosed' | 'accused'
    >
  | `${Kind}/${string}`

export const wordings: Partial<Record<Place, Wording>> = {
  ...plainWordings,
  ...framedWordings,
  ...shapedWordings,
  ...fairWordings,
  admitted: {
    ack: [
      ["I've read it. I need some time before I can say anything to it.", "I've read it, and I can't answer it yet."],
    ],
    own: [['When I have questions I would like true answers, even if they hurt.']],
  },
  rebutted: {
    ack: [["I've read that you say it did not happen.", 'I hear you say that it was not so.']],
    ask: [['What did happen, then, as you remember it?', 'Can we talk about it face to face?']],
  },
  crisis: {
    ack: [["I'm really glad you told me. I'm taking this seriously."]],
    own: [["You matter to me, and you don't have to be alone with this tonight."]],
    ask: [['Are you thinking of ending your life? Where are you now, and is anyone with you?']],
  },
  hurt: {
    ack: [
      ['{before}, and {told|}.', '{before}. {told}.'],
      ['{before}.'],
      ['{told}, and I can see why that hurt.', 'I hear you: {told|}. I can see that it hurt.'],
      ["You're saying {deed|}. I can see why that would hurt."],
      ['I keep coming back to "{quote}". I can hear that it hurt.'],
    ],
    own: [["I don't want to explain it away.", "I'd rather understand my part in it than defend myself."]],
    ask: [
      ['When would be a good time to ring you?=call'],
      ['What would you have needed from me?', 'What would help now?'],
    ],
  },
  'hurt/before': {
    ack: [['{before}, and {told|}.', '{before}. {told}.'], ['{before}.']],
    own: [
      [
        "I'm sorry. That hurt you, and I don't want to argue it away.",
        "I'm sorry. You had every reason to count on me there.",
      ],
    ],
    ask: [['Can we talk about it, whenever suits you?', 'What would help now?']],
  },
  sarcasm: {
    ack: [['I can hear the edge in "{quote}".', 'I don\'t think "{quote}" is really a joke.']],
    own: [
      ['If I did something that stung, I want to know.', "I'd rather hear it straight, even if it isn't nice for me."],
    ],
    ask: [['What is it that bothers you?', 'What did I miss?']],
  },
  'sarcasm/before': {
    ack: [["{before}. It isn't fine, I know."]],
    own: [
      [
        "I'm sorry, and I'm sorry you were there without me.=there",
        "I'm sorry. You shouldn't have to be funny about it for me to notice.",
      ],
    ],
    ask: [['How was it for you, really?', 'Will you tell me how it really was?']],
  },
  'sarcasm/news': {
    ack: [['I read "{quote}" twice, and I can hear something under it.']],
    own: [["Maybe I didn't think about how that would land."]],
    ask: [['Is it hard to hear this from me right now?', 'Would you tell me straight what it is?']],
  },
  guilt: {
    ack: [
      ['When you write "{quote}", I hear that you\'d like {need}.'],
      ['When you write "{quote}", I can hear that something is missing for you.'],
    ],
    own: [["I'd rather you ask me straight out than leave me to guess."]],
    ask: [['Have I got that right?', 'Is that it? What would you like us to do?']],
  },
  resigned: {
    ack: [
      [
        'I read "{quote}", and I don\'t want to take it as a yes just because it\'s easier.',
        'I hear "{quote}", and it sounds as if you\'d have liked it otherwise.',
      ],
    ],
    own: [["I'd still like to know how you feel about it."]],
    ask: [['Are you disappointed?', 'What would you have wanted?']],
  },
  'resigned/before': {
    ack: [["{before}. That isn't fine, whatever we say."]],
    own: [["I'm sorry. I don't want you to have to swallow it."]],
    ask: [['Will you tell me how it was for you?']],
  },
  worn: {
    ack: [['{told}. That is a lot for one person.', '{told}, and that is a lot.']],
    own: [["I'm sorry you were on your own with it."]],
    ask: [['What is the first thing I could take off you?', 'What would lighten it most, starting today?']],
  },
  angry: {
    ack: [
      ["You're angry that {deed|}, and I want to hear it."],
      ["{told}, and you're angry. I want to hear it."],
      ['You\'re angry, and "{quote}" is the point. I want to hear it.'],
    ],
    own: [['Some of that may well be mine to answer for.', "I don't want to fight you on it."]],
    ask: [['What would you like to be different next time?', 'What would you need me to do differently?']],
  },
  insult: {
    ack: [
      ['There is a real point in "{point}", and I hear it.'],
      ["I hear that you'd like me to {task}."],
      ['I hear that there is something real you want changed.'],
    ],
    own: [['I\'m willing to talk about that. I\'m not willing to be spoken to like this: "{quote}".']],
    ask: [['What exactly do you want to be different?']],
  },
  'insult/work': {
    ack: [["I've read your message."]],
    own: [['"{quote}" doesn\'t tell me what to change, so I\'d rather go through it with you.']],
    ask: [['Which points should be different, and when can we go over them?']],
  },
  ultimatum: {
    ack: [
      ['I hear how serious this is for you: {told|}.'],
      ['I read "{quote}", and I hear how serious this is for you.'],
    ],
    own: [["I don't want to answer that in one line or in a hurry."]],
    ask: [['Can we sit down and talk about what brought you to this point?']],
  },
  'break-up': {
    ack: [
      ["Thank you for telling me straight. {told}, and I'm taking that in."],
      ['Thank you for telling me straight.'],
    ],
    own: [
      [
        "I won't argue with it. I need some time with this.",
        "I don't want to talk you out of how you feel. I need a little time with it.",
      ],
    ],
  },
  'break-up/no-contact': {
    ack: [
      ["I've read it all. {told}, and I'm sorry it was like that."],
      ["I've read it, and thank you for saying it to me straight."],
    ],
    own: [["I understand that you don't want to hear from me after this."]],
  },
  'break-up/kind': {
    ack: [['Thank you for saying it rather than fading out.=fade', 'Thank you for being straight with me.']],
    own: [
      [
        "It's not what I'd hoped to read, and I'm glad I know. I wish you good things too.=wish",
        "It's not what I'd hoped to read, and I'm glad I know.",
      ],
    ],
  },
  'boundary-pause': {
    ack: [['Okay. I hear that {told|}.'], ['Okay, thank you for saying so instead of going quiet.']],
    own: [['I can leave it there for now.']],
    ask: [['Does {when} still suit you?=named'], ['When would be a better time to pick it up again?']],
  },
  'boundary-pause/space': {
    ack: [['Okay. I hear that {told|}.'], ['Okay, thank you for telling me what you need.']],
    own: [["There's no need to answer this, and no hurry."]],
  },
  'boundary-pause/day': {
    ack: [['Okay, we can leave it for now. Thank you for saying so.']],
    own: [['{when} could work, if it still suits you then.']],
  },
  boundary: {
    ack: [
      ["You'd like me not to {halt}. Thank you for telling me plainly."],
      ['I hear you: {told|}. Thank you for telling me plainly.'],
      ['I\'ve read "{quote}", and thank you for telling me plainly.'],
    ],
    own: [["I'd rather know than get it wrong."]],
    ask: [['Is there anything I should know about why?', 'Is there something you would like instead?']],
  },
  apology: {
    ack: [
      [
        'Thank you for saying sorry, and for naming it: {told|}.',
        'Thank you. {told}, and it matters to me that you say so.',
      ],
      ['Thank you for saying sorry for it.'],
    ],
    own: [["I'm still taking it in, and I'm glad you wrote."]],
    ask: [['How are you doing with it?', 'How do you feel about it now?']],
  },
  'apology/ask': {
    ack: [['Thank you for saying sorry, and for naming it: {told|}.'], ['Thank you for saying sorry for it.']],
    own: [['That matters to me.']],
    ask: [
      ['You asked if we could {wish}. What time?=tonight', 'You asked if we could {wish}. When were you thinking of?'],
    ],
  },
  'apology/light': {
    ack: [
      ['Thank you for saying so. {told}, and I appreciate that you say it first.'],
      ['Thank you for saying so, I appreciate it.'],
    ],
  },
  'apology/late': {
    ack: [
      [
        'Thank you for telling me this. {deed}: it means something to hear that from you.',
        'Thank you for writing this. {told}, and it means something that you say so.',
      ],
      ['Thank you for writing this. It means something that you say it.'],
    ],
    own: [["I don't have an answer ready, and I'm glad I read it."]],
  },
  'non-apology': {
    ack: [['I hear you say that {told|}.'], ['I\'ve read "{quote}".']],
    own: [
      ["I'm not asking you to feel bad. I brought up that {raised} because it matters to me."],
      ["I'm not asking you to feel bad. I'd like us to talk about what happened, because it's still there for me."],
    ],
    ask: [['Can we do that without either of us having to win?', 'Could we talk about that part on its own?']],
  },
  cancel: {
    ack: [['Thanks for telling me, and I hope it gets better.=ill', 'Thanks for letting me know.']],
    ask: [['Which day would suit you instead?', 'Would you pick another day?']],
  },
  'cancel/again': {
    ack: [['Thanks for letting me know.']],
    own: [["It's the {times} time now, and I was looking forward to it."]],
    ask: [["Would you rather leave it, or pick a day that's sure? Either is all right."]],
  },
  evade: {
    ack: [['Sounds like a full plate.=busy', 'Good to hear from you.']],
    own: [["I'd rather have a clear answer than a maybe."]],
    ask: [['Would you name a day, or shall we leave it? Either is fine.']],
  },
  'evade/open': {
    ack: [['Good to hear from you.']],
    ask: [['Could you tell me {open}? A day would do.', 'I still need to know {open}. Which day is it?']],
  },
}
