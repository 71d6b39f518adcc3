import type { Place, Wording } from './reply-words.ts'

/** To somebody who offers something for what they ask, or who set a slip right and made nothing of it. */
export const fairWordings: Partial<Record<Place, Wording>> = {
  'request/trade': {
    ack: [
      ['So {deal|}. Thank you for offering that.'],
      ["You'd like me to {task}. Thank you for offering something in return."],
      ["I've read what you ask, and what you offer for it. Thank you."],
    ],
    own: [['Let me look at the dates, and then you get a yes or a no.=dated', 'Let me see if I can.']],
    ask: [['By when do you need to know?']],
  },
  'information/fixed': {
    ack: [['Thank you for spotting it, and for putting it right.']],
    own: [['I am sorry that it happened again.=again', 'I am sorry that it slipped through.']],
  },
  'request/fixed': {
    ack: [['Thank you for spotting it, and for putting it right.']],
    own: [['I am sorry that it happened again.=again', 'I am sorry that it slipped through.']],
    ask: [
      ["You'd like us to {wish}: let me see how to fit that in.=we"],
      ["You'd like me to {task}: let me look at that."],
      ['Let me look at what would keep it from happening.'],
    ],
  },
}
