import kept from '../../data/words/told-harm.json' with { type: 'json' }
import { needsHelp } from '@mallama/contracts/help'
import { isLikeness, speaksAsChild, isByClose } from '../safety/flag.ts'
import { heardAgain, sight, type Flag, type Sighting } from '../safety/screen.ts'
import { placesOf } from '../text/phrase.ts'
import { toldIn, setOf, type Place } from '../text/words.ts'
import { placeOf } from './received-harm.ts'

const denials = setOf(kept.denials)
/** Harm that a description tells in passing, as people do who live with it, beside the shared screen (after Stark 2007 and the HARK screen, Sohal, Eldridge and Feder 2007). `clear`: told once it is enough; `soft`: alone perhaps a figure of speech, or long ago; at work `hands` and `hints`; `hold ...`: of being held, each alone may be love or habit. A word or two may stand within a phrase, none of them a denial. */
const places = placesOf(kept.signs, 1, (word) => !denials.has(word))
/** "Not" among so many words before takes a sign away, and a sentence of these has none. */
const NEAR = 3
const unless = setOf(kept.unless)

/** The signs in some words, each stretch of them told once. */
export function signsIn(text: string) {
  return toldIn(text).flatMap(({ words }) => {
    if (words.some((word) => unless.has(word))) return []
    let end = 0
    return places(words).flatMap(({ is, from, to }) => {
      if (from < end || words.slice(Math.max(0, from - NEAR), from).some((word) => denials.has(word))) return []
      end = to
      return [is]
    })
  })
}

const seenIn = (text: string, it: Place) => {
  return { ...placeOf(text, it), whole: it.quote, seen: sight(it.quote), signs: signsIn(it.quote) }
}
type Seen = ReturnType<typeof seenIn>

/** What a description tells of danger: the flag, and the words that raise it. */
export function dangerIn(text: string, sentences: readonly Place[]) {
  const whole = sentences.map((it) => seenIn(text, it))
  const flag = flagOf(text, whole)
  return { flag, places: flag ? placesIn(text, flag, whole) : [] }
}

/** Log-odds above its threshold from which a likeness stands alone over an account; and, with the second reader's, in one sentence of it (52 of 669 harmless; 75 by one). */
const [ALONE, TOGETHER] = [0.7, 1.2]

/** A page is not about safety for a doubt that only the classifier has: longing colours it as despair does, and is asked about. */
function overAll(text: string, isTold: boolean): Sighting | null {
  const seen = sight(text)
  const isDespair = seen?.category === 'self-harm'
  if (!seen || !isLikeness(seen) || (isTold && !isDespair)) return seen
  return seen.tier === 1 || (seen.above ?? ALONE) < ALONE ? null : isDespair ? { ...seen, tier: 1 } : seen
}

/** A soft sign alone is asked about; a clear one, two, or one beside what the screen sees are taken as told. */
function flagOf(text: string, whole: readonly Seen[]): Flag | null {
  const all = new Set(whole.flatMap((it) => it.signs))
  const signs = whole.flatMap((it) => it.signs.filter((sign) => sign === 'clear' || sign === 'soft'))
  const seen = overAll(text, signs.length > 0)
  if (seen && (needsHelp(seen) || signs.length === 0)) {
    const { tier, category, about } = seen
    // Whether all that is told of dying is told of somebody else.
    const dying = whole.filter((it) => it.seen?.category === 'self-harm')
    const isOthers = dying.length > 0 && dying.every((it) => somebody.test(it.whole) && !oneself.test(it.whole))
    return { tier, category, about, thirdParty: seen.thirdParty || (category === 'self-harm' && isOthers) }
  }
  if (all.has('hands') && all.has('hints')) return { tier: 2, category: 'sexual-coercion', thirdParty: false }
  const isHeld = [...all].filter((sign) => sign.startsWith('hold')).length > 1
  const isChild = speaksAsChild(text)
  const beside = seen && seen.category !== 'self-harm' ? 1 : 0
  const tier = signs.includes('clear') || signs.length + beside > 1 || isChild ? 2 : 1
  if (signs.length > 0 || isHeld) return { tier, category: isChild ? 'child-abuse' : 'abuse', thirdParty: false }
  // Told in one sentence and thinned by a page of others, it is asked about.
  const alone = whole.find((it) => standsAlone(it, whole))?.seen
  return alone ? { tier: 1, category: alone.category, thirdParty: alone.thirdParty } : null
}

/** What is stated needs no second reader, nor harm to a child (it knows accounts, and nothing of ages), nor what has another sign of harm beside it. */
function standsAlone({ seen, whole }: Seen, all: readonly Seen[]): boolean {
  if (!needsHelp(seen)) return false
  const { above = Infinity, category } = seen
  const isBeside = all.some((other) => other.whole !== whole && other.seen && isByClose(other.seen))
  if (isBeside || category === 'child-abuse') return above >= ALONE
  return above >= ALONE / 2 && above + heardAgain(whole) >= TOGETHER
}

const somebody =
  /\b(?:he|she|they|(?:my|our|his|her) (?:\w+ ){0,2}(?:brother|sister|mum|mom|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|ex|friend|mate|cousin|aunt|uncle|flatmate|colleague|boss|neighbour|nephew|niece|gran|nan|grandad))\b/i
const oneself =
  /\bmyself\b|\bi(?:[’']m| am| just|[’']d)? (?:\w+[’']?\w* ){0,4}(?:die|dead|dying|live|living|exist|wake up|kill|suicidal|end it|ending it|not wake up|disappear|be here|go on|cut|overdos\w*|better off)\b|\bmy (?:own )?(?:life|death|suicide)\b|\bwithout me\b|\bi (?:too|also|feel the same)\b/i

/** The words in which the danger is told: the signs, with what the screen sees as gravely beside them, else all. */
function placesIn(text: string, flag: Flag, whole: readonly Seen[]): readonly Place[] {
  const weight = ({ seen }: Seen) =>
    seen && (isByClose(flag) ? isByClose(seen) : seen.category === flag.category) ? seen.tier : 0
  const gravest = Math.max(1, ...whole.map(weight))
  const told = whole.filter((it) => (isByClose(flag) && it.signs.length > 0) || weight(it) === gravest)
  if (told.length > 0) return told.toSorted((a, b) => Math.sign(b.signs.length) - Math.sign(a.signs.length))
  const quote = sight(text)?.quote ?? ''
  // What is repeated is read once: a quote need not stand in the text as it was written.
  const start = text.indexOf(quote)
  return [placeOf(text, quote && start >= 0 ? { start, end: start + quote.length } : null)]
}
