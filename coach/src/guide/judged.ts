import { cite, inTurn, offer, say, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded, isYoung } from '../builtin/set-aside.ts'
import { refusedIn } from '../craft/refuse.ts'
import { flagOfTurn } from '../mediation/mediate.ts'
import { dangerOfGoal } from '../read/goal-danger.ts'
import { ADULT, agesIn, partsOf } from '../safety/ages.ts'
import { isNearDanger } from '../safety/screen.ts'
import { mayBeUnsafe, NEARER } from './advice.ts'
import { isFound, toldIn } from './heard.ts'
import { isHeld } from './told-answer.ts'
import { chanceIn, noneOf, type Sound, type Worry } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { readTurn } from '../read/turn.ts'
import { wordsIn } from '../text/people.ts'
import { lines, seconds } from './data.ts'
import { arguable, pieceOf } from './draft.ts'
import { fold, nearness, sentencesIn } from '../text/words.ts'
import { keepsBack } from './finished.ts'
import { looksAt, stands } from './made.ts'

/** How words sound before they are sent: what somebody fears of them, and whether it is so. */

/** From these chances on it is asked how words sound (by a sealed hand, 109 of 121 such, and none of 29 others), they do sound so (right in 14 of 15) and they are fine, if they are less likely than this to do harm (of 94 sealed ones that may 3 pass); from this one on that is said; and from this share on it is known what is feared (in 8 of 10). */
const [ASKED, SOUNDS, FINE, UNFIT, HARMS, FEARED] = [0.6, 0.5, 0.6, 0.1, 0.6, 0.45]
const lands = [seconds.find(({ id }) => id === 'lands')!.say]
const { least, most } = lines.putIn

/** What is feared of words, which may stand in the message; `any` where it is not known, or only asked whether they are good, and null where how they sound is not asked. */
export function fearIn(message: string, words: string): Exclude<Worry, 'none'> | null {
  const found = read(message.replace(words, ' ')).worry()
  const asked = 1 - noneOf(found)
  const { label, chance } = found.find((it) => it.label !== 'none')!
  return asked < ASKED || label === 'none' ? null : chance >= FEARED * asked ? label : 'any'
}

/** How words sound, as far as that is sure, whatever harm may be in them; what is easy to argue with, hurts, may do harm, or is more than a message holds is never fine. */
function soundOf(words: string): Exclude<Sound, 'unfit'> | 'long' | null {
  if (wordsIn(words).length > most) return 'long'
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
