import { gistOf } from '../insights/gist.ts'
import type { Remembered, ReplyInput } from '../port.ts'
import { ownIn } from '../text/own.ts'
import { sight } from '../safety/screen.ts'
import { bears, gistOfKept, knownIn } from './bearing.ts'
import { hash } from './state.ts'

const longest = 160

/** Something that was told before, as it can be named now. */
export interface Recalled {
  id: string
  /** The writer's words as they stand; what was put right by hand is a sentence of theirs. */
  item: string
  how: 'quoted' | 'edited'
  /** For `memoryUsed`. */
  plain: string
}

/** What may be used at all: nothing that is about danger, and nothing that was said in this very talk. */
export function fromBefore({ memory = [], history, message }: Pick<ReplyInput, 'memory' | 'history' | 'message'>) {
  const here = [...ownIn(history), message]
  return memory.filter((one) => !ofDanger(one) && !(one.quote && here.some((text) => text.includes(one.quote))))
}

/**
 * Whether something that is kept speaks of danger. It was learnt from a message that was not flagged, so a guess of the
 * model alone about one of its two wordings is not enough.
 */
export function ofDanger({ fact, quote }: Remembered): boolean {
  const seen = [fact, quote].flatMap((text) => (text ? [sight(text)] : []))
  return seen.every((it) => it !== null) || seen.some((it) => it !== null && !it.rule.startsWith('learnt/'))
}

/** The one thing told before that bears most on this message, and says something that the message does not. */
export function recall(kept: readonly Remembered[], input: ReplyInput, used: readonly string[]): Recalled | null {
  const known = knownIn(input)
  const now = gistOf(input.message, known)
  let best: { recalled: Recalled; weight: number } | null = null
  for (const one of kept) {
    const gist = gistOfKept(one, known)
    const weight = bears(gist, input.message, now)
    if (weight === 0 || (best && weight <= best.weight)) continue
    const recalled = inPlainWords(one)
    if (recalled.item.length > longest || recalled.item.includes('"') || used.includes(recalled.id)) continue
    best = { recalled, weight }
  }
  return best?.recalled ?? null
}

const bare = (text: string) => text.trim().replace(/[\s.;,]+$/, '')

/** What was told, in the words in which it was told. */
export function inPlainWords({ fact, quote }: Remembered): Recalled {
  const id = `memory:${hash(fact).toString(36)}`
  return quote
    ? { id, item: bare(quote), how: 'quoted', plain: `you said: ${bare(quote)}` }
    : { id, item: bare(fact), how: 'edited', plain: `you noted: ${bare(fact)}` }
}
