/**
 * What a person who listens would ask next, where neither the trouble nor the way it was told has a question of its own.
 * They hold none of the writer's nouns on purpose: a noun put into a ready sentence is an echo and no question. Each
 * hangs on what was done and by whom, and comes once in a talk.
 */
/** After a word or two: more of it, by way of its surroundings. */
export const afterLittle = [
  'Tell me a little more of it: what came right before that?',
  'What do you see in front of you, when you think of it?',
  'What came after that, between the two of you?',
  'What is the rest of that sentence, the part you left out?',
]
export const afterTheirAct = [
  'What did you want to say to {them} just then?',
  'What would you have wanted {them} to do instead?',
  'Was it ever mentioned again, by either of you?',
  'What did you tell yourself about {them}, right after that?',
  'Did {name} see what it did to you, do you think?',
  'What explanation do you give yourself for it, on a kind day?',
  'What would {name} have had to do for it to be all right?',
  'What did you do with it, in the hours after?',
  'What would you have needed from {them} right then?',
]
export const afterTheirWords = [
  'What did you hear in it, apart from the words?',
  'What did you say to that, aloud or only in your head?',
  'What would you have liked to hear from {them} instead?',
  'How did it go on from there, between you and {them}?',
  'What did you not get to say, after that?',
]
export const afterOwnAct = [
  'What did you hope {name} would do then?',
  'What was going on in you just before that?',
  'How did {name} take it, as far as you could see?',
  'What did it cost you to do that?',
  'Would you do it the same way again?',
  'What did you want it to change?',
]
/** Of what goes on and on. */
export const aboutHabit = [
  'Since when has it been like that with {them}?',
  'When was it last different with {them}?',
  'What happens when you bring it up with {them}?',
  'Which time of it do you remember best?',
  'What was it like before that, between you and {them}?',
]
/** Whatever it was that was told. */
export const anyway = [
  'What would you most want {them} to understand about it?',
  'What are you most afraid that it means?',
  'If only one thing about it could change, which should it be?',
  'What part of it would surprise {them} to hear?',
  'What keeps coming back to you when you are alone with it?',
  'What would be different in your days, if this were settled?',
  'What does it touch in you that has little to do with {them}?',
  'What would you need to let it rest for tonight?',
  'What would be a small sign that it is getting better?',
  'Which part of it have you told nobody yet?',
  'What do you wish somebody would ask you about it?',
]
/** For somebody who has lost somebody: nothing about what could still be done with them. */
export const inGrief = [
  'What do you miss most?',
  'Which hour of the day is the hardest?',
  'What is the memory that comes most often?',
  'Is there somebody you can talk to about it?',
  'What would you like that day to be like, if it were only up to you?',
  'What helps, on a bad day?',
  'Is there a small thing that you have kept?',
  'What do people get wrong about it?',
  'How are you sleeping and eating?',
  'What would you want said aloud, if it were only said to the air?',
]
/** Beside a question, where their words cannot be turned soundly: said instead of a quotation of them. */
export const heard = [
  'I can see why that stays with you.',
  'That is not a small thing.',
  'Thank you for telling me that.',
  'That is a lot to have on your mind.',
  'I would not brush that aside either.',
  'It makes sense that you think about it.',
  'I am listening.',
]
