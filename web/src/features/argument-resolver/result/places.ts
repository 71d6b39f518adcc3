import type { Resolution } from '@mallama/contracts/arguments'
import type { Place } from '../../../parts/section-links/SectionLinks.tsx'
import { isUnread, partiesIn } from './turns.ts'

/** The parts of a result that are there, in their order on the page. */
export function placesOf(resolution: Resolution): Place[] {
  const { curve, proposedCompromise, preventionTips, improvements, whatWentWell, analysis } = resolution
  const read = !isUnread(resolution)
  const broke = [analysis.rootCauses, analysis.emotionalTriggers, analysis.communicationBreakdowns]
  const parts: [to: string, name: string, there: boolean][] = [
    ['glance', 'At a glance', true],
    ['deep', 'Deep Analysis', read],
    ['compromise', 'Compromise', Boolean(proposedCompromise)],
    ['tips', 'Prevention', preventionTips.length > 0],
    ['better', read ? 'Better words' : 'Who said what', true],
    ['parties', 'Each person', partiesIn(resolution).some((name) => improvements[name] ?? whatWentWell[name])],
    ['why', 'Summary', read],
    ['curve', 'Escalation', read && curve.length > 0],
    ['breakdown', 'Breakdown', read && broke.some((points) => points.length > 0)],
    ['talk', 'Chat', true],
    ['rehearsal', 'Rehearse', true],
    ['save', 'Save', true],
  ]
  return parts.filter(([, , there]) => there).map(([to, name]) => ({ to, name }))
}
