import type { SafetyCategory } from '@mallama/contracts/safety'
import { isLikeness } from '../safety/flag.ts'
import { sight } from '../safety/screen.ts'
import { alarmLines, newLines, type Labelled } from './labelled.ts'

/**
 * A labelled line that the screen takes for just this, by likeness alone: for tests of what follows. Which one it is
 * changes with the weights, what follows does not.
 */
export function seenAs(tier: 1 | 2, category: SafetyCategory, holds: (line: Labelled) => boolean): string {
  const found = [...alarmLines(), ...newLines()].find((line) => {
    const seen = sight(line.t)
    const is = seen?.tier === tier && seen.category === category && !seen.thirdParty && isLikeness(seen)
    return is && holds(line)
  })
  if (!found) throw new Error(`nothing is seen as ${category} at tier ${tier}`)
  return found.t
}
