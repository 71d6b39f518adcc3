import kept from '../../data/said/craft-refuse.json' with { type: 'json' }
import type { CraftTone } from '@mallama/contracts/coach'
import { contracted } from '../builtin/apostrophes.ts'
import { literally } from '../literally.ts'
import { flirting, minor, writerIs } from './cues/flirting.ts'
import { pressure } from './cues/pressure.ts'
import { heldIn, helpful, kindly } from './cues/leverage.ts'
import { byThem, declined, ownedUp, past, refusals, whyNot } from './cues/refusals.ts'
import { roles, type Kind } from './cues/roles.ts'
import { withoutLawfulStep } from './protective.ts'
import type { Recipient } from './recipient.ts'
import { agesIn, partsOf } from '../safety/ages.ts'
import { fold } from '../text/fold.ts'
import { blameIn, ultimatumIn } from './ultimatum.ts'
import { kindSecret, untruthIn } from './untrue.ts'

interface Refused {
  id: string
  /** What the person reads: why, and what can be written instead. */
  text: string
  /** The words of the goal that it rests on. */
  quote: string
}

const longest = 3000
/** What one may do to the other or suffer from them: the words alone do not say which. */
const mutual = new Set([
  'jealousy on purpose',
  'guilt as pressure',
  'a threat',
  'keeping somebody from others',
  'watching somebody',
  'getting back at somebody',
])

// Whoever made a complaint may take it back: "tell him that I am dropping the charges".
const ownComplaint =
  /\b(?:I(?:'m|'ve|'ll| am| have| will| want to| decided to)|we(?: are| have| will)?)(?: \w+){0,2} ?$/i

/** "Dead to me lol", about a drill: nobody is threatened. */
const withoutJest = (text: string): string =>
  /\b(?:lol|lmao|haha+|hehe|jk|joking)\b|[😂🤣😜😉]/iu.test(text)
    ? text.replace(/\b(?:is|are|'s|'re|be) dead to (?:me|us)\b/gi, 'is in trouble')
    : text

/** Null for a goal that can be helped. Reads the goal; `about` is the context, which only says who is who. */
export function refuse(goal: string, about: string, tone: CraftTone, who: Recipient): Refused | null {
  const text = withoutJest(contracted(goal.slice(0, longest)))
  const flirted = flirtRefused(text, `${text}\n${about.slice(0, longest).replace(/[’‘]/g, "'")}`, tone, who)
  if (flirted) return flirted
  const plain = withoutLawfulStep(asThem(text, who))
  const hold = heldIn(plain, who.kind !== 'child')
  const own = hold && !(ownedUp.test(plain) && past.test(plain)) ? kept.holds[hold.id] : undefined
  if (hold && own)
    return worded(hold.id, quotable(hold.words, plain, Math.max(0, plain.indexOf(hold.words)), goal), own)
  for (const { id, patterns } of [...refusals, ...pressure])
    for (const pattern of patterns) {
      const hit = pattern.exec(plain)
      if (!hit) continue
      const before =
        plain
          .slice(Math.max(0, hit.index - 50), hit.index)
          .split(/[.!?;,\n]/)
          .at(-1) ?? ''
      if (id === 'something untrue' && kindSecret.test(plain)) continue
      if (id === 'blackmail' && (!exposes.test(plain) || kindly.test(plain))) continue
      if (id === 'deciding for somebody grown' && ownDoor.test(plain)) continue
      if (id === 'watching somebody' && helpful.test(plain)) continue
      if (id === 'pressure on a witness' && ownComplaint.test(before)) continue
      if (declined.test(before) || (mutual.has(id) && !/^so\b/i.test(hit[0]) && byThem.test(before))) continue
      if (ownedUp.test(plain) && past.test(sentenceAt(plain, hit.index))) continue
      if ((id === 'watching somebody' || id === 'deciding for somebody grown') && who.kind === 'child') continue
      return worded(id, quotable(hit[0], plain, hit.index, goal), whyNot[id])
    }
  for (const [id, find] of seen) {
    const words = find(id === 'something untrue' ? text : plain)
    if (words) return worded(id, quotable(words, plain, Math.max(0, plain.indexOf(words)), goal), kept.seen[id])
  }
  return null
}

/** Somebody or something that another is to be shown to; "I'll send it again" shows nobody. */
const exposes =
  /\b(?:dead to me|blackmail\w*|nudes?|naked|intimate|private|embarrassing|photos?|pictures?|pics|videos?|screenshots?|recordings?|messages|chats?|texts|secrets?|affair|past|truth|everyone|everybody|all (?:of )?(?:his|her|their|our|the)|(?:his|her|their|your|the) (?:\w+ )?(?:parents?|mother|father|mum|mom|dad|family|boss|employer|work|office|wife|husband|partner|friends|colleagues|children|kids|landlord|police|press)|mum|mom|dad|police|boss|wife|husband|internet|online|facebook|instagram|court|authorities|what (?:he|she|they|you) (?:did|said|does)|about (?:him|her|them))\b/i

/** Who may come near the writer and what is theirs is the writer's to say. */
const ownDoor =
  /\b(?:allowed|permitted) to (?:\w+ ){1,2}?(?:me|us|(?:in|to|into|at|near|inside|by) (?:me|my|our)|my (?:house|home|flat|room|work|office|things|car|phone))\b/i

/** What shows only in how the parts of the goal stand to each other. */
const seen = [
  ['something untrue', untruthIn],
  ['an ultimatum', ultimatumIn],
  ['blame passed on', blameIn],
] as const

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

function worded(id: string, found: string, { why, instead }: { why: string; instead: string }): Refused {
  const quote = found.trim().replace(/[.,!\s]+$/, '')
  return { id, quote, text: `I have not written this one${quote ? `, because of "${quote}"` : ''}. ${why} ${instead}` }
}

const reasons: Partial<Record<Kind, string>> = kept.reasons

/** "My friend's sister" is nobody's family here, and "my daughter's friend" may be a child. */
function kindOf({ kind, through }: Recipient): Kind | null {
  const owner = through ? roles.get((through.phrase.split(' ').at(-1) ?? '').replace(/^ex-/, ''))?.kind : undefined
  if (!through || !owner) return kind
  if (owner === 'child') return kind === 'carer' || kind === 'teacher' || kind === 'kin' ? 'other' : 'child'
  return (kind === 'kin' || kind === 'child') && !/^(?:kin|partner)$/.test(owner) ? 'other' : kind
}

const theirs = new Set(['you', 'who', 'he', 'she', 'they', 'her', 'him'])
/** The age of the one who is courted, however it is told. */
function underAge(all: string, { called }: Recipient): [string] | null {
  const ages = agesIn(partsOf(fold(all)))
  return ages.some(({ whose, years }) => years < 18 && (theirs.has(whose) || whose === called?.toLowerCase()))
    ? ['']
    : null
}

function flirtRefused(goal: string, all: string, tone: CraftTone, who: Recipient): Refused | null {
  const flirts = flirting.exec(goal)
  const wanted =
    tone === 'flirty' || (flirts !== null && !declined.test(goal.slice(Math.max(0, flirts.index - 40), flirts.index)))
  if (!wanted) return null
  const written = writerIs.find(([pattern]) => pattern.test(all))
  const kind = written ? written[1] : kindOf(who)
  const young = minor.exec(all) ?? underAge(all, who)
  const reason = young ? 'somebody under age' : kind ? reasons[kind] : undefined
  if (!reason) return null
  const quote = (young?.[0] ?? written?.[0].exec(all)?.[0] ?? who.quote) || (who.called ?? '')
  const because = quote && all.includes(quote.trim()) ? ` ("${quote.trim()}")` : ''
  const instead = young
    ? 'Nobody of that age can be courted by a grown-up, however it is worded. What can be written is only what could be said in front of their parents, about the lesson, the training or the lift home. If what you feel troubles you, a doctor or counsellor will listen without judging.'
    : kind === 'kin' || kind === 'child'
      ? 'What can be written is something warm without it: thanks, praise, or that you think of them. Choose "caring" or "encouraging", and I will.'
      : 'They may not feel free to say no to you, or you to them. What can be written is something friendly and clear about the matter itself. Choose "caring" or "diplomatic", and I will.'
  return {
    id: 'flirting',
    quote: quote.trim(),
    text: `I do not write flirty words for ${reason}${because}. ${instead}`,
  }
}
