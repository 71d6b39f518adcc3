import { writeFileSync } from 'node:fs'
import type { Turn } from '../port.ts'
import { rehearse } from '../rehearsal/rehearse.ts'
import { rehearsals } from './cases/rooms.ts'
import { someone } from './stranger.ts'

/** Writes docs/evidence/rehearsals.md: two rehearsals, nothing touched up by hand. */
function rehearsal({ who: [name, relationshipType], scenario, basis, lines }: (typeof rehearsals)[number]): string {
  const person = someone(name, relationshipType)
  const turns: Turn[] = []
  const told = lines.map((content) => {
    const setting = { knownPeople: [name], userFirstName: null, country: null }
    const { reply, labels, note } = rehearse({ person, scenario, basis, turns: [...turns], content, ...setting })
    turns.push({ role: 'user', content }, { role: 'assistant', content: reply })
    return `**Person:** ${content}\n\n**${name}:** ${reply}\n\n*${labels.stance}, ${labels.act ?? 'no act'}.* ${note}`
  })
  return `## ${scenario}\n\n${name} was quoted as saying: ${basis.map((line) => `"${line}"`).join('; ')}.\n\n${told.join('\n\n')}`
}

const head = `# Two rehearsals

Written by \`node coach/src/evals/rehearsals.ts\` from the lines in \`coach/src/evals/cases/rooms.ts\`. No model, no network; the same lines always give the same text.`

const parts = [head, ...rehearsals.map(rehearsal)]
writeFileSync(new URL('../../../docs/evidence/rehearsals.md', import.meta.url), `${parts.join('\n\n')}\n`)
