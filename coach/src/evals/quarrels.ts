import { writeFileSync } from 'node:fs'
import { resolved } from './resolved.ts'
import { quarrels, type Quarrel } from './cases/quarrels.ts'

/** Writes docs/evidence/quarrels.md: whole quarrels and what the built-in coach makes of them, nothing touched up. */
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
const perParty = (lines: Record<string, readonly string[]>) =>
  Object.entries(lines)
    .map(([name, own]) => `- ${name}\n${own.map((line) => `  - ${line}`).join('\n')}`)
    .join('\n')

function section({ title, parties, context, text }: Quarrel): string {
  const result = resolved(text, { context: context ?? null, partiesInvolved: parties })
  const lines = result.resolvedConversation.split('\n')
  const turns = result.turns.map(({ speaker, text: words, harm, acts }, at) => {
    const now = (lines[at] ?? '').slice(speaker.length + 2)
    return `**${speaker}** (harm ${harm}${acts.length > 0 ? `: ${acts.join(', ')}` : ''}): ${words}${now === words.replace(/\s*\n\s*/g, ' ') ? '' : `\n\n> **${speaker}, on a better day:** ${now}`}`
  })
  const { analysis } = result
  const improvements = Object.entries(result.improvements).map(
    ([name, { whatToImprove, howToImprove }]) =>
      `- ${name}\n${whatToImprove.map((what, at) => `  - ${what}\n    ${howToImprove[at]}`).join('\n')}`,
  )
  return `## ${title}

People involved: ${parties.join(', ') || '(not given)'}. Severity ${result.severityScore}, resolution potential ${result.resolutionScore}, attribution ${result.attribution}${result.turningPoint ? `, turning at "${result.turningPoint.quote}"` : ''}.

${turns.join('\n\n')}

**${analysis.conflictType}.** ${analysis.underlyingIssue} ${analysis.relationshipPattern}

Needs
${perParty(analysis.coreEmotionalNeeds)}

Repair language
${perParty(analysis.repairLanguage)}

Root causes
${list(analysis.rootCauses)}

Triggers
${list(analysis.emotionalTriggers)}

Breakdowns
${list(analysis.communicationBreakdowns)}

What to improve
${improvements.join('\n') || '- (nothing)'}

What went well
${perParty(result.whatWentWell)}

${result.proposedCompromise ? `Proposed compromise: ${result.proposedCompromise}\n\n` : ''}Prevention
${list(result.preventionTips)}

Why this works: ${result.summary}

Notes
${list(result.notes.length > 0 ? result.notes : ['(none)'])}`
}

const head = `# Ten quarrels, resolved by the built-in coach

Written by \`node coach/src/evals/quarrels.ts\` from \`coach/src/evals/cases/quarrels.ts\`. No model, no network; the same text always gives the same result. The resolver was reworked while these were read, so they show what it does and are no test of it; for that see \`npm run eval\`. What stands under "on a better day" is the resolved conversation; turns without it stay word for word.`

writeFileSync(
  new URL('../../../docs/evidence/quarrels.md', import.meta.url),
  `${head}\n\n${quarrels.map(section).join('\n\n')}\n`,
)
