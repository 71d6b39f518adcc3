import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomOfTwo, say } from '../../../test/shared-room.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Nora's boss Tomas is her friend as well: two relationships with one person, and one room, opened at the first. */
async function twice() {
  const { nora, tomas, relationshipId: first, id, at } = await roomOfTwo(world)
  const draft = { personName: 'Tomas at work', relationshipType: 'boss', connectedUserId: tomas.id }
  const { status, body, text } = await nora.post('/api/relationships', draft)
  expect(status, text).toBe(201)
  return { nora, tomas, first, second: body.id as string, id, at }
}
const sessions = async (who: Person) => (await who.get('/api/chat-sessions')).body
const linkOf = async (who: Person, id: string) => (await who.get(`/api/relationships/${id}`)).body.connectedToUserId

describe('somebody who is two relationships', () => {
  it('is in one room, which is theirs whichever of the two it is asked for from', async () => {
    const { nora, tomas, first, second, id } = await twice()
    for (const from of [second, first, second])
      expect((await nora.post(`/api/chat-sessions/${from}/invite`, { userId: tomas.id })).body).toEqual({
        sessionId: id,
      })
    expect(await sessions(nora)).toMatchObject([{ id, relationshipId: first, withUserId: tomas.id }])
    expect(await sessions(tomas)).toMatchObject([{ id, withUserId: nora.id }])
  })

  it.each(['first', 'second'] as const)('stays linked, and the room open, where the %s is deleted', async (which) => {
    const { nora, tomas, id, at, ...two } = await twice()
    const left = which === 'first' ? two.second : two.first
    expect((await nora.del(`/api/relationships/${two[which]}`)).status).toBe(204)
    expect(await linkOf(nora, left)).toBe(tomas.id)
    expect(await sessions(nora)).toMatchObject([{ id, relationshipId: left }])
    expect((await say(tomas, at, 'Still here')).status).toBe(201)
    expect((await nora.get(at)).body).toMatchObject({ open: true, relationshipId: left })
    // With the last of them the link goes.
    expect((await nora.del(`/api/relationships/${left}`)).status).toBe(204)
    expect(await sessions(tomas)).toEqual([])
  })

  it('is unlinked from both at once: whoever unlinks parts from a person', async () => {
    const { nora, first, second, at } = await twice()
    expect((await nora.del(`/api/relationships/${second}/connect`)).status).toBe(204)
    expect([await linkOf(nora, first), await linkOf(nora, second)]).toEqual([null, null])
    expect((await nora.get(at)).status).toBe(404)
  })

  it('is asked into no room where the chat of either tells of harm by them', async () => {
    const { nora, tomas, first, second, at } = await twice()
    await nora.post(`${at}/leave`)
    const message = 'He hits me when he drinks and I am scared of him.'
    await nora.post('/api/chat', { message, relationshipContext: { relationshipId: first } })
    for (const from of [first, second]) {
      const { status, body } = await nora.post(`/api/chat-sessions/${from}/invite`, { userId: tomas.id })
      expect([status, body.code]).toEqual([409, 'conflict'])
    }
  })
})

it('who parts while the other adds a second relationship is linked with neither', async () => {
  for (let round = 0; round < 8; round++) {
    const { nora, tomas } = await roomOfTwo(world)
    const draft = { personName: 'Tomas at work', relationshipType: 'boss', connectedUserId: tomas.id }
    const { id } = (await nora.get('/api/relationships')).body[0]
    const [added, parted] = await Promise.all([
      nora.post('/api/relationships', draft),
      nora.del(`/api/relationships/${id}/connect`),
    ])
    expect([201, 400]).toContain(added.status)
    expect(parted.status).toBe(204)
    for (const { connectedToUserId } of (await nora.get('/api/relationships')).body)
      expect(connectedToUserId).toBeNull()
  }
})
