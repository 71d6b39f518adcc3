import type { RoomLine } from '../src/evals/cases/rooms.ts'
import { mediate } from '../src/mediation/mediate.ts'
import type { MediationInput, MediationTurn } from '../src/operations.ts'

/** Shared rooms for the tests, walked through as the server does: the coach is asked after every line. */
export type Turns = MediationInput['turns'][number][]
export interface Step {
  turns: Turns
  answer: MediationTurn
}

const now = '2026-03-08T19:00:00Z'
export const call = (turns: Turns, state: unknown, parties: [string, string], addressed = false) =>
  mediate({ parties, turns, addressed, state, country: 'GB', now })

/** A room from its opening on, each line followed by whatever the coach says. */
export function room(lines: readonly RoomLine[], parties: [string, string] = ['Ines', 'Jakob']): Step[] {
  const turns: Turns = []
  const steps: Step[] = []
  let state: unknown = null
  const turn = (addressed: boolean) => {
    const answer = call([...turns], state, parties, addressed)
    state = answer.state
    steps.push({ turns: [...turns], answer })
    if (answer.say !== null)
      turns.push({ speaker: 'Mallama', role: 'mediator', content: answer.say, at: `${turns.length}` })
  }
  turn(false)
  for (const { who, text, to } of lines) {
    turns.push({ speaker: parties[who === 'A' ? 0 : 1], role: 'party', content: text, at: `${turns.length}` })
    turn(to ?? false)
  }
  return steps
}
export const said = (steps: readonly Step[]) => steps.flatMap(({ answer }) => answer.say ?? [])
export const A = (text: string): RoomLine => ({ who: 'A', text })
export const B = (text: string): RoomLine => ({ who: 'B', text })
export const both = [A('Yes'), B('Yes')]
/** The last answer to a talk that was under way before the coach was asked. */
export function late(lines: readonly RoomLine[], addressed = false): MediationTurn {
  let state: unknown = null
  let answer: MediationTurn | undefined
  const turns: Turns = []
  for (const [at, { who, text }] of lines.entries()) {
    turns.push({ speaker: who === 'A' ? 'Ines' : 'Jakob', role: 'party', content: text, at: `${at}` })
    if (at < 2) continue
    answer = call([...turns], state, ['Ines', 'Jakob'], addressed && at === lines.length - 1)
    state = answer.state
  }
  return answer!
}

/** What both said yes to, as it is kept with a room; null before that. */
export const agreementIn = (state: unknown) =>
  (state as { agreement?: { by: string[]; text: string } | null } | null)?.agreement ?? null
