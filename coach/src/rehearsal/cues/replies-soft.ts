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
      'I can try to {vp}. I cannot promise it every time. {own}.',
      'I could {vp}, if it does not turn into a rule.',
      'That I can do some of the time. {own}.',
      'Maybe. But then I would want you to ask me like this, and not afterwards.',
      'I do not know yet. How soon do you need an answer?',
      'Some of it, yes. Not all of it at once. {own}.',
    ],
    open: [
      'Okay. I can {vp}. Remind me once if I slip, and then leave it.',
      'I can {vp}. Just not as a test.',
      'Yes, that I could do. Let me start with this week. {own}.',
      'When you put it like that, yes. I might not be good at it at first.',
      'All right. What would be the one time that matters most to you?',
    ],
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
      'If you {offer}, I can do my part. What would that be, for you?',
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
      'So {cl}. I did not see it like that. {own}.',
      'I did not mean it that way. {own}.',
      'Hm. What would you have needed from me?',
      'I hear you. Tell me a bit more about it.',
    ],
    open: [
      'I did not know that {felt}. I am listening.',
      'So {cl}. I did not see that, and I am sorry.',
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
      'Good question. {own}.',
      'I would have to think about that. Why do you ask?',
      'Honestly? {own}.',
    ],
    open: [
      'You want to know {wh}. Give me a moment, that is not easy to say.',
      'Honestly? {own}. That is most of it.',
      'I am not sure. Give me a minute with that, I want to answer it properly.',
      'I would rather answer that slowly than wrong.',
    ],
  },
  plain: {
    closed: ['And?', 'What do you want me to say to that?', 'Okay. {own}.'],
    guarded: [
      'Okay. What is it you want from me?',
      'I am not sure where this is going. {own}.',
      'All right. And?',
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
