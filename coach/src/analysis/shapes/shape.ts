import { mayMeet } from '../../sieve.ts'
import type { Span } from '../../detectors/span.ts'
import type { Act } from '../acts.ts'
import type { Seen } from '../seeing.ts'
import type { Shown } from '../weighing.ts'

export interface Shape {
  kind: Shown
  span: Span
  /** No surer than this, where the words leave another way to take them. */
  most?: number
  /** The two acts that it may do, where it is both. */
  between?: readonly [Act, Act]
}
export type Shaping = (seen: Seen) => Shape | null

/** A laugh in any spelling, or a face that laughs. */
export const laughs = /\b(?:(?:a?ha){2,}h?|hehe\w*|lo+l\w*|lmf?ao+|rofl|jk|just kidding)\b|[😂🤣😹😆😜😝😛]/iu
/** What people put under a message out of fondness: it is no word of it. */
const signed =
  /(?:[\s,.!?]+(?:x{1,6}|xo(?:xo)*)(?![\p{L}\d])|\s*(?:[❤💕💖💙💛💜🧡💚🖤🤍😘🥰😍🤗💗💓💞🫶😊☺🙂]\u{fe0f}?|<3|:-?\)|:-?\*))+\s*$/iu

/** Kisses are few, and a long run of marks must cost no more than a short one. */
const reach = 40
/** The message without its kisses and hearts at the end; what comes before keeps its places. */
export const unsigned = (text: string): string => {
  const head = text.slice(0, -reach)
  const bare = head + text.slice(-reach).replace(signed, (all) => /^[.!?]+/.exec(all.trimStart())?.[0] ?? '')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}
export const kissed = (text: string): boolean => signed.test(text.slice(-reach))

/** The sentence that one of the patterns stands in, as it was written. */
export function sentenceWith(
  { read, parts }: Seen,
  kind: Shown,
  pattern: RegExp,
  unless: RegExp | null = null,
): Span | null {
  if (!mayMeet(pattern, read.text)) return null
  for (const { from, text } of parts.slice(0, 8)) {
    if (!pattern.test(text) || unless?.test(text)) continue
    return spanOf(read, kind, from, text)
  }
  return null
}

const spanOf = (read: Seen['read'], kind: string, from: number, text: string): Span => {
  const length = text.replace(/[.!?;,\s]+$/, '').length
  const start = read.starts[from] ?? 0
  const end = Math.max(start, read.ends[from + length - 1] ?? start)
  return { id: kind, quote: read.source.slice(start, end), start, end, speaker: 'writer', target: 'other', strength: 1 }
}

/** The whole message as its own span. */
export const wholeOf = ({ text }: Seen, kind: Shown): Span => {
  const quote = text.trim().slice(0, 200)
  const start = text.indexOf(quote)
  return { id: kind, quote, start, end: start + quote.length, speaker: 'writer', target: 'other', strength: 1 }
}

export const weighed = ({ score }: Seen, ...kinds: Shown[]): number =>
  Math.max(0, ...kinds.map((kind) => score.get(kind) ?? 0))
