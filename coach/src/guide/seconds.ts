import { offer, type Composer } from '../builtin/composer.ts'
import { chanceIn, noneOf, type Found, deeds, type Deed, type Intent } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { questionOf } from '../read/talk.ts'
import { changed, fearIn, isTheirsToChange, judged, versionIn } from './changed.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { dictatedIn, quotesThem } from './draft.ts'
import { lines, seconds, type Answer } from './data.ts'
import { ended } from './exercise.ts'
import { another } from './finished.ts'
import { isBare } from './told.ts'
import { nearness } from '../text/words.ts'
import { mannerIn, WORDS } from './steps.ts'
import { direct, mayTell } from './told-answer.ts'
import { asksForWords, questions, STORY } from './wanted.ts'

/** What is no question about what was said before, unless it surely is one. */
const apart: readonly Intent[] = ['words', 'dictates', 'change-the-draft', 'about-mallama', 'thanks']
/** How likely a second question has to be, where words stand or surely; how likely it is that something is to be done with words that were just made, where a question seems meant, or with words from before; and which of them, as a share. So many lines of the talk words stand. */
const [SECOND, SURE, DONE, ASKED, BEFORE, OF_THEM, CAME, ENDS, STAND] = [0.35, 0.75, 0.45, 0.6, 0.7, 0.35, 0.5, 0.8, 6]
/** What is to be done with words that stand there, where that is likelier than any question about them; null where it is not. A manner is one thing to do, whichever it is. */
export function deedIn(found: readonly Found[], least = DONE): Deed | null {
  const asked = found.filter(({ label }) => label !== 'none')
  const any = 1 - noneOf(found)
  const isManner = chanceIn(found, ways) >= Math.max(asked[0]!.chance, OF_THEM * any)
  const it = asked.find(({ label }) => !isManner || ways.includes(label))!
  // Whether it is good, and how it will come across, are nearly one.
  const chance = chanceIn(found, it.label === GOOD ? [GOOD, LANDS] : [it.label])
  const isSure = any >= least && (isManner || chance >= OF_THEM * any)
  return isSure ? (deeds.find((deed) => deed === it.label) ?? null) : null
}
const [GOOD, LANDS, REPLIED] = ['good', 'lands', 'replied']
/** What may be meant where it is asked how words sound. */
const ofSound = new Set<string>([GOOD, LANDS, 'own', 'understand', 'none'])
/** Asked how the words that stand sound, or a version of their own in the message (with no words standing it has to be plain where it begins), that is said; a piece of them that is only doubted is theirs to change. `surely`: the words that stand are meant. False where something else is asked. */
function tellsHow(c: Composer, made: string | undefined, surely: boolean, found: readonly Found[]): boolean {
  const { message } = c.input
  const isTold = !quotesThem(message) && (made !== undefined || dictatedIn(message) !== null)
  const own = isTold ? versionIn(message, made) : null
  const words = own ?? made
  const isOther = found.some(({ label, chance }) => !ofSound.has(label) && chance >= SURE)
  if (!words || isGuarded(c.state) || !((surely && own) || (fearIn(message, words) && !isOther))) return false
  return made && isTheirsToChange(message, made) ? changed(c, 'swap', made) : judged(c, words, own !== null)
}
const ways: readonly string[] = deeds.filter((it) => 'manner' in lines.deeds[it])

/** A question about words that stand there (`isOfWords`), or a but to an answer, has its own answers; false where it is neither. */
export function second(c: Composer, wanted: Intent, isOfWords: boolean): boolean {
  const { history, message } = c.input
  const { open: held, card } = c.state.guide
  // A line that is open, and empty, is for other words than those before it.
  const before = held?.id === WORDS ? undefined : history.slice(-STAND).findLast((it) => it.message)?.message
  const made = (held && ended(held)?.message) ?? before
  // What all of it asks about words, or wants of them, unless what it ends on surely says in which manner.
  const last = read(questionOf(message)).second()
  const found = last[0]!.chance >= ENDS && ways.includes(last[0]!.label) ? last : read(message).second()
  const isNamed = mannerIn(c) !== null && isBare(message)
  const least = !history.at(-1)?.message && !isNamed ? BEFORE : questions.includes(wanted) ? ASKED : DONE
  // Behind so much that is told other words are asked for, and not these in another manner.
  const isAnew = c.reading.words > STORY && asksForWords(message)
  const deed = isOfWords && made && !isAnew ? (isNamed ? mannerIn(c) : deedIn(found, least)) : null
  const isOpen = isOfWords && !isAnew && !['thanks', 'words'].includes(wanted) && (deed === null || ofSound.has(deed))
  // What came up since they were made may be what it is about.
  const isNew = history.at(-1)?.message !== undefined || (held !== null && made !== undefined)
  if (isOpen && tellsHow(c, isNew ? made?.text : undefined, deed === GOOD, found)) return true
  if (deed && (((deed === 'new' || isNamed || ways.includes(deed)) && another(c)) || changed(c, deed, made!.text)))
    return true
  const chanceOf = ({ id }: Answer) => chanceIn(found, id === LANDS ? [GOOD, LANDS] : [id])
  // What may be danger is no question about words.
  const any = nearness(lines.graver, c.reading.text) > 0 ? 0 : 1 - noneOf(found)
  const fits = seconds.filter(({ to }) => to.includes(wanted) || !questions.includes(wanted))
  const it = fits.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0]!
  const isMeant = any >= (made && !apart.includes(wanted) ? SECOND : SURE) && chanceOf(it) >= OF_THEM * any
  if (history.length === 0 || isOfWords !== !!made || !isMeant || (it.words && !made) || !mayTell(c, it)) return false
  // What came back, where that is as sure: of a sealed hand's 89 it was right in 77. Else what holds for any answer.
  const came = it.id === REPLIED ? read(message).came()[0]! : null
  if (!direct(c, came && came.chance >= CAME ? seconds.find(({ id }) => id === came.label)! : it)) return false
  // What can be done with words is not offered of those whose line is open.
  if (held || (it.then === 'afterWords' && !card)) offer(c, held ? [] : lines.afterDraft)
  return true
}
