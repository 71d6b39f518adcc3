import { cue, type PlainCue } from '../match.ts'

/**
 * Conversational receptiveness, after Yeomans, Minson, Collins, Chen and Gino (2020): acknowledgement, agreement,
 * hedges, positive words and "I" raise it; negation, reasoning words, and the second person as subject lower it.
 */
export const openCues: PlainCue[] = [
  cue(
    'acknowledgement',
    [
      `i (?:can |do |totally |really )*(?:hear|understand|see|get|appreciate|recognise|recognize)(?: {one}){0,5}`,
      `thank(?:s| you)(?: {one}){0,5}`,
      `(?:it )?makes sense(?: {one}){0,3}`,
      `(?:its|thats) (?:fair|understandable|a (?:good|fair) point)`,
    ],
    { strength: 0.3 },
  ),
  cue(
    'agreement',
    [
      `(?:i agree|youre right|thats true|true|fair (?:enough|point)|good (?:point|idea)|agreed|exactly|we both|im with you|i think so too)(?: {one}){0,3}`,
    ],
    { strength: 0.3 },
  ),
  cue(
    'hedge',
    [
      `(?:i think|i guess|i feel like|maybe|perhaps|possibly|it seems|sometimes|might|could be|i wonder|in my view|from my side|partly|somewhat|a bit|i suppose|if im wrong|correct me)`,
    ],
    { strength: 0.15 },
  ),
  cue(
    'positive',
    [`(?:glad|happy|good|great|love|like that|appreciate|hope|welcome|helpful|kind|interesting|enjoy(?:ed)?)`],
    { strength: 0.1, negatable: true },
  ),
  cue(
    'interest',
    [
      `(?:help me understand|tell me more|what do you think|how do you see|what would (?:help|work)|whats it like|how (?:was|is) (?:that|it) for you)(?: {one}){0,4}`,
    ],
    { strength: 0.3 },
  ),
]
export const closedCues: PlainCue[] = [
  cue('negation', [`(?:not|no|never|nothing|nobody|wrong|dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|shouldnt)`], {
    strength: 0.1,
    target: 'none',
  }),
  cue(
    'arguing',
    [
      `(?:because|therefore|obviously|clearly|the fact is|the point is|in fact|of course|simply|everyone knows|thats why|hence)`,
    ],
    { strength: 0.15, target: 'none' },
  ),
  cue('you-subject', [`you (?:need|should|have to|must|always|never|dont|cant|didnt)(?: {one}){0,3}`], {
    strength: 0.2,
    target: 'none',
  }),
]
