import { writeFileSync } from 'node:fs'
import { analyseMessage } from '../analysis/message.ts'
import { analyseRelationship } from '../analysis/relationship.ts'
import { descriptions, messages } from './cases/analyses.ts'
import { someone } from './stranger.ts'

/** Writes docs/evidence/analyses.md: whole analyses by the built-in coach, nothing touched up by hand. */
const setting = { knownPeople: [], userFirstName: null, country: 'GB' }
const card = (safety: ReturnType<typeof analyseMessage>['safety']) =>
  safety
    ? `\n- *Safety card:* tier ${safety.tier}, ${safety.category}; ${safety.resources.map(({ name, contact }) => `${name} ${contact}`).join('; ')}`
    : ''
const shown = (items: readonly { quote: string; label: string }[]) =>
  items.map(({ quote, label }) => `${label}: "${quote}"`).join('; ')
const summands = (items: readonly { feature: string; amount: number }[]) =>
  items.map(({ feature, amount }) => `${amount > 0 ? '+' : ''}${amount} ${feature}`).join('; ')

const read = messages.map(({ from, name, text, context }, at) => {
  const person = someone(name, from)
  const result = analyseMessage({ text, context: context ?? null, person, ...setting })
  return `### ${at + 1}. From ${name} (${from.replaceAll('_', ' ')})

> ${text}
${context ? `\nContext: ${context}\n` : ''}
- *Tone:* ${result.emotionalTone}
- *Reading:* ${result.interpretation}
- *Underneath:* ${result.underlyingMeaning}
- *Another reading:* ${result.alternativeReading ?? 'none'}
- *Suggested answer:* ${result.suggestedResponse}
- *Confidence:* ${result.confidence} (${summands(result.contributions)})
- *Evidence:* ${shown(result.evidence)}${card(result.safety)}`
})

const told = descriptions.map(({ relationshipType, text }, at) => {
  const result = analyseRelationship({ relationshipType, description: text, ...setting })
  const pairs = result.areasForGrowth.map((area, n) => `  - ${area}\n    - ${result.recommendations[n] ?? ''}`)
  return `### ${at + 1}. ${relationshipType}

> ${text}

- *Overall health:* ${result.overallHealth === null ? 'not enough to go on' : `${result.overallHealth} of 10 (${summands(result.contributions)})`}
- *How you talk:* ${result.communicationStyle}
- *Closeness and distance:* ${result.attachmentStyle}
- *Strengths:*
${result.strengths.map((line) => `  - ${line}`).join('\n') || '  - none shown in this description'}
- *Areas and steps:*
${pairs.join('\n') || '  - none shown in this description'}${card(result.safety)}`
})

const head = `# Analyses by the built-in coach

Written by \`node coach/src/evals/analyses.ts\` from the messages and descriptions in \`coach/src/evals/cases/analyses.ts\`. No model, no network; the same words always give the same text.`

writeFileSync(
  new URL('../../../docs/evidence/analyses.md', import.meta.url),
  `${head}\n\n## Messages\n\n${read.join('\n\n')}\n\n## Descriptions\n\n${told.join('\n\n')}\n`,
)
