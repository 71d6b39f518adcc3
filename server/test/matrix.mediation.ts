import type { Row } from './matrix.row.ts'
import type { Person } from './world.ts'

/** A mediation that nobody has been asked to yet. `mediation.test.ts` tries what takes two with everybody. */
const mediation = async (owner: Person) => {
  const { status, body, text } = await owner.post('/api/conversations', {
    title: 'The guest list',
    type: 'group_mediation',
  })
  if (status !== 201) throw new Error(`no mediation to test with: ${status} ${text}`)
  return { id: body.id as string }
}

export const mediationRows: Record<string, Row> = {
  'mediation.mediation': { of: mediation },
  'mediation.consent': { of: mediation, body: { consent: 'not_now' } },
  'mediation.invite': { of: mediation, body: {} },
  'mediation.takeBackInvitations': { of: mediation },
  'mediation.leave': { of: mediation },
  // Nobody else has come: it has not begun.
  'mediation.turn': { of: mediation, body: { do: 'confirm', step: 0 }, member: 409 },
  'mediation.statements': { of: mediation, body: { do: 'done', step: 0 }, member: 409 },
  'mediation.agreement': { of: mediation, body: { do: 'yes', step: 0 }, member: 409 },
  'mediation.pause': { of: mediation, body: { paused: true } },
  'mediation.end': { of: mediation },
  'mediation.here': { of: mediation, body: { here: true } },
  'mediation.typing': { of: mediation },
  'mediation.alone': { of: mediation, body: { own: 'yes', refuse: 'no', afraid: 'no', hurt: 'no' } },
  'mediation.privateRoom': { of: mediation },
  'mediation.tell': { of: mediation, body: { message: 'It is loud here.' } },
  'mediation.forgetPrivate': { of: mediation },
  'reminders.reviewDone': { of: mediation },
}
