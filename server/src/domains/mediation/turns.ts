import { askedNow, present, type Mediation } from './state.ts'

/** Who has something to do now; everybody else waits for them. */
export function waitingFor(room: Mediation): string[] {
  if (room.endedAt !== null || room.stage === 'agreed') return []
  const here = present(room).map(({ id }) => id)
  const open = here.filter((id) => !room.done.includes(id))
  const one = (id: string | null | undefined) => (id ? [id] : [])
  switch (room.stage) {
    case 'waiting':
      return present(room).flatMap(({ id, consent }) => (consent === 'yes' ? [] : [id]))
    case 'hearing':
      return one(askedNow(room))
    case 'revising':
      return one(room.chosen?.reviser)
    case 'deciding':
      return here.filter((id) => !room.chosen?.answers.some(({ by }) => by === id))
    case 'agreement':
      return here.filter((id) => !room.yes.some(({ by }) => by === id))
    default:
      return open
  }
}
