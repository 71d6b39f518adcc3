import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const PATH = '/api/relationships'

/** Somebody of type "other", and a way to change them. */
async function kept(more: object = {}) {
  const nora = await world.member()
  const { status, body } = await nora.post(PATH, { personName: 'Sol', relationshipType: 'other', ...more })
  expect(status).toBe(201)
  const edit = (sent: object) => nora.patch(`${PATH}/${body.id}`, sent)
  return { added: body, edit, wrong: async (sent: object) => (await edit(sent)).body.details }
}

describe('one change as { field, value }', () => {
  it.each([
    ['personName', ' Tom ', 'Tom'],
    ['relationshipType', 'mom', 'mother'],
    ['customLabel', 'Dive buddy', 'Dive buddy'],
    ['likes', 'Long walks\nSongs', 'Long walks\nSongs'],
    ['notes', null, null],
    ['learned', '', null],
  ])('of %s has the answer of the named field', async (field, value, stored) => {
    const before = { notes: 'x', learned: 'x' }
    const [one, named] = [await kept(before), await kept(before)]
    const answers = [await one.edit({ field, value }), await named.edit({ [field]: value })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { id, userId } = named.added
    expect({ ...answers[0]!.body, id, userId }).toEqual(answers[1]!.body)
    expect(answers[0]!.body[field]).toBe(stored)
  })

  it.each([
    ['notes', 7, 'Give a text'],
    ['notes', 'x'.repeat(10_001), 'At most 10,000 characters'],
    ['personName', ' ', 'Person name is required'],
    ['relationshipType', 'foe', 'Relationship type is required'],
    ['overallHealthScore', '99', 'This field is not known'],
    ['mood', null, 'This field is not known'],
  ])('that is wrong is told under the name %s', async (field, value, told) => {
    const { wrong } = await kept()
    expect(await wrong({ field, value })).toEqual({ [field]: [told] })
    expect(await wrong({ [field]: value })).toEqual({ [field]: [told] })
  })

  it('is whole, and names its field once', async () => {
    const { edit, wrong } = await kept()
    expect(await wrong({ field: 'notes' })).toEqual({ value: ['This is missing'] })
    expect(await wrong({ value: 'x' })).toEqual({ field: ['This is missing'] })
    expect(await wrong({ field: 'notes', value: 'x', notes: 'y' })).toEqual({ notes: ['Name it once'] })
    expect((await edit({ field: 'notes', value: 'x', likes: 'y' })).body).toMatchObject({ notes: 'x', likes: 'y' })
  })
})

describe('null', () => {
  it('is nothing in a text, when somebody is added and when they are changed', async () => {
    const nothing = { notes: null, likes: null, customLabel: null }
    expect((await kept(nothing)).added).toMatchObject(nothing)
    const { edit } = await kept({ notes: 'before', likes: 'Songs', triggers: 'Lateness' })
    await edit({ notes: null })
    const { body } = await edit({ field: 'likes', value: null })
    expect(body).toMatchObject({ ...nothing, triggers: 'Lateness' })
  })

  it.each(['personName', 'relationshipType'])('is no %s', async (field) => {
    const { wrong } = await kept()
    const details = { [field]: [expect.stringMatching(/is required$/)] }
    expect(await wrong({ [field]: null })).toEqual(details)
    expect(await wrong({ field, value: null })).toEqual(details)
  })
})
