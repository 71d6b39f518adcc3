/** Said to what they only suppose about somebody: it stays theirs. */
export const supposed = [
  'That is one way to read {whom}, and you will have your reasons.',
  'So that is your explanation for now. It would change what there is to ask for.',
  'It may be so. From here it can only be a guess, and you are nearer to it.',
]
export const supposedAsks = [
  'What have you seen in {whom} that points that way?',
  'If it is true, what would you want to do with it?',
  'What would make you drop that thought again?',
]

/** Both halves of a "but", the second first: it is the one that was said last and weighs more. */
export const both = [
  'Both are true at once: {b}, and {a}.',
  'Two things pull here: {b}, and still {a}.',
  'One does not cancel the other: {b}, and {a}.',
]

/** A named feeling in other words, a family or a shade a row. {label} is the trouble that the talk is about. */
export const lines: Record<string, string[]> = {
  anger: [
    'Something in you says a clear no to this.',
    'A line was crossed, and you felt it at once.',
    'It has gone well past being a nuisance.',
    'That kind of heat usually guards something that matters.',
    'So {label} has stopped being something you can shrug at.',
    'There is force in that, and it is on your side.',
  ],
  hurt: [
    'It got through to you, further than you would like it to.',
    'You had counted on something there, and it gave way.',
    'It went in under the skin, where one keeps what one hopes for from people.',
    'That is the sore place: not what was done, but that it was done to you.',
    'So {label} is not over when the moment is over.',
  ],
  sadness: [
    'There is less fight in that than loss.',
    'Something has gone quiet that you would have liked to keep.',
    'It is heavy, and you have been holding it up by yourself.',
    'You are mourning a little, even if nobody would call it that.',
    'Under {label} there is plain sorrow.',
  ],
  loneliness: [
    'You are in it by yourself, even with people near.',
    'Nobody is standing on your side of it just now.',
    'It is a strange place to be alone, right beside somebody.',
    'What is missing is company in it, more than a solution.',
  ],
  jealousy: [
    'Somebody else seems to be getting what you are waiting for.',
    'You are measuring yourself against another person, and losing every time.',
    'It stings because you want it, too.',
  ],
  overwhelm: [
    'There is nothing left in the tank, and the day does not ask.',
    'You have been running on duty for a while.',
    'That sounds like more than one night of sleep could mend.',
    'It has taken more out of you than anyone around you sees.',
  ],
  fear: [
    'Part of you is already living through the bad version.',
    'You are braced for something that has not come yet.',
    'There is a lot riding on it for you.',
    'With {label} you do not know what comes next, and that keeps you awake.',
  ],
  shame: [
    'You are being very strict with yourself just now.',
    'You would rather nobody had seen that part.',
    'You hold it against yourself more than anyone else is likely to.',
    'Somewhere it has turned from what happened into what you are.',
  ],
  guilty: [
    'It feels like a wrong, and it may only have been a no.',
    'You are carrying more than your own share of it.',
    'Guilt comes quickly to someone who is used to looking after others.',
  ],
  humiliated: [
    'To be seen like that is a second injury on top of the first.',
    'It made you small, and that stays longer than the thing itself.',
  ],
  surprise: [
    'The ground has moved, and you have not found your feet yet.',
    'It does not fit with what you thought you knew.',
    'You have two pictures now, and they do not go together.',
  ],
}

/** What one would ask about a feeling that was just named. */
export const asks: Record<string, string[]> = {
  anger: [
    'What is the anger asking for, if you let it finish its sentence?',
    'What would have to happen for it to have done its work?',
  ],
  hurt: ['What had you been hoping for from {whom}?', 'What would have kept it from hurting like that?'],
  sadness: ['What is it that you have lost there, if you had to name it?', 'When is the sadness loudest?'],
  loneliness: ['When did you last feel that somebody was beside you in it?'],
  jealousy: ['What is it that you would like to have of that?'],
  overwhelm: ['When were you last off duty, even for an hour?', 'What would you let fall first, if nobody minded?'],
  fear: ['What is the picture you see, when the fear is at its strongest?'],
  shame: ['Whose eyes do you see yourself with, when you feel that?'],
  guilty: [
    'What exactly would you have to be forgiven for?',
    'Did you do something wrong there, or only something unwelcome?',
  ],
  humiliated: ['Whose look do you still feel on you?'],
  surprise: ['Which of the two pictures do you trust more tonight?'],
}

/** Two of them at once. Keys are in alphabetical order. */
export const pairs: Record<string, string[]> = {
  'anger+hurt': ['The anger stands in front, and the hurt behind it.'],
  'anger+sadness': ['Half of you wants to shout, and half to lie down.'],
  'anger+shame': ['Part of it goes outward, and part of it at yourself.'],
  'anger+fear': ['You would like to fight it, and you are afraid of what that would cost.'],
  'fear+sadness': ['You are sad about what was, and afraid of what comes.'],
  'hurt+sadness': ['It hurt, and now it is only heavy.'],
  'fear+shame': ['You are afraid of being seen with this.'],
  'sadness+shame': ['It is heavy, and you blame yourself for the weight.'],
}
