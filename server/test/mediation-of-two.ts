import { expect } from 'vitest'
import type { Answer, Person, TestWorld } from './world.ts'

export interface Two {
  world: TestWorld
  /** A member, who opened it. */
  nora: Person
  /** Invited; without a membership, unless it is said. */
  tomas: Person
  /** `/api/conversations/{id}`. */
  at: string
  id: string
}

export async function named(person: Person, firstName: string): Promise<Person> {
  await person.patch('/api/auth/user', { firstName })
  return person
}

export async function opened(nora: Person, title = 'The guest list'): Promise<string> {
  const { status, body, text } = await nora.post('/api/conversations', { title, type: 'group_mediation' })
  expect(status, text).toBe(201)
  return body.id as string
}

/** Lets somebody in by a link of their own. */
export async function letIn(nora: Person, tomas: Person, id: string): Promise<void> {
  const { body, text } = await nora.post(`/api/conversations/${id}/participants`, {})
  const { status, body: accepted } = await tomas.post(`/api/connections/${body?.code}/accept`, {})
  expect(status, text).toBe(200)
  // A mediation links nobody: no more than a name is told of who invites.
  expect(accepted).toEqual({ inviterFirstName: expect.any(String), conversationId: id })
}

/** @param as what Tomas is: a member has a list of conversations, in which the room stands */
export async function asked(world: TestWorld, as: 'newcomer' | 'member' = 'newcomer'): Promise<Two> {
  const nora = await named(await world.member('nora'), 'Nora')
  const tomas = await named(await world[as]('tomas'), 'Tomas')
  const id = await opened(nora)
  await letIn(nora, tomas, id)
  return { world, nora, tomas, id, at: `/api/conversations/${id}` }
}

export const calm = { own: 'yes', refuse: 'no', afraid: 'no', hurt: 'no' }
/** At the last door, before the yes to an agreement. */
export const calmAtLast = { able: 'yes', peace: 'no' }

/** Answers the questions that everyone is asked alone; calm, but for `other`. */
export const answers = (who: Person, two: Pick<Two, 'at'>, other: Partial<typeof calm> & { more?: string } = {}) =>
  sendsAlone(who, two, { ...calm, ...other })
export const answersAtLast = (
  who: Person,
  two: Pick<Two, 'at'>,
  other: Partial<typeof calmAtLast> & { more?: string } = {},
) => sendsAlone(who, two, { ...calmAtLast, ...other })

async function sendsAlone(who: Person, { at }: Pick<Two, 'at'>, said: object): Promise<void> {
  const { status, text } = await who.patch(`${at}/private`, said)
  expect(status, text).toBe(200)
}

/** Both have said yes, and Nora is to begin. */
export async function begun(world: TestWorld, as: 'newcomer' | 'member' = 'newcomer'): Promise<Two> {
  const two = await asked(world, as)
  for (const who of [two.nora, two.tomas]) {
    await answers(who, two)
    expect((await who.patch(`${two.at}/participants`, { consent: 'yes' })).status).toBe(200)
  }
  return two
}

const places: Record<string, string> = {
  term: 'agreement',
  review: 'agreement',
  yes: 'agreement',
  take_back: 'agreement',
  put_aside: 'agreement',
  in_it: 'agreement',
}
const hearing = ['say', 'say_back', 'confirm', 'put_right', 'leave_standing']

export interface Three extends Two {
  ana: Person
}

/** Ana is let in as well, and each of the three has been heard. */
export async function threeHeard(world: TestWorld): Promise<Three> {
  const two = await asked(world)
  const { nora, tomas, at, id } = two
  const ana = await named(await world.newcomer('ana'), 'Ana')
  await letIn(nora, ana, id)
  const all = [nora, tomas, ana]
  for (const who of all) {
    await answers(who, two)
    expect((await who.patch(`${at}/participants`, { consent: 'yes' })).status).toBe(200)
  }
  for (const [place, who] of all.entries()) {
    await must(who, two, { do: 'say', content: 'I feel like a guest at our wedding.' })
    await must(all[(place + 1) % 3]!, two, { do: 'say_back', content: 'You would like a say in this' })
    await must(who, two, { do: 'confirm' })
  }
  return { ...two, ana }
}

/** Does one thing at the step that the room is in now. */
export async function does(
  who: Person,
  { at }: Pick<Two, 'at'>,
  act: { do: string; [more: string]: unknown },
): Promise<Answer> {
  const { body } = await who.get(`${at}/mediation`)
  const place = hearing.includes(act.do) ? 'turn' : (places[act.do] ?? 'statements')
  return who.post(`${at}/${place}`, { step: body.step, ...act })
}

export async function must(who: Person, two: Pick<Two, 'at'>, act: { do: string; [more: string]: unknown }) {
  const answer = await does(who, two, act)
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

export async function heard(two: Two): Promise<void> {
  const { nora, tomas } = two
  for (const [speaker, listener, words] of [
    [nora, tomas, 'I feel like a guest at our wedding. I want us to decide together.'],
    [tomas, nora, 'I sit between two chairs. I want one calm hour.'],
  ] as const) {
    await must(speaker, two, { do: 'say', content: words })
    await must(listener, two, { do: 'say_back', content: 'You would like a say in this' })
    await must(speaker, two, { do: 'confirm' })
  }
}

export async function ranked(two: Two): Promise<void> {
  const { nora, tomas } = two
  await heard(two)
  for (const content of ['We decide together who comes.', 'We look at the list on Thursdays.'])
    await must(nora, two, { do: 'write', content })
  await must(tomas, two, { do: 'write', content: 'We tell them on Sunday.' })
  for (const who of [nora, tomas]) await must(who, two, { do: 'done' })
  const { body } = await nora.get(`${two.at}/mediation`)
  const order = body.statements.map(({ id }: { id: string }) => id)
  await must(nora, two, { do: 'rank', order })
  await must(tomas, two, { do: 'rank', order })
}

/** Everything is in it, and nobody has said yes. */
export async function proposed(two: Two): Promise<void> {
  const { nora, tomas } = two
  await ranked(two)
  for (const who of [nora, tomas]) await must(who, two, { do: 'note', content: '' })
  for (const who of [nora, tomas]) await must(who, two, { do: 'decide', good: true })
  await must(nora, two, { do: 'term', what: 'I leave the list alone.', when: 'until Thursday' })
  await must(tomas, two, { do: 'term', what: 'I tell my parents.', when: 'before Sunday' })
  await must(nora, two, { do: 'review', day: '2026-03-06' })
  for (const who of [nora, tomas]) await answersAtLast(who, two)
}
