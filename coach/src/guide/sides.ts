import leaning from '../../data/leans.json' with { type: 'json' }
import { offer, sayOne, type Composer } from '../builtin/composer.ts'
import { isFar } from '../builtin/quiet-question.ts'
import { isGuarded, isLapsed } from '../builtin/set-aside.ts'
import type { Intent } from '../read/labels.ts'
import { nearness } from '../text/words.ts'
import { mayBeUnsafe, NEARER, tell } from './advice.ts'
import { lines, type Answer } from './data.ts'
import { isFound, isLoss } from './heard.ts'
import { doorsOf, isHeld } from './told-answer.ts'
import { questions } from './wanted.ts'

/** From these shares on a side is taken: of anything, where nothing else would be said, and near what is grave. Of three sealed hands' questions in talks it is right in .59 from the first on, and in .33 between the second and it, where nothing else there was (decision 211). From these log-odds on it is too near danger, sooner for a side that calms. */
export const [FROM, ELSE, GRAVE, DANGER, CALMING] = [0.25, 0.2, 0.8, -2, -4]

/** Says which side to lean to with one reason, where that is asked far from any danger; what is written about it (`more`) lies below. False where it is not so sure, or was said. */
export function takesSide(c: Composer, wanted: Intent, more: Answer | null, from = FROM): boolean {
  const { message } = c.input
  // "She'll only feel guilty, and then what" is told, and asks: where a side surely fits it was right in 13 of 13.
  const mayAsk = wanted === 'tells' && c.wish().question !== null && from === ELSE
  const isAsked = mayAsk || questions.includes(wanted) || (c.wish().isSided && wanted !== 'about-mallama')
  const isOpen = !isGuarded(c.state) || (isLapsed(c.state) && isFar(c.reading))
  const isFree = !isFound(c) && !isHeld(c) && isOpen && !isLoss(message)
  if (!isAsked || !isFree) return false
  const { label, chance } = c.wish().side()
  if (mayBeUnsafe(c, lines.calming.includes(label) ? CALMING : DANGER)) return false
  // A written answer that is surer fits better: where it was, the side was wrong in 6 of 7.
  if (more && c.wish().answers()[0]!.share > chance) return false
  const isNear = mayBeUnsafe(c, NEARER)
  const least = isNear || nearness(lines.graveMatters, message) > 0 ? GRAVE : mayAsk ? FROM : from
  if (chance < least || !tell(c, `leans/${label}`, [leaning[label]])) return false
  if (isNear) sayOne(c, lines.minds)
  const after = wanted === 'should-i' ? 'afterDecide' : wanted === 'what-do-they-think' ? 'afterThinks' : 'afterAny'
  offer(c, [...(more ? doorsOf([more]) : []), ...lines[after]])
  return true
}
