import { attachmentCues } from './cues/attachment.ts'
import { match } from './match.ts'
import { plain } from './plain.ts'
import type { Span } from './span.ts'

/** A tendency in this description, never a label for a person; "none" is "not enough information". */
interface AttachmentTendency {
  tendency: 'reassurance' | 'distance' | 'both' | 'none'
  spans: readonly Span[]
  /** Every cue that was met, also where they are too few for a tendency. */
  met: readonly Span[]
}

const least = 2

/**
 * What a description tells about how each of the two looks for closeness: two or more different cues, else "none"
 * (COACH.md). `writer` is the one who writes, `other` the one who is written about.
 */
export function attachmentIn(description: string): Record<'writer' | 'other', AttachmentTendency> {
  const spans = match(plain(description), attachmentCues)
  const of = (target: Span['target']): AttachmentTendency => {
    const own = spans.filter((it) => it.target === target)
    const count = (id: string) => new Set(own.filter((it) => it.id === id).map(({ quote }) => quote.toLowerCase())).size
    const seeking = count('reassurance') >= least
    const distant = count('distance') >= least
    const tendency = seeking && distant ? 'both' : seeking ? 'reassurance' : distant ? 'distance' : 'none'
    return { tendency, spans: tendency === 'none' ? [] : own, met: own }
  }
  return { writer: of('self'), other: of('other') }
}
