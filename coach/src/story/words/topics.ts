import { homeTopics } from './topics-home.ts'
import { peopleTopics } from './topics-people.ts'

export const topics = [...homeTopics, ...peopleTopics]

/** Open a story whatever its subject, beside the subject's own scenes. */
export const anyScene: readonly string[] = [
  'Every talk between someone and {other} seemed to come back to {matter}.',
  'Someone and {other} were stuck, and the sticking point was {matter}.',
  'Between someone and {other}, the trouble was {matter}.',
  'Someone was having a hard time with {other}, and it was about {matter}.',
  'This is about someone and {other}, and about {matter}.',
]
