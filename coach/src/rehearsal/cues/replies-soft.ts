import type { Mood } from './replies.ts'

/** Answers to lines that ask, tell, own or offer. How to read them stands in `replies.ts`. */
export const repliesToSoft = {
  request: {
    closed: [
      'After all that, you want me to {vp}?',
      'And what do I get, if I {vp}?',
      'I will think about it. Do not count on it.',
      'Maybe. {own}.',
    ],
    guarded: [
      'I can try to {vp}. I cannot promise more than that. {own}.',
      'I could {vp}. Give me some time with it.',
      'Maybe. {own}.',
      'I do not know yet. Why does it matter so much to you?',
      'It helps that you ask. Let me think about it.',
      'I would not say no to it. I would not say yes yet either.',
    ],
    open: [
      'Okay. I can {vp}.',
      'I can {vp}. I should have thought of it myself.',
      'Yes, that I could do. {own}.',
      'When you put it like that, yes.',
      'All right. Thank you for asking me like that.',
    ],
  },
  after: {
    closed: ['What do you think?', 'I am fine.', 'Does it matter?'],
    guarded: ['A bit. Yes.', 'I do not know. Maybe I am.', 'Not the way you think.', 'Why, does it look like it?'],
    open: ['Yes, a little. Less than before.', 'I was. It is getting better.', 'Yes. I am glad you ask.'],
  },
  grasp: {
    closed: ['No. I do not think I do.', 'You have told me often enough.', 'What is there to understand?'],
    guarded: ['Some of it.', 'I think so. Tell me anyway.', 'Not all of it, to be honest.'],
    open: ['More than I did an hour ago.', 'I think I do now.', 'Say it once more, I want to be sure that I do.'],
  },
  offer: {
    closed: ['Now you offer that.', 'We will see. {own}.', 'You have said things like that before.'],
    guarded: [
      'If you {offer}, that would help a bit. {own}.',
      'Would you really? I do not want to hear about it afterwards.',
      'That is something. What would you want back for it?',
      'Maybe. Let us see how the first time goes.',
    ],
    open: [
      'If you {offer}, that changes something. Let me think about it.',
      'That would help. Thank you.',
      'Okay, let us try it like that. {own}.',
      'Yes. I would like that, to be honest.',
    ],
  },
  sorry: {
    closed: ['You are sorry. Okay.', 'I have heard sorry before. {own}.', 'Sorry for what, exactly?'],
    guarded: [
      'Okay. Thank you. I am not over it yet.',
      'It did get to me. Good that you say it.',
      'I was waiting for that, if I am honest. {own}.',
      'Thank you. I do not know yet what to do with it.',
    ],
    open: [
      'Thank you. That makes it easier to say that I was not great either.',
      'That means something to me, that you say it first.',
      'Okay. I believe you. {own}.',
      'Thanks for saying it. I know that is not easy.',
    ],
  },
  mend: {
    closed: ['Just like that?', 'Okay. I am not there yet.', 'Good for you. I need a bit longer.'],
    guarded: [
      'Good. I was not sure you would say that.',
      'Okay. I am glad, I think.',
      'Thank you. I still feel it a little. {own}.',
    ],
    open: ['I am glad. I missed this.', 'Thank you. Me too.', 'Good. Shall we leave it there for today?'],
  },
  thanks: {
    closed: ['Hm. What is this about?', 'That is new.', 'And now comes the but, does it?'],
    guarded: [
      'Thanks. I did not think you had noticed.',
      'That is nice to hear, for once. {own}.',
      'Okay. I did not expect that today.',
    ],
    open: [
      'Thank you. That does me good.',
      'I am glad you say that. {own}.',
      'Good to hear. It is easier to talk like this.',
    ],
  },
  see: {
    closed: ['Do you? It does not feel like it. {own}.', 'You say that now.', 'And then comes the but.'],
    guarded: [
      'Yes. That is about it. {own}.',
      'Good that you see that. I was not sure you did.',
      'Right. So where does that leave us?',
      'Yes. I just did not know how to say it.',
    ],
    open: [
      'Thank you. I needed somebody to see that. {own}.',
      'Yes, exactly. And how was it for you?',
      'That helps. Now tell me your side, I can listen.',
      'Yes. I think I can hear the rest now.',
    ],
  },
  tell: {
    closed: [
      'So {cl}. And that is my fault?',
      'And what am I meant to do with that? {own}.',
      'I cannot do anything right, it seems.',
    ],
    guarded: [
      'I did not know that {felt}.',
      'I did not see it like that. {own}.',
      'I did not mean it that way. {own}.',
      'Hm. What would you have needed from me?',
      'I hear you. Tell me a bit more about it.',
    ],
    open: [
      'I did not know that {felt}. I am listening.',
      'I did not see that. I am sorry I did not.',
      'I had no idea it went that deep. What would have helped?',
      'Okay. That I can understand. {own}.',
      'I missed that, then. Tell me the rest.',
    ],
  },
  ask: {
    closed: [
      'What is that, a trick question?',
      'You would not like the answer.',
      'Why do you want to know that now? {own}.',
    ],
    guarded: [
      'You want to know {wh}? {own}.',
      'I do not know {wh}. Nobody has asked me that.',
      'I would have to think about that. Why do you ask?',
      'I do not have a quick answer to that.',
      'Honestly? {own}.',
    ],
    open: [
      'You want to know {wh}. Give me a moment, that is not easy to say.',
      'Honestly? {own}.',
      'I am not sure. Give me a minute with that, I want to answer it properly.',
      'I would rather answer that slowly than wrong.',
    ],
  },
  plain: {
    closed: ['And?', 'What do you want me to say to that?', 'Okay. {own}.'],
    guarded: [
      'I see. {own}.',
      'Okay. What is it you want from me?',
      'Hm. {own}.',
      'All right. What does that mean for me?',
      'So what are you asking me?',
    ],
    open: [
      'Okay, I am with you. Go on.',
      'All right. What would you like me to do?',
      'I am listening. {own}.',
      'Tell me a bit more, I want to get it right.',
    ],
  },
} satisfies Record<string, Record<Mood, readonly string[]>>
