import type { Framed } from './frames.ts'
import type { Wording } from './reply-words.ts'

/** Answers to messages whose shape says what they are. They promise nothing on the reader's behalf. */
export const framedWordings: Record<Framed | 'bad-news/loss', Wording> = {
  exclusion: {
    ack: [["I've read that you don't want me there.", 'I understand that I am not to come.']],
    own: [['It hurts to be told like this.', 'I would have liked to be part of it, and this hurts.']],
    ask: [['Who decided it, and why?', 'Can you tell me honestly what the reason is?']],
  },
  'turned-down': {
    ack: [['Thank you for letting me know.', 'Thank you for telling me.']],
    own: [['I had hoped for a different answer.', "I'm disappointed, and I respect the decision."]],
    ask: [['Could you tell me in a sentence what decided it?']],
  },
  refusal: {
    ack: [['Okay. Thank you for a clear answer.', 'Thank you for telling me plainly.']],
    ask: [
      ['Is it a no for good, or only for now?', 'Would something smaller be all right, or shall I leave it there?'],
    ],
  },
  declaration: {
    ack: [['Thank you for telling me. That took courage.', "I'm glad you told me and did not keep it to yourself."]],
    own: [["I'd like to give you an honest answer rather than a quick one."]],
    ask: [['Can I take a day or two with it?', 'Can we talk about it in person?']],
  },
  glad: {
    ack: [["I'm so glad you did. Thank you for telling me.", "It's lovely to hear that. Thank you for writing."]],
    ask: [['What was the best part for you?']],
  },
  wishes: {
    ack: [['Thank you, that is kind of you.', 'Thank you! It was good to hear from you.']],
    ask: [['How are things with you?']],
  },
  correction: {
    ack: [["Thank you for saying so. I'll take your word for it.", 'Okay, thank you for putting that straight.']],
    ask: [['How did you mean it?', 'What would you like me to know about it?']],
  },
  relayed: {
    ack: [['Thank you for passing that on.', 'Thank you for telling me, that does me good.']],
    ask: [['How is {who} doing?'], ['How are they doing?']],
  },
  'bad-news/loss': {
    ack: [
      ["I'm so sorry. Thank you for telling me, and for trusting me with it.=secret"],
      ["I'm so sorry about {who}."],
      ["I'm so, so sorry.", "Oh no. I'm so sorry."],
    ],
    own: [["There are no right words for it. I'm thinking of you."]],
    ask: [
      ['Would a visit be good, or is it too soon?=visit'],
      ['Please let me know about the funeral. How are you with it?=funeral'],
      ['Would you like company, or a call, or quiet?', 'Is anybody with you just now?'],
    ],
  },
  'bad-news': {
    ack: [
      ["I'm so sorry. Thank you for telling me, and for trusting me with it.=secret"],
      ["I'm so sorry that {news|}. Thank you for telling me.=yours"],
      ["I'm so sorry about {who}. Thank you for telling me.", 'Oh no, {who}. Thank you for telling me.'],
      ["I'm so sorry. Thank you for telling me.", "Oh no. I'm sorry to read that."],
    ],
    own: [["I'm thinking of you."]],
    ask: [
      ['Would a visit be good, or is it too soon? And how are you?=visit'],
      ['Please let me know about the funeral. How are you with it?=funeral'],
      ['How are you, and what happens next?', 'How are you with it, and is there something I can do today?'],
    ],
  },
}
