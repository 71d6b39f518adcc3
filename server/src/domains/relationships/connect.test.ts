import { DAY_MS } from '@mallama/contracts/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRelationship, linkedWith } from '../../../test/matrix.rows.ts'
import { openWorld, type Asking, type Person, type TestWorld } from '../../../test/world.ts'
import { invitations } from './relationships.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'http://localhost:3000' } })
})
afterAll(() => world.close())

const named = async (person: Person, firstName: string) => {
  await person.patch('/api/auth/user', { firstName })
  return person
}
/** Nora, who keeps Tomas; and Tomas, who has no membership. */
async function two() {
  const nora = await named(await world.member('nora'), 'Nora')
  const tomas = await named(await world.newcomer('tomas'), 'Tomas')
  const id = await addRelationship(nora, 'Tomas')
  const connect = `/api/relationships/${id}/connect`
  return { nora, tomas, id, connect }
}
const codeOf = async (nora: Person, connect: string, body?: object) => {
  const { status, body: made, text } = await nora.post(connect, body)
  expect(status, text).toBe(201)
  return made.code as string
}
const accept = (who: Asking, code: string, relationshipType = 'spouse') =>
  who.post(`/api/connections/${code}/accept`, { relationshipType })
const stateOf = async (nora: Person, connect: string) => (await nora.get(connect)).body.state

describe('an invitation', () => {
  it('has a code of 128 bits that runs for seven days and of which only a hash is kept', async () => {
    const { nora, connect } = await two()
    const { body } = await nora.post(connect, {})
    expect(Buffer.from(body.code, 'base64url')).toHaveLength(16)
    expect(body.url).toBe(`http://localhost:3000/invite/${body.code}`)
    expect(Date.parse(body.expiresAt) - world.now).toBe(7 * DAY_MS)
    expect(JSON.stringify(await world.database.db.select().from(invitations))).not.toContain(body.code)
    expect(await stateOf(nora, connect)).toBe('invited')
  })

  it('tells a stranger the first name of who invites, and nothing else', async () => {
    const { nora, connect } = await two()
    const code = await codeOf(nora, connect)
    const { status, body } = await world.stranger.get(`/api/connections/${code}`)
    expect(status).toBe(200)
    expect(body).toEqual({ inviterFirstName: 'Nora' })
  })

  it('links both once it was accepted and confirmed, each with a relationship of their own', async () => {
    const { nora, tomas, id, connect } = await two()
    await nora.patch(`/api/relationships/${id}`, { notes: 'He snores', relationshipGoals: 'Sleep' })
    const code = await codeOf(nora, connect)
    expect((await accept(tomas, code)).body).toEqual({ inviterFirstName: 'Nora', inviterUserId: nora.id })
    const waiting = (await nora.get(`/api/relationships/${id}`)).body
    expect(waiting).toMatchObject({
      pendingConnection: { firstName: 'Tomas' },
      isMutual: false,
      connectedToUserId: null,
    })
    expect((await nora.get(connect)).body).toMatchObject({ state: 'accepted', firstName: 'Tomas' })
    const confirmed = await nora.post(`${connect}/confirm`)
    expect(confirmed.status, confirmed.text).toBe(200)
    expect(confirmed.body).toMatchObject({
      connectedToUserId: tomas.id,
      isMutual: true,
      pendingConnection: null,
      notes: 'He snores',
    })
    await tomas.post('/api/start-trial')
    const theirs = await tomas.get('/api/relationships')
    expect(theirs.body).toMatchObject([
      { personName: 'Nora', relationshipType: 'spouse', connectedToUserId: nora.id, isMutual: true, notes: null },
    ])
    expect(theirs.text).not.toMatch(/snores|Sleep/)
    expect(await stateOf(nora, connect)).toBe('connected')
  })

  it('links one of the people whom the other keeps already, whose page stays as it was', async () => {
    const { nora, tomas, connect } = await two()
    await tomas.post('/api/start-trial')
    const known = await addRelationship(tomas, 'Norchen')
    await tomas.patch(`/api/relationships/${known}`, { notes: 'Allergic to lilies' })
    const code = await codeOf(nora, connect)
    const said = await tomas.post(`/api/connections/${code}/accept`, { relationshipId: known })
    expect([said.status, said.body]).toEqual([200, { inviterFirstName: 'Nora', inviterUserId: nora.id }])
    const confirmed = await nora.post(`${connect}/confirm`)
    expect(confirmed.body).toMatchObject({ connectedToUserId: tomas.id, isMutual: true })
    expect(JSON.stringify([said.body, confirmed.body, (await nora.get(connect)).body])).not.toMatch(/Norchen|lilies/)
    expect((await tomas.get('/api/relationships')).body).toMatchObject([
      { id: known, personName: 'Norchen', notes: 'Allergic to lilies', connectedToUserId: nora.id, isMutual: true },
    ])
  })

  it('makes a new one where the chosen one is deleted or linked before the other has confirmed', async () => {
    const { nora, tomas, connect } = await two()
    await tomas.post('/api/start-trial')
    const known = await addRelationship(tomas, 'Norchen')
    await tomas.post(`/api/connections/${await codeOf(nora, connect)}/accept`, { relationshipId: known })
    await tomas.del(`/api/relationships/${known}`)
    expect((await nora.post(`${connect}/confirm`)).body).toMatchObject({ connectedToUserId: tomas.id })
    expect((await tomas.get('/api/relationships')).body).toMatchObject([
      { personName: 'Nora', connectedToUserId: nora.id },
    ])
  })

  it('takes nobody else’s person, nor one who is linked already', async () => {
    const { nora, tomas, id, connect } = await two()
    await tomas.post('/api/start-trial')
    const code = await codeOf(nora, connect)
    const as = (relationshipId: string) => tomas.post(`/api/connections/${code}/accept`, { relationshipId })
    expect((await as(id)).status).toBe(409)
    const olga = await world.member('olga')
    const { body: theirs } = await linkedWith(olga, tomas).then(() => tomas.get('/api/relationships'))
    const linked = await as(theirs[0].id)
    expect([linked.status, linked.body.message]).toEqual([
      409,
      'This person is connected with somebody already. Choose another.',
    ])
    expect((await accept(tomas, code)).status).toBe(200)
  })

  it('answers the same for codes that are used, refused, taken back, run out or made up', async () => {
    const eve = await world.newcomer('eve')
    const codes = ['unheard-of', 'A'.repeat(22)]
    for (const end of ['used', 'confirmed', 'declined', 'taken back', 'replaced', 'run out']) {
      const { nora, tomas, connect } = await two()
      const code = await codeOf(nora, connect)
      codes.push(code)
      if (end === 'used' || end === 'confirmed') await accept(tomas, code)
      if (end === 'confirmed') await nora.post(`${connect}/confirm`)
      if (end === 'declined') expect((await world.stranger.post(`/api/connections/${code}/decline`)).status).toBe(204)
      if (end === 'taken back') expect((await nora.del(connect)).status).toBe(204)
      if (end === 'replaced') await codeOf(nora, connect)
      if (end === 'run out') world.now += 7 * DAY_MS
    }
    const without = ({ requestId: _id, ...body }: Record<string, unknown>) => body
    const answers = []
    for (const code of codes) {
      answers.push(await world.stranger.get(`/api/connections/${code}`), await eve.get(`/api/connections/${code}`))
      answers.push(await accept(eve, code), await eve.post(`/api/connections/${code}/decline`))
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, without(body)]))).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
  })

  it('lets one of two in who accept at once', async () => {
    const { nora, tomas, id, connect } = await two()
    const mallory = await named(await world.newcomer('mallory'), 'Mallory')
    const code = await codeOf(nora, connect)
    const answers = await Promise.all([accept(tomas, code), accept(mallory, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const won = answers[0]!.status === 200 ? 'Tomas' : 'Mallory'
    expect((await nora.get(`/api/relationships/${id}`)).body.pendingConnection).toEqual({ firstName: won })
  })

  it('accepted twice by the same person is accepted once', async () => {
    const { nora, tomas, connect } = await two()
    const code = await codeOf(nora, connect)
    await accept(tomas, code)
    const told = { inviterFirstName: 'Nora', inviterUserId: nora.id }
    expect((await accept(tomas, code)).body).toEqual(told)
    expect((await tomas.get(`/api/connections/${code}`)).body).toEqual({ ...told, state: 'accepted' })
    const confirmed = await Promise.all([nora.post(`${connect}/confirm`), nora.post(`${connect}/confirm`)])
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await tomas.post('/api/start-trial')
    expect((await tomas.get('/api/relationships')).body).toHaveLength(1)
  })

  it('is not for the one who sent it, and wants to know who they are', async () => {
    const { nora, tomas, connect } = await two()
    const code = await codeOf(nora, connect)
    expect((await nora.get(`/api/connections/${code}`)).body).toEqual({ inviterFirstName: 'Nora', state: 'own' })
    expect((await accept(nora, code)).status).toBe(409)
    const untold = await tomas.post(`/api/connections/${code}/accept`, {})
    expect([untold.status, untold.body.message]).toEqual([400, 'Relationship type is required'])
  })

  it('that was refused is only "not taken up", and nobody is asked again at once', async () => {
    const { nora, connect } = await two()
    const code = await codeOf(nora, connect)
    await world.stranger.post(`/api/connections/${code}/decline`)
    expect((await nora.get(connect)).body).toMatchObject({ state: 'declined', firstName: null })
    await nora.del(connect)
    expect((await nora.post(connect, {})).status).toBe(409)
  })

  it('is mailed in words that the inviter was shown, and the address is not kept', async () => {
    const { nora, connect } = await two()
    const code = await codeOf(nora, connect, { email: 'tomas@example.org' })
    const letter = world.letters.at(-1)!
    expect(letter).toMatchObject({
      to: 'tomas@example.org',
      kind: 'invitation',
      subject: 'Nora invites you to Mallama',
    })
    expect(letter.text).toContain(`http://localhost:3000/invite/${code}`)
    expect(letter.text).toContain('If you do not know Nora, do nothing.')
    expect((await nora.post(connect, { email: 'not an address' })).body.details.email).toEqual([
      'Enter an email address',
    ])
  })

  it('is answered no, and then leads nowhere', async () => {
    const { nora, tomas, id, connect } = await two()
    await accept(tomas, await codeOf(nora, connect))
    expect((await nora.del(connect)).status).toBe(204)
    expect((await nora.post(`${connect}/confirm`)).status).toBe(409)
    expect((await nora.get(`/api/relationships/${id}`)).body).toMatchObject({
      pendingConnection: null,
      isMutual: false,
    })
  })

  it('of somebody who erased their account meanwhile links nobody', async () => {
    const { nora, tomas, id, connect } = await two()
    await accept(tomas, await codeOf(nora, connect))
    await world.database.db.delete(invitations)
    expect((await nora.post(`${connect}/confirm`)).status).toBe(409)
    expect((await nora.get(`/api/relationships/${id}`)).body.pendingConnection).toBeNull()
  })
})

describe('two who are linked', () => {
  it('may name each other when they add a relationship; anyone else is invited first', async () => {
    const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
    const add = (connectedUserId: string) =>
      nora.post('/api/relationships', { personName: 'T', relationshipType: 'friend', connectedUserId })
    const refused = await add(tomas.id)
    expect([refused.status, refused.body.message]).toEqual([400, 'Invite them first'])
    await linkedWith(nora, tomas)
    expect((await add(tomas.id)).body).toMatchObject({ connectedToUserId: tomas.id, isMutual: true })
    expect((await add('nobody')).status).toBe(400)
  })

  it.each(['unlink', 'delete', 'the other deletes'])('are not any more after: %s', async (how) => {
    const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
    const { id } = await linkedWith(nora, tomas)
    const theirs = (await tomas.get('/api/relationships')).body[0].id as string
    if (how === 'unlink') expect((await nora.del(`/api/relationships/${id}/connect`)).status).toBe(204)
    if (how === 'delete') expect((await nora.del(`/api/relationships/${id}`)).status).toBe(204)
    if (how === 'the other deletes') expect((await tomas.del(`/api/relationships/${theirs}`)).status).toBe(204)
    const left =
      how === 'the other deletes'
        ? (await nora.get('/api/relationships')).body
        : (await tomas.get('/api/relationships')).body
    expect(left).toMatchObject([{ connectedToUserId: null, isMutual: false }])
  })

  it('are linked once where each had invited the other', async () => {
    const { nora, tomas, id, connect } = await two()
    await tomas.post('/api/start-trial')
    const theirs = await addRelationship(tomas, 'Nora')
    const back = `/api/relationships/${theirs}/connect`
    const [mine, other] = [await codeOf(nora, connect), await codeOf(tomas, back)]
    expect((await tomas.post(`/api/connections/${mine}/accept`, { relationshipId: theirs })).status).toBe(200)
    expect((await nora.post(`/api/connections/${other}/accept`, { relationshipId: id })).status).toBe(200)
    expect((await nora.post(`${connect}/confirm`)).status).toBe(200)
    expect((await tomas.post(`${back}/confirm`)).status).toBe(200)
    for (const [who, whom] of [
      [nora, tomas],
      [tomas, nora],
    ] as const)
      expect((await who.get('/api/relationships')).body).toMatchObject([{ connectedToUserId: whom.id, isMutual: true }])
  })

  it('stay linked where somebody else had accepted as well', async () => {
    const { nora, tomas, id, connect } = await two()
    const olga = await world.member('olga')
    const theirs = await addRelationship(olga, 'Nora')
    const back = `/api/relationships/${theirs}/connect`
    expect((await accept(tomas, await codeOf(nora, connect))).status).toBe(200)
    const code = await codeOf(olga, back)
    expect((await nora.post(`/api/connections/${code}/accept`, { relationshipId: id })).status).toBe(200)
    expect((await olga.post(`${back}/confirm`)).status).toBe(200)
    const { status, body } = await nora.post(`${connect}/confirm`)
    expect([status, body.message]).toEqual([409, 'You are connected already.'])
    expect((await nora.get(`/api/relationships/${id}`)).body).toMatchObject({
      connectedToUserId: olga.id,
      pendingConnection: null,
    })
    await tomas.post('/api/start-trial')
    expect((await tomas.get('/api/relationships')).body).toEqual([])
  })

  it('cannot be linked twice', async () => {
    const [nora, tomas] = [await world.member('nora'), await world.member('tomas')]
    const { id } = await linkedWith(nora, tomas)
    expect((await nora.post(`/api/relationships/${id}/connect`, {})).status).toBe(409)
    const second = await addRelationship(nora, 'Tomas again')
    const { code } = (await nora.post(`/api/relationships/${second}/connect`, {})).body
    expect((await accept(tomas, code)).status).toBe(409)
  })
})
