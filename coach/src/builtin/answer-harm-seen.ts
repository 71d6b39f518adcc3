import { flatten } from '../knowledge/flatten.ts'
import { child, notOwnHarm, ownHarm, type HarmKind } from '../knowledge/own-harm.ts'
import { harmToWriter, statedIn } from '../safety/statements.ts'
import { toldIn } from '../safety/told.ts'

export interface Harm {
  kind: HarmKind
  quote: string
  start: number
  child: boolean
}

/** The words in which the writer tells of harm that they do; null where they tell of none, or were attacked first. */
export function ownHarmIn(text: string): Harm | null {
  const { flat, at } = flatten(text.slice(0, 3000))
  for (const [kind, cue] of ownHarm) {
    const hit = cue.exec(flat)
    if (!hit) continue
    if (notOwnHarm.test(flat) || harmToWriter(statedIn(toldIn(text)))) return null
    const start = at[hit.index] ?? 0
    const quote = text.slice(start, (at[hit.index + hit[0].length - 1] ?? start) + 1)
    return { kind, quote, start, child: new RegExp(`\\b${child}s?\\b`).test(flat) }
  }
  return null
}

/** Whether they tell of it beside what was done to them, and neither is plainly the one who is harmed. */
export function goesBothWays(text: string): boolean {
  const stated = statedIn(toldIn(text))
  const { flat } = flatten(text.slice(0, 3000))
  const struck =
    stated.some(({ statement }) => statement.id === 'i-hit-them') || ownHarm.some(([, cue]) => cue.test(flat))
  return struck && notOwnHarm.test(flat) && !harmToWriter(stated)
}
