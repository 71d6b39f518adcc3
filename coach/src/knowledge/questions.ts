/**
 * What a person who listens would ask next, where the trouble has no question of its own. They hold none of the
 * writer's nouns on purpose: a noun put into a ready sentence is an echo and no question. Each comes once in a talk.
 */
export const afterTheirAct = [
  'What did you do then?',
  'How was that for you?',
  'What was the worst part of it?',
  'What would you have liked {them} to do instead?',
  'Has it come up between you since?',
  'What did that do to you?',
  'How did you take it?',
  'What happened after that?',
  'What do you make of it?',
  'Was that the first time?',
  'What did you want to say?',
  'How have things been between you since then?',
  'What would you have needed from {them} right then?',
]
export const afterTheirWords = [
  'What did you say to that?',
  'How did that sound to you?',
  'What did you hear in it?',
  'What would you have liked to hear?',
  'How did it go on from there?',
]
export const afterOwnAct = [
  'How was that for you?',
  'What happened then?',
  'How did it feel to do that?',
  'How was it met?',
  'What had you hoped for?',
  'What did that cost you?',
  'How do you see it now?',
  'What would you have liked to come back to you?',
]
/** Of what goes on and on. */
export const aboutHabit = [
  'How long has it been like that?',
  'What have you tried so far?',
  'When was it last better?',
  'What happens when you bring it up?',
  'When does it bother you most?',
]
/** Whatever it was that was told. */
export const anyway = [
  'What bothers you most about it?',
  'How is that for you?',
  'What would you like to happen now?',
  'What is the part of it that stays with you most?',
  'What is it like for you when that happens?',
  'How do you feel about it?',
  'What would help?',
  'What are you hoping for?',
  'What came before that?',
  'Which part of it is the hardest?',
  'Who else knows about it?',
  'What is at stake for you in it?',
  'What do you think you will do?',
  'What have you not said yet?',
  'What do you wish were different?',
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
