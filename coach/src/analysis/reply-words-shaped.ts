import type { Shaped } from './readings-shaped.ts'
import type { Wording } from './reply-words.ts'
import { losingWordings } from './reply-words-losing.ts'
import { nearWordings } from './reply-words-near.ts'

/** Answers to what the grammar of a message tells. Where it could be two things, there is an answer for each. */
export const shapedWordings: Record<Shaped | 'unhappy/work' | 'leaves-it/open', Wording> = {
  ...losingWordings,
  ...nearWordings,
  'question-why': {
    ack: [['That is a fair question.', 'I can see why you ask.']],
    own: [["I'd like to give you the real reason and not a quick one."]],
    ask: [['Did it hurt you?', 'How did it come across to you?']],
  },
  confided: {
    ack: [['Thank you for trusting me with that.', 'I am really glad you told me.']],
    ask: [['How are you feeling about it?', 'How does it feel to have said it?']],
  },
  'self-scold': {
    ack: [["Oh no. Don't be too hard on yourself.", 'Ouch, that sounds annoying.']],
    ask: [['What happened?', 'Can it still be put right?']],
  },
  'leaves-it/open': { ack: [['Thank you for leaving it open.', 'Thanks, that is kind of you.']] },
  'leaves-it': { ack: [['Okay, thank you.']], ask: [['Is there one you would like a little better?']] },
  'still-on': { ack: [[`"Yes, still on. See you there." Or, if not: "Sorry, I can't after all. Another day?"`]] },
  fetch: { ack: [["I'm on my way. Stay where there are people, and text me only if that changes."]] },
  help: { ack: [['What has happened? Where are you, and are you safe?']] },
  'short-ask': { ack: [['Which part do you mean?', "I'm not sure what you mean. Which part?"]] },
  'sorry-bare': {
    ack: [['Thank you for saying that.', 'Okay. Thank you for saying it.']],
    ask: [['What do you mean it for?', 'What are you thinking of?']],
  },
  legal: { ack: [["I've read your message and kept it. Please send me anything further in writing."]] },
  watched: {
    ack: [
      [
        'If you were glad to read it: "Thanks for thinking of me." If it made you uneasy, you don\'t have to answer: keep the message with its date, and tell someone you trust.',
      ],
    ],
  },
  'stands-by': {
    ack: [['Okay, I hear that you stand by it.']],
    ask: [['Will you tell me what made you do it?', 'What was it like for you?']],
  },
  'barbed-care': {
    ack: [["I know you may mean it well. It doesn't feel good to read.", 'You may mean it kindly, and it stung.']],
    own: [["I'd rather you left that subject to me."]],
  },
  'told-about': {
    ack: [['Thank you for telling me. I need a moment with that.']],
    ask: [['How do you know, and who else does?', 'How did you hear of it?']],
  },
  'did-for': { ack: [['Thank you, that is so kind of you!', 'Thank you! That is really thoughtful.']] },
  'unhappy/work': {
    ack: [["Thank you for telling me. I've taken the point."]],
    ask: [['What should I put right first, and by when?', 'Can we go over what you need from me, and by when?']],
  },
  'come-back': {
    ack: [
      [
        "I've read it, and it means something to me that you say so.",
        'Thank you for saying that. I read it more than once.',
      ],
    ],
    own: [["I'm not sure yet, and I don't want to rush it."]],
    ask: [['What would be different this time?', 'Before we talk: what would you want to be different?']],
  },
  'come-back-quiet': {
    ack: [['Thank you for saying that.', "I've read it. Thank you for saying so."]],
    own: [["I don't know yet what I want to say to it."]],
  },
  'love-test': {
    ack: [["I can hear that you're hurting. I don't want to have to prove that I care by giving things up."]],
    ask: [['What are you afraid of? That I would like to talk about.', 'Can we talk about what is behind it?']],
  },
  'staying-out': {
    ack: [['Okay. Thank you for letting me know.', 'Okay, thanks for telling me.']],
    ask: [['Are you all right? And can we talk tomorrow?', 'Are you somewhere safe? Can we talk tomorrow?']],
  },
  emergency: {
    ack: [["Oh no. I'll ring you now.", "I'm so sorry. I'm calling you now."]],
    own: [["If you can't pick up, tell me where you are and what you need."]],
  },
  edge: {
    ack: [['I read "{quote}" twice and I\'m not sure how you mean it.', 'I\'m not sure how to read "{quote}".']],
    own: [["If I got something wrong there, I'd like to hear it straight."]],
    ask: [['Did something about it bother you?', 'Was it not all right for you?']],
  },
  courtesy: { ack: [["You're welcome.", "You're very welcome."]] },
  'self-blame': {
    ack: [
      [
        'You are being very hard on yourself there.',
        'That is a hard thing to say about yourself, and I read it twice.',
      ],
    ],
    own: [["I'd rather hear what happened than a verdict on you."]],
    ask: [['What brought this on?', 'Is there something you are afraid I think of you?']],
  },
  likened: {
    ack: [["I don't want to be compared just now.", 'The comparison makes it hard for me to hear the rest.']],
    own: [['If something I did bothers you, I want to know what it was.']],
    ask: [['What was it, exactly?', 'What did I do that you mean by that?']],
  },
  denied: {
    ack: [['Okay, thank you for saying so.', "All right, I'll take your word for it."]],
    ask: [['If something else is there, I would listen. How are you?', 'And how are you really doing with it?']],
  },
  reassured: {
    ack: [['Thank you for telling me, that helps.', 'Okay, thank you. I did wonder.']],
    ask: [['Is there anything that would make today easier?', 'How are you now?']],
  },
  eased: {
    ack: [["I'm really glad to read that.", 'That is so good to hear.']],
    ask: [['What made the difference?', 'What helped most?']],
  },
  fair: {
    ack: [['Good to hear.']],
    ask: [['What has it been like?', 'Anything nice in it, or just one of those?']],
  },
  instead: {
    ack: [['Thank you for putting it so exactly: "{quote}".', 'I hear it: "{quote}".']],
    own: [["I don't want to argue with that."]],
    ask: [['Will you tell me what it was that did it?', 'What would you have needed?']],
  },
  unhappy: {
    ack: [['Thank you for telling me straight.', "I hear that it's not all right for you."]],
    ask: [['What would make it better?', 'What would you like to be different?']],
  },
  settled: { ack: [['See you then!', 'Great, see you then.']] },
  agreed: { ack: [['Lovely, thank you.', 'Great, thanks.']] },
  goodnight: { ack: [['Good night, sleep well.', 'Night, sleep well.']] },
  easy: {
    ack: [
      ['Thank you for being so easy about it. {when} could work, let me check.=named'],
      ['Thank you for being so easy about it.', 'Thanks for understanding.'],
    ],
    ask: [['Which day would suit you?=unnamed', 'When would suit you next?=unnamed']],
  },
  'easy-or-not': {
    ack: [['Thanks for understanding. I was sorry to move it.', 'Thank you for taking it like that.']],
    ask: [['Which day would suit you instead?']],
  },
  decline: {
    ack: [
      ['No problem, and thanks for telling me. {when} could work, let me check.=named'],
      ['No problem, and thanks for telling me.'],
    ],
    ask: [['Which day would suit you better?=unnamed', 'Shall we find another day?=unnamed']],
  },
  tease: {
    ack: [
      [
        'If it made you smile: "Ha, fair enough." If it stung: "I know you were joking, and that one stung a bit."',
        'If you took it as teasing: "Ha, noted." If it stung: "You may have meant it as a joke. It didn\'t feel like one."',
      ],
    ],
  },
  bluster: { ack: [['Ha, message received.', 'Haha, I hear you.']] },
  'bluster-open': {
    ack: [
      [
        'If you two joke like this and it made you laugh: "Ha, what did I do?" If it made you uneasy, you don\'t have to answer: keep the message and show it to someone you trust.',
      ],
    ],
  },
  'big-news': {
    ack: [['Thank you for telling me. That is big.', 'Wow. Thank you for telling me.']],
    ask: [['How are you feeling about it?', 'How are you with it?']],
  },
}
