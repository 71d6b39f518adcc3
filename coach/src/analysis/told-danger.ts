import { needsHelp } from '@mallama/contracts/help'
import { sentences } from '../builtin/clauses.ts'
import { match } from '../text/match.ts'
import { plain } from '../text/plain.ts'
import type { Span } from '../text/span.ts'
import { stripped } from '../text/words.ts'
import { isLikeness, speaksAsChild } from '../safety/aside.ts'
import { isByClose } from '../safety/flag.ts'
import { sight, type Flag } from '../safety/screen.ts'
import { readTie } from '../read/read.ts'
import { signOf } from '../read/labels.ts'
import { clearHarm, harmCues, type HarmSign } from './harm-cues.ts'
import type { Description } from './description.ts'
import type { Place } from './quoting.ts'
import { safetySaid, strainSaid } from './told-says.ts'

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

/** Log-odds above its threshold from which a likeness stands alone over a whole account; below, it is asked about. */
const ALONE = 0.7
/** A sentence that is heard as good with such a chance is not quoted as harm. */
const GOOD = 0.75

export function dangerIn(text: string): ToldDanger {
  const signs = match(plain(text), harmCues)
  const whole = sentences(text).map(({ text: sentence, start }) => {
    const quote = withoutStops(sentence)
    return { quote, start, end: start + quote.length, seen: sight(quote) }
  })
  const flag = flagOf(text, signs, whole)
  const seen = whole.filter((it) => it.seen !== null)
  const found = flag ? placesOf(flag, signs, whole) : []
  return { flag, places: flag && found.length === 0 ? shownIn(text) : found, seen }
}

const withoutStops = (sentence: string) => stripped(sentence, '', '.')

/** What the screen saw in the whole where no sentence says it by itself. */
function shownIn(text: string): Place[] {
  const quote = withoutStops(sight(text)?.quote ?? '')
  const start = text.indexOf(quote)
  return quote && start >= 0 ? [{ quote, start, end: start + quote.length }] : []
}

const of = (id: HarmSign, signs: readonly Span[]) => signs.filter((it) => it.id === id)
const holdsIn = (signs: readonly Span[]) => signs.filter(({ id }) => id.startsWith('hold'))
/** Two different signs of being held. */
const isHeld = (signs: readonly Span[]) => new Set(holdsIn(signs).map(({ id }) => id)).size > 1

type Seen = Place & { seen: ReturnType<typeof sight> }

/** Danger of one kind: harm by somebody close, or else the same category. */
const alike = (a: Pick<Flag, 'category'>, b: Pick<Flag, 'category'>) =>
  a.category === b.category || (isByClose(a) && isByClose(b))

/** What only sounds like harm by somebody close, and is told of somebody else or heard as good. */
const isOthersHarm = ({ seen }: Seen): boolean => seen !== null && isLikeness(seen) && seen.thirdParty
const isWeak = (it: Seen): boolean =>
  isOthersHarm(it) || (it.seen !== null && isLikeness(it.seen) && goodIn(it.quote) >= GOOD)
const goodIn = (quote: string) =>
  readTie(quote).ties.reduce((sum, { label, chance }) => sum + (signOf(label) === 'strength' ? chance : 0), 0)

const soundsHarmful = (it: Seen): boolean =>
  it.seen !== null && isByClose(it.seen) && (it.seen.above ?? ALONE) >= ALONE && needsHelp(it.seen) && !isWeak(it)

/** A soft sign alone may be a figure of speech; a clear one, two, or one beside the screen's own are taken as told. */
function flagOf(text: string, signs: readonly Span[], whole: readonly Seen[]): Flag | null {
  const harm = of('harm', signs)
  const harms = harm.length
  const child = speaksAsChild(text)
  const sighted = sight(text)
  // A page of telling is not about safety for a doubt that only the classifier has. Longing colours a whole page as
  // despair does: where nothing says it outright, it is asked about, and a cue of harm by another says no more of it.
  const guess = sighted && isLikeness(sighted) && (harms === 0 || sighted.category === 'self-harm') ? sighted : null
  // Where each sentence that bears it is told of somebody else, it is asked about too.
  const bearing = whole.filter(({ seen }) => guess && seen && isByClose(guess) && alike(seen, guess))
  const others = !guess?.thirdParty && bearing.length > 0 && bearing.every(isOthersHarm)
  const alone = (guess?.above ?? ALONE) >= ALONE && whole.some(({ seen }) => seen !== null) && !others
  // What sounds like somebody's despair beside what sounds like harm by them is a doubt about the harm.
  const harmful = guess?.category === 'self-harm' && isOthers(whole) && whole.some(soundsHarmful)
  const seen =
    guess?.tier === 1 || harmful
      ? null
      : guess && (guess.category === 'self-harm' || !alone)
        ? { ...guess, tier: 1 as const }
        : sighted
  const category = child ? 'child-abuse' : 'abuse'
  if (seen && (needsHelp(seen) || harms === 0))
    return {
      tier: seen.tier,
      category: seen.category,
      about: seen.about,
      thirdParty: seen.thirdParty || (seen.category === 'self-harm' && isOthers(whole)),
    }
  if (of('hands', signs).length > 0 && of('hints', signs).length > 0)
    return { tier: 2, category: 'sexual-coercion', thirdParty: false }
  if (harms >= 2 || (harms >= 1 && seen && seen.category !== 'self-harm'))
    return { tier: 2, category, thirdParty: false }
  if (harm.some(({ quote }) => clearHarm.test(quote))) return { tier: 2, category, thirdParty: false }
  if (harmful || harms === 1 || of('struck', signs).length > 0 || isHeld(signs))
    return { tier: child ? 2 : 1, category, thirdParty: false }
  return null
}

const somebody =
  /\b(?:he|she|they|(?:my|our|his|her) (?:\w+ ){0,2}(?:brother|sister|mum|mom|mother|dad|father|son|daughter|husband|wife|partner|boyfriend|girlfriend|ex|friend|mate|cousin|aunt|uncle|flatmate|colleague|boss|neighbour|nephew|niece|gran|nan|grandad))\b/i
const oneself =
  /\bmyself\b|\bi(?:[’']m| am| just|[’']d)? (?:\w+[’']?\w* ){0,4}(?:die|dead|dying|live|living|exist|wake up|kill|suicidal|end it|ending it|not wake up|disappear|be here|go on|cut|overdos\w*|better off)\b|\bmy (?:own )?(?:life|death|suicide)\b|\bwithout me\b|\bi (?:too|also|feel the same)\b/i

/** Whether all that is told of dying is told of somebody else. */
function isOthers(whole: readonly Seen[]): boolean {
  const told = whole.filter(({ seen }) => seen?.category === 'self-harm')
  return told.length > 0 && told.every(({ quote }) => somebody.test(quote) && !oneself.test(quote))
}

/** The words in which the danger is told: what a cue found, else the sentences in which the screen or a hint sees it. */
function placesOf(flag: Flag, signs: readonly Span[], whole: readonly Seen[]): readonly Place[] {
  // What is grave by itself, then what is grave only beside the rest, then what is only asked about.
  const weight = (it: Seen) => (it.seen && alike(it.seen, flag) && !(isByClose(flag) && isWeak(it)) ? it.seen.tier : 0)
  const harm = of('harm', signs)
  if (harm.length > 0) {
    // A cue finds its own words; what the screen alone sees beside them is as grave.
    const beside = whole.filter((it) => weight(it) >= 2 && !harm.some((other) => crosses(it, other)))
    return [...harm, ...beside.slice(0, 2)]
  }
  const gravest = Math.max(...whole.map(weight))
  const hints = [...holdsIn(signs), ...of('struck', signs)]
  const hinted = whole.filter((it) => hints.some((hint) => crosses(hint, it)))
  // A doubt that a sentence raises by itself says less than a hint in plain words.
  const shown = gravest < 2 && hinted.length > 0 ? hinted : whole.filter((it) => weight(it) === gravest)
  return gravest > 0 || hinted.length > 0 ? shown.slice(0, 2) : []
}

/** Whether somebody is harmed, or may be, by one who is written about. */
export const ofHarm = (flag: Flag | null): boolean => flag !== null && !flag.thirdParty && isByClose(flag)

export const crosses = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end

const areaOf = (area: string, step: string, { quote, start, end }: Place): Area => ({ area, step, quote, start, end })

/** Danger that is somebody else's, or that may be none: it is named, with what one can do about it, before all else. */
export function doubtAreas([first]: readonly Place[], flag: Flag): Area[] {
  if (!first) return []
  const others = flag.category === 'self-harm' ? 'helper' : ofHarm({ ...flag, thirdParty: false }) ? 'witness' : null
  const step = flag.thirdParty ? others : ofHarm(flag) ? 'doubt' : null
  if (!step) return []
  return [areaOf(safetySaid(flag.thirdParty ? 'helperArea' : 'doubtArea', first), safetySaid(step, first), first)]
}

/** Where somebody may not be safe: the words that show it first, then one strain, to be talked over with somebody else. */
export function dangerAreas({ text, strains, whom }: Description, { places }: ToldDanger, flag: Flag): Area[] {
  const step =
    flag.category === 'child-abuse' && whom.type === 'family'
      ? 'child'
      : flag.category === 'self-harm'
        ? 'self'
        : 'step'
  const grave = places.slice(0, 3).map((it) => areaOf(safetySaid('area', it), safetySaid(step, it), it))
  if (grave.length === 0) {
    const { text: first, start } = sentences(text)[0] ?? { text: '', start: 0 }
    const quote = first.slice(0, 160)
    const whole = { quote, start, end: start + quote.length }
    return [areaOf(safetySaid('area', whole), safetySaid(step, whole), whole)]
  }
  // Whoever is harmed blames themselves first: that is no area of theirs.
  const rest = strains.filter(
    (it) =>
      it.actor !== 'third' && !(it.actor === 'writer' && ofHarm(flag)) && !places.some((other) => crosses(it, other)),
  )
  const others = rest.slice(0, 1).map((it) => areaOf(strainSaid(it, whom).area, safetySaid('other', it), it))
  return [...grave, ...others]
}
