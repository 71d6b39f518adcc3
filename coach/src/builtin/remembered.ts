import { gistOf } from '../insights/gist.ts'
import type { Remembered, ReplyInput } from '../port.ts'
import { sight } from '../safety/screen.ts'
import { bears, gistOfKept, knownIn } from './bearing.ts'
import { mirror } from './mirror.ts'
import { hash } from './state.ts'

const longest = 160

/** Something that was told before, as it can be named now. */
export interface Recalled {
  id: string
  /** "she hates being called at work": the writer's words turned to them; else the words as they stand. */
  item: string
  how: 'turned' | 'quoted' | 'edited'
  /** For `memoryUsed`. */
  plain: string
  /** How the two get on, and no plain thing to keep in mind. */
  between?: boolean
}

/** What may be used at all: nothing that is about danger, and nothing that was said in this very talk. */
export function fromBefore({ memory = [], history, message }: Pick<ReplyInput, 'memory' | 'history' | 'message'>) {
  const here = [...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])), message]
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
export function recall(
  kept: readonly Remembered[],
  input: ReplyInput,
  used: readonly string[],
  names: readonly string[],
): Recalled | null {
  const known = knownIn(input)
  const now = gistOf(input.message, known)
  let best: { recalled: Recalled; weight: number } | null = null
  for (const one of kept) {
    const gist = gistOfKept(one, known)
    const weight = bears(gist, input.message, now)
    if (weight === 0 || (best && weight <= best.weight)) continue
    const recalled = inPlainWords(one, names)
    if (recalled.item.length > longest || recalled.item.includes('"') || used.includes(recalled.id)) continue
    const between = /^(?:helps|hurts|wish)$/.test(gist.slot ?? '')
    best = { recalled: { ...recalled, between }, weight }
  }
  return best?.recalled ?? null
}

/** "you said she hates being called at work"; in the exact words where turning them could go wrong. */
export function inPlainWords({ fact, quote }: Remembered, names: readonly string[]): Recalled {
  const id = `memory:${hash(fact).toString(36)}`
  const bare = (text: string) => text.trim().replace(/[\s.;,]+$/, '')
  if (!quote) return { id, item: bare(fact), how: 'edited', plain: `you noted: ${bare(fact)}` }
  const turned = mirror(quote, names)
  if (!turned) return { id, item: bare(quote), how: 'quoted', plain: `you said: ${bare(quote)}` }
  const item = begunSmall(bare(turned), names)
  return { id, item, how: 'turned', plain: `you said ${item}` }
}

function begunSmall(text: string, names: readonly string[]): string {
  const first = /^[\p{L}]+/u.exec(text)?.[0] ?? ''
  const isName = names.some((name) => name.split(/\s+/)[0]?.toLowerCase() === first.toLowerCase())
  const opening =
    /^(?:he|she|they|you|your|his|her|their|it|we|our|my|the|a|an|this|that|every|when|after|before|last|on|at|in|both|some|one|each|most|nothing|everything|everyone|nobody|someone|if|sometimes|since|until|with|there)$/i
  return !isName && opening.test(first) ? text[0]!.toLowerCase() + text.slice(1) : text
}
