import type { SafetyCategory } from '@mallama/contracts/safety'

/** What is said when the normal talk stops. `first` meets the words, `ask` is the one triage question. */
export interface SafetyLines {
  first: string[]
  urgent: string[]
  ask: string[]
  /** Later turns: each a step further, never the same block twice. */
  steps: string[]
  /** Words to send to someone, when they are asked for. */
  draft: string[]
}

const selfHarm: SafetyLines = {
  first: [
    'I am taking that seriously, and I am glad you wrote it here rather than nowhere.',
    'Thank you for saying it outright. That is a great deal of pain, and it does not have to be carried alone tonight.',
    'What you feel can be this strong and still change, and you should not be alone with it tonight.',
  ],
  urgent: [
    'This comes before everything else. Please let a person be with you now, in the room or on the line.',
    'You matter more than anything else in this conversation. Please reach a person now, before you read on.',
  ],
  ask: [
    'Are you thinking of acting on it tonight?',
    'Are you in danger of hurting yourself right now?',
    'Is there someone with you, or near enough to come?',
  ],
  steps: [
    'One thing for now: put distance between you and anything you could hurt yourself with, or go and sit where other people are. Who could you be near in the next hour?',
    'You do not have to explain all of it to anyone. A single sentence is enough to let somebody in. Whose name comes to mind first, even if you hesitate?',
    'Let us make the stretch of time smaller: not tomorrow, only the next hour. What has ever made an hour like this a little easier?',
    'There was something today that made it worse than yesterday, I think. What was it, as plainly as you can say it?',
    'A part of you is still writing to me, and I would like to hear that part too. What does it want?',
    'It can help to tell the line exactly what you told me, word for word. Would it be easier to call or to text?',
    'Feelings of this size come in waves, and the top of one is the worst place to decide anything from. Where in the wave are you now?',
    'A doctor can hear this too, and it is an ordinary reason to come. Is there one you have spoken to before?',
  ],
  draft: [
    'I am not okay tonight and I do not want to be alone. Can you come over, or stay on the phone with me?',
    'I need to tell you something hard: I have been thinking of not living any more. Please do not fix it, just stay with me.',
  ],
}

const abuse: SafetyLines = {
  first: [
    'What you describe is not a quarrel between two people, and it is not your fault.',
    'That is frightening, and you are not making too much of it. Nothing you did makes it all right.',
    'I am glad you told someone, even here. How a person treats you is their doing, not yours.',
  ],
  urgent: [
    'That is dangerous, even if it looks calm again afterwards. People who know this well would want you to speak to someone today.',
    'Please take this as seriously as I do: what happened can cost a life, and you deserve help with it now.',
  ],
  ask: [
    'Is it safe for you to read this here?',
    'Are you safe where you are right now?',
    'Could anyone see this screen at the moment?',
  ],
  steps: [
    'You need not decide anything about the relationship to get help. People on those lines talk through safety with you, at your pace. Who else knows about it so far?',
    'It can help to have a word agreed with one person, so that a harmless message from you means "come" or "call someone". Who could that be?',
    'Some people keep a small bag with someone they trust: papers, a little money, keys, medicine, a charger. Is there a place where such a thing would be safe?',
    'Think of your phone too: it may be looked at. Quick exit clears this screen, and another device is safer for looking things up. Is there one you could use?',
    'When it gets loud, rooms with two ways out are safer than the kitchen or bathroom. Which way out would you take?',
    'If you can do it without risk, note dates and what happened somewhere that is not in your home. Would there be a place for that?',
    'You know the signs before it gets worse better than anyone. What do you notice first?',
    'Leaving can be the riskiest moment, so it goes better with people who plan such things every day. Would you be willing to speak to one of them, without giving your name?',
    'You are allowed to want the good days back and to want this to stop. What would feeling safe at home look like to you?',
  ],
  draft: [
    'I need you to know that I am not always safe at home. If I text you our word, please call for help and come. You do not need to do anything else now.',
    'Can I keep a few things at your place? I will explain when I can talk. Please do not mention it to anyone.',
  ],
}

const sexual: SafetyLines = {
  ...abuse,
  first: [
    'You said no, or could not, and that counts. What was done is not your fault.',
    'I believe you. No relationship takes away your right to say no.',
    'That should not have happened to you, whatever came before or after.',
  ],
  steps: [
    'Nothing has to be reported or decided now. There are people who will listen first and explain what is possible. Would you want one to talk to?',
    'If it was recent, a doctor or clinic can look after you whether or not you ever report it. Is there someone who could go with you?',
    'You decide whom you tell and how much. Is there one person who would believe you?',
    ...abuse.steps.slice(1, 4),
    'Bodies freeze, go along or go numb in order to get through, and none of that is a yes. What do you need tonight to feel a little safer?',
    ...abuse.steps.slice(4, 8),
  ],
}

const child: SafetyLines = {
  ...abuse,
  first: [
    "No child should be hurt, and it was right to say it. It is never the child's fault.",
    'Thank you for telling it. An adult whose job this is can take it from here, with you.',
  ],
  urgent: ['If a child is in danger at this minute, please call the emergency number first and read on later.'],
  ask: [
    'Is the child safe right now?',
    'Is anyone being hurt at this moment?',
    'Is everyone safe where they are tonight?',
  ],
  steps: [
    'You do not need proof to speak to one of those lines, a worry is enough. Who else has noticed something?',
    'If a child tells you about it, it helps to listen, say that it is not their fault, and promise only what you can keep. What has been said to you so far?',
    'Write down what you saw or heard, in the words that were used, with the date. Where could you keep that?',
    'Is there a teacher, a doctor or a relative who could be told today?',
    'If you are young yourself: a grown-up at school or the child line will take you seriously. Who would be the easiest to tell?',
  ],
  draft: ['I need to talk to you about something serious at home. Can we speak alone today?'],
}

const stalking: SafetyLines = {
  ...abuse,
  first: [
    'Being followed or watched is serious, and you are right to take it so.',
    'You are not being dramatic. Someone who does not accept your no is a risk, not a compliment.',
  ],
  steps: [
    'It often helps not to answer at all, since every answer is taken as a sign, and to keep every message. Do you have them saved?',
    'Tell the people around you, at work and next door, not to pass anything on about you. Who should know first?',
    'A short diary with time, place and what happened is worth a good deal later. What would be its latest entry?',
    'Check the phone and accounts from a device that has not been near the other person. Is there one?',
    'The police can be told even if each single thing looks small. Would someone go with you?',
  ],
  draft: [
    'Someone is following me and I am not all right with it. Please tell nobody where I am, and let me know if you are asked.',
  ],
}

const others: SafetyLines = {
  first: [
    'I am glad you wrote it here before anything happened. Being that angry is one thing, someone getting hurt is another.',
    'Thank you for being straight about it. There is still room between the wish and the act.',
  ],
  urgent: [
    'Please put distance between you and them now, a door or a street, and talk to a person before anything else.',
  ],
  ask: [
    'Is everyone safe at this moment?',
    'Are you near them right now?',
    'Are you in danger of hurting someone tonight?',
  ],
  steps: [
    'Leave the place where it could happen, if only for an hour, and leave behind anything that could do harm. Where could you go?',
    'Say it to one person aloud, as you said it to me. Who would stay calm?',
    'Something under that anger has been hit hard. What was it?',
    'There are people who help with exactly this, without judging you. Would you call one of them today?',
    'If someone has been hurt already, a doctor first. How are they now?',
  ],
  draft: ['I am so angry that I do not trust myself. Can you come and get me, or stay on the line until it is over?'],
}

const medical: SafetyLines = {
  first: [
    'This may need a doctor right now, and that comes before this conversation.',
    'Please get medical help first. Everything else can wait.',
  ],
  urgent: [
    'Please call the emergency number now and stay with them. I will still be here afterwards.',
    'Call for an ambulance before you read another line.',
  ],
  ask: ['Is help on its way?', 'Are they breathing and able to answer you?', 'Is someone with you?'],
  steps: [
    'Stay on the line with the call taker and do what they say, they will lead you through it. What do they tell you?',
    'Unlock the door and put a light on so that you are found quickly. Is there someone who can meet them outside?',
    'Write down what was taken or what happened and when, for the doctors. Do you know the time it began?',
  ],
  draft: ['We need an ambulance. Please come to us and call me back straight away.'],
}

export const safetyLines: Record<SafetyCategory, SafetyLines> = {
  'self-harm': selfHarm,
  abuse,
  'sexual-coercion': sexual,
  'child-abuse': child,
  stalking,
  medical,
  'threat-to-others': others,
}

/** When it is about someone else: what helps from beside them. */
export const helperLines: Record<
  'self-harm' | 'other' | 'gone',
  { first: string[]; urgent?: string[]; ask: string[]; steps: string[]; draft: string[] }
> = {
  /** They may be about to act, and cannot be reached or seen. */
  gone: {
    first: [],
    urgent: [
      'Please treat this as an emergency now: ring the emergency number, say what you heard from them and where they are or may be, and ask for somebody to go to them. It is right to call even if you turn out to be wrong.',
      'This cannot wait. Call the emergency number, repeat word for word what they said, and say where they are or might be. Nobody will blame you if it was a false alarm.',
    ],
    ask: ['Do you know where they are, or might be?', 'Who is nearest to where they are?'],
    steps: [
      'Keep ringing, and send one message they can read when they look: "I am not angry. I love you. Tell me where you are and I will come." Have you been able to send it?',
      'Let somebody go to the places they would go to, while you stay by the phone: home, the car, a place that means something to them. Who can go now?',
      'Ask whoever saw them last, and tell the call taker: what they wore, the car, what they may have with them. Who saw them last?',
      'If you reach them: ask where they are, keep them talking, and ask directly whether they are going to end their life. Stay on the line until somebody is with them. Who is with you while you do this?',
      'When they are found, do not leave them alone tonight, and let a doctor see them. Who could stay?',
    ],
    draft: ['I am not angry. I love you. Tell me where you are and I will come. You do not have to explain anything.'],
  },
  'self-harm': {
    first: [
      'That is frightening to hear from someone you care about, and you are right not to let it pass. Ring them now or go to them, and ask directly. If you cannot reach them, ring the emergency number.',
      'It is good that they are not the only one who knows. Call or go to them now and ask in plain words; if you cannot reach them, the emergency number is right.',
    ],
    ask: [
      'Are they safe and not alone right now?',
      'Do you know where they are at this moment?',
      'Have you been able to ask them directly?',
    ],
    steps: [
      'You can ask in plain words whether they are thinking of ending their life. Asking does not put the idea there, and it often brings relief. What would make it hard for you to ask?',
      'Stay with them or have someone stay, and move anything out of reach that could be used to do harm. Who else could take a turn?',
      'Do not promise to keep it secret. You can say that you care too much for that. Who should know next?',
      'The lines are there for people who worry about someone as well as for themselves. Could you call while they are with you?',
      'You are not responsible for their life, only for what is in your reach. Who is looking after you in this?',
    ],
    draft: [
      'I am worried about you, and I would rather ask than wonder: are you thinking of ending your life? I am not going anywhere, and we can call someone together.',
    ],
  },
  other: {
    first: [
      'It is hard to watch that from outside, and it is good that somebody does not look away.',
      'That sounds unsafe for them, and your worry is in the right place.',
    ],
    ask: [
      'Are they safe right now?',
      'Can you speak to them without anyone listening in?',
      'Is anyone in danger at this moment?',
    ],
    steps: [
      'What helps most is believing them, saying it is not their fault, and not pushing them to leave. What have they told you in their own words?',
      'Offer one concrete thing: a place to sleep, a bag kept safe, a word that means "call for help". Which could you offer?',
      'Reach them in a way that is safe for them, since messages may be read. How do the two of you usually talk?',
      'The lines also advise people who worry about someone. Would you call one yourself?',
      'If you hear or see it happening, call the emergency number and keep out of the middle. Do you have the address at hand?',
    ],
    draft: [
      'I have noticed some things and I am worried about you. You do not have to explain. If you ever need a place or a call, day or night, I am there.',
    ],
  },
}

export const cannotCall = [
  'Mallama is an AI and cannot call anyone for you.',
  'I am an AI, so I cannot call or send anyone, and that is why a person matters here.',
]

/** The one direct question when it is not clear: plain, and leading nowhere. */
/** Tier 1: one of them, once, in the place of the answer's own question. Each has its answers and Help beneath. */
export const quietQuestions = [
  "One thing, because I'm careful: is anyone getting hurt, or thinking of dying? If yes, Help has people to talk to right now. If no, carry on.",
  'One careful question: is anybody in danger in this, or thinking of dying? If yes, Help has people to talk to right now. If no, carry on.',
]

export const directQuestions: Record<'self-harm' | 'other' | 'helper', string[]> = {
  'self-harm': [
    'I want to ask you directly: are you thinking about ending your life?',
    'One plain question, and any answer is all right: have you been thinking of ending your life?',
  ],
  other: [
    'One direct question, and you can answer as you like: do you ever feel unsafe at home or with {them}?',
    'May I ask directly: are you ever afraid of what {they} might do?',
  ],
  helper: ['One direct question: do you think they are in danger?'],
}
