import kept from '../../../data/words/identifying.json' with { type: 'json' }
import { listed } from '../../text/listed.ts'
import { figuresIn } from './figures.ts'
import { namesIn } from './names.ts'
import { tokensOf, type Claim, type Kind, type Token } from './tokens.ts'

/** What gives somebody away, in the words of the text; `start` and `end` are UTF-16 units into it. */
export interface Seen {
  kind: Kind
  quote: string
  start: number
  end: number
}

/**
 * What narrows down who somebody is without naming them. An illness is personal whoever has it; a rare event is one that a
 * neighbour would recognise from the story alone; a job is what somebody does for a living.
 */
const mattersIn = listed(kept.matters)

/**
 * Everything in the text that could tell a stranger, or a neighbour, whom it is about: names in any letter case, places,
 * firms, contacts, dates, ages, numbers in figures or words, jobs, illnesses, rare events. Spans do not overlap and come
 * in the order of the text. `known` are names from the author's own rows. Linear in the text; more than 60,000
 * characters of it are not read.
 */
export function identifyingIn(text: string, known: readonly string[] = []): Seen[] {
  const tokens = tokensOf(text.slice(0, longest))
  const matters = mattersIn(tokens.map(({ word }) => word)).map(({ is, ...place }) => ({ kind: is, ...place }))
  // Where two meet, the earlier in this order keeps its words and the other what is left.
  const claims: Claim[] = [...figuresIn(tokens), ...matters, ...namesIn(tokens, known)]
  const owner: (Claim | undefined)[] = tokens.map(() => undefined)
  for (const claim of claims) for (let at = claim.from; at < claim.to; at++) owner[at] ??= claim
  return spansOf(text, tokens, owner)
}

function spansOf(text: string, tokens: readonly Token[], owner: readonly (Claim | undefined)[]): Seen[] {
  const found: Seen[] = []
  owner.forEach((claim, at) => {
    if (!claim) return
    const { start, end, gap } = tokens[at]!
    const last = found.at(-1)
    const before = owner[at - 1]
    // "Anne-Marie", "Dr. Hill": of one kind and side by side it is one.
    if (last && (before === claim || (before?.kind === claim.kind && joins.has(gap)))) {
      last.end = end
      last.quote = text.slice(last.start, end)
    } else found.push({ kind: claim.kind, quote: text.slice(start, end), start, end })
  })
  return found
}
const joins = new Set([' ', '-', '. '])

export const longest = 60_000
