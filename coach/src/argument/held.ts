import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Danger } from './danger.ts'
import { evidenceFrom, quoteOf } from './quoting.ts'
import type { Told } from './report.ts'
import type { Read } from './score.ts'
import { tell } from './telling.ts'

/** Why nothing is told of a quarrel but what was said. */
export type Why = keyof typeof kept.unread

/** What was said, word for word, and nothing that anybody should do, say or mend. */
const bare = ({ type, issue }: { type: string; issue: string }, ...summary: (string | undefined)[]): Told => ({
  analysis: {
    conflictType: type,
    underlyingIssue: issue,
    relationshipPattern: kept.patterns.none,
    coreEmotionalNeeds: {},
    repairLanguage: {},
    rootCauses: [],
    emotionalTriggers: [],
    communicationBreakdowns: [],
  },
  improvements: {},
  whatWentWell: {},
  preventionTips: [],
  summary: summary.filter(Boolean).join(' '),
  evidence: [],
})

/** Where the words could not be read: nothing that would look as if it had been understood. */
export const unread = ({ safety, turns }: Pick<ArgumentResult, 'safety' | 'turns'>, why: Why) => ({
  ...bare(kept.unread[why], safety?.message, kept.unread[why].summary),
  severityScore: 5,
  resolutionScore: 5,
  contributions: [],
  turns: turns.map((turn) => ({ ...turn, acts: [], harm: 0 })),
  curve: [],
  turningPoint: null,
})

/**
 * Where one may be afraid of the other. Whoever may be harmed is told nothing to do or to say, and no blame is found in
 * what they said.
 */
export const underDoubt = ({ safety }: Danger): Told => bare(kept.doubt, safety?.message, kept.doubt.summary)

/** Where someone is in danger: that, whom to call, and the words it stands in. */
export function underDanger(
  { resolutionScore, contributions, notes }: Pick<ArgumentResult, 'resolutionScore' | 'contributions' | 'notes'>,
  turns: readonly Read[],
  { safety, abuse, turns: grave }: Danger,
) {
  const quotes = [...grave].flatMap(([at, words]) => quoteOf(turns[at]!, words) ?? []).slice(0, 4)
  const [first] = quotes
  const kind = kept.danger[abuse ? 'abuse' : 'dying']
  const [help] = safety?.resources ?? []
  const call = help ? tell(kept.danger.call, { name: help.name, contact: help.contact }) : kept.danger.callAny
  const issue = first ? tell(kind.issue, { quote: first.quote, one: first.speaker }) : kind.issueUnquoted
  const score = Math.min(2, resolutionScore)
  const amount = Math.round((score - resolutionScore) * 10) / 10
  const feature = 'danger: talking does not resolve this'
  return {
    ...bare({ type: kind.type, issue }, safety?.message, issue, kind.summary, call),
    resolutionScore: score,
    preventionTips: [call],
    contributions: [...contributions, { score: 'resolutionScore' as const, feature, amount }],
    notes: [...notes, kept.danger.note],
    evidence: evidenceFrom(quotes.map((quote) => ({ quote, label: 'about safety' }))),
  }
}
