import { needsHelp } from '@mallama/contracts/help'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, type Flag } from '../safety/screen.ts'
import type { Description } from './description.ts'
import { placeOf, type Place } from './quoting.ts'
import { safetySaid } from './told-says.ts'
import { signsIn, type Sign } from './told-signs.ts'

export interface Area extends Place {
  area: string
  step: string
  /** What somebody comes to last, and no claim that it is hard. */
  isEnding?: true
}

/** What a description tells of danger: the flag, the words that raise it, and each sentence in which any is seen. */
export interface ToldDanger {
  flag: Flag | null
  places: readonly Place[]
  seen: readonly Place[]
}

/** A sentence with what the screen sees in it, and the signs of harm. */
interface Seen extends Place {
  seen: ReturnType<typeof sight>
  signs: readonly Sign[]
  /** The part that has the signs; all of it where it is short. */
  shown: Place
}

/** A longer sentence is quoted by the part that tells it. */
const AT_A_GLANCE = 22
/** Log-odds above its threshold from which a likeness stands alone over a whole account; below, it is asked about. */
const ALONE = 0.7

export function dangerIn(text: string, { sentences }: Description): ToldDanger {
  const whole = sentences.map(({ quote, start, end, parts }): Seen => {
    const signs = signsIn(quote)
    const isLong = signs.length > 0 && quote.split(' ').length > AT_A_GLANCE
    const part = isLong ? parts.find((it) => signsIn(it.quote).length > 0) : undefined
    return { quote, start, end, seen: sight(quote), signs, shown: placeOf(text, part ?? { start, end }) }
  })
  const flag = flagOf(text, whole)
  return { flag, places: flag ? placesOf(text, flag, whole) : [], seen: whole.filter(({ seen }) => seen !== null) }
}

/** A soft sign alone may be a figure of speech; a clear one, two, or one beside the screen's own are taken as told. */
function flagOf(text: string, whole: readonly Seen[]): Flag | null {
  const signs = whole.flatMap((it) => it.signs)
  const has = (sign: Sign) => signs.includes(sign)
  const soft = signs.filter((it) => it === 'soft').length
  const isHeld = new Set(signs.filter((it) => it.startsWith('hold'))).size > 1
  const isTold = has('clear') || soft > 0
  const child = speaksAsChild(text)
  const category = child ? 'child-abuse' : 'abuse'
  const sighted = sight(text)
  // A page of telling is not about safety for a doubt that only the classifier has. Longing colours a whole page as
  // despair does: where nothing says it outright, it is asked about, and a sign of harm by another says no more of it.
  const guess = sighted && isLikeness(sighted) && (!isTold || sighted.category === 'self-harm') ? sighted : null
  // Where each sentence that bears it is told of somebody else, it is asked about too.
  const bearing = whole.filter(({ seen }) => guess && seen && isByClose(guess) && alike(seen, guess))
  const others = !guess?.thirdParty && bearing.length > 0 && bearing.every(isOthersHarm)
  const isDoubt = guess && (guess.category === 'self-harm' || (guess.above ?? ALONE) < ALONE || others)
  const seen = guess?.tier === 1 ? null : sighted && { ...sighted, tier: isDoubt ? (1 as const) : sighted.tier }
  if (seen && (needsHelp(seen) || !isTold)) {
    const thirdParty = seen.thirdParty || (seen.category === 'self-harm' && isOthers(whole))
    return { tier: seen.tier, category: seen.category, about: seen.about, thirdParty }
  }
  if (has('hands') && has('hints')) return { tier: 2, category: 'sexual-coercion', thirdParty: false }
  const isBeside = soft > 0 && seen !== null && seen.category !== 'self-harm'
  if (has('clear') || soft > 1 || isBeside) return { tier: 2, category, thirdParty: false }
  if (soft > 0 || has('struck') || isHeld) return { tier: child ? 2 : 1, category, thirdParty: false }
  // Told in one sentence and thinned by a page of others, it is asked about.
  const alone = whole.find((it) => needsHelp(it.seen) && (it.seen.above ?? ALONE) >= ALONE)?.seen
  return alone ? { tier: 1, category: alone.category, thirdParty: alone.thirdParty } : null
}

/** Danger of one kind: harm by somebody close, or else the same category. */
const alike = (a: Pick<Flag, 'category'>, b: Pick<Flag, 'category'>) =>
  a.category === b.category || (isByClose(a) && isByClose(b))
/** What only sounds like harm by somebody close, and is told of somebody else. */
const isOthersHarm = ({ seen }: Seen): boolean => seen !== null && isLikeness(seen) && seen.thirdParty

const somebody =
  /\b(?:he|she|they|(?:my|our|his|her) (?:\w+ ){0,2}(?:brother|sister|mum|mom|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|ex|friend|mate|cousin|aunt|uncle|flatmate|colleague|boss|neighbour|nephew|niece|gran|nan|grandad))\b/i
const oneself =
  /\bmyself\b|\bi(?:[’']m| am| just|[’']d)? (?:\w+[’']?\w* ){0,4}(?:die|dead|dying|live|living|exist|wake up|kill|suicidal|end it|ending it|not wake up|disappear|be here|go on|cut|overdos\w*|better off)\b|\bmy (?:own )?(?:life|death|suicide)\b|\bwithout me\b|\bi (?:too|also|feel the same)\b/i

/** Whether all that is told of dying is told of somebody else. */
function isOthers(whole: readonly Seen[]): boolean {
  const told = whole.filter(({ seen }) => seen?.category === 'self-harm')
  return told.length > 0 && told.every(({ quote }) => somebody.test(quote) && !oneself.test(quote))
}

/** The words in which the danger is told: the signs, with what the screen sees beside them, else what it sees, else all. */
function placesOf(text: string, flag: Flag, whole: readonly Seen[]): readonly Place[] {
  const weight = (it: Seen) =>
    it.seen && alike(it.seen, flag) && !(isByClose(flag) && isOthersHarm(it)) ? it.seen.tier : 0
  const signedBy = (holds: boolean) =>
    isByClose(flag) ? whole.filter(({ signs }) => signs.some((it) => it.startsWith('hold') === holds)) : []
  const signed = signedBy(false)
  const gravest = Math.max(...whole.map(weight))
  const seen = whole.filter((it) => weight(it) > 0 && weight(it) === gravest && (signed.length === 0 || gravest > 1))
  const found = [...signed, ...seen.filter((it) => !signed.includes(it)).slice(0, 2)]
  const told = found.length > 0 ? found : signedBy(true)
  if (told.length > 0) return told.map(({ shown }) => shown)
  // No sentence says it by itself.
  const quote = sight(text)?.quote ?? ''
  const start = Math.max(0, text.indexOf(quote))
  return [placeOf(text, quote ? { start, end: start + quote.length } : null)]
}

/** Whether somebody is harmed, or may be, by one who is written about. */
export const ofHarm = (flag: Flag | null): boolean => flag !== null && !flag.thirdParty && isByClose(flag)

type Said = Parameters<typeof safetySaid>[0]
const areaOf = (area: Said, step: Said, at: Place): Area => {
  return { ...at, area: safetySaid(area, at), step: safetySaid(step, at) }
}

/** Danger that is somebody else's, or that may be none: it is named, with what one can do about it, before all else. */
export function doubtAreas([first]: readonly Place[], flag: Flag): Area[] {
  if (!first) return []
  if (!flag.thirdParty) return ofHarm(flag) ? [areaOf('doubtArea', 'doubt', first)] : []
  if (flag.category === 'self-harm') return [areaOf('helperArea', 'helper', first)]
  return isByClose(flag) ? [areaOf('helperArea', 'witness', first)] : []
}

/** Where somebody may not be safe: the words that show it, and nothing else. */
export function dangerAreas(places: readonly Place[], { category }: Flag, isFamily: boolean): Area[] {
  const step = category === 'self-harm' ? 'self' : category === 'child-abuse' && isFamily ? 'child' : 'step'
  return places.slice(0, 3).map((it) => areaOf('area', step, it))
}
