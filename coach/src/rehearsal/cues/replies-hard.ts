import type { Mood } from './replies.ts'

/** Answers to lines that press, judge, leave or draw a line. How to read them stands in `replies.ts`. */
export const repliesToHard = {
  threat: {
    closed: [
      'So that is a threat now. I have nothing to say to that.',
      'Then do it. I am not going to beg.',
      'You have decided already, so why are we talking?',
      'If that is how you put it, we are finished here for today.',
      'I will not decide anything with that hanging over me.',
    ],
    guarded: [
      'Is that an offer or a threat? {own}.',
      'You want me to say yes because I am scared of the no. I will not.',
      'I was listening until that last bit.',
      'Say what you want without the rest, and I might answer it.',
    ],
    open: [
      'I was with you until that. Do you mean it, or are you just that angry?',
      'That one went in. What is it you want from me, without the consequence?',
      'Do not put it like that. Say what you need and I will listen.',
    ],
  },
  attack: {
    closed: [
      'Great. So we are at names now.',
      'I am not going to answer that.',
      'And with that you wonder why I leave the room.',
      'Think that, then. {own}.',
    ],
    guarded: [
      'That was low. {own}.',
      'You can be angry. You do not get to call me that.',
      'If that is what you think of me, what is there to talk about?',
      'Say it without the name and I will try to hear it.',
    ],
    open: [
      'Ouch. I was trying, you know.',
      'That hurt. What did I do, actually?',
      'Leave the name out and tell me what happened for you.',
    ],
  },
  accuse: {
    closed: [
      '{Abs}? Really, {abs}? {own}.',
      'So {cl}. Of course. It is all me, as usual.',
      'Here it comes again. {own}.',
      'I knew this was going to be about what I did wrong.',
      'And you have nothing to do with it, I suppose.',
      'Fine, then I am the bad one.',
    ],
    guarded: [
      'So {cl}? That is not how I see it. {own}.',
      '{Abs}? That is not true and you know it. {own}.',
      'I do not think that is fair. {own}.',
      '{own}. That counts for something too.',
      'You make it sound as if I did it on purpose.',
      'There is another side to that, and you are not asking about it.',
      'So {cl}? Give me one time.',
    ],
    open: [
      'Maybe there is something in that. It is hard to hear it like this, though. {own}.',
      'All right, {cl}, sometimes. Not as often as you make it sound.',
      'I hear that. It still lands like a list. {own}.',
      'That is a hard one to hear. What was it that you needed from me?',
      'I do not want to argue it away. Which time hurt the most?',
      'Okay. Some of that I can hear. Which time do you mean most?',
    ],
  },
  unsorry: {
    closed: [
      'There is always a but. {own}.',
      'That is not a sorry. {own}.',
      'Keep it, then.',
      'So it is still my fault, only more politely.',
    ],
    guarded: [
      'I heard the sorry, and then I heard the rest. {own}.',
      'Are you sorry, or do you want me to stop?',
      'I would take the first half, if it stood alone.',
      'It sounds as if I am the one who should be sorry.',
    ],
    open: [
      'I want to believe the first half. Can you say only that?',
      'It is good that you say it. The rest makes it hard to hear.',
      'I know you mean some of it. What are you sorry for, exactly?',
    ],
  },
  sneer: {
    closed: ['Very funny.', 'If you want to say something, say it. {own}.', 'I am not doing this tone.'],
    guarded: [
      'Was that meant for me? Then say it straight.',
      'I can hear that you are cross. I cannot hear about what.',
      'You could just tell me. {own}.',
    ],
    open: [
      'That stung. What is it really?',
      'You are angry, and I would rather hear that than the joke.',
      'Say it plainly, I can take it.',
    ],
  },
  hello: {
    closed: ['Yes?', 'What is it?', 'You again.'],
    guarded: ['Hey. What is it?', 'Hi. Is everything all right?', 'Hello. You look as if you want to say something.'],
    open: ['Hi. It is good to hear you.', 'Hey. Come in.', 'Hello, you.'],
  },
  hold: {
    closed: ['Go on, then.', 'As if I could stop you.', 'Fine. Finish.'],
    guarded: ['Okay. Go on.', 'All right, I am quiet.', 'I thought you had finished. Go on.'],
    open: ['Sorry. Go on.', 'You are right, I cut in. Say it.', 'I am listening now.'],
  },
  decide: {
    closed: ['So it is settled, and I am told last. {own}.', 'Do what you like, then.', 'Nobody asked me, I notice.'],
    guarded: [
      'You have decided, then. {own}.',
      'I do not like it. I did hear it.',
      'And there is nothing I can say to that?',
      'That is not what I had hoped for. {own}.',
    ],
    open: [
      'I would have liked it otherwise. All right.',
      'That is hard for me. I think I can live with it.',
      'It is yours to decide. I am still a bit sad about it.',
    ],
  },
  pause: {
    closed: [
      'Go, then. It will not be any different when you are back.',
      'Fine.',
      'And then we start again from the top?',
    ],
    guarded: [
      'Okay. But do come back to it.',
      'All right. I could do with a minute as well.',
      'Fine, go. I am still here then.',
    ],
    open: ['Yes, good. Let us both breathe first.', 'Okay. Thank you for saying when.', 'All right. I will be here.'],
  },
  order: {
    closed: [
      'You do not get to tell me that.',
      'And if I do not?',
      'I am not taking orders. {own}.',
      'No. Not like that.',
    ],
    guarded: [
      'Ask me instead of telling me, and we can talk. {own}.',
      'You have made up your mind, then. Where do I come in?',
      'It sounds as if a no is not allowed.',
      'I might even do it, if it were a question.',
    ],
    open: [
      'I might do that. Just ask me, do not tell me.',
      'I see that you want it. Give me a moment to say yes by myself.',
      'Not now, and not as an order. Ask me tomorrow. {own}.',
    ],
  },
  claim: {
    closed: [
      'So it is about who is right now. {own}.',
      'You have the rule ready. You always have the rule ready.',
      'Then I suppose you win.',
      'If it is about who is right, you can have it.',
    ],
    guarded: [
      'I know what was said. It was not that simple. {own}.',
      'So {cl}? {own}.',
      'By the letter of it, maybe. {own}.',
      'I could tell you my list as well. Would that help either of us?',
      'You may be right about the rule. That does not tell me what you want.',
    ],
    open: [
      'You may have a point there. What would you want to do about it?',
      'Maybe it was said like that. I did not take it as you did. {own}.',
      'All right, on paper you are right. What is it really about for you?',
    ],
  },
  leave: {
    closed: ['Then go.', 'Right, and we stop exactly where we always stop.', 'Suit yourself.'],
    guarded: [
      'You start this and then you go?',
      'Fine. And when do we talk about it, if not now?',
      'I would rather finish it. {own}.',
    ],
    open: [
      'Okay, take a break. When do we go on?',
      'I would like to stay with it a bit longer, but all right.',
      'All right. Come back to it, though, please.',
    ],
  },
  limit: {
    closed: [
      'Fine. Then I will not say anything at all.',
      'So I am not even allowed to open my mouth. {own}.',
      'There. You have drawn your line. Happy?',
    ],
    guarded: [
      'So I may not even say it any more? {own}.',
      'I did not know it was that bad. You could have told me earlier.',
      'All right. And what may I say?',
      'I mean it well, you know that. {own}.',
    ],
    open: [
      'All right. I will try to hold back. You may have to remind me.',
      'I did not know it was that serious for you. What would be better?',
      'Okay, I heard that. {own}.',
    ],
  },
  talk: {
    closed: ['Not that again. {own}.', 'About {topic}? I have nothing to say to that.', 'Is this going to take long?'],
    guarded: [
      'About {topic}? {own}.',
      'About {topic}? Why, what is it?',
      'Okay. What have I done?',
      'We can. I do not have long, though.',
      'That sounds serious. Say it.',
    ],
    open: ['About {topic}? Yes, all right.', 'Sure. What is on your mind?', 'Okay. Sit down, I am listening.'],
  },
} satisfies Record<string, Record<Mood, readonly string[]>>
