import type { Topic } from './topic.ts'

/** Partners, families and people who share a roof. Every scene is true from both sides of the trouble. */
export const homeTopics: readonly Topic[] = [
  {
    id: 'housework',
    matter: 'the housework',
    titles: ['The work at home', 'Who does what at home', 'Sharing the work at home'],
    scenes: [
      'The work at home had become a sore point between someone and {other}.',
      'Someone and {other} kept arguing about chores, and the chores were only half of it.',
      'In this home, the question of who cleans up after whom had turned into a question of who cares.',
      'Someone and {other} shared a home, but they did not agree on what sharing the work meant.',
    ],
  },
  {
    id: 'phones',
    matter: 'the phone in the evening',
    titles: [
      'The phone between them',
      'Together with a screen',
      'Looking up from the phone',
      'Attention in the evening',
    ],
    scenes: [
      'A phone had moved into the time that someone and {other} spent together.',
      'Someone and {other} were in the same room, and a screen was usually there too.',
      'The quarrel was about a phone, and under it was a question about attention between someone and {other}.',
      'Being in the same room no longer meant being together for someone and {other}, because of a phone.',
    ],
  },
  {
    id: 'promises',
    matter: 'promises and plans',
    titles: [
      'When a plan falls through',
      'A promise and its weight',
      'Counting on each other',
      'The plan that was dropped',
    ],
    scenes: [
      'Plans between someone and {other} had a way of falling through.',
      'A promise had not been kept, and for someone and {other} it was about more than that occasion.',
      'Between someone and {other}, a word given had stopped meaning that the thing would happen.',
      'Someone and {other} had an arrangement, it came to nothing, and it left a mood behind.',
    ],
  },
  {
    id: 'lateness',
    matter: 'being late',
    titles: ['Waiting again', 'Waiting for each other', 'What the waiting meant', 'Being on time for each other'],
    scenes: [
      'Being late had become the thing that started the bad moments between someone and {other}.',
      'Between someone and {other} there was a lot of waiting, and not enough said about it.',
      'The clock kept coming between someone and {other}.',
      'Time was agreed, time passed, and each wait made things a little colder between someone and {other}.',
    ],
  },
  {
    id: 'money',
    matter: 'money',
    titles: [
      'An honest talk about money',
      'What the money stood for',
      'Saving and spending',
      'Money, seen from both sides',
    ],
    scenes: [
      'Someone and {other} argued about money, and each of them meant something else by it.',
      'Money had become the subject that ended every calm talk between someone and {other}.',
      'What to spend and what to keep was an old disagreement between someone and {other}.',
      'Someone and {other} looked at the same account and saw different things in it.',
    ],
  },
  {
    id: 'lending',
    matter: 'money that was lent',
    titles: [
      'A loan and its silence',
      'Money lent, words missing',
      'What a loan does',
      'The loan that nobody mentioned',
    ],
    scenes: [
      'Money had been lent between someone and {other}, and since then it stood in the room whenever they met.',
      'A loan had made things awkward between someone and {other}.',
      'Someone and {other} could talk about anything except the money that had been lent.',
      'Since the loan, every meeting between someone and {other} had a second, silent subject.',
    ],
  },
  {
    id: 'inlaws',
    matter: 'time with the family',
    titles: ['Whose family, whose weekend', 'On the same side at the table', 'Family visits', 'Room for both families'],
    scenes: [
      'Time with the wider family had become a question of loyalty for someone and {other}.',
      'Time with family was the subject that someone and {other} could not settle.',
      'Family expectations were pulling at someone and {other} from different sides.',
      'Family visits left a bad taste behind for someone and {other}.',
    ],
  },
  {
    id: 'jealousy',
    matter: 'jealousy',
    titles: [
      'When worry starts guessing',
      'Jealous, and ashamed of it',
      'The story in the head',
      'Asking when trust is shaky',
    ],
    scenes: [
      'Jealousy had found its way between someone and {other}.',
      'A small gap in contact was enough to start a whole story, and jealousy was writing it between someone and {other}.',
      'Suspicion kept getting into the talk between someone and {other}.',
      'Trust between someone and {other} had become something that had to be checked.',
    ],
  },
  {
    id: 'closeness',
    matter: 'the distance between them',
    titles: [
      'Close, then far away',
      'The distance at home',
      'Finding the way back',
      'When it goes quiet between people',
    ],
    scenes: [
      'Something had grown cooler between someone and {other}, without a clear beginning.',
      'Someone and {other} had drifted apart in small steps that nobody mentioned.',
      'There was less and less between someone and {other}, and no clear reason.',
      'Someone noticed a distance to {other} that used not to be there.',
    ],
  },
  {
    id: 'calls',
    matter: 'how often to be in touch',
    titles: ['How often is enough', 'In touch from far away', 'Counting the calls', 'Close at a distance'],
    scenes: [
      'Someone and {other} could not agree on how often to be in touch.',
      'Calls and messages, meant to keep someone and {other} close, had become something to argue about.',
      'How much contact is enough was a different question for someone than for {other}.',
      'Between someone and {other}, every call that did or did not come was being weighed.',
    ],
  },
  {
    id: 'space',
    matter: 'time alone',
    titles: ['Room to breathe', 'Close, with a door that shuts', 'Time alone is not a no', 'Asking for space'],
    scenes: [
      'Someone and {other} were close, and there was too little room between them.',
      'How much closeness is good, and how much space, was the open question between someone and {other}.',
      'Life with {other} had become so close that someone could no longer think about it clearly.',
      'Space was what was missing between someone and {other}, and it was hard to ask for without sounding cold.',
    ],
  },
  {
    id: 'shared-home',
    matter: 'living side by side',
    titles: ['Living side by side', 'Walls and manners', 'A quiet evening at home', 'Rules for a shared place'],
    scenes: [
      'Someone and {other} lived close together, and that had become a problem.',
      'What is fine at home and what is too much was understood differently by someone and {other}.',
      'Small things about noise, guests and habits had piled up between someone and {other}.',
      'Living side by side had become harder than it needed to be for someone and {other}.',
    ],
  },
  {
    id: 'handover',
    matter: 'the arrangements for the children',
    titles: [
      'Raising children from both sides',
      'Small rules that keep things calm',
      'Arrangements and old anger',
      'Parents, and a plan',
    ],
    scenes: [
      'Someone and {other} had arrangements to keep for the children, and they kept going wrong.',
      'The practical side of being parents had become a battlefield for someone and {other}.',
      'Every arrangement about the children between someone and {other} carried old anger along.',
      'Someone and {other} had children to think of, and kept falling out over the details.',
    ],
  },
  {
    id: 'forgotten',
    matter: 'a day that was forgotten',
    titles: [
      'The day that was forgotten',
      'Remembered, or not',
      'A special day, missed',
      'Mattering on an ordinary day',
    ],
    scenes: [
      'A day that mattered had gone by unnoticed between someone and {other}.',
      'It was only a date, and yet it hurt between someone and {other} that it had been forgotten.',
      'Something that should have been remembered was not, and it sat between someone and {other}.',
      'A forgotten day had raised a bigger question for someone and {other}: who is thinking of whom.',
    ],
  },
]
