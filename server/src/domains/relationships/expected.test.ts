import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function nora(more: object = {}) {
  const person = await world.member()
  const draft = { personName: 'Tomas', relationshipType: 'partner', ...more }
  const path = `/api/relationships/${(await person.post('/api/relationships', draft)).body.id}`
  const edit = (body: object) => person.patch(path, body)
  const stored = async () => (await person.get(path)).body
  return { edit, stored }
}

describe('an edit that says what it expects', () => {
  it('in another field on another page: both stay', async () => {
    const { edit, stored } = await nora({ triggers: 'Lateness' })
    const answers = await Promise.all([
      edit({ triggers: 'Lateness\nShouting', expected: { triggers: 'Lateness' } }),
      edit({ likes: 'Long walks', expected: { likes: null } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await stored()).toMatchObject({ triggers: 'Lateness\nShouting', likes: 'Long walks' })
  })

  it('in the same field on two pages: the second is told, and nothing of it is written', async () => {
    const { edit, stored } = await nora({ triggers: 'Lateness' })
    const expected = { triggers: 'Lateness' }
    const answers = await Promise.all([
      edit({ triggers: 'Lateness\nShouting', expected }),
      edit({ field: 'triggers', value: 'Lateness\nSilence', expected }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!.body
    expect(refused.code).toBe('conflict')
    expect(refused.message).toMatch(/changed elsewhere/)
    expect(Object.keys(refused.details)).toEqual(['triggers'])
    const kept = answers.find(({ status }) => status === 200)!.body
    expect((await stored()).triggers).toBe(kept.triggers)
    const late = await edit({ notes: 'New', triggers: 'x', expected: { notes: null, triggers: 'Lateness' } })
    expect(late.status).toBe(409)
    expect(await stored()).toMatchObject({ notes: null, triggers: kept.triggers })
    const chosen = await edit({ triggers: 'Mine', expected: { triggers: kept.triggers } })
    expect(chosen.body.triggers).toBe('Mine')
  })

  it('the same save again, after its answer was lost, is no conflict', async () => {
    const { edit } = await nora()
    const body = { notes: 'Calls on Sundays', expected: { notes: null } }
    expect((await edit(body)).status).toBe(200)
    expect((await edit(body)).status).toBe(200)
  })

  it('takes an empty text and nothing for the same, in names as well', async () => {
    const { edit } = await nora()
    expect((await edit({ notes: 'x', expected: { notes: '' } })).status).toBe(200)
    expect((await edit({ notes: '', expected: { notes: 'x' } })).body.notes).toBeNull()
    expect((await edit({ personName: 'Tom', expected: { personName: 'Tomas' } })).body.personName).toBe('Tom')
    expect((await edit({ personName: 'Thomas', expected: { personName: 'Tomas' } })).status).toBe(409)
  })

  it('refuses what is no text field', async () => {
    const { edit } = await nora()
    const { status, body } = await edit({ notes: 'x', expected: { userId: 'someone', notes: 1 } })
    expect(status).toBe(400)
    expect(Object.keys(body.details).sort()).toEqual(['expected.notes', 'expected.userId'])
  })
})
