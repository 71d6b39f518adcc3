import leaning from '../../data/leans.json' with { type: 'json' }
import { offer, sayOne, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { sentenceKey, splitSentences } from '../builtin/state.ts'
import type { Intent } from '../read/labels.ts'
import { nearness } from '../text/nearest.ts'
import { mayBeUnsafe, NEARER, tell } from './advice.ts'
import { lines, type Answer } from './data.ts'
import { isFound, isLoss } from './heard.ts'
import { doorsOf, isHeld } from './told-answer.ts'

const after: Partial<Record<Intent, Answer['then']>> = {
  'should-i': 'afterDecide',
  'what-do-they-think': 'afterThinks',
}
/** From these shares on a side is taken: in a question, with so little told that it may be wrong, and near what is grave; from the last on, in log-odds, it is too near danger. */
export const [FROM, MAYBE, GRAVE, DANGER] = [0.35, 0.25, 0.8, -1]

/** Says which side to lean to with one reason, where that is asked far from any danger; below `FROM` the side alone, and what speaks against it is asked. What is written about it (`more`) lies below. False where it is not so sure, or was said. */
export function takesSide(c: Composer, wanted: Intent, from: number, more: Answer | null = null): boolean {
  const { message, history } = c.input
  const spoken = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  // What is told when a question was asked back goes on about it.
  const goesOn = wanted === 'tells' && lines.against.some((it) => spoken.includes(it))
  const isAsked = wanted === 'should-i' || wanted === 'is-it-ok' || goesOn || c.wish().isSided
  const isFree = !isFound(c) && !isHeld(c) && !isGuarded(c.state) && !isLoss(message) && !mayBeUnsafe(c, DANGER)
  if (!isAsked || !isFree) return false
  const { label, chance } = c.wish().side()
  // A written answer that is surer fits better: where it was, the side was wrong in 6 of 7.
  if (more && c.wish().answers()[0]!.share > chance) return false
  const isNear = mayBeUnsafe(c, NEARER)
  const least = isNear || nearness(lines.graveMatters, message) > 0 ? GRAVE : from
  const whole = leaning[label]
  const [side = '', ...reason] = splitSentences(whole)
  const asks = lines.against.map((it) => `${lines.maybeSide} ${side.trim()} ${it}`)
  const left = c.grammar.taken.has(sentenceKey(side)) ? reason.join('').trim() : whole
  if (chance < least || !tell(c, `leans/${label}`, chance < FROM ? asks : [left])) return false
  if (isNear) sayOne(c, lines.minds)
  offer(c, [...(more ? doorsOf([more]) : []), ...lines[after[wanted] ?? 'afterAny']])
  return true
}
