import type { Kind } from './kinds.ts'
import type { Reading } from './reading.ts'
import { framedReadings } from './readings-framed.ts'
import { hardReadings } from './readings-hard.ts'
import { openReadings } from './readings-open.ts'
import { plainReadings } from './readings-plain.ts'
import { shapedReadings } from './readings-shaped.ts'
import { toldReadings } from './readings-told.ts'

const perhaps = (need: string) => `Under it may be a wish ${need}`

export const readings: Record<Exclude<Kind, 'unreadable'>, Reading> = {
  ...hardReadings,
  ...openReadings,
  ...framedReadings,
  ...plainReadings,
  ...shapedReadings,
  ...toldReadings,
}

/** "Under it may be a wish for time with you." */
export const needLine = (theirs: string, pointer: string | null): string =>
  `${perhaps(/^(?:to|that)\b/.test(theirs) ? theirs : `for ${theirs}`)}${pointer ? `: ${pointer} points there` : ''}.`

/** What a request may carry beside what it asks. */
export const requestMeans = {
  trade:
    'They offer something for what they ask, so it is an exchange. A plain yes or no to the asking is what they need first.',
  load: '{need} What they propose is concrete, so it can be answered point by point, and the annoyance in it is better met with a plain yes or no than with an explanation.',
  shy: 'Asking seems to have cost them something. {need}',
  pressed:
    'They are under pressure themselves, and the request is about that and not about you. A quick yes or no helps more than a long answer.',
  bridge:
    'It is practical on the surface. After a silence, offering to do something useful can also be how someone comes closer without having to say so.',
}

/** How a reading that came second is named: by what the message would then do. */
export const rivals: Record<string, string> = {
  complaint: 'a complaint',
  threat: 'a threat',
  invitation: 'an invitation',
  'non-apology': 'an apology that keeps the blame away',
  request: 'a request',
  question: 'a question',
  information: 'plain information',
  affection: 'affection',
  apology: 'an apology',
  deflection: 'a way round the point',
  boundary: 'a limit',
  'break-up': 'an ending',
  ultimatum: 'a condition',
  joke: 'a joke',
  disclosure: 'how badly they are doing',
  offer: 'an offer',
  thanks: 'thanks',
}

/** The meaning where more of the message's own words say it: `{p}` quotes them. */
export const meansWith: Partial<Record<Kind, string>> = {
  thanks: 'There is nothing to decode: {p} says how much it meant to them.',
  love: 'It means what it says, and {p} says it again. You can simply enjoy it.',
  praise: 'There is nothing hidden to look for. {p} shows that they are glad with you.',
  condolence:
    'It asks nothing of you. {p} is there to keep you company, and you can answer in a week or with two words.',
  invitation: 'They would like you there: {p}. A yes or a no, in good time, is all they need.',
  'good-news': 'They want to share it with you: {p}. Being glad with them is the whole answer.',
  'bad-news': 'The words tell what happened, and not yet how they are with it. What you can act on is {p}.',
  'question-care':
    'This is care in the shape of a question: {p} asks for a sign that you are all right, and a short answer gives it.',
  'break-up':
    'It reads as a decision rather than an opening for talks. {p} may be the closest it comes to a reason. That they said it instead of going quiet is a form of respect, and it may hurt all the same.',
  cancel: 'On its own this is a cancellation with a bad conscience: {p}. The plan says no more about you than that.',
}

/** A second reading that hangs on the circumstances. */
export const otherReadings = {
  terse:
    'So few words can be displeasure, or only somebody clearing a list. The hour and the length of a message say little about the mood until they differ from how this person usually writes.',
  late: 'It may be loneliness at that hour more than a wish to come back. Daylight usually tells.',
  last: 'From somebody who is ill, old or very low the same words can be meant just as they stand. If you wonder, ask them straight.',
  bridge: 'It may also be about nothing more than what it says.',
}
