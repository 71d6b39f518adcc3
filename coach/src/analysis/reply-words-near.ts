import type { nearReadings } from './readings-near.ts'
import type { Wording } from './reply-words.ts'

export const nearWordings: Record<keyof typeof nearReadings | 'bid/ex' | 'unsure/warm', Wording> = {
  'running-late': {
    ack: [
      ["Thank you for letting me know. I'll keep yours warm.=plate"],
      ['Thank you for letting me know.', 'Thanks for telling me.'],
    ],
    ask: [['Drive safe, and see you when you get here.=driving'], ['See you when you get here.']],
  },
  'family-news': {
    ack: [['Thank you for telling me. Let me see when I can come.']],
    ask: [['How are you all feeling about it?=treated']],
  },
  'called-in': {
    ack: [['Yes, {when} works for me.'], ['Yes, that works for me.']],
    ask: [['Is there anything I should have ready?', 'Should I bring anything?']],
  },
  bid: {
    ack: [
      [
        '"I\'d love that, let\'s do it." Or, if you can\'t then: "I\'d love that. Can we find another day for it?"=dated',
      ],
      ['"I\'d love that. Which night?" Or, if you can\'t just now: "I\'d love that. Can we find a day for it soon?"'],
    ],
  },
  'bid/ex': {
    ack: [['Thank you for saying that.', "I've read it. Thank you for saying so."]],
    own: [["I don't know yet what I want to say to it."]],
  },
  'gives-way': {
    ack: [["I don't want you to feel passed over in this.", "I don't want a yes from you that hurts."]],
    own: [['Tell me if I went ahead without hearing you.']],
    ask: [['How would you like it to be?', 'What would you do, if it were up to you?']],
  },
  'waiting-up': {
    ack: [["I'll ring you.=call", "I'll let you know."]],
    ask: [["It's good to know that somebody waits up for me.=waits", 'Thank you for looking out for me.']],
  },
  'unsure/warm': {
    ack: [["It's good to hear from you."]],
    ask: [["I've read it, and I'll write back properly when I have a quiet moment."]],
  },
}
