/** The grammar's slots. {m} is the writer's fact turned to "you", {M} the same at a sentence's start, {q} exact words. */
export const mirrored = ['{M}.', '{M}.', '{M}.']
/** Used at most once in four replies: a talk in which every answer has a run-up is tiring. */
export const ledIn = ['So {m}.', 'So {m}.']
/** For facts that are also judgements: they stay the writer's own. */
export const attributed = ['{M}, as you see it.', '{M}, from your side of it.']
/** Words that someone else said, as the writer remembers them. */
export const spoken = [
  'The words were "{q}", and one remembers a sentence like that exactly.',
  '"{q}" is what reached you.',
  'What was said is "{q}", and it is the kind of sentence that stays in the room.',
  'Then there is the sentence itself, "{q}".',
]
/** Words the writer said or wrote to the other. */
export const saidOwn = ['You said "{q}".', '"{q}" was what came out.', 'Your words were "{q}".']

export const namedFeeling = [
  'Being {feeling} makes sense after that.',
  'You are {feeling}, and it needs no defence.',
  'That you feel {feeling} follows from what you describe.',
  'It would be odd not to feel {feeling} there.',
  'You can be {feeling} without having to prove that you should be.',
  'Feeling {feeling} belongs to the facts of it, too.',
]

/** Words by which someone judges themselves are never agreed with. */
export const selfJudged = [
  'Feeling {feeling} is a hard thing to carry at this hour, and it is a feeling, not a finding.',
  'That you felt {feeling} says how much it mattered, not what you are.',
  '"{f}" is a judgement on you, and nothing you wrote calls for it.',
  'You would hardly say "{f}" to a friend who told you this.',
]

/** A question that is not about anybody. */
export const elsewhere = [
  'That is not something I can answer. I am here for what goes on between you and the people around you.',
  'There I am no use to you: I only know about people and how they get on.',
  'That belongs somewhere else. What I can do is think with you about someone in your life.',
]
export const elsewhereAsks = [
  'Is there somebody you would like to talk about?',
  'Who has been on your mind today?',
  'Is there a person behind the question?',
]
export const openAsks = [
  'How is that for you?',
  'What came before it?',
  'What made you think of it just now?',
  'Which part of it is on your mind?',
  'How do you feel about it, in a word or two?',
  'What would you like to look at in it?',
]
export const plainAsks = [
  'What do you like about how it is between you?',
  'What are you looking forward to with {them}?',
  'Is there something about it you would like to think through here?',
  'How do you feel when you picture it?',
  'What does {name} make of it?',
  'What would make it even better?',
]

export const hypotheses = [
  'Under all of it, is it about {need}, or would you put it differently?',
  'Is part of it {need}, or am I off there?',
  'Could it come down to {need}, or is it something else?',
]

export const confirmed = [
  'Then that is the part that deserves saying: {need}.',
  'Good, then we have the centre of it: {need}.',
  'Then it is about {need}, and that is easier to talk about than who did what.',
]

/** Beside a first message that nothing more particular can be said about yet. */
export const firstWith = [
  'I know {whom} only through you so far, so set me right wherever I am off.',
  'Take your time with it. I know nothing yet of {whom} but what you tell me.',
  'Before I say more about {whom} I would like to hear a little more from you.',
  'What {name} would say to it I cannot know, and I will keep that in mind.',
]
export const firstAlone = [
  'I have only these few words so far, so tell me as much around them as you like.',
  'Take your time with it, and tell it in whatever order it comes to you.',
  'Who else is in it I do not know yet, and it may matter for what can be done.',
  'I could read it in several ways, and I would rather not pick one for you.',
]

/** What to do next, as one question. */
export const offers = [
  'Would you like words for {whom} now, or is there more to tell first?',
  'Shall we put it into a sentence for {whom}, or is it too early?',
  'What would help more with {whom}, a sentence to say or thinking through what you want?',
]

export const exercises: { id: string; text: string; not?: RegExp }[] = [
  {
    id: 'three-lines',
    text: 'Something to try: write three lines, one with what happened, one with what it did to you, and one with what you would like instead. Leave out every "always" and "never", and see which line is hardest.',
  },
  {
    id: 'unsent',
    text: 'Something to try before you sleep: write {them} the message you will not send, with everything in it. Tomorrow, underline the one sentence in it that is still true.',
  },
  {
    id: 'two-columns',
    text: 'A short exercise: draw two columns, what was actually said or done on the left and what you took it to mean on the right. Only the left one is certain, and the right one shows what you fear.',
  },
  {
    id: 'body',
    text: 'Before the next word to {them}, give your body ten slow breaths with the out-breath longer than the in-breath. It will not solve this, but it gives you back the choice of words.',
  },
  {
    id: 'one-ask',
    text: 'Try to shrink it to a single request that could be met within a week and answered with yes or no. If you cannot find one yet, that tells you it is about more than the one scene.',
  },
  {
    id: 'best-hour',
    text: 'Pick the hour in which {they} {is|are} easiest to talk to, and ask for ten minutes in it. Most hard talks go wrong through the hour they are held in.',
  },
  {
    id: 'rehearse',
    text: 'Say your first sentence aloud once, alone, at the pace you would want. If it turns into a list of complaints, cut it down to the first one.',
  },
  {
    id: 'friend',
    text: 'Imagine a friend had written you exactly these lines, and note the first thing you would say to them. It is often kinder than what you tell yourself, and more exact.',
  },
  {
    id: 'keep-change',
    text: 'Write down one thing between you that you would keep as it is, and one that has to change. Talks go better when {they} {hears|hear} both.',
  },
]
