import type { Register } from './register.ts'

/**
 * What a person says instead, where nothing of their own sentence can be kept. {m} is the matter ("the dishes"), {f} a
 * feeling, {n} a need. Own list; antidotes after Gottman: own one part, name a break with its end, say the complaint.
 */
type Style = Register['style']
type Lines = Record<Style, readonly string[]>

export const breaks: Lines = {
  plain: [
    "I'm too wound up to do this well. Can we go on in half an hour?",
    'I need a break. Can we talk about it in half an hour?',
    "I can't think straight right now. Can I have twenty minutes?",
    'I need to cool off. Can we come back to this after that?',
    'I need a moment on my own, and then I want to hear the rest. Is that all right?',
  ],
  casual: [
    'I need a break. Can we talk in half an hour?',
    "I'm too wound up to do this well. Can we talk in a bit?",
    'I need to cool off first. Talk in half an hour?',
    "I'm too annoyed to be fair right now. Half an hour?",
  ],
  work: [
    'I need a short break. Can we pick this up at the end of the day?',
    'I would rather answer this calmly. Can we go on in an hour?',
    'Could we take an hour, and then go through it?',
  ],
}
export const breaksTomorrow: Lines = {
  plain: [
    "I'm too tired to be fair tonight. Can we talk tomorrow?",
    'Can we sleep on it and talk tomorrow?',
    "I'll be able to listen better tomorrow. Is that all right?",
  ],
  casual: [
    "I'm too tired to do this right. Talk tomorrow?",
    'Can we sleep on it and talk tomorrow?',
    "I'll be nicer tomorrow. Talk then?",
  ],
  work: [
    'Can we both sleep on it and talk tomorrow?',
    'I would like to answer this tomorrow, with a clear head. Is that all right?',
  ],
}
export const owning: Lines = {
  plain: [
    'Fair point.',
    'I hear you.',
    'Some of this is on me.',
    'I can see my part in it.',
    'I could have handled my side better.',
    "You've got a point about {m}.",
    'I did my bit to get us here.',
  ],
  casual: [
    'Ok fair',
    'I hear you',
    "Ok yeah, some of that's on me",
    'I can see my part in it',
    "Fair, I didn't handle that great",
    'Ok you have a point about {m}',
  ],
  work: [
    'Fair point.',
    'I hear that.',
    'I take my share of that.',
    'I could have handled my part better.',
    'That is a fair point about {m}.',
  ],
}
export const seeing: Lines = {
  plain: [
    'I see that it hurts.',
    'I can see this matters to you.',
    "I didn't realise it felt that big.",
    'I hear that this got to you.',
    'This means more to you than I thought.',
    'I see it differently, and I can see it hurts.',
  ],
  casual: [
    'I see it hurts',
    "Ok I didn't get that it was this big for you",
    'I can see this matters to you',
    'I see it differently but I get that it hurts',
    "I hear you, I didn't think it was like that for you",
  ],
  work: [
    'I can see that this matters to you.',
    'I had not realised how this came across.',
    'I see it differently, and I understand why it bothers you.',
  ],
}
export const staying: Lines = {
  plain: [
    "I'm listening.",
    'I want to talk about this.',
    "I'm staying in this with you.",
    'Let me say this calmly.',
    'This is hard for me to talk about.',
  ],
  casual: ["I'm listening", 'I do want to talk about it.', "I'm not walking off.", 'Trying to say this calmly.'],
  work: ['I am listening.', 'I do want to settle this.', 'Let me answer this calmly.'],
}
export const hurting: Lines = {
  plain: [
    'That hurt.',
    "I'm really {f} right now.",
    "I'm {f}, and I don't want to fight.",
    'That was hard to hear.',
    "I'm really {f} about {m}.",
    'What gets to me is {m}.',
    "I'm upset, and it's about {m}.",
    'I feel {f} about {m}.',
    "{M} is what I'm upset about.",
    "I'm {f}, and I want to sort out {m} with you.",
    'I need {n}.',
    'It comes down to {m} for me, and I need {n}.',
  ],
  casual: [
    'That hurt',
    "I'm actually really {f} right now",
    'Ok that one was hard to hear',
    "I'm actually {f} about {m}",
    'What gets me is {m}',
    "I'm upset and it's about {m}",
    'I feel {f} about {m}',
    'Honestly {m} is what got to me',
    'I need {n}',
  ],
  work: [
    'I find this difficult.',
    "I'm {f} about {m}.",
    'What concerns me is {m}.',
    'I would like us to sort out {m}.',
    'My concern is {m}, and I need {n}.',
  ],
}
export const scared: Lines = {
  plain: [
    "I can't keep going like this. I need {n}.",
    "I'm scared of where this is going.",
    'Something has to change for me. I need {n}.',
    "I don't want to lose this, and I need {n}.",
  ],
  casual: [
    "I can't keep doing this. I need {n}",
    "I'm scared where this is going",
    "I don't want this to end over {m}",
  ],
  work: [
    'This cannot go on like this for me. I need {n}.',
    'I want to find a way through this before it goes further.',
  ],
}
export const stopping: Lines = {
  plain: [
    'I am too angry to be near you right now. I am leaving the room, and I will not threaten you.',
    'I have no right to say that. I am going outside now, on my own.',
    'I am going away from here until I am calm. You are not to be afraid of me.',
  ],
  casual: [
    "I'm too angry to be near you, I'm going outside. You're not to be scared of me",
    "I had no right to say that. I'm going outside on my own",
    "I'm going away till I'm calm. You shouldn't have to be scared of me",
  ],
  work: [
    'I am too angry to speak. I am leaving the room, and I will not threaten you.',
    'I have no right to say that. I am going outside.',
  ],
}

/** Where hardly anything of the turn can stay, less is said: that it hurt, and the matter that the turn itself names. */
export const less = [
  'I was hurt by that. Can we talk about {m}?',
  "I'm upset. Can we talk about {m}?",
  'This is hard for me. Can we talk about {m}?',
  "I don't want to fight. Can we talk about {m}?",
  "I'm angry about {m}, and I'd like to talk about it.",
  "It's {m} I'm upset about. Can we talk about that?",
]
/** The same where nothing says what it was about. */
export const least = [
  "I'm hurt, and I don't have better words for it yet.",
  "I'm angry. Can I tell you why?",
  "I'm upset. Can we talk?",
  "I'm too angry to say this well.",
  'That hurt. Can we talk about it?',
  "I'm angry, and I don't want to be unfair.",
  "I'm angry, and I need a moment before I say why.",
  'Something in this got to me. Can I tell you what?',
]
/** Where nothing of the turn can stay and it mocked what was said before it. */
export const answering = {
  hard: [
    "That stung, and I don't want to hit back.",
    'What you just said hurt.',
    'That hurt. Can we slow down?',
    "I'm hurt by that, and I need a minute.",
    'That was hard to hear. Can you say it another way?',
  ],
  hand: [
    "I heard that. I'm not there yet.",
    "I'd like to believe that. I need a bit of time.",
    "That isn't enough for me yet. Can I say why?",
  ],
  other: [
    "I don't see it that way. Can I tell you how I see it?",
    'I see that differently. Can I say how?',
    "That doesn't sit right with me. Can I say why?",
    "I heard you, and I don't agree yet.",
    'I feel blamed, and I want to tell you my side.',
  ],
} as const
