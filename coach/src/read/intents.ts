import labels from '../../data/labels.json' with { type: 'json' }
import { closedAt, opensAt } from '../text/quoted.ts'
import { toldIn, type Told } from '../text/told.ts'
import { named } from './labels.ts'

/** Something is asked for, and an answer is owed. */
const asking = named(labels.asks)
/** What somebody wants from the coach with a message; the labels of coach/data/lines. */
export const intents = ['tells', ...asking, ...named(labels.intent)] as const
export type Intent = (typeof intents)[number]
export const asks: readonly Intent[] = asking

/**
 * What is quoted is the message and not what is wanted with it: a word stands for it, and for a colon. `at`: where each
 * sign stood. One pass.
 */
function masked(text: string): { text: string; at: number[] } {
  let kept = ''
  const places: number[] = []
  const add = (piece: string, from: number) => {
    kept += piece
    for (let n = 0; n < piece.length; n++) places.push(from)
  }
  const unclosed = new Set<string>()
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    const opens = !unclosed.has(sign) && opensAt(text, at)
    const end = opens ? closedAt(text, at) : -1
    if (opens && end < 0) unclosed.add(sign)
    if (end > at) {
      add(' qqquote ', at)
      at = end
    } else add(sign === ':' ? ' qqcolon ' : sign, at)
  }
  return { text: kept, at: places }
}

/** A sentence without what is quoted in it. */
export type Asked = Told

/** The sentences of a message to the coach, without what is quoted in them. */
export function askedIn(asWritten: string): Asked[] {
  const { text, at } = masked(asWritten)
  return toldIn(text).map((it) => ({
    ...it,
    from: at[it.from]!,
    to: (at[it.to] ?? asWritten.length - 1) + (it.to < at.length ? 0 : 1),
  }))
}

/** A message of up to so many words is read whole. */
export const WHOLE = 24
export const wordsIn = (told: readonly Told[]): number => told.reduce((sum, it) => sum + it.words.length, 0)
