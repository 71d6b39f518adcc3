import type { RelationshipKind } from '@mallama/contracts/tools'
import type { StrainTopic } from './cues/strain-row.ts'
import type { StrengthKind } from './cues/strengths.ts'
import { workAdvice } from './advice-work.ts'
import type { Actor } from './told-who.ts'

/**
 * What is said about each thing a description tells, in the writer's own words (`{q}`), and one doable thing for each
 * strain. The steps follow the antidotes of Gottman and Silver (1999); what the writer does is answered by what the
 * writer can do, what the other does by what can be asked of them, and what a third person does by neither.
 */
export const strengthWords: Record<StrengthKind, readonly string[]> = {
  trust: ['You can rely on something here: {q}.', 'There is trust to build on: {q}.'],
  appreciation: ['Somebody is seen and liked: {q}.', 'There is warmth here: {q}.'],
  repair: ['A way back is found: {q}.', 'When it goes wrong, something is done about it: {q}.'],
  support: ['Help comes when it is needed: {q}.', 'There is somebody there when it counts: {q}.'],
  commitment: ['This is kept up, and wanted: {q}.', 'Time and effort go into this: {q}.'],
  fun: ['There is lightness here: {q}.', 'You can enjoy each other: {q}.'],
}
export const pastStrength = 'There was something good, and you still name it: {q}.'

type Advice = readonly [area: string, step: string]

const advice: Record<StrainTopic, Advice> = {
  lie: [
    'Not being told the truth: {q}.',
    'For {q}: write down the one thing you need to know to stop guessing, and ask that, once, at a calm time. Judge by what changes afterwards more than by how it is explained.',
  ],
  affair: [
    'A breach between you: {q}.',
    'For {q}: you don’t have to decide anything this week. Write down what you would need to know, and what would have to change, before you could rely on them again. Choose one person outside who can hear it.',
  ],
  money: [
    'Money or things taken or kept back: {q}.',
    'For {q}: put it on paper for yourself: what, how much, since when. Say once, in writing if that is easier, what you want back or want to know, and by when. Until then lend nothing that you cannot do without.',
  ],
  passedon: [
    'Something private that was passed on: {q}.',
    'For {q}: tell them in two sentences what it was like to hear it come back, and that you want to be asked first. What you tell them after that is yours to decide, and may be less for a while.',
  ],
  secret: [
    'Something shared or hidden that should not have been: {q}.',
    'For {q}: name the one thing, and what it did: "That was said to you alone, and it went further." Until you have heard the answer, tell them only what others may hear.',
  ],
  talked: [
    'Talk about you where you are not: {q}.',
    'For {q}: say it once to the one who said it, without asking who else heard: "I heard that. If something about me bothers you, I’d rather hear it from you." You don’t have to win over the others.',
  ],
  unaccepted: [
    'Not feeling accepted: {q}.',
    'For {q}: leave aside whether you are liked. Do one small thing together that has a task in it, and see whether that is easier than talking. What you stand for you need not defend each time.',
  ],
  credit: [
    'Your work or your agreements not being respected: {q}.',
    'For {q}: the next time, say it the same day and as a fact: whose it was, and what you ask for from now on.',
  ],
  promise: [
    'Promises that do not hold: {q}.',
    'For {q}: ask for one small promise with a day attached, instead of a big one. Whether that one is kept tells you what the next may weigh.',
  ],
  trust: [
    'Trust is missing here: {q}.',
    'For {q}: name one thing, small enough to be seen within a month, that would let you trust a little more, and say it as a request. Without such a sign you owe nobody your trust.',
  ],
  mocked: [
    'Being put down: {q}.',
    'For {q}: you may stop it there and then with one plain sentence, "Please don’t do that while I’m talking about this", and leave the room if it goes on. Notice whether it is respected.',
  ],
  names: [
    'Words that make you small: {q}.',
    'For {q}: answer the word, not the argument: "Don’t call me that." Then end the talk until it goes on without it. Tell it to somebody outside too, in exactly these words: it is easy to get used to a tone.',
  ],
  jokes: [
    'Jokes at your expense: {q}.',
    'For {q}: the next time, don’t laugh along and don’t explain. One line is enough: "That one isn’t funny to me." What happens after that line tells you a lot.',
  ],
  public: [
    'Being shown up before others: {q}.',
    'For {q}: raise it alone with them afterwards, about that one time: "Tell me that when we’re by ourselves. In front of people I stop listening."',
  ],
  lesser: [
    'Not being treated as an equal: {q}.',
    'For {q}: pick one situation in which it happens and say beforehand what you want instead, for example to finish your sentence, or to be asked first.',
  ],
  silence: [
    'Silence where you would want words: {q}.',
    'For {q}: don’t chase the silence. Say once that you are there and when: "I’d like to talk at seven. If that’s too soon, tell me when." A fixed time is easier to come back to.',
  ],
  closed: [
    'Something that cannot be talked about yet: {q}.',
    'For {q}: choose something you do side by side, a walk or the washing up, and say one true sentence about yourself there. It needs no answer on the spot.',
  ],
  busy: [
    'Little room for you: {q}.',
    'For {q}: ask for something small and fixed, for example twenty minutes on two evenings with no screen and nothing to organise, and say what you would like to do with them.',
  ],
  contact: [
    'Contact that is thin, or broken off: {q}.',
    'For {q}: send two or three lines that ask for nothing back: that you think of them, and one thing you remember. Then leave it for a few weeks. You may also decide not to.',
  ],
  missed: [
    'Something you had together, and miss: {q}.',
    'For {q}: propose one of the things you miss, once, small and with a day. An invitation is easier to answer than a reproach.',
  ],
  unasked: [
    'Not being asked, heard or noticed: {q}.',
    'For {q}: ask for it in one sentence when something matters: "I want to tell you something, and I’d like you just to listen for five minutes." See how that goes before you decide what it means.',
  ],
  unsorry: [
    'No word of regret when something went wrong: {q}.',
    'For {q}: choose one event and say what would have helped: "I don’t need a big apology. I’d have liked to hear that it was hard for me." If nothing comes to that either, you know more.',
  ],
  cancels: [
    'Plans that cannot be counted on: {q}.',
    'For {q}: agree on one rule: how they let you know, and by when, if it can’t be kept. For what really matters, have a second plan that does not depend on it.',
  ],
  forgotten: [
    'Something that mattered to you was missed: {q}.',
    'For {q}: say which one day or thing matters to you, a week before, plainly and without a reproach for the last time. What is given because you asked is not worth less.',
  ],
  leftout: [
    'Being left out: {q}.',
    'For {q}: ask one person in it, not all, and about one occasion: "I’d have liked to come. Was there a reason?" And invite somebody yourself to something small.',
  ],
  strangers: [
    'Living side by side rather than together: {q}.',
    'For {q}: once this week, ask a question that has nothing to do with arrangements, and tell one thing about your day that you would usually leave out.',
  ],
  heldback: [
    'Something you hold back: {q}.',
    'For {q}: pick the smallest true sentence you have not said, and say or write only that one. It does not have to be the whole of it.',
  ],
  fault: [
    'Being found fault with: {q}.',
    'For {q}: ask for one thing at a time: "Tell me the one thing that matters to you here, and what you’d like instead." What is only a verdict you may leave unanswered.',
  ],
  quarrel: [
    'Quarrels that come back: {q}.',
    'For {q}: take one of them at a calm time. Each says for three minutes what it is about for them, the other only says it back. Look for a solution afterwards, not before.',
  ],
  shouting: [
    'It gets loud: {q}.',
    'For {q}: say in a quiet hour what you will do when it gets loud: leave the room, and come back at a time you name. If leaving the room makes it worse, talk to somebody outside first.',
  ],
  load: [
    'More falls to you than to the other side: {q}.',
    'For {q}: write down what you give or do in a usual week, choose one thing, and stop offering it or hand it over, saying so beforehand. You will see what is taken up.',
  ],
  decides: [
    'Decisions made without being asked: {q}.',
    'For {q}: name one kind of decision that you want to be asked about first, and say what the answer would have been last time.',
  ],
  dismissed: [
    'What you feel is waved away: {q}.',
    'For {q}: leave out whether it is too much or not. "You don’t have to agree. I’d like you to know that it matters to me." Then name the one thing you ask for.',
  ],
  mine: [
    'Your things, your time or your space: {q}.',
    'For {q}: say one rule, and only one: what is fine without asking, and what wants a question first. One rule can be remembered.',
  ],
  jealous: [
    'Jealousy between you: {q}.',
    'For {q}: ask what exactly the fear is, at a time when nothing is planned, and say what you are glad to tell and what stays yours. Giving up friends does not make such a fear smaller.',
  ],
  bills: [
    'Money or chores between you: {q}.',
    'For {q}: settle it outside the heat, on one sheet of paper: what there is, who does or pays which part, and when you look at it again.',
  ],
  hard: [
    'Something that is hard for you with them: {q}.',
    'For {q}: choose one occasion and say what they did, what it was like for you, and what you would like next time, without a word for what they are like. One occasion can be answered; a description of somebody can only be denied.',
  ],
  habit: [
    'A habit that comes between you: {q}.',
    'For {q}: you can’t stop it for them. Decide what you will do yourself on such a day, and say it in a sober hour. There are groups for people close to someone who drinks, uses or gambles; one evening there commits you to nothing.',
  ],
  ill: [
    'An illness or age that changes how you are with each other: {q}.',
    'For {q}: that is the illness speaking more than the person, so answer the feeling and leave the fact. Ask somebody who knows it, a doctor, a nurse or a carers’ group, for one thing that helps at such a moment, and keep one hour a week for yourself.',
  ],
  fear: [
    'A worry you carry: {q}.',
    'For {q}: tell somebody about it this week, in one sentence and as a worry, not as a reproach. It need not be solved to be said.',
  ],
  lonely: [
    'Something that hurts: {q}.',
    'For {q}: let one person know this week that it is like that, in these words. If you are not sure how they would take it, begin with somebody outside.',
  ],
  grief: [
    'A loss that the rest stands in: {q}.',
    'For {q}: grief goes two ways. One talks, another goes quiet or keeps their hands busy, and the quiet one need not miss them less. Say the name aloud once this week, to each other, with one small memory, and let that be enough for a day.',
  ],
  guilt: [
    'Something you reproach yourself with: {q}.',
    'For {q}: separate what you did from what you are. If there is one thing to make good, say that one without a "but"; the rest need not be paid for.',
  ],
}

/** The same, where it is the writer who does it. */
const ownAdvice: Partial<Record<StrainTopic, Advice>> = {
  lie: [
    'Something untrue, by your own account: {q}.',
    'For {q}: decide what you would want to have said before it is found. Telling it yourself is another thing than its being found.',
  ],
  affair: [
    'Something kept apart, by your own account: {q}.',
    'For {q}: steadiness helps more than one more sorry: answer what you are asked, in the same words each time, and agree when it may be asked. If it is not told yet, telling it yourself is another thing than its being found.',
  ],
  shouting: [
    'Your own share in the heat, which you name yourself: {q}.',
    'For {q}: choose one moment this week to stop halfway and say what you need instead of what is wrong. "I need ten minutes" counts.',
  ],
  quarrel: [
    'Your own share in the heat, which you name yourself: {q}.',
    'For {q}: choose one moment this week to stop halfway and say what you need instead of what is wrong. "I need ten minutes" counts.',
  ],
  fault: [
    'Your own share, which you name yourself: {q}.',
    'For {q}: say the next complaint as a wish: what happened, what you would like next time, and nothing about what they are like.',
  ],
  hard: [
    'Something in yourself that you name: {q}.',
    'For {q}: pick one occasion this week on which you would like to do it otherwise, and tell one person beforehand.',
  ],
  decides: [
    'Decisions you make for them: {q}.',
    'For {q}: pick one decision this week and ask before you settle it. One is enough to find out how it goes.',
  ],
  jealous: [
    'A jealousy you know in yourself: {q}.',
    'For {q}: when it comes, wait ten minutes and write down what you are afraid it means. Then say that as a fear, once, instead of testing for the answer.',
  ],
  contact: [
    'Contact that is thin, or broken off: {q}.',
    'For {q}: decide first what you would want from it: news, an apology, or only a sign. Then write two or three lines that ask for nothing more than that. You may also decide not to.',
  ],
  forgotten: [
    'Something of theirs that you missed: {q}.',
    'For {q}: say sorry for that one time without a reason attached, and ask what would make it good.',
  ],
  cancels: [
    'A promise of your own that slips: {q}.',
    'For {q}: say sorry for that one time without a reason attached, and give a day on which you will make it good.',
  ],
  mocked: [
    'Words of yours that put the other one down: {q}.',
    'For {q}: say to them that you heard yourself, and put in its place the complaint that was underneath.',
  ],
}

/** Somebody else comes between: the step is not to be asked of them over the other one's head. */
const thirdAdvice: Advice = [
  'Somebody else comes into it: {q}.',
  'For {q}: settle first, with the one you are close to, what each of you says and does the next time it happens. Then it is not you alone against a third person.',
]

const familyAdvice: Partial<Record<StrainTopic, Advice>> = {
  fault: [
    'Being found fault with: {q}.',
    'For {q}: choose one subject that you no longer discuss, and say so kindly each time in the same words: "I’ve decided that one. Tell me about something else." Sameness works better than reasons.',
  ],
  missed: [
    'Something you had together, and miss: {q}.',
    'For {q}: write or say one memory of it, without a request attached, and offer one small occasion with a day: a walk, a meal, a call.',
  ],
}

/** The area and the step for one strain, fit for the kind of relationship and for who does it. */
export function adviceFor(topic: StrainTopic, actor: Actor, type: RelationshipKind): Advice {
  if (topic === 'ill') return advice.ill
  if (actor === 'third' && topic !== 'fear' && topic !== 'lonely' && topic !== 'guilt')
    return type === 'colleague' ? advice[topic] : thirdAdvice
  const own = actor === 'writer' ? ownAdvice[topic] : undefined
  if (own) return own
  if (type === 'colleague') return workAdvice[topic] ?? advice[topic]
  return (type === 'family' ? familyAdvice[topic] : undefined) ?? advice[topic]
}

/** In place of every other step where somebody is being hurt or frightened: nothing that asks for more patience. */
export const safetyWords = {
  area: 'This is about your safety rather than about how you two talk: {q}.',
  step: "About {q}: tell one person you trust, or one of the services below, exactly that. You don't have to know what to do next, and being gentler or clearer is not what would make it stop.",
  child:
    'About {q}: tell an adult outside the home, such as a teacher or a doctor, or one of the services below. It is not your job to make it stop by being better, and telling is not betraying anyone.',
  helperArea: 'This is about the safety of somebody you know: {q}.',
  helper:
    'About {q}: ask them directly whether they think of ending their life; asking does not put the idea there. Don’t keep it secret, see that somebody is with them, and ring one of the services below, for them or together. You can bring help without being the only help.',
  witness:
    'About {q}: let them know that you believe them and that it is not their fault, ask what would help, and pass on one of the services below. Leave talking to whoever does it to others; that can make it worse for them.',
  doubtArea: 'This may be about your safety rather than about how you two talk: {q}.',
  doubt:
    'About {q}: if it goes on, or you are afraid of what happens when you say no, talk to someone outside this relationship or one of the services below before you raise it here. You can ask them without being sure what it is.',
  self: "About {q}: you don't have to carry that alone tonight. Tell one person, or one of the services below, exactly those words.",
  other:
    "About {q}: talk it over with someone outside this relationship first. Bringing it up alone with them may not be safe, and you don't owe anyone that talk.",
}
