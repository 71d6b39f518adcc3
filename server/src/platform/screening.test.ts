import { SAFETY_HEADER } from '@mallama/contracts/safety-header'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const danger = 'he choked me last night and I am scared of him'
const dayOf = (label: string) => ({ kind: 'other', label, month: 5, day: 4, year: null })
const reminders = { stayInTouchDays: null, checkInDay: null }
const chat = { title: 'The week', chatHistory: [], status: 'resolved' }

/** Somewhere to write, and what the words are beside. */
const places: Record<string, (nora: Person, about: string, words: string) => ReturnType<Person['post']>> = {
  'a name': (nora, _about, personName) => nora.post('/api/relationships', { personName, relationshipType: 'partner' }),
  'a label of one’s own': (nora, _about, customLabel) =>
    nora.post('/api/relationships', { personName: 'Sam', relationshipType: 'other', customLabel }),
  'a name that is changed': (nora, about, personName) => nora.patch(`/api/relationships/${about}`, { personName }),
  'one’s own name': (nora, _about, lastName) => nora.patch('/api/auth/user', { lastName }),
  'the label of a day': (nora, about, words) =>
    nora.put(`/api/relationships/${about}/reminders`, { ...reminders, dates: [dayOf('Name day'), dayOf(words)] }),
  'a tag of a saved chat': (nora, about, words) =>
    nora.post(`/api/relationships/${about}/saved-chats`, { ...chat, tags: ['week', words] }),
}

describe('words that tell of danger are kept, with help beside them', () => {
  it.each(Object.entries(places))('in %s', async (_where, write) => {
    const nora = await world.member()
    const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
    const calm = await write(nora, body.id, 'Tomas of the bakery')
    expect([calm.status, calm.headers[SAFETY_HEADER.toLowerCase()]]).toEqual([expect.toBeOneOf([200, 201]), undefined])
    const told = await write(nora, body.id, danger)
    expect(told.status).toBe(calm.status)
    expect(JSON.parse(String(told.headers[SAFETY_HEADER.toLowerCase()]))).toMatchObject({ category: 'abuse' })
  })

  it('in a line that somebody was quoted with, where the answer has a place for it', async () => {
    const nora = await world.member()
    const { body } = await nora.post('/api/rehearsals', { scenario: 'about the keys', basis: ['I was late', danger] })
    expect(body.safety).toMatchObject({ category: 'abuse' })
  })
})
