import { useMemo, useState } from 'react'
import type { CraftedMessage } from '@mallama/contracts/tools'
import { laidOut, messageOf } from './pieces.ts'

/** Which lines of the goal are in the first wording, and how it reads with them. It is kept nowhere. */
export function useLines(made: CraftedMessage) {
  const laid = useMemo(() => laidOut(made), [made])
  const { lines, said } = laid
  const [isIn, setIn] = useState<readonly boolean[]>(said)
  const changed = said.some((was, line) => was !== isIn[line])
  return {
    lines,
    isIn,
    changed,
    // One line that stays is no choice.
    offered: lines.length > 1 || said.includes(false),
    /** Nothing is left but what the coach put around the person's words. */
    bare: changed && !isIn.includes(true),
    message: changed ? messageOf(laid, isIn) : made.craftedMessage,
    toggle: (line: number) => setIn((now) => now.with(line, !now[line])),
    putBack: () => setIn(said),
  }
}
