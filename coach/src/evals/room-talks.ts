import { writeFileSync } from 'node:fs'
import { mediate } from '../mediation/mediate.ts'
import type { MediationInput } from '../operations.ts'
import type { Turn } from '../port.ts'
import { rehearse } from '../rehearsal/rehearse.ts'
import { rehearsals, wholeMediation } from './cases/rooms.ts'
import { someone } from './stranger.ts'

/** Writes docs/evidence/rooms.md: a whole mediation and two rehearsals, nothing touched up by hand. */
function mediation(): string {
  const { parties, about, lines } = wholeMediation
  const turns: MediationInput['turns'][number][] = []
  const told: string[] = []
  let state: unknown = null
  const coach = (addressed: boolean) => {
    const input = { parties, turns: [...turns], addressed, state, country: null, now: '2026-03-08T19:00:00Z' }
    const { say, reason, state: next } = mediate(input)
    state = next
    if (say === null) return
    turns.push({ speaker: 'Mallama', role: 'mediator', content: say, at: `${turns.length}` })
    told.push(`**Mallama** *(${reason})*: ${say.replaceAll('\n', '  \n')}`)
  }
  coach(false)
  for (const { who, text, to } of lines) {
    const speaker = parties[who === 'A' ? 0 : 1]
    turns.push({ speaker, role: 'party', content: text, at: `${turns.length}` })
    told.push(`**${speaker}:** ${text}`)
    coach(to ?? false)
  }
  return `## A mediation\n\n${about}\n\n${told.join('\n\n')}`
}

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

const head = `# A shared room and two rehearsals

Written by \`node coach/src/evals/room-talks.ts\` from the lines in \`coach/src/evals/cases/rooms.ts\`. No model, no network; the same lines always give the same text. In brackets stands why Mallama spoke; where it says nothing, it stayed silent.`

const parts = [head, mediation(), ...rehearsals.map(rehearsal)]
writeFileSync(new URL('../../../docs/evidence/rooms.md', import.meta.url), `${parts.join('\n\n')}\n`)
