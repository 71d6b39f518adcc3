import type { Place, Wording } from './reply-words.ts'

/** The second half of `reply-words.ts`: requests, questions, thanks, news. */
export const plainWordings: Partial<Record<Place, Wording>> = {
  'request-tender': {
    ack: [
      [
        "You'd like to {wish}. I'm glad you asked me.",
        "Thank you for asking. You'd like to {wish}, and I hear what it took to write that.",
      ],
      ["I'm glad you wrote that."],
    ],
    ask: [
      ['Can we say how we both are first, or would you rather just be quiet together?=room'],
      ['What would make it easy for you?'],
    ],
  },
  request: {
    ack: [
      ["Got it: you'd like me to {task}.", "Okay, so you'd like me to {task}."],
      ["Got it: you'd like to {wish}."],
      ['Got it: "{quote}".'],
    ],
    own: [['Let me look at what I have on.']],
    ask: [['What do I need to know for it?', 'Is there anything else I should know about it?']],
  },
  'request/load': {
    ack: [
      ["{told}, I see that. And you'd like me to {task}."],
      ["I see why you're asking, and that you'd like me to {task}."],
    ],
    own: [['Let me look at what I can do, and by when.']],
    ask: [["Is there a part of it that's the most urgent?", 'If I can only do some of it, what matters most to you?']],
  },
  'request/fair': {
    ack: [
      [
        '{told}. Thank you for telling me to my face.',
        'Thank you for saying that to me directly. {told}, and I see that now.',
      ],
      ["Thank you for telling me directly. You'd like me to {task}."],
    ],
    own: [['What you ask for sounds fair to me.=fair', "I'd like to get that right."]],
    ask: [['Will you give me a sign if it happens again?']],
  },
  'request/shy': {
    ack: [["Okay, no talk about it. You'd like me to {task}."]],
    own: [['I can see it was hard to ask.']],
    ask: [['Let me see what I can do. By when do you need to know?']],
  },
  'request/work': {
    ack: [['Noted: {task}.'], ['Noted, {when}.'], ['Noted, thank you.']],
    ask: [
      [
        'Is there anything I should look at first?=task',
        'Is there anything in particular I should prepare?',
        'What would you like me to have ready?',
      ],
    ],
  },
  'request/urgent': {
    ack: [
      ["That sounds stressful, go and see to it. You'd like me to {task}."],
      ['That sounds stressful. I hear you.'],
    ],
    ask: [['Let me check what I have on. What do I need to know for it?']],
  },
  'request/learn': {
    ack: [["Thank you. You'd like to {wish}: I'd like that too.", 'Thank you, {told|}? That made my day.']],
    ask: [['What would you most like to look at?']],
  },
  'request/gruff': {
    ack: [
      ['Thanks for spotting that {fact|}.'],
      ["Okay, you'd like me to {task}. Let me look at what I have on."],
      ['Thanks for thinking of it.'],
    ],
    ask: [['Is there a time on {when} that suits you best?=day', 'Is there a time that suits you best?']],
  },
  summons: {
    ack: [["Okay. I'm ready to listen."]],
    ask: [['Is now good, or would later be easier? And can you tell me what it is about?']],
  },
  'summons/work': {
    ack: [['Of course.']],
    ask: [['When would suit you, and is there something I should prepare?']],
  },
  'question-worry': {
    ack: [
      ['I hear that {told|}. Thank you for asking instead of guessing.'],
      ['You noticed that {deed|}. Thank you for asking instead of guessing.'],
      ['Thank you for asking me instead of guessing.'],
    ],
    own: [["I don't want to leave you not knowing."]],
    ask: [['Can we talk today, so that I can answer you properly?', 'Can I tell you in person rather than in a text?']],
  },
  'question-care': {
    ack: [['Thanks for asking about me.', "Thanks for checking on me, that's kind."]],
    ask: [['Can I tell you properly when we talk? How are you?']],
  },
  'question-probe': {
    ack: [
      ["I hear that you'd like to know {asked}."],
      ['I hear that you\'re curious, and that "{quote}" is on your mind.'],
    ],
    own: [["I'd rather not go into it by text."]],
    ask: [['What makes you ask?', 'Is there something you are hoping to hear?']],
  },
  question: {
    ack: [['Let me check {asked}.'], ["I've seen your question, and I'd like to answer it properly."]],
    ask: [['Is there a time by which you need to know?']],
  },
  thanks: {
    ack: [
      ["I'm so glad {deed|}. Thank you for telling me.=past"],
      ['{told}: that made my day. Thank you for telling me.'],
      [
        "I'm glad about {gift}. Thank you for saying so.=noun",
        "You're very welcome. I'm glad that {gift} helped.=helped",
      ],
      ["You're very welcome.", "You're welcome, and thank you for saying so."],
    ],
  },
  'thanks/work': {
    ack: [
      ["You're welcome, and thank you for the kind words about {gift}.=noun"],
      ["You're welcome. I'm glad that {gift} helped.=gerund"],
      ["You're welcome. Thank you for letting me know."],
    ],
  },
  love: {
    ack: [['{told}? That made me smile. Thank you.=notlove', 'That made me smile, thank you.']],
  },
  missing: {
    ack: [["{told}: I'm glad you told me."], ["I'm glad you told me that."]],
    ask: [['What do you miss most?']],
  },
  'missing/ex': {
    ack: [
      ['{told}. That must have brought a lot back.'],
      ['I can hear that a lot came back tonight.=late', 'I can hear that a lot came back.'],
    ],
    own: [["I don't want to pretend I didn't read it."]],
    ask: [['Are you all right?']],
  },
  praise: {
    ack: [
      [
        "Thank you! I'm glad {told|}.=liked",
        'Thank you, that means a lot to me.',
        'Thank you! It means a lot that you say so.',
      ],
    ],
  },
  condolence: {
    ack: [
      [
        "Thank you for writing. It helps to know that you're thinking of me.",
        'Thank you. It does me good that you wrote.',
      ],
    ],
  },
  'condolence/fact': {
    ack: [['Thank you for writing, and for telling me that {fact|}. That helps.']],
  },
  'condolence/memory': {
    ack: [['Thank you for writing, and for what you say: "{quote}".']],
    ask: [['Is there a memory you would tell me some time?']],
  },
  offer: {
    ack: [["That's kind of you, thank you.", "Thank you for offering, that's really thoughtful."]],
    ask: [['Let me think what would help most. When would suit you?']],
  },
  invitation: {
    ack: [
      ['Thank you for asking me! Let me check {when}.', 'Thank you, that sounds lovely. Let me check {when}.'],
      ['Thank you for asking me, that sounds lovely. Let me check what I have on.'],
    ],
    ask: [['Is there anything I can bring?=food', 'By when do you need to know?']],
  },
  joke: {
    ack: [
      ['Ha, "{quote}". That got me.', 'Haha, "{quote}". I needed that.'],
      ['{told}? That got me.'],
      ['Ha, that got me.'],
    ],
  },
  'joke-barbed': {
    ack: [['Ha. Joking or not, "{quote}" stung a bit.']],
    own: [["I'm proud of it, so I'd rather say so than laugh it off.=mine", "I'd rather say so than laugh it off."]],
    ask: [['How did you mean it?']],
  },
  information: {
    ack: [
      ['Got it: {told|}. Thanks for letting me know.'],
      ['Got it, thanks for letting me know: "{quote}".'],
      ['Got it, thanks for letting me know.'],
    ],
  },
  'information/funeral': {
    ack: [['Thank you for telling me about the funeral.']],
    own: [["I'm thinking of all of you."]],
    ask: [['Is there anything I can bring or do?']],
  },
  'hurt/others': {
    ack: [
      ["{told}. I'm sorry, that sounds hard."],
      ['"{quote}": I\'m sorry, that sounds hard.'],
      ["I'm sorry. That sounds hard."],
    ],
    own: [["I'm glad you told me."]],
    ask: [['Do you want to tell me more, or would something nice be better first?', 'How are you now?']],
  },
  distress: {
    ack: [["I'm so sorry. {told}, and I'm glad you told me."], ["I'm so sorry. I'm glad you told me."]],
    own: [["I don't have anything clever to say, but I'm listening."]],
    ask: [['Do you want company, or to talk, or neither right now?']],
  },
  'good-news/other': {
    ack: [
      ['{news}! That is wonderful, thank you for telling me.'],
      [
        'What good news about {who}, thank you for telling me!',
        "I'm so glad about {who}. Thank you for letting me know.",
      ],
      ["That's such good news, thank you for telling me!"],
    ],
    ask: [
      ['Would a call tonight suit?=ring'],
      ['How are they all doing?=birth'],
      ['How are things now, and how are you?'],
    ],
  },
  'good-news': {
    ack: [
      ["{news}! Congratulations, I'm so happy for you.", '{news}! That is wonderful, congratulations.'],
      ["That's wonderful news, I'm so happy for you!"],
    ],
    ask: [['How does it feel?', 'How are you celebrating?']],
  },
  'good-news/ex': {
    ack: [['Thank you for telling me yourself.']],
    own: [['I need a moment with it before I say more.']],
  },
  'request/small': {
    ack: [
      [
        '"Sure, will do." Or, if it does not suit you: "Sorry, I can\'t manage that one."',
        '"Yes, no problem." Or, if it does not suit you: "Sorry, not this time."',
      ],
    ],
  },
  short: {
    ack: [['Okay.']],
    ask: [
      [
        'Is "{quote}" all good, or is something up? Either is fine to say.',
        'Was that an easy "{quote}" or a not so easy one?',
      ],
    ],
  },
  greeting: { ack: [['Hey, good to hear from you.']], ask: [['How are you?', "How's your day been?"]] },
  sidestep: {
    ack: [['I\'ve read "{quote}", and I still don\'t know where you stand.']],
    ask: [
      [
        'Is it that now is a bad time, or would you rather not talk about it? You can say either.',
        'If you would rather not answer, just say so. If it is only bad timing, when would be better?',
      ],
    ],
  },
  'unsure/asked': {
    ack: [['You ask: "{question}"']],
    own: [["I'd like to answer that properly rather than in a hurry."]],
    ask: [['Is that the main thing, or is there more behind it?']],
  },
  'invitation/hard': {
    ack: [['Thank you for asking me. Let me check {when}.'], ['Thank you for asking me. Let me check what I have on.']],
    ask: [['How are you feeling about it?', 'Is there anything I should bring or know?']],
  },
  'request/leave': {
    ack: [["You're asking if you may {leave}."]],
    own: [['Let me think about it before I say yes or no.']],
    ask: [['What do I need to know about it?']],
  },
  unsure: {
    ack: [['Thank you for telling me that {told|}.'], ["I've read it, and I don't want to take it the wrong way."]],
    ask: [['How did you mean it?', 'Is there something you would like from me, or did you mostly want me to know?']],
  },
  statement: {
    ack: [['Thank you for telling me that {told|}.'], ["I've read it, and I want to be sure I understand it."]],
    ask: [['What would you like from me with this?', 'Is there something you would like me to do?']],
  },
}
