import type { Matter } from '../matter.ts'

/**
 * What a message can do besides saying the matter: be warm about it, ask for a plain answer, see the other's side first,
 * or leave a door open. Own lines. None claims what only the other can know, and none stands where it would be too much.
 */
export interface Move {
  warm: readonly string[]
  plain: readonly string[]
  /** Instead of `warm`, to people one is not close to. */
  formal?: string
  /** Said before the matter, or after it where it answers it. */
  regard: string
  after?: boolean
  door: string
  /** In a diplomatic tone: room for another answer, before the matter and after it. */
  tact: readonly [before: string, after: string]
}

export const moves: Readonly<Record<Matter, Move>> = {
  apologise: {
    warm: ['You deserved better from me.', 'I was wrong, and I care how it was for you.'],
    formal: 'It matters to me that I put this right.',
    plain: ['That was my mistake.'],
    regard: 'You have every reason to be upset with me.',
    door: 'Is there something I can do to put it right?',
    tact: ['', 'I realise it may have caused you trouble. Is there something I could do to put it right?'],
  },
  ask: {
    warm: [
      'Thank you for even thinking about it, I really appreciate it.',
      'Thank you, I am grateful that I can ask you.',
    ],
    formal: 'Thank you for considering it. I am grateful either way.',
    plain: ['Please let me know either way.'],
    regard: 'I know this is one more thing on your list.',
    door: 'If it does not suit you, just say no, and I will find another way.',
    tact: ['I realise this may not be the best moment.', 'If it does not suit you, perhaps there is another way.'],
  },
  owed: {
    warm: ['Thank you, I really appreciate you sorting it out.'],
    formal: 'Thank you for seeing to it, I appreciate it.',
    plain: ['When can I expect it?', 'Please tell me when I can expect it.'],
    regard: 'I know these things slip.',
    door: 'If all of it at once is hard, tell me what you could manage.',
    tact: [
      'I realise this may have slipped your mind.',
      'If that is difficult, perhaps we could look at what would suit you.',
    ],
  },
  invite: {
    warm: ['I would be so glad to see you.', 'It would make me happy to see you.'],
    formal: 'It would be lovely to have you there, and thank you for considering it.',
    plain: ['Please let me know if you can make it.'],
    regard: 'I know you may have plans already.',
    door: 'If that does not suit you, tell me when would.',
    tact: ['I realise you may have plans already.', 'If that does not suit you, perhaps another day would.'],
  },
  boundary: {
    warm: ['You matter to me, and I would rather say this kindly than go quiet.'],
    formal: 'Thank you for understanding, I appreciate it.',
    plain: ['I need you to take that seriously.'],
    regard: 'You may not know how this is for me, so I am telling you.',
    door: 'If that is difficult for you, tell me, and we can look at how.',
    tact: [
      'I realise you may see this differently.',
      'If that is difficult for you, perhaps we could look at how it might work.',
    ],
  },
  thank: {
    warm: ['It meant a lot to me.', 'It made a real difference to me.'],
    formal: 'I am grateful, and I wanted to say so.',
    plain: ['I do not say that lightly.'],
    regard: 'I know you did not have to.',
    door: 'If there is something I can do in return, tell me.',
    tact: [
      'I realise it may have been some trouble for you.',
      'If there is anything I could do in return, I would be happy to.',
    ],
  },
  comfort: {
    warm: ['You do not have to answer. You are on my mind.', 'I am here, for talking or for being quiet.'],
    formal: 'You are on my mind, and there is no need to answer.',
    plain: ['Tell me what I can take off your hands.'],
    regard: 'I cannot know how this is for you, and I will not pretend to.',
    door: 'Would you like company, or would you rather have quiet?',
    tact: ['', 'Would you like company, or would you perhaps rather have quiet?'],
  },
  ahead: {
    warm: ['You are on my mind.', 'I am on your side, however it goes.'],
    plain: ['Tell me afterwards how it went.'],
    regard: 'It makes sense if you are nervous.',
    door: 'Shall I call you before it, or would you rather be left in peace?',
    tact: [
      'I can see that it might be on your mind.',
      'If you would like a call before it, I would be happy to, and if not, that is fine too.',
    ],
  },
  disagree: {
    warm: ['Your view matters to me, and I am glad to listen.'],
    plain: ['That is my view. What is yours?'],
    regard: 'I can see that you have thought about this.',
    door: 'What do you see in it that I might be missing?',
    tact: ['I can see that you have thought about this.', 'What might I be missing?'],
  },
  end: {
    warm: ['I am sorry for the hurt in this, and I care how you are.'],
    formal: 'Thank you for what was good, and I am sorry for the hurt in this.',
    plain: ['That is my decision.'],
    regard: 'I know this may not be what you want to read.',
    door: 'If you want to talk about it once, I will. It will not change my answer.',
    tact: [
      'I realise this may be hard to read.',
      'If you would like to talk about it once, perhaps we could. It will not change my answer.',
    ],
  },
  congratulate: {
    warm: ['I am so happy for you, that is lovely news.', 'I am really glad for you, what lovely news.'],
    plain: ['You did that, and I want to say so plainly.'],
    regard: 'I know it did not come by itself.',
    door: 'When can we celebrate?',
    tact: ['', 'I can see that it may not have come by itself, and I would be happy to hear about it.'],
  },
  remind: {
    warm: ['Thank you, it really helps me.'],
    formal: 'Thank you, I appreciate it.',
    plain: ['Please tell me when it is done.'],
    regard: 'I know these things slip.',
    door: 'If it does not work out, tell me when it would.',
    tact: [
      'I realise this may be on your list already.',
      'If it does not work out, perhaps you could tell me when it would.',
    ],
  },
  decline: {
    warm: ['Thank you for asking me.', 'I am sorry, and I hope you understand.'],
    formal: 'Thank you for thinking of me.',
    plain: ['I wanted you to know now rather than late.'],
    regard: 'I know you were hoping for something else.',
    door: 'If there is some other way I can help, ask me.',
    tact: [
      'I understand that you might have hoped for something else.',
      'Perhaps there is some other way I could help.',
    ],
  },
  cancelling: {
    warm: ['I am sorry about that.'],
    formal: 'I am sorry for the inconvenience.',
    plain: [''],
    regard: 'I am sorry if you had planned around me.',
    after: true,
    door: 'Could we find another time to see each other?',
    tact: ['I realise this may upset your plans.', 'Perhaps we could find another time.'],
  },
  leaving: {
    warm: ['Thank you for the time together, I am grateful for it.'],
    plain: ['Please confirm that you have this.'],
    regard: 'I know this may come as a surprise.',
    door: 'I am glad to talk about how to hand things over.',
    tact: ['I realise this may come as a surprise.', 'I would be happy to talk about how to hand things over.'],
  },
  question: {
    warm: [''],
    plain: [''],
    regard: 'There is no hurry with the answer.',
    after: true,
    door: 'If you would rather not say, that is fine too.',
    tact: ['', 'If you would rather not say, that is fine too.'],
  },
  logistics: {
    warm: [''],
    plain: [''],
    regard: 'Sorry if that upsets your plans.',
    after: true,
    door: 'Is that all right with you?',
    tact: ['', 'I realise that might upset your plans. Would it be all right with you?'],
  },
  problem: {
    warm: ['Thank you for seeing to it. When can it be put right?'],
    plain: ['When can it be put right?'],
    regard: 'I am telling you straight away so that it does not get worse.',
    after: true,
    door: 'When would suit you for somebody to look at it?',
    tact: ['I realise you may have a lot on.', 'Would it be possible for somebody to look at it?'],
  },
  undone: {
    warm: ['Thank you, I would be glad to know when you will get to it.'],
    plain: ['When can you do it?'],
    regard: 'I know these things slip.',
    door: 'If something is in the way, tell me what.',
    tact: ['I realise you may have a lot on.', 'Perhaps you could tell me when it would suit you.'],
  },
  plain: {
    warm: [''],
    plain: [''],
    regard: 'I wanted you to know.',
    after: true,
    door: 'Tell me if you have a question about it.',
    tact: ['', 'I thought you might like to know, and I would be happy to talk about it.'],
  },
  news: {
    warm: ['You matter to me, so I wanted you to hear it from me.'],
    formal: 'I wanted you to know early.',
    plain: [''],
    regard: 'I do not know how this will be for you to read.',
    door: 'You can ask me anything about it.',
    tact: [
      'I am not sure how this will be for you to read.',
      'I would be happy to talk about it whenever it suits you.',
    ],
  },
  grievance: {
    warm: ['You matter to me, so I would rather say it kindly than let it stand between us.'],
    formal: 'It matters to me that we get on, so I would rather say it kindly.',
    plain: ['Please do not do that again.'],
    regard: 'Perhaps you did not mean it that way.',
    door: 'How did you mean it?',
    tact: [
      'It may not have been meant that way.',
      'I would be happy to hear how it was for you, and perhaps we could talk.',
    ],
  },
  feeling: {
    warm: ['You do not have to fix it. It matters to me that you know, and I am glad I can tell you.'],
    formal: 'I would rather say it than leave you guessing.',
    plain: [''],
    regard: 'You may see this differently.',
    door: 'How is it for you?',
    tact: ['You may see this differently.', 'I would be happy to hear how it is for you.'],
  },
  fondness: {
    warm: ['I mean it with all my heart, and I am glad I can tell you.'],
    formal: '',
    plain: ['I want to say that plainly.'],
    regard: 'I wanted to say it and not only think it.',
    door: 'How are you?',
    tact: ['', 'I hope that does not seem out of nowhere. Perhaps I should have said it before.'],
  },
  wondering: {
    warm: ['I am here, and glad to listen.'],
    plain: [''],
    regard: 'There is no hurry with the answer.',
    after: true,
    door: 'If you would rather not say, that is fine too.',
    tact: ['', 'If you would rather not say, that is fine too.'],
  },
  greeting: {
    warm: [''],
    plain: [''],
    regard: 'You are on my mind.',
    after: true,
    door: 'How are you?',
    tact: ['', 'I hope it is all right that I write.'],
  },
}
