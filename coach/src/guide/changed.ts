import { GAP } from '@mallama/contracts/gap'
import { cite, inTurn, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded, isYoung } from '../builtin/set-aside.ts'
import { bare, wordsIn } from '../craft/order-words.ts'
import { refusedIn } from '../craft/refuse.ts'
import { flagOfTurn } from '../mediation/mediate.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import { chanceIn, noneOf, type Deed, type Sound, type Worry } from '../read/labels.ts'
import { clausesIn } from '../read/pressed.ts'
import { read } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { ADULT, agesIn, partsOf } from '../safety/ages.ts'
import { isNearDanger } from '../safety/screen.ts'
import { wordsIn as lettered } from '../text/people.ts'
import { fold, nearness, sentencesIn, setOf, stripped } from '../text/words.ts'
import { mayBeUnsafe, NEARER, notHere } from './advice.ts'
import { lines, manners, seconds, type Manner } from './data.ts'
import { arguable, dictatedIn, mended, pieceOf, quotedIn } from './draft.ts'
import { keepsBack } from './finished.ts'
import { isFound, toldIn } from './heard.ts'
import { again, inManner, looksAt, madeIn, stands } from './steps.ts'
import { isToUs, turned } from './told.ts'
import { isHeld } from './told-answer.ts'

/** Words that stand there: changed as it is asked for, and told how they sound before they are sent, what somebody fears of them and whether it is so. */

const { verbs, beside, about, stings, leads, least, most } = lines.putIn
const [puts, next] = [setOf(verbs), setOf(beside)]
/** What is said once it is done, and where it is left to be done by hand. */
const spoken: Readonly<Record<string, { did?: string[]; hand?: string[] }>> = lines.deeds

/** Words that stand there, changed as it is asked for. What cannot surely be done is left to the person, with all of it in the box: nothing of theirs is written anew by guess. */
export function changed(c: Composer, deed: Deed | Manner, made: string): boolean {
  if (isGuarded(c.state)) return false
  const { did = [], hand = [] } = spoken[deed] ?? {}
  // Line by line nothing may be said that all of it says: a goodbye comes in pieces.
  const stand = (line: string, text: string, done = did) => {
    if (keepsBack(c, line) || keepsBack(c, text)) return true
    say(c, inTurn(c, done))
    if (readTurn(line).harm.score >= stings) sayOne(c, lines.stings)
    return stands(c, text)
  }
  if (deed === 'own') {
    const own = versionIn(c.input.message, made) ?? unaddressed(c.input.message)
    return own ? stand(own, own, lines.deeds.own.did) : byHand(c, c.input.message, lines.deeds.own.hand)
  }
  if (deed === 'put-in') {
    // What is to be put in, as it was told us; null where it is only named.
    const all = wordsIn(c.input.message)
    const at = all.findIndex((it) => puts.has(bare(it)))
    const from = all.findIndex((it, n) => n > at && !next.has(bare(it)))
    const rest = at < 0 || from < 0 ? c.input.message : all.slice(from).join(' ')
    const tail = nearness(about, rest) > 0 ? null : rest
    const said = tail && (quotedIn(tail, 2) ? mended(quotedIn(tail, 2)!) : saidWhole(c, tail))
    if (said) return stand(said, withIt(made, said))
    const isTold = tail !== null && tail !== c.input.message && wordsIn(tail).length >= A_FEW
    return isTold ? byHand(c, withIt(made, mended(tail)), lines.toldIn) : byHand(c, withIt(made, `${GAP}.`), hand)
  }
  if (deed === 'good') return judged(c, made)
  const manner = manners.find((it) => it === deed)
  return (manner !== undefined && inManner(c, made, manner)) || (hand.length > 0 && byHand(c, made, hand))
}

/** All of it in the box, to be changed there. */
function byHand(c: Composer, text: string, spoken: readonly string[]): true {
  say(c, inTurn(c, spoken))
  again(c, text)
  return true
}

/** Room for more behind what was made. */
export function room(c: Composer): void {
  const made = isGuarded(c.state) ? undefined : madeIn(c)
  if (made) byHand(c, `${made} ${GAP}.`, lines.deeds['put-in'].hand)
  else notHere(c)
}

/** Before its last sentence, which mostly asks, wishes or closes. */
function withIt(made: string, said: string): string {
  const all = sentencesIn(made)
  const whole = all.length > 1 ? all.toSpliced(-1, 0, said) : [...all, said]
  return whole.map((it, at) => (at < whole.length - 1 ? mended(it) : it)).join(' ')
}

/** What is to be put in, as a sentence to whom it is for; null where not all of it can be, or a part of it is for us. */
function saidWhole(c: Composer, tail: string): string | null {
  const isTail = tail !== c.input.message
  const line = turned(c, isTail ? `Tell them that ${tail}` : tail, tail)
  const isWhole = line !== null && (!isTail || wordsIn(line).length >= WHOLE * wordsIn(tail).length)
  const isOurs = isWhole && clausesIn(line).some(({ words: it }) => wordsIn(it).length >= A_CLAUSE && isToUs(it))
  return isWhole && !isOurs ? line : null
}
/** So much of the words has to be said; a clause of so many may be for us; of so many they are a sentence; and so near its beginning a lead stands. */
const [WHOLE, A_CLAUSE, A_FEW, A_LEAD] = [0.6, 2, 3, 20]

const low = (text: string) => text.toLowerCase().replaceAll('’', "'")
/** A version of their own where it is plain where it begins: in quotation marks, behind a colon, or "I'd put it like"; what is quoted out of the words that stand is none. */
export function versionIn(message: string, made = ''): string | null {
  const lead = leads.find((it) => low(message).includes(it) && low(message).indexOf(it) < A_LEAD)
  const said = lead && stripped(message.slice(low(message).indexOf(lead) + lead.length), ' ,.:', '')
  const dictated = dictatedIn(message)
  const own = dictated ? unaddressed(dictated, true) : (said && unaddressed(said)) || null
  return own && !made.includes(own) ? own : null
}
/** Without the sentences before it, and the questions behind it, that are for us; `whole`: what stands before it is no part for us. */
function unaddressed(text: string, whole = false): string | null {
  const all = sentencesIn(text)
  const from = whole ? 0 : all.findIndex((it) => !isToUs(it))
  const to = all.findLastIndex((it) => !(it.endsWith('?') && isToUs(it))) + 1
  return from < 0 || to <= from ? null : to - from === all.length ? text : all.slice(from, to).join(' ')
}

/** From these chances on it is asked how words sound (by a sealed hand, 109 of 121 such, and none of 29 others), they do sound so (right in 14 of 15) and they are fine, if they are less likely than this to do harm (of 94 sealed ones that may 3 pass); from this one on that is said; and from this share on it is known what is feared (in 8 of 10). */
const [ASKED, SOUNDS, FINE, UNFIT, HARMS, FEARED] = [0.6, 0.5, 0.6, 0.1, 0.6, 0.45]
const lands = [seconds.find(({ id }) => id === 'lands')!.say]

/** What is feared of words, which may stand in the message; `any` where it is not known, or only asked whether they are good, and null where how they sound is not asked. */
export function fearIn(message: string, words: string): Exclude<Worry, 'none'> | null {
  const found = read(message.replace(words, ' ')).worry()
  const asked = 1 - noneOf(found)
  const { label, chance } = found.find((it) => it.label !== 'none')!
  return asked < ASKED || label === 'none' ? null : chance >= FEARED * asked ? label : 'any'
}

/** How words sound, as far as that is sure, whatever harm may be in them; what is easy to argue with, hurts, may do harm, or is more than a message holds is never fine. */
function soundOf(words: string): Exclude<Sound, 'unfit'> | 'long' | null {
  if (lettered(words).length > most) return 'long'
  const found = read(words).sounds()
  const unfit = chanceIn(found, ['unfit'])
  const isFine = !arguable(words) && readTurn(words).harm.score < least && unfit < UNFIT
  const { label, chance } = found.find((it) => it.label !== 'unfit')!
  const isSure = chance / (1 - unfit) >= (label === 'fine' ? FINE : SOUNDS)
  return isSure && label !== 'unfit' && (isFine || label !== 'fine') ? label : null
}

/** The sentence of them of which a piece is quoted; else all of them. */
function partOf(message: string, words: string): string {
  const piece = pieceOf(message, words)
  return sentencesIn(words).find((it) => piece !== null && it.includes(piece)) ?? words
}
/** Whether a piece of the words is doubted, and not asked about, or it is not sure how it sounds: it is theirs to change. */
export const isTheirsToChange = (message: string, words: string): boolean =>
  pieceOf(message, words) !== null && (!message.includes('?') || soundOf(partOf(message, words)) === null)

/** Whether somebody may come to harm by them, however they sound: by what they are, or by what was told around them. */
function mayHarm(c: Composer, words: string, both: string): boolean {
  const isMinded = isGuarded(c.state) || isFound(c) || isHeld(c) || isYoung(c.state)
  const isKept = nearness([...lines.noContact, ...lines.toldNot], toldIn(c, 6).join('\n').replace(words, ' ')) > 0
  const isDanger = flagOfTurn(words, [], true) !== null || isNearDanger(words, NEARER) || dangerOfGoal(both) !== null
  const isUnfit = chanceIn(read(words).sounds(), ['unfit']) >= HARMS
  return isMinded || isKept || isDanger || isUnfit || refusedIn([c.input.message, words], false) !== null
}

/** Says how words sound, and what makes them so; where that is not sure, or they may be somebody else's, what can be seen in them, or how such words are taken. `own`: they stand in this message, and are their words from now on. What may do harm is neither called fine nor made better. */
export function judged(c: Composer, words: string, own = false): boolean {
  if (keepsBack(c, words)) return true
  const { message } = c.input
  const both = `${message}\n${words}`
  if (mayHarm(c, words, both)) return (say(c, inTurn(c, lines.mayHarm)), offer(c, lines.guardedDoors), true)
  // Nothing is said for or against somebody else's, of what is grave or of a child, or in a talk in which harm was once seen, whatever became of it.
  const isOfChild = agesIn(partsOf(fold(both))).some(({ years }) => years < ADULT)
  const isTheirs = !own || nearness(lines.ownSigns, message) > 0
  const isMinded = c.state.flag !== null || mayBeUnsafe(c, NEARER)
  const isLeft = !isTheirs || isOfChild || isMinded || nearness(lines.graveMatters, both) > 0
  const found = isLeft ? null : soundOf(partOf(message, words))
  // A piece may be fine where not all of it is.
  const sound = found === 'fine' ? soundOf(words) : found
  const fear = fearIn(message, words) ?? 'any'
  const { isSo, isNot } = lines.sounds
  if (sound === null) {
    if (!looksAt(c, words) && !sayOne(c, lines.judge)) say(c, inTurn(c, lands))
  } else {
    if (fear !== 'any' && fear !== sound) say(c, inTurn(c, isNot[fear]))
    say(c, inTurn(c, sound === 'fine' ? lines.deeds.good.did : isSo[sound]))
  }
  if (own) cite(c, words, 'your words')
  if (own) return stands(c, words)
  offer(c, lines.afterWords)
  return true
}
