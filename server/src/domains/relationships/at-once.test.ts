import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { linkedWith } from '../../../test/matrix.rows.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

vi.setConfig({ testTimeout: 60_000 })

let world: TestWorld
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const ROUNDS = 8

/** Two who are linked, with the page of each about the other. */
async function linked() {
  const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
  const { id } = await linkedWith(nora, tomas)
  const theirs = (await tomas.get('/api/relationships')).body[0].id as string
  const open = () => nora.post(`/api/chat-sessions/${id}/invite`, { userId: tomas.id })
  return { nora, tomas, id, theirs, open }
}

it('two who part at once are parted, and neither is told of an error', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { nora, tomas, id, theirs, open } = await linked()
    expect((await open()).status).toBe(200)
    const both = await Promise.all([
      nora.del(`/api/relationships/${id}/connect`),
      round % 2 ? tomas.del(`/api/relationships/${theirs}`) : tomas.del(`/api/relationships/${theirs}/connect`),
    ])
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    expect((await nora.get('/api/relationships')).body).toMatchObject([{ connectedToUserId: null }])
    expect((await nora.get('/api/chat-sessions')).body).toEqual([])
  }
})

it('a room that one opens while the other parts is not open between two who are not linked', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { nora, tomas, theirs, open } = await linked()
    const [opened, parted] = await Promise.all([open(), tomas.del(`/api/relationships/${theirs}/connect`)])
    expect([200, 400]).toContain(opened.status)
    expect(parted.status).toBe(204)
    for (const who of [nora, tomas]) expect((await who.get('/api/chat-sessions')).body).toEqual([])
  }
})
