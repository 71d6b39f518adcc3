import leaning from '../../data/leans.json' with { type: 'json' }
import { offer, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import type { Intent } from '../read/labels.ts'
import { nearness } from '../text/nearest.ts'
import { mayBeUnsafe, NEARER, tell } from './advice.ts'
import { lines, type Answer } from './data.ts'
import { isFound, isLoss } from './heard.ts'
import { doorsOf, isHeld } from './told-answer.ts'
import { questions } from './wanted.ts'

/** From these shares on a side is taken: of anything, and near what is grave. From these log-odds on it is too near danger, sooner for a side that calms. */
export const [FROM, GRAVE, DANGER, CALMING] = [0.3, 0.8, -2, -4]

/** Says which side to lean to with one reason, where that is asked far from any danger; what is written about it (`more`) lies below. False where it is not so sure, or was said. */
export function takesSide(c: Composer, wanted: Intent, more: Answer | null): boolean {
  const { message } = c.input
  const isAsked = questions.includes(wanted) || c.wish().isSided
  const isFree = !isFound(c) && !isHeld(c) && !isGuarded(c.state) && !isLoss(message)
  if (!isAsked || !isFree) return false
  const { label, chance } = c.wish().side()
  if (mayBeUnsafe(c, lines.calming.includes(label) ? CALMING : DANGER)) return false
  // A written answer that is surer fits better: where it was, the side was wrong in 6 of 7.
  if (more && c.wish().answers()[0]!.share > chance) return false
  const isNear = mayBeUnsafe(c, NEARER)
  const least = isNear || nearness(lines.graveMatters, message) > 0 ? GRAVE : FROM
  if (chance < least || !tell(c, `leans/${label}`, [leaning[label]])) return false
  if (isNear) sayOne(c, lines.minds)
  const after = wanted === 'should-i' ? 'afterDecide' : wanted === 'what-do-they-think' ? 'afterThinks' : 'afterAny'
  offer(c, [...(more ? doorsOf([more]) : []), ...lines[after]])
  return true
}
