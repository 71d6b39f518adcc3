import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import { contracted } from '../builtin/apostrophes.ts'
import { literally } from '../literally.ts'
import { declined } from './cues/flirting.ts'
import { pressure } from './cues/pressure.ts'
import { heldIn, kindly } from './cues/leverage.ts'
import { byThem, ownedUp, past, refusals, whyNot } from './cues/refusals.ts'
import { withoutLawfulStep } from './protective.ts'
import type { Recipient } from './recipient.ts'
import type { Refused } from './refuse.ts'

const longest = 3000
/** What one may do to the other or suffer from them: the words alone do not say which. */
const mutual = new Set(['a threat'])

// Whoever made a complaint may take it back: "tell him that I am dropping the charges".
const ownComplaint =
  /\b(?:I(?:'m|'ve|'ll| am| have| will| want to| decided to)|we(?: are| have| will)?)(?: \w+){0,2} ?$/i

/** "Dead to me lol", about a drill: nobody is threatened. */
const withoutJest = (text: string): string =>
  /\b(?:lol|lmao|haha+|hehe|jk|joking)\b|[😂🤣😜😉]/iu.test(text)
    ? text.replace(/\b(?:is|are|'s|'re|be) dead to (?:me|us)\b/gi, 'is in trouble')
    : text

/** What is laid on somebody in plain words: a threat, a secret, papers, a vote, a life. Null for a goal that can be helped. */
export function heldOver(goal: string, who: Recipient): Refused | null {
  const text = withoutJest(contracted(goal.slice(0, longest)))
  const plain = withoutLawfulStep(asThem(text, who))
  const hold = heldIn(plain, who.kind !== 'child')
  const own = hold && !(ownedUp.test(plain) && past.test(plain)) ? kept.holds[hold.id] : undefined
  if (hold && own) return worded(quotable(hold.words, plain, Math.max(0, plain.indexOf(hold.words)), goal), own)
  for (const { id, patterns } of [...refusals, ...pressure])
    for (const pattern of patterns) {
      const hit = pattern.exec(plain)
      if (!hit) continue
      const before =
        plain
          .slice(Math.max(0, hit.index - 50), hit.index)
          .split(/[.!?;,\n]/)
          .at(-1) ?? ''
      if (id === 'blackmail' && (!exposes.test(plain) || kindly.test(plain))) continue
      if (id === 'deciding for somebody grown' && ownDoor.test(plain)) continue
      if (id === 'pressure on a witness' && ownComplaint.test(before)) continue
      if (declined.test(before) || (mutual.has(id) && !/^so\b/i.test(hit[0]) && byThem.test(before))) continue
      if (ownedUp.test(plain) && past.test(sentenceAt(plain, hit.index))) continue
      if (id === 'deciding for somebody grown' && who.kind === 'child') continue
      return worded(quotable(hit[0], plain, hit.index, goal), whyNot[id])
    }
  return null
}

/** Somebody or something that another is to be shown to; "I'll send it again" shows nobody. */
const exposes =
  /\b(?:dead to me|blackmail\w*|nudes?|naked|intimate|private|embarrassing|photos?|pictures?|pics|videos?|screenshots?|recordings?|messages|chats?|texts|secrets?|affair|past|truth|everyone|everybody|all (?:of )?(?:his|her|their|our|the)|(?:his|her|their|your|the) (?:\w+ )?(?:parents?|mother|father|mum|mom|dad|family|boss|employer|work|office|wife|husband|partner|friends|colleagues|children|kids|landlord|police|press)|mum|mom|dad|police|boss|wife|husband|internet|online|facebook|instagram|court|authorities|what (?:he|she|they|you) (?:did|said|does)|about (?:him|her|them))\b/i

/** Who may come near the writer and what is theirs is the writer's to say. */
const ownDoor =
  /\b(?:allowed|permitted) to (?:\w+ ){1,2}?(?:me|us|(?:in|to|into|at|near|inside|by) (?:me|my|our)|my (?:house|home|flat|room|work|office|things|car|phone))\b/i

/** The goal with the one written to as "them", so that a pattern need not know names. */
function asThem(text: string, who: Recipient): string {
  return who.mentions
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (said, mention) =>
        said.replace(
          new RegExp(`(?<![\\p{L}'])${literally(mention.replace(/[’‘]/g, "'"))}(?![\\p{L}-])`, 'gu'),
          'them',
        ),
      text,
    )
}

const sentenceAt = (text: string, at: number) =>
  `${
    text
      .slice(0, at)
      .split(/[.!?\n]/)
      .at(-1) ?? ''
  }${text.slice(at).split(/[.!?\n]/)[0] ?? ''}`

/** What was found as the goal has it, or the sentence that it is in. */
function quotable(found: string, plain: string, at: number, goal: string): string {
  const words = found.trim().replace(/^[,;(.\s]+|[.,;)!\s]+$/g, '')
  if (goal.includes(words)) return words
  const number = plain.slice(0, at).split(/[.!?\n]+\s/).length - 1
  const sentence = goal.split(/[.!?\n]+(?:\s|$)/)[number]?.trim() ?? ''
  return sentence.length <= 120 ? sentence : `${sentence.slice(0, 110).replace(/\s\S*$/, '')}`
}

function worded(found: string, { why, instead }: { why: string; instead: string }): Refused {
  const quote = found.trim().replace(/[.,!\s]+$/, '')
  return {
    doubt: false,
    quote,
    text: `I have not written this one${quote ? `, because of "${quote}"` : ''}. ${why} ${instead}`,
  }
}
