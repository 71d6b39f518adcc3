import type { ResolutionHead } from '@mallama/contracts/arguments'
import { cut, oneLine } from '../../parts/excerpt.ts'

const OPENING = 90

type Head = Pick<
  ResolutionHead,
  'opening' | 'conflictType' | 'flagged' | 'unread' | 'severityScore' | 'resolutionScore'
>

/**
 * What the list says of a quarrel: what it was about and what was said first. Where it may be about somebody's safety it
 * says neither; where nothing was read, it says that, since a number would be one of nothing.
 */
export function shownAs(head: Head): { title: string | null; meta?: string } {
  const { opening, conflictType, severityScore, resolutionScore } = head
  if (opening === '' || head.flagged) return { title: null }
  const words = `“${cut(oneLine(opening), OPENING)}”`
  if (head.unread) return { title: words, meta: 'Not read' }
  const meta = `Severity ${severityScore}, resolution potential ${resolutionScore} of 10`
  return { title: `${conflictType}: ${words}`, meta }
}
