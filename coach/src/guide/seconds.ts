import { offer, sayAny, type Composer } from '../builtin/composer.ts'
import { chanceIn, noneOf } from '../read/classifier.ts'
import type { Intent } from '../read/labels.ts'
import { read } from '../read/read.ts'
import { lines, seconds, type Answer } from './data.ts'
import { arguable } from './draft.ts'
import { ended } from './exercise.ts'
import { inManner } from './made.ts'
import { nearness } from '../text/nearest.ts'
import { direct, mayTell } from './told-answer.ts'
import { speaksTo } from './told.ts'
import { questions } from './wanted.ts'

/** What is no question about what was said before, unless it surely is one. */
const apart: readonly Intent[] = ['words', 'dictates', 'change-the-draft', 'about-mallama', 'thanks']
/** How likely a second question has to be, where words stand or surely; and which of them. So many lines of the talk words stand; from the last chance on other ones are asked for, where a manner is named. */
const [SECOND, SURELY, OF_THEM, STAND, CHANGES] = [0.33, 0.75, 0.35, 6, 0.2]

/** A question about words that stand there (`isOfWords`), or a but to an answer, has its own answers; false where it is neither. */
export function second(c: Composer, wanted: Intent, isOfWords: boolean): boolean {
  const { history, message } = c.input
  const { open: held, card } = c.state.guide
  const made = (held && ended(held)?.message) ?? history.slice(-STAND).findLast((it) => it.message)?.message
  // "Can you make it more relaxed" is no question about how it lands.
  const changes = chanceIn(read(message).intent(), ['change-the-draft']) >= CHANGES
  if (isOfWords && made && changes && inManner(c)) return true
  const found = read(message).second()
  const chanceOf = ({ id }: Answer) => chanceIn(found, [id])
  // What may be danger is no question about words.
  const any = nearness(lines.graver, c.reading.text) > 0 ? 0 : 1 - noneOf(found)
  const fits = seconds.filter(({ to }) => to.includes(wanted) || !questions.includes(wanted))
  const it = fits.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0]!
  const isMeant = any >= (made && !apart.includes(wanted) ? SECOND : SURELY) && chanceOf(it) >= OF_THEM * any
  if (history.length === 0 || isOfWords !== !!made || !isMeant || (it.words && !made) || !mayTell(c, it)) return false
  if (it.words === 'seen') looksAt(c, made!.text)
  if (!direct(c, it)) return false
  // What can be done with words is not offered of those whose line is open.
  if (held || (it.then === 'afterWords' && !card)) offer(c, held ? [] : lines.afterDraft)
  return true
}

/** What can be seen in words without judging them. */
export function looksAt(c: Composer, words: string): boolean {
  const word = arguable(words)
  const none = speaksTo(words) ? (words.endsWith('?') ? lines.seen.asks : []) : lines.seen.free
  return word ? sayAny(c, 'look', lines.look, { word }) : sayAny(c, 'seen', none)
}
