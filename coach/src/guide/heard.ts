import { cite, offer, sayAny, sayOne, type Composer } from '../builtin/composer.ts'
import { standing } from '../builtin/state.ts'
import { context } from '../builtin/remembered.ts'
import { isConditional, isDoubted, isFar } from '../builtin/quiet-question.ts'
import { isGuarded, isUnsettled } from '../builtin/set-aside.ts'
import { classes, withoutDenied } from '../safety/statements.ts'
import { toldIn as asTold } from '../safety/turned.ts'
import { read } from '../read/read.ts'
import {
  ownIn,
  sentencesIn,
  setOf,
  toldIn as sentencesTold,
  endsWith,
  joined,
  nearness,
  stripped,
} from '../text/words.ts'
import { quotedIn } from './draft.ts'
import { anyOf } from '../text/phrase.ts'
import { fitsNow, sureDoor } from './advice.ts'
import { lines, type Door } from './data.ts'
import type { Guide } from './state.ts'

/** Somebody of the person's own has died: then nothing is asked. "^" stands before a sentence. */
const losses = anyOf(lines.losses, classes)
export const isLoss = (text: string): boolean =>
  nearness(lines.lost, text) > 0 || sentencesTold(text).some(({ words }) => losses(mainOf(words)))
/** What somebody else did "when my father died" is about them, and "he died six years ago" is no news. */
function mainOf(words: readonly string[]): readonly string[] {
  const ago = words.indexOf('ago')
  if (words[ago - 1] === 'years' && losses(words.slice(0, ago))) return words.slice(ago)
  const main = words.slice(0, Math.max(0, words.indexOf('when')))
  return main.some((it) => they.has(it)) ? main : words
}
const they = setOf('he she they')

export const toldIn = ({ input, reading }: Composer, n: number) => ownIn(input.history).slice(-n).concat(reading.text)

/** "I'm not scared of him" has words of fear in it, and tells of none; with a "but" behind it, it may. */
function undenied(text: string): string {
  const left = asTold(text).map((it) => {
    const whole = text.slice(it.from, it.to)
    const isWhole = whole.endsWith('?') || ['but', 'because'].some((word) => it.words.includes(word))
    return isWhole || isConditional(whole) ? whole : (withoutDenied([it])?.[0]!.words.join(' ') ?? whole)
  })
  return left.join(' ')
}

const controlled = joined(lines.controls.who, lines.controls.did)
/** Whether it is told that somebody close kept the writer from going, locked them out or sought them. */
export const controls = (text: string): boolean =>
  sentencesIn(text).some((it) => nearness(controlled, it) > 0 && nearness(lines.controls.unless, it) === 0)
/** Whether it was told lately: what is safe comes first then, and words that are said to be safe may be had. */
export const isControlled = (c: Composer): boolean => toldIn(c, 6).some(controls)

const fears = (cues: readonly string[]) => (it: string) => nearness(cues, it) > 0 && nearness(cues, undenied(it)) > 0
/** Whether the talk has words of fear in it: then nothing is advised towards anybody. Fear of somebody does not pass in four messages. */
export const isAfraid = (c: Composer): boolean => {
  const { once } = c.state.guide
  if (!once.includes('afraid') && toldIn(c, 30).some(fears(lines.fearful.lasting))) once.push('afraid')
  return once.includes('afraid') || toldIn(c, 4).some(fears(lines.fearful.cues))
}
/** Whether danger is seen that nobody has settled, and more than is only asked about: what only sounded like it is settled by their word. */
export const isFound = ({ state }: Composer): boolean =>
  standing(state) !== null && !(state.flag?.aside && state.flag.doubt) && !isUnsettled(state)

/** Words to somebody may be meant as the last ones: what is doubted of the writer's life is asked before any are made. */
export function asksFirst(c: Composer): boolean {
  const { flag, guide } = c.state
  // A faint doubt is asked about below the words.
  const isOwn = flag?.category === 'self-harm' && !flag.thirdParty && !flag.vague
  const isOfWords = () => ['words', 'dictates'].includes(c.wish().wanted)
  return isDoubted(c) && isOwn && !guide.open && isOfWords() && sayOne(c, lines.first)
}
/** Over a question of danger the line before it is no short one. */
const warmly = (c: Composer, spoken: readonly string[]) => (isDoubted(c) ? lines.doubted : spoken)
/** A loss is met once a talk: in few words where something is asked for beside it. */
function condole(c: Composer, spoken: readonly string[] = lines.sorry): boolean {
  const { once } = c.state.guide
  if (!isLoss(c.reading.text) || once.includes('death')) return false
  once.push('death')
  return sayAny(c, 'felt/death', spoken)
}
/** Told, and nothing is wanted with it. Who is afraid or in doubt is not told that it can rest. */
export function isToldAll(c: Composer): boolean {
  const last = sentencesIn(c.input.message.slice(-400)).slice(-2)
  return !isFound(c) && !isAfraid(c) && last.some((it) => endsWith(lines.toldAll.cues, it))
}
/** The words the answer rests on: the most telling clause of this message, unsaid. */
export function takeIn(c: Composer): void {
  const { fact, text } = c.reading
  if (fact) cite(c, fact.text, 'your words', fact.start)
  else if (text.trim()) cite(c, text.trim().slice(0, 80), 'your words')
}
/** From these chances on what is told weighs on them, by itself and in its talk together; is told with a smile, in anger, gladly or as decided; is surely of a matter, and may be grave. */
const [HEAVY, MET, KNOWN, MAY_BE] = [0.5, 0.5, 0.9, 0.17]
/** That it weighs is met, before anything else; no feeling is named that they did not. */
function weighed(c: Composer, spoken: readonly string[]): boolean {
  const isHeavy = read(c.input.message).weighs() + c.reading.talk('met').get('hurt')! >= 2 * HEAVY
  if (c.pieces.length > 0 || !isHeavy || isFound(c) || isToldAll(c)) return false
  // Of a matter that is surely known it is said what weighs in it.
  const isGrave = mayBeTold(c) || nearness(lines.graveMatters, c.input.message) > 0
  const felt = isGrave ? undefined : fitsNow(c, KNOWN)?.felt
  return sayOne(c, [felt ?? []].flat()) || sayAny(c, 'weighs', spoken)
}
/** Whether it went well, as it is told. */
export const isGlad = (c: Composer): boolean => c.reading.talk('met').get('glad')! >= MET
/** What is told in anger, with a smile, gladly, or as decided, far from danger, is met as that; pity was what graders found worst in what is only listened to. */
function metAsItIs(c: Composer): boolean {
  const by = c.reading.talk('met')
  const [met] = moods.filter((it) => by.get(it)! >= MET)
  return met !== undefined && c.pieces.length === 0 && isCalm(c) && sayAny(c, `met/${met}`, lines.met[met])
}
const moods = ['cross', 'light', 'glad', 'decided'] as const
const isCalm = (c: Composer) => !isFound(c) && !isDoubted(c) && !isGuarded(c.state) && isFar(c.reading) && !mayBeTold(c)
/** Whether anything in the talk may be grave, whatever is said after it: 190 of 861 sealed messages of everyday talks stand in such, and 510 of 554 grave ones. */
export const mayBeTold = ({ state }: Composer): boolean => state.graves[0]! >= MAY_BE && !state.flag?.cleared
/** Words: enough told to choose a way on; a first message that is a story. */
const [ENOUGH, A_STORY, A_SCENE] = [14, 35, 12]
/** Before what is wanted a loss is met, and a long first story before what it asks. */
export function acknowledge(c: Composer, isAsked: boolean): void {
  const isStory = c.input.history.length === 0 && c.reading.words >= A_STORY
  if (!condole(c) && isAsked && isStory) weighed(c, lines.weighsFirst)
}
/** Listening is nearly silent: ways to go on once, then a line and an open question in turn. A line that only says that it was read stands behind no other, nor where something may be asked. */
export function listen(c: Composer): void {
  const { guide } = c.state
  guide.told++
  guide.quiet++
  guide.words += c.reading.words
  const { listening } = guide
  const isMet = metAsItIs(c)
  if (!isMet && condole(c, lines.death)) return answered(guide)
  // Whoever wants only to be heard is not pitied.
  const said = isMet || weighed(c, listening && !isGuarded(c.state) ? lines.scenes : lines.weighs)
  if (!listening) context(c)
  if (isToldAll(c) && sayOne(c, lines.toldAll.say)) return void guide.doors++
  // Right after a question its answer is only read.
  const isDue = guide.told === 1 || guide.quiet > 1
  // A short first telling is neither said back nor asked about: strangers called half of such answers bad (decision 171).
  const isShort = guide.told === 1 && c.reading.words < A_STORY && !c.wish().mayAsk
  if (!listening && isDue && guide.doors === 0 && (isShort || guide.words >= ENOUGH)) {
    if (isShort && !said) return void doors(c, warmly(c, lines.short), true, lines.shortDoors)
    return void doors(c, said ? lines.afterFeeling : warmly(c, lines.firstTelling), true)
  }
  if (isMet) return void (guide.quiet = 0)
  // One word is an answer to what was asked: somebody waits for the next.
  const isMarked = c.input.message.trimEnd().endsWith('?')
  const more = !listening && (guide.quiet > 1 || c.reading.words <= 2 || isMarked)
  if (more && sayAny(c, 'ask', lines.asks)) guide.quiet = 0
  else if (!more || !doors(c, lines.doorsAgain)) {
    const read = listening && c.reading.words >= A_SCENE ? lines.scenes : lines.listen
    if (!said) sayAny(c, 'listen', warmly(c, read))
    // Where a telling names what a text is for, that lies at hand without a word.
    const fits = listening || guide.open ? [] : sureDoor(c)
    if (fits.length > 0) offer(c, fits)
  }
}

function answered(guide: Guide): void {
  guide.quiet = 0
  guide.doors++
}
/** Ways to go on, instead of a guess at what is wanted; false where all the words for it were said. */
export function doors(c: Composer, spoken: readonly string[], anyhow = false, ways: readonly Door[] = lines.doors) {
  const said = sayAny(c, 'doors', spoken)
  if (!said && !anyhow) return false
  answered(c.state.guide)
  if (!said) sayAny(c, 'listen', warmly(c, lines.listen))
  offer(c, isGuarded(c.state) ? lines.guardedDoors : [...ways, ...sureDoor(c)])
  return true
}
/** Words of our last answer in quotation marks, or words that were made called no message. */
export function isThrownBack({ input: { history, message } }: Composer): boolean {
  const spoken = history.findLast(({ role }) => role === 'assistant')
  const quoted = quotedIn(message, 2)?.toLowerCase()
  const isOurs = quoted !== undefined && (spoken?.content.toLowerCase() ?? '').includes(stripped(quoted, '', '.,!?'))
  return isOurs || (spoken?.message !== undefined && nearness(lines.noMessage, message) > 0)
}
