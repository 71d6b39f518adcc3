import { needsHelp } from '@mallama/contracts/help'
import { isByClose } from '../safety/flag.ts'
import type { AsReceived } from '../read/read.ts'
import type { ReadsAs } from '../read/readings.ts'
import type { Flag } from '../safety/screen.ts'

/** What the screen sees in a message alone. `learnt`: no rule shows it, its trained half alone hears it. */
export type Sent = Flag & { learnt: boolean }

/**
 * The screen reads a text as its writer's own life; sent to somebody, the same words threaten the reader, charge the
 * reader with it, speak of a third who is to suffer, or tell what a third does. "open": it is not clear which.
 */
export type Stance = 'threat' | 'charge' | 'others' | 'told' | 'open'

export function stanceOf(bare: string, learnt: boolean, { reads, threat }: AsReceived): Stance {
  if (atOthers.test(bare)) return 'others'
  const chanceOf = (kind: ReadsAs) => reads.find(({ label }) => label === kind)!.chance
  const charge = chanceOf('charges-you')
  const told = chanceOf('tells-harm')
  if (Math.max(charge, told, threat.chance) < HALF) return learnt || threat.chance < UNEASY ? 'open' : 'threat'
  if (threat.chance >= Math.max(charge, told)) return 'threat'
  if (learnt) return 'open'
  return told > charge ? 'told' : 'charge'
}
const HALF = 0.5
/** Below this chance nothing is held out. */
const UNEASY = 0.02

const atOthers =
  /\b(?:kill|hurt|batter|smash|beat|end|murder|punch|stab|shoot|fight|hit) (?:him|her|them|his|that (?:man|guy|bloke|boy))\b/
/** Harm by whoever writes or is written about, grave enough for help. */
export const isAbuse = (flag: Flag | null): boolean =>
  needsHelp(flag) && !flag.thirdParty && (isByClose(flag) || flag.category === 'threat-to-others')
