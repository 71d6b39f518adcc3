import asks from '../../data/said/asks-back.json' with { type: 'json' }
import { offer, type Composer } from '../builtin/composer.ts'
import { isGuarded } from '../builtin/set-aside.ts'
import { asked } from '../read/labels.ts'
import { mayBeUnsafe, tell } from './advice.ts'
import type { Door } from './data.ts'
import { isAfraid, isFound, isLoss } from './heard.ts'
import { isHeld } from './told-answer.ts'

/** From this chance on a line that shows what was understood, and asks on, is said to what is told (decision 212); from these log-odds on it is too near danger. */
const [FROM, DANGER] = [0.15, -2]

/** Answers what is only told with the line that fits it, where one does; `ways` lie beneath. Each is said once. */
export function asksBack(c: Composer, ways: readonly Door[]): boolean {
  if (c.state.guide.listening || isFound(c) || isGuarded(c.state) || isAfraid(c) || isHeld(c)) return false
  if (isLoss(c.input.message) || mayBeUnsafe(c, DANGER)) return false
  const chances = c.reading.talk('ask')
  const label = asked[chances.indexOf(Math.max(...chances))]!
  if (label === 'none' || Math.max(...chances) < FROM) return false
  if (!tell(c, `asks/${label}`, [asks[label]])) return false
  offer(c, ways)
  return true
}
