import { attachmentIn } from '../detectors/attachment.ts'
import { match } from '../detectors/match.ts'
import type { Plain } from '../detectors/plain.ts'
import type { Span } from '../detectors/span.ts'
import { ownAttachmentCues } from './cues/attachment-more.ts'
import { placeIn, standingOf } from './told-frame.ts'

export interface Tendency {
  tendency: 'reassurance' | 'distance' | 'both' | 'none'
  spans: readonly Span[]
}

/** Two or more different cues of the writer's own, else "none" (COACH.md). */
export function ownTendency(text: string, read: Plain): Tendency {
  const all = [...attachmentIn(text).writer.met, ...match(read, ownAttachmentCues)]
    .filter(
      (span, at, list) =>
        !list
          .slice(0, at)
          .some(
            (it) => (it.start < span.end && span.start < it.end) || it.quote.toLowerCase() === span.quote.toLowerCase(),
          ),
    )
    .filter((span) => {
      const [from, to] = [placeIn(read, span.start), placeIn(read, span.end)]
      // The subject belongs to the cue: "I don't check" is found as "check" or not at all.
      return (
        standingOf(read.text, from, to, false) === 'told' &&
        !denied.test(read.text.slice(from, to)) &&
        !/\bused to\b/.test(read.text.slice(from - 30, to))
      )
    })
  const count = (id: string) => all.filter((it) => it.id === id).length
  const [seeking, distant] = [count('reassurance'), count('distance')]
  const least = 2
  const tendency =
    seeking >= least && distant >= least
      ? seeking > distant + 1
        ? 'reassurance'
        : distant > seeking + 1
          ? 'distance'
          : 'both'
      : seeking >= least
        ? 'reassurance'
        : distant >= least
          ? 'distance'
          : 'none'
  return { tendency, spans: tendency === 'none' ? [] : all.filter(({ id }) => tendency === 'both' || id === tendency) }
}

/** "I don't want space", "I never get jealous": the opposite of what was looked for. */
const denied = /^i(?:m)? (?:dont|never|cant say|not|didnt) (?:want|need|get|feel|ask|check|keep|pull)/
