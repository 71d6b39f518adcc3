import type { CraftTone } from '@mallama/contracts/coach'

/** What a tone is made of, each 0..1 (COACH.md, "Craft message"). */
export const dimensions = ['warmth', 'directness', 'playfulness', 'romance', 'hedging', 'encouragement'] as const
export type Dimension = (typeof dimensions)[number]
export type Profile = Readonly<Record<Dimension, number>>

const profile = (
  warmth: number,
  directness: number,
  playfulness: number,
  romance: number,
  hedging: number,
  encouragement: number,
): Profile => ({ warmth, directness, playfulness, romance, hedging, encouragement })

/** Where a message of each tone should lie. Set by hand. */
export const profiles: Readonly<Record<CraftTone, Profile>> = {
  caring: profile(0.9, 0.5, 0, 0, 0.2, 0.2),
  playful: profile(0.4, 0.5, 0.9, 0.1, 0.1, 0.1),
  flirty: profile(0.4, 0.5, 0.3, 0.9, 0.1, 0.1),
  direct: profile(0.1, 1, 0, 0, 0, 0),
  diplomatic: profile(0.3, 0.3, 0, 0, 0.9, 0.1),
  encouraging: profile(0.4, 0.5, 0.1, 0, 0.1, 0.9),
}

/** How each is said in words for the reader. */
export const dimensionWords: Readonly<Record<Dimension, string>> = {
  warmth: 'warm words',
  directness: 'plain words',
  playfulness: 'playful words',
  romance: 'romantic words',
  hedging: 'words that leave room',
  encouragement: 'words that encourage',
}

/** Own lists. One hit of a list is half of it, two are most of it. Directness is read from these and from what it lacks. */
export const toneCues: Readonly<Record<Dimension, RegExp>> = {
  warmth:
    /\b(?:love[ds]?|caring|care (?:about|for) (?:you|us|how)|i care|glad|happy (?:to|for|that)|thank(?:s| you)|grateful|appreciate[ds]?|sorry|miss(?:ed)? (?:you|us|this|talking)|thinking of you|on my mind|means? (?:a lot|so much|the world)|meant (?:a lot|so much|the world)|dear|hugs?|(?:i am|i'm) (?:here|with you|by your side)|here for you|matters? (?:a lot )?to me|matter to me|kind(?:ness|ly)?|lovely|warmly|touched|close to (?:me|you)|heart|from me to you|you deserve[d]?|gentle|softly|with you in this|fond(?:ly)?|sit with you|treasure[ds]?|precious|listen)\b/gi,
  directness:
    /\b(?:i need|i want|i will|i won't|i will not|i don't|i do not|please|no excuse|my mistake|plainly|straight(?: out)?|to be clear|clear(?:ly)?|simply|the point|that is (?:all|it|my)|that's (?:all|it|my)|i disagree|i am asking|i'm asking|my answer|final|in short|one thing|let me know by|tell me|by then)\b/gi,
  playfulness:
    /\b(?:ha|haha|officially|drum ?roll|guilty|confess(?:ion)?|bribe[sd]?|medal|trophy|permission|plot twist|p\.?s\.?|breaking news|extra, extra|no drama|hear ye|deal\?|puppy eyes|small print|fan club|cheeky|grovel(?:ling)?|in (?:big|capital) letters|bonus points|legend|excuses? (?:department|committee)|committee|no take-backs|i solemnly|for the record|award|superpower|red carpet|scandal\w*|verdict|court|jury|dramatic\w*|volunteer(?:ed)? as|awkward silence|royal|standing ovation|cartwheels?|dance (?:a|of)|happy dance|trumpets?|fanfare|suspense|grumpy|detective|mystery|crown)\b|[!]|😄|😉|😂|;\)/gi,
  romance:
    /\b(?:gorgeous|beautiful|handsome|kiss(?:es|ed)?|thinking about you|can't wait to (?:see|have|hold)|irresistible|your smile|your eyes|to myself|distract(?:ing|s|ed)|butterflies|hold you|in your arms|close to you tonight|turn(?:ing)? my head|stare|weak at the knees|blush(?:ing)?|crush|flutter|lips|hot|trouble for me|spell|across the table|effect on me|soft spot|daydream(?:ing)?|just the two of us|something about you)\b|😘|❤/gi,
  hedging:
    /\b(?:maybe|perhaps|might|could|would(?! (?:love|be (?:so |really |very )?(?:glad|grateful|lovely)|make me))|i wonder|wondering|if (?:it|that) (?:suits|works|helps|is (?:possible|all right|convenient))|possibl[ye]|i may be|as i see it|from where i stand|a little|seems?|whether|not sure|i suppose|somewhat|i realise|i appreciate that|i understand|on reflection|if you are willing|open to|happy to (?:talk|hear|discuss)|differently|i can see|i see (?:that|how|why))\b/gi,
  encouragement:
    /\b(?:you've got (?:this|it in you)|you have got this|believe in (?:you|us)|proud|rooting|cheering|you can|we can|take (?:all )?(?:your|the) time|i know (?:you|we) (?:can|will|have)|well done|step(?: at a time| by step)?|looking forward|in your corner|keep going|no doubt|good at|faith in|confident|hope(?:ful)?|trust you|you will (?:be|do|find)|whenever you are ready|earned|strength|strong(?:er)?|worth|brave|future|progress|better from here|capable|sort this out|get(?:ting)? (?:there|through)|on your side|ahead)\b/gi,
}
