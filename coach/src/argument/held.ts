import kept from '../../data/said/quarrel.json' with { type: 'json' }
import type { ArgumentResult } from '@mallama/contracts/coach'
import type { Danger } from './danger.ts'
import { noPattern } from './pattern.ts'
import { evidenceFrom, quoteOf } from './quoting.ts'
import type { Read } from './score.ts'
import { tell } from './telling.ts'

/** Why nothing is told of a quarrel but what was said. */
export type Why = keyof typeof kept.unread

export const lined = (turns: readonly { speaker: string; text: string }[]): string =>
  turns.map(({ speaker, text }) => `${speaker}: ${text.replace(/\s*\n\s*/g, ' ')}`).join('\n')

/** What was said, word for word, and nothing that anybody should do, say or mend. */
function bare(result: ArgumentResult, type: string, issue: string, summary: string): ArgumentResult {
  const { proposedCompromise: _none, antidotes: _neither, ...rest } = result
  return {
    ...rest,
    analysis: {
      conflictType: type,
      underlyingIssue: issue,
      relationshipPattern: noPattern.told,
      coreEmotionalNeeds: {},
      repairLanguage: {},
      rootCauses: [],
      emotionalTriggers: [],
      communicationBreakdowns: [],
    },
    resolvedConversation: lined(result.turns),
    improvements: {},
    whatWentWell: {},
    preventionTips: [],
    summary,
    evidence: [],
  }
}

/** Where the words could not be read: nothing that would look as if it had been understood. */
export function unread(result: ArgumentResult, why: Why): ArgumentResult {
  const { type, issue, summary } = kept.unread[why]
  return {
    ...bare(result, type, issue, result.safety ? `${result.safety.message} ${summary}` : summary),
    severityScore: 5,
    resolutionScore: 5,
    contributions: [],
    turns: result.turns.map((turn) => ({ ...turn, acts: [], harm: 0 })),
    curve: [],
    turningPoint: null,
  }
}

/**
 * Where one may be afraid of the other. Whoever may be harmed is told nothing to do or to say, and no blame is found in
 * what they said.
 */
export const underDoubt = (result: ArgumentResult): ArgumentResult =>
  bare(result, kept.doubt.type, kept.doubt.issue, `${result.safety?.message ?? ''} ${kept.doubt.summary}`.trim())

/** Where someone is in danger: that, whom to call, and the words it stands in. */
export function underDanger(result: ArgumentResult, turns: readonly Read[], danger: Danger): ArgumentResult {
  const { safety } = result
  const order = [...new Set([...danger.quotes.keys(), ...danger.turns])]
  const grave = order.flatMap((at) => (turns[at] ? (quoteOf(turns[at], danger.quotes.get(at)) ?? []) : [])).slice(0, 4)
  const [first] = grave
  const kind = kept.danger[danger.abuse ? 'abuse' : 'dying']
  const [help] = safety?.resources ?? []
  const call = help ? tell(kept.danger.call, { name: help.name, contact: help.contact }) : kept.danger.callAny
  const issue = first ? tell(kind.issue, { quote: first.quote, one: first.speaker }) : kind.issueUnquoted
  const why = danger.abuse ? kept.danger.abuseSummary : kept.danger.dyingSummary
  const score = Math.min(2, result.resolutionScore)
  const amount = Math.round((score - result.resolutionScore) * 10) / 10
  return {
    ...bare(result, kind.type, issue, [safety?.message, issue, why, call].filter(Boolean).join(' ')),
    resolutionScore: score,
    preventionTips: [call],
    contributions: [
      ...result.contributions,
      { score: 'resolutionScore', feature: 'danger: talking does not resolve this', amount },
    ],
    notes: [...result.notes, kept.danger.note],
    evidence: evidenceFrom(grave.map((quote) => ({ quote, label: 'about safety' }))),
  }
}
