import { needsHelp } from '@mallama/contracts/help'
import { readAll } from '../argument/reading.ts'
import type { MediationInput, MediationTurn, NamedTurn } from '../operations.ts'
import { toSafety } from '../safety/screen.ts'
import { blowIn, strikes } from './blows.ts'
import { flagAfter } from './danger.ts'
import { opensIn } from './opens.ts'
import { repeats, saysOwn } from './saying-back.ts'

/** A turn is read in view of these before it, each as far as this. */
const before = 13
const longest = 4000

/**
 * What the newest turn does to the one it is written to. It speaks to nobody: what is said in a room is the room's.
 * Pure; the same input gives the same bytes. Without a turn there is nothing.
 */
export function mediate({ parties, turns, back, country }: MediationInput): MediationTurn {
  const newest = turns.at(-1)
  if (!newest) return { blow: null, safety: null, opens: null, elsewhere: false }
  const { content } = newest
  const flag = flagAfter(null, content, ownBefore(turns))
  const grave = needsHelp(flag)
  // Hard words that the other told of are theirs: whoever says them back strikes nobody.
  const struck = strikesIn({ parties, turns }) && !(back && repeats(content, back))
  return {
    // What strikes is held whatever stands beside it: words of danger do not carry it across.
    blow: struck || grave ? blowIn(content, { saidBack: back !== null }) : null,
    safety: flag ? toSafety(flag, country) : null,
    opens: opensIn(content),
    elsewhere: back !== null && !struck && !grave && saysOwn(content, { told: back, name: parties[1] }),
  }
}

/** Turns in which whoever speaks now may have begun what they end. */
const near = 6
const ownBefore = (turns: readonly NamedTurn[]): string[] =>
  turns.slice(-1 - near, -1).flatMap((it) => (it.speaker === turns.at(-1)!.speaker ? [it.content] : []))

/** Said in answer to what came before, the same words may strike or not. */
function strikesIn({ parties, turns }: Pick<MediationInput, 'parties' | 'turns'>): boolean {
  const seen = turns
    .slice(-before - 1)
    .map(({ speaker, content }) => ({ speaker, text: content.slice(0, longest), pieces: [] }))
  const reading = readAll(seen, parties).at(-1)?.reading
  return reading !== undefined && strikes(reading)
}
