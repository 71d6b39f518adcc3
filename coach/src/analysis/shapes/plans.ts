import { sentenceWith, type Shaping, weighed, wholeOf } from './shape.ts'

/** "Are we still on for tonight?": whether a plan stands, and no doubt about anybody. */
const standing =
  /\b(?:are|r) (?:we|you|u) (?:all )?(?:on (?:for|tonight|tomorrow)|still (?:on|ok(?:ay)?|good|alright|all right|up for|free|coming|meeting|able to|doing (?:\w+ )?(?:tonight|tomorrow|\w+day)))\b(?! (?:seeing|with|about|to terms))|\b(?:is|are) (?:\w+ ){1,3}still (?:on|happening|going ahead)\b/
/** "Come and get me now, don't ring": a reason may be behind it that can wait for the car. */
const fetching = /\b(?:pick me up|(?:come (?:and )?|come to )(?:get|fetch|collect) me|collect me|fetch me)\b/
const atOnce =
  /\b(?:now|right away|straight away|asap|rn|quick(?:ly)?|please just|just come|soon as|early|(?:dont|do not|no need to) (?:ring|call|phone|ask|text)|no questions)\b/
/** "Can you not correct me in front of them, it makes me feel small". */
const notDoing =
  /\b(?:can|could|will|would) (?:you|u) (?:please |pls |just |maybe )*(?:(?:stop|quit) (?!at\b|by\b|off\b|in\b|over\b|for\b|here\b|there\b)\w+ing\b|not (?:do (?:that|this)|keep|always|correct|interrupt|talk|speak|joke|laugh|comment|mention|bring|tell|post|share|tag|touch|call me|go through|make))/
const felt =
  /\b(?:makes? me (?:feel|look|sound)|i feel|i felt|i (?:hate|dont like) (?:it|that)|it hurts|hurts me|embarrass\w*|humiliat\w*|(?:in front of|to) (?:my|our|your|everyone|people|the))\b/

export const plans: Shaping = (seen) => {
  const bare = seen.read.text
  if (seen.read.words > 50 || weighed(seen, 'break-up', 'ultimatum') >= 2) return null
  if (fetching.test(bare) && atOnce.test(bare) && seen.read.words <= 30)
    return { kind: 'fetch', span: sentenceWith(seen, 'fetch', fetching) ?? wholeOf(seen, 'fetch'), most: 0.7 }
  if (notDoing.test(bare) && felt.test(bare))
    return { kind: 'boundary', span: sentenceWith(seen, 'boundary', notDoing) ?? wholeOf(seen, 'boundary'), most: 0.7 }
  if (seen.stings.length === 0 && seen.read.words <= 30 && standing.test(bare) && /\?/.test(bare))
    return { kind: 'still-on', span: sentenceWith(seen, 'still-on', standing) ?? wholeOf(seen, 'still-on'), most: 0.75 }
  return null
}
