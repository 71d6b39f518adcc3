import leaning from '../../data/leans.json' with { type: 'json' }
import { offer, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { sentenceKey, splitSentences } from '../builtin/state.ts'
import type { Intent } from '../read/labels.ts'
import { nearness } from '../text/nearest.ts'
import { mayBeUnsafe, NEARER, tell } from './advice.ts'
import { lines, type Answer } from './data.ts'
import { isFound, isLoss } from './heard.ts'
import { doorsOf, isHeld } from './told-answer.ts'

/** What is asked where somebody wants to know which side to lean to, and no way of doing it; a bare "knock?" is mostly taken for a telling. */
const sided: readonly Intent[] = ['should-i', 'is-it-ok']
const after: Partial<Record<Intent, Answer['then']>> = {
  'should-i': 'afterDecide',
  'what-do-they-think': 'afterThinks',
}
/** From these shares on a side is taken: in a question, with so little told that it may be wrong, near what is grave, and in what only ends as a question. */
export const [FROM, MAYBE] = [0.35, 0.25]
const [GRAVE, BARE] = [0.6, 0.6]

/** Says which side to lean to with one reason, where that is asked far from any danger; below `FROM` the side alone, and what speaks against it is asked. What is written about it (`more`) lies below. False where it is not so sure, or was said. */
export function takesSide(c: Composer, wanted: Intent, from: number, more: Answer | null = null): boolean {
  const { message, history } = c.input
  const spoken = history.findLast(({ role }) => role === 'assistant')?.content ?? ''
  // What is told when a question was asked back goes on about it.
  const isAsked = sided.includes(wanted) || (wanted === 'tells' && lines.against.some((it) => spoken.includes(it)))
  const isBare = (wanted === 'tells' || wanted === 'what-do-they-think') && message.trimEnd().endsWith('?')
  const isFree = !isFound(c) && !isHeld(c) && !isGuarded(c.state) && !isLoss(message) && !mayBeUnsafe(c, NEARER)
  if (!(isAsked || isBare) || !isFree) return false
  const { label, chance } = c.wish().side()
  const least = nearness(lines.graveMatters, message) > 0 ? GRAVE : isAsked ? from : BARE
  const whole = leaning[label]
  const [side = '', ...reason] = splitSentences(whole)
  const asks = lines.against.map((it) => `${lines.maybeSide} ${side.trim()} ${it}`)
  const left = c.grammar.taken.has(sentenceKey(side)) ? reason.join('').trim() : whole
  if (chance < least || !tell(c, `leans/${label}`, chance < FROM ? asks : [left])) return false
  offer(c, [...(more ? doorsOf([more]) : []), ...lines[after[wanted] ?? 'afterAny']])
  return true
}
