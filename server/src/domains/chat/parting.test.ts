import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkedWith } from '../../../test/matrix.rows.ts'
import { roomOfTwo, say, toldTo } from '../../../test/shared-room.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const room = (options?: { presence?: boolean }) => roomOfTwo(world, options)
const told = (who: Person, last?: number) => toldTo(world, who, last)

describe('whoever is no longer there', () => {
  it.each(['left', 'unlinked', 'deleted the relationship'])('hears that, and then nothing more: %s', async (how) => {
    const { nora, tomas, relationshipId, id, at } = await room()
    await say(nora, at, 'Before')
    const last = (await told(tomas)).at(-1)!.id
    if (how === 'left') await tomas.post(`${at}/leave`)
    if (how === 'unlinked') await nora.del(`/api/relationships/${relationshipId}/connect`)
    if (how === 'deleted the relationship') await nora.del(`/api/relationships/${relationshipId}`)
    expect((await told(tomas, last)).filter(({ event }) => event === 'revoked')).toMatchObject([
      { data: { roomId: id } },
    ])
    const from = (await told(tomas)).at(-1)!.id
    const refused = await say(nora, at, 'Are you there?')
    expect(refused.status).toBe(how === 'left' ? 409 : 404)
    expect(await told(tomas, from)).toEqual([])
    for (const answer of [await tomas.get(at), await say(tomas, at, 'Hello?')]) expect(answer.status).toBe(404)
    const kept = (await tomas.get('/api/export')).body
    expect(JSON.stringify(kept)).toContain('Before')
    expect((await tomas.get('/api/chat-sessions')).body).toEqual([])
    if (how === 'left')
      expect((await nora.get(at)).body).toMatchObject({ open: false, messages: [{ content: 'Before' }] })
  })

  it('takes along what was said until then, and not a word more', async () => {
    const { nora, tomas, at } = await room()
    await say(nora, at, 'Said before')
    const racing = await Promise.all([tomas.post(`${at}/leave`), say(nora, at, 'Said at the same moment')])
    const kept = JSON.stringify((await tomas.get('/api/export')).body)
    expect(kept).toContain('Said before')
    // Either they were still there, or it was refused.
    expect(kept.includes('Said at the same moment')).toBe(racing[1]!.status === 201)
  })

  it('and erased their account: their words are "Someone who left", the other’s stay', async () => {
    const { nora, tomas, at } = await room()
    await say(nora, at, 'Words of Nora')
    await say(tomas, at, 'Words of Tomas', 'c1')
    const { db } = world.database
    const { keys, live } = world.app.world
    const { eraseRoomsOf } = await import('./chat.ts')
    const account = await import('../account/account.ts')
    await db.transaction(async (tx) => {
      await eraseRoomsOf({ db: tx as unknown as typeof db, keys, live }, tomas.id)
      await account.erase(tx as unknown as typeof db, live, tomas.id, world.now)
    })
    const { status, body, text } = await nora.get(at)
    expect(status, text).toBe(200)
    expect(body).toMatchObject({
      open: false,
      participants: [{ firstName: 'Nora' }, { id: null, firstName: 'Someone who left', left: true }],
      messages: [
        { content: 'Words of Nora', senderId: nora.id },
        { content: 'Someone who left', senderName: 'Someone who left', senderId: null },
      ],
    })
    expect(text).not.toContain('Words of Tomas')
    expect((await nora.get('/api/relationships')).body).toMatchObject([{ connectedToUserId: null, isMutual: false }])
    expect(JSON.stringify((await nora.get('/api/export')).body)).not.toContain('Words of Tomas')
  })
})

describe('nothing private', () => {
  it('is in any byte that the other receives', async () => {
    const { nora, tomas, relationshipId, at } = await room({ presence: true })
    await tomas.post('/api/start-trial')
    const secrets = ['zanzibar-note', 'zanzibar-goal', 'zanzibar-chat', 'zanzibar-moment', 'zanzibar-words']
    await nora.patch(`/api/relationships/${relationshipId}`, { notes: secrets[0], relationshipGoals: secrets[1] })
    await nora.post('/api/chat', { message: `He forgot ${secrets[2]} again.`, relationshipContext: { relationshipId } })
    const occurredAt = new Date(world.now).toISOString()
    const moment = { kind: 'repair', intensity: 1, note: secrets[3], occurredAt }
    await nora.post(`/api/relationships/${relationshipId}/moments`, moment)
    const sliders = { trust: 13, communication: 13, joy: 13, growth: 13 }
    await nora.post(`/api/relationships/${relationshipId}/check-ins`, { ...sliders, words: secrets[4] })
    await say(nora, at, 'What you may read')
    await nora.post(`${at}/here`, { here: true })
    const theirs = (await tomas.get('/api/relationships')).body[0].id as string
    const paths = ['/api/relationships', '/api/chat-sessions', '/api/export', '/api/auth/user', at]
    paths.push(
      `/api/relationships/${theirs}`,
      `/api/relationships/${theirs}/room`,
      `/api/relationships/${theirs}/memory`,
    )
    const received = [JSON.stringify(await told(tomas))]
    for (const path of paths) received.push((await tomas.get(path)).text)
    const all = received.join('\n')
    expect(all).toContain('What you may read')
    for (const secret of [...secrets, relationshipId, nora.email]) expect(all).not.toContain(secret)
    for (const path of [
      relationshipId,
      `${relationshipId}/room`,
      `${relationshipId}/memory`,
      `${relationshipId}/connect`,
    ])
      expect((await tomas.get(`/api/relationships/${path}`)).status).toBe(404)
  })

  it('and no invitation comes out of a talk that told of harm', async () => {
    const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
    const { id } = await linkedWith(nora, tomas)
    const message = 'He hits me when he drinks and I am scared of him.'
    await nora.post('/api/chat', { message, relationshipContext: { relationshipId: id } })
    const refused = await nora.post(`/api/chat-sessions/${id}/invite`, { userId: tomas.id })
    expect(refused.status).toBe(409)
    expect((await tomas.get('/api/chat-sessions')).body).toEqual([])
  })
})
