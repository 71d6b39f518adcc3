import type { losingReadings } from './readings-losing.ts'
import type { Wording } from './reply-words.ts'

export const losingWordings: Record<keyof typeof losingReadings, Wording> = {
  bedside: {
    ack: [['Thank you for telling me.', "Thank you for writing. I'm so sorry."]],
    own: [["I'm thinking of all of you."]],
    ask: [['How long do they think there is? Can I ring you now?']],
  },
  grieving: {
    ack: [
      ['Thank you for telling me, and for not pressing me about {when}.=unpressed'],
      ["I'm glad you told me.", 'Thank you for telling me.'],
    ],
    own: [['There is nothing foolish about it.=foolish', 'That is how missing somebody is.']],
    ask: [['Would you like to talk about them, or just have some company?', 'Do you want to tell me more about it?']],
  },
  'left-out': {
    ack: [['I can hear the joke, and I wonder if it stung all the same.']],
    own: [["If it did, I'm sorry. I'd rather hear it from you."]],
    ask: [['Would you have liked to come?=away', 'How did you mean it?']],
  },
  'worn-for-you': {
    ack: [['What you did for me was a lot, and I can hear how tired you are.']],
    own: [["I don't want to argue it away."]],
    ask: [['Can I ring you, only to hear how you are?', 'What would be a rest for you from it?']],
  },
  charged: {
    ack: [["I've read what you say, and I take it seriously."]],
    own: [["I don't want to argue about it in a message."]],
    ask: [['Are you safe just now, and what would you like to happen?']],
  },
  'near-end': {
    ack: [["I hear how much this has worn you down. I'd rather listen now than explain myself."]],
    own: [["I don't want to turn it round on you."]],
    ask: [['Can you tell me about the last time it happened? I will only listen.']],
  },
}
