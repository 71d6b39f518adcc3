import { ARCHIVE_MS, TRIAL_MS } from '@mallama/contracts/access'
import type { Conversation } from '@mallama/contracts/conversations'
import type { Safety } from '@mallama/contracts/safety'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

const coach = scriptedCoach()
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach })
})
afterEach(() => Object.assign(coach, { asked: [], fails: null, pause: null, safety: null }))
afterAll(() => world.close())

const PATH = '/api/conversations'
const begin = async (person: Person, title = 'Before I write to Leo', more: object = {}): Promise<Conversation> => {
  world.now += 60_000
  const { status, body, text } = await person.post(PATH, { title, type: 'solo_session', ...more })
  expect(status, text).toBe(201)
  return body
}
const say = (person: Person, id: string, content: string, more: object = {}) =>
  person.post(`${PATH}/${id}/messages`, { content, messageType: 'text', ...more })
const titles = async (person: Person, query = ''): Promise<string[]> =>
  (await person.get(`${PATH}${query}`)).body.map(({ title }: Conversation) => title)

describe('a conversation', () => {
  it('begins with a title, a type and a description, and has every field of the specification', async () => {
    const nora = await world.member()
    const made = await begin(nora, '  The guest\n list ', { description: 'Who decides who comes.' })
    const at = new Date(world.now).toISOString()
    expect(made).toEqual({
      id: made.id,
      title: 'The guest list',
      begins: null,
      type: 'solo_session',
      description: 'Who decides who comes.',
      status: 'active',
      summary: null,
      summaryOf: null,
      messageCount: 0,
      progress: { step: 0, of: 4, stage: 'Not started', agreements: 0, yourTurn: false },
      createdAt: at,
      updatedAt: at,
    })
    expect((await nora.get(`${PATH}/${made.id}`)).body).toEqual({ ...made, messages: [] })
    expect((await begin(nora, 'Another')).description).toBeNull()
  })

  it('between several waits for the others', async () => {
    const nora = await world.member()
    const made = await begin(nora, 'The guest list', { type: 'group_mediation' })
    expect(made).toMatchObject({ type: 'group_mediation', status: 'waiting', messageCount: 0, progress: { step: 0 } })
    expect(await titles(nora)).toEqual(['The guest list'])
  })

  it.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: ' \n\t ' }, 'title', 'Title is required'],
    [{ title: '\u200b' }, 'title', 'Title is required'],
    [{ title: undefined }, 'title', 'Title is required'],
    [{ title: 'a'.repeat(201) }, 'title', 'At most 200 characters'],
    [{ type: 'solo' }, 'type', expect.any(String)],
    [{ type: undefined }, 'type', expect.any(String)],
    [{ description: 'a'.repeat(10_001) }, 'description', 'At most 10,000 characters'],
    [{ status: 'resolved' }, 'status', expect.any(String)],
  ])('%o is refused, and the field is named', async (more, field, told) => {
    const nora = await world.member()
    const { status, body } = await nora.post(PATH, { title: 'A', type: 'solo_session', ...more })
    expect(status).toBe(400)
    expect(body.details).toEqual({ [field]: [told] })
    expect(await titles(nora)).toEqual([])
  })

  it('of a second click is the first, also at once', async () => {
    const nora = await world.member()
    const draft = { title: 'The guest list', type: 'solo_session', clientId: 'one click' }
    const [a, b] = await Promise.all([nora.post(PATH, draft), nora.post(PATH, draft)])
    expect([a!.status, b!.status]).toEqual([201, 201])
    expect(b!.body.id).toBe(a!.body.id)
    expect(await titles(nora)).toHaveLength(1)
    const tomas = await world.member('tomas')
    expect((await tomas.post(PATH, draft)).body.id).not.toBe(a!.body.id)
  })

  it.each([{ title: 'Another list' }, { type: 'group_mediation' }, { description: 'Who comes' }])(
    'of a click that began another one is refused and says so: %o',
    async (other) => {
      const nora = await world.member()
      const draft = { title: 'The guest list', type: 'solo_session', clientId: 'one click' }
      await nora.post(PATH, draft)
      const { status, body } = await nora.post(PATH, { ...draft, ...other })
      expect([status, body.code]).toEqual([409, 'conflict'])
      expect(body.message).toMatch(/begun already, with another title, type or description/)
      expect(Object.keys(body.details)).toEqual(['clientId'])
      expect(await titles(nora)).toEqual(['The guest list'])
      const anew = await nora.post(PATH, { ...draft, ...other, clientId: 'another click' })
      expect(anew.body).toMatchObject(other)
    },
  )

  it('of two clicks at once under one id is one, and the other is told', async () => {
    const nora = await world.member()
    const both = ['The list', 'The garden'].map((title) =>
      nora.post(PATH, { title, type: 'group_mediation', clientId: 'one click' }),
    )
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(await titles(nora)).toHaveLength(1)
  })

  it('lies in the database as nobody can read it', async () => {
    const nora = await world.member()
    const { id } = await begin(nora, 'Zephyrtitle', { description: 'Zephyrdescription' })
    await say(nora, id, 'Zephyrwords')
    expect(await rawDump(world.database.db)).not.toMatch(/zephyr/i)
  })
})

describe('a session that nobody gave a title', () => {
  const begun = async (...said: string[]) => {
    const nora = await world.member()
    const { id } = await begin(nora, 'Solo session')
    for (const content of said) await say(nora, id, content)
    const look = async (): Promise<Conversation> => (await nora.get(PATH)).body[0]
    return { nora, id, look }
  }
  const seen = (tier: 1 | 2) => ({ tier, category: 'abuse', message: 'm', resources: [] }) as unknown as Safety

  it('is known by its first words, whatever is said later', async () => {
    expect((await (await begun()).look()).begins).toBeNull()
    const { nora, id, look } = await begun('Every time I write\n to Leo it goes wrong.', 'And then?')
    expect(await look()).toMatchObject({ title: 'Solo session', begins: 'Every time I write to Leo it goes wrong.' })
    expect((await nora.get(`${PATH}/${id}`)).body.begins).toBe('Every time I write to Leo it goes wrong.')
    await nora.patch(`${PATH}/${id}`, { title: 'Leo' })
    expect(await look()).toMatchObject({ title: 'Leo', begins: null })
    expect((await (await begun('?!')).look()).begins).toBeNull()
    expect((await (await begun('a'.repeat(9_000))).look()).begins).toHaveLength(200)
  })

  it('is known by nothing that was said where anything was about danger', async () => {
    for (const tier of [1, 2] as const) {
      coach.safety = seen(tier)
      expect((await (await begun('He stood in the door again')).look()).begins).toBeNull()
    }
    coach.safety = null
    const { nora, id, look } = await begun('We talked about the flat')
    expect((await look()).begins).toBe('We talked about the flat')
    coach.safety = seen(2)
    await say(nora, id, 'He stood in the door again')
    expect((await look()).begins).toBeNull()
  })

  it('is known by nothing that was not answered', async () => {
    coach.fails = 'before'
    expect((await (await begun('We talked about the flat')).look()).begins).toBeNull()
  })
})

describe('the list', () => {
  it('has the newest words first, counts all and the active ones, and goes on from `before`', async () => {
    const nora = await world.member()
    const [first, second] = [await begin(nora, 'First'), await begin(nora, 'Second')]
    await begin(nora, 'Third', { type: 'group_mediation' })
    expect(await titles(nora)).toEqual(['Third', 'Second', 'First'])
    world.now += 60_000
    await say(nora, first.id, 'Something new')
    expect(await titles(nora)).toEqual(['First', 'Third', 'Second'])
    await nora.patch(`${PATH}/${second.id}`, { status: 'resolved' })
    const { headers } = await nora.get(PATH)
    expect([headers['x-total-count'], headers['x-active-count']]).toEqual(['3', '1'])
    expect(await titles(nora, '?type=solo_session')).toEqual(['First', 'Second'])
    expect((await nora.get(`${PATH}?type=solo_session`)).headers['x-total-count']).toBe('2')
    const all = (await nora.get(PATH)).body as Conversation[]
    expect(await titles(nora, `?before=${all[0]!.id}`)).toEqual(['Third', 'Second'])
  })

  it('of more than a hundred leads on', async () => {
    const nora = await world.member()
    for (let n = 0; n < 102; n++) await begin(nora, `Number ${n}`)
    const { body, headers } = await nora.get(PATH)
    expect([body.length, headers['x-total-count']]).toEqual([100, '102'])
    const [, next] = /<(.*)>; rel="next"/.exec(String(headers['link']))!
    expect((await nora.get(next!)).body.map(({ title }: Conversation) => title)).toEqual(['Number 1', 'Number 0'])
  })

  it('has neither chats about someone nor loose ones in it', async () => {
    const nora = await world.member()
    const { id } = (await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })).body
    const about = await nora.post('/api/chat', { message: 'He forgot', relationshipContext: { relationshipId: id } })
    const loose = await nora.post('/api/chat', { message: 'I feel flat' })
    expect(await titles(nora)).toEqual([])
    for (const { body } of [about, loose]) expect((await nora.get(`${PATH}/${body.conversationId}`)).status).toBe(404)
  })

  it("never has anyone else's", async () => {
    const [nora, otto] = [await world.member(), await world.member('otto')]
    const { id } = await begin(nora)
    expect(await titles(otto)).toEqual([])
    expect((await otto.post(`${PATH}/search`, { words: 'Leo' })).body).toEqual([])
    expect((await otto.get(`${PATH}?before=${id}`)).status).toBe(400)
  })
})

describe('search', () => {
  const hits = async (person: Person, words: string) =>
    (await person.post(`${PATH}/search`, { words })).body.map(({ title, hit }: never) => [title, hit])

  it('finds titles, descriptions and one’s own messages, whatever their case and accents', async () => {
    const nora = await world.member()
    const first = await begin(nora, 'The Flat', { description: 'Dad’s things' })
    await say(nora, first.id, `${'Long before. '.repeat(20)}We met at the Café in June.`)
    await begin(nora, 'A message', { description: 'About Dad’s flat' })
    expect(await hits(nora, ' flat ')).toEqual([
      ['A message', { where: 'description', text: 'About Dad’s flat' }],
      ['The Flat', { where: 'title', text: 'The Flat' }],
    ])
    const [[, cafe]] = await hits(nora, 'CAFE')
    expect(cafe.where).toBe('message')
    expect(cafe.text).toMatch(/^….*Café in June\.$/)
    // What Mallama said is not searched: these words are in its answer alone.
    expect(await hits(nora, 'What happened then')).toEqual([])
    expect(await hits(nora, 'boat')).toEqual([])
    expect((await nora.post(`${PATH}/search`, { words: '  ' })).status).toBe(400)
  })
})

describe('changing one', () => {
  it('renames, describes and marks it, and what is not named stays', async () => {
    const nora = await world.member()
    const { id } = await begin(nora, 'Old', { description: 'Kept' })
    world.now += 60_000
    const renamed = await nora.patch(`${PATH}/${id}`, { title: 'New' })
    expect(renamed.body).toMatchObject({ title: 'New', description: 'Kept', status: 'active' })
    expect(renamed.body.updatedAt).toBe(new Date(world.now).toISOString())
    for (const status of ['resolved', 'needs_attention', 'archived', 'active'])
      expect((await nora.patch(`${PATH}/${id}`, { status })).body.status).toBe(status)
    expect((await nora.patch(`${PATH}/${id}`, { description: null })).body.description).toBeNull()
    for (const wrong of [{ title: ' ' }, { status: 'waiting' }, {}, { type: 'group_mediation' }, { id }])
      expect((await nora.patch(`${PATH}/${id}`, wrong)).status, JSON.stringify(wrong)).toBe(400)
  })

  it('of an archived session gives back what it was', async () => {
    const nora = await world.member()
    const { id } = await begin(nora)
    await nora.patch(`${PATH}/${id}`, { status: 'resolved' })
    expect((await nora.patch(`${PATH}/${id}`, { status: 'archived' })).body).toMatchObject({
      status: 'archived',
      progress: { step: 4, stage: 'Resolved' },
    })
    expect((await nora.get(PATH)).headers['x-active-count']).toBe('0')
  })

  it('a mediation is archived by its reader alone, and its steps say how far it is', async () => {
    const nora = await world.member()
    const { id } = await begin(nora, 'The guest list', { type: 'group_mediation' })
    expect((await nora.patch(`${PATH}/${id}`, { status: 'archived' })).body.status).toBe('archived')
    expect((await nora.patch(`${PATH}/${id}`, { status: 'resolved' })).body.status).toBe('waiting')
    expect((await nora.patch(`${PATH}/${id}`, { title: 'Guests' })).body.title).toBe('Guests')
  })

  it('deletes it with every word', async () => {
    const nora = await world.member()
    const { id } = await begin(nora)
    await say(nora, id, 'Something')
    expect((await nora.del(`${PATH}/${id}`)).status).toBe(204)
    expect((await nora.get(`${PATH}/${id}`)).status).toBe(404)
    expect((await nora.del(`${PATH}/${id}`)).status).toBe(404)
    expect(await titles(nora)).toEqual([])
  })
})

describe('when access has ended', () => {
  it('one’s own stay readable for seven days, can be put in order and deleted, and nothing new is said', async () => {
    const eva = await world.member('eva')
    const { id } = await begin(eva)
    await say(eva, id, 'Something')
    world.now += TRIAL_MS
    expect((await eva.get(`${PATH}/${id}`)).body.messages).toHaveLength(2)
    expect((await say(eva, id, 'More')).status).toBe(402)
    expect((await eva.post(PATH, { title: 'New', type: 'solo_session' })).status).toBe(402)
    expect((await eva.patch(`${PATH}/${id}`, { title: 'Named' })).status).toBe(200)
    world.now += ARCHIVE_MS
    for (const path of [PATH, `${PATH}/${id}`]) expect((await eva.get(path)).status).toBe(402)
    expect((await eva.del(`${PATH}/${id}`)).status).toBe(204)
  })

  it('help comes with the refusal', async () => {
    const eva = await world.member('eva')
    const { id } = await begin(eva)
    world.now += TRIAL_MS
    const { status, body } = await say(eva, id, 'I am going to kill myself tonight.')
    expect(status).toBe(402)
    expect(body.safety.tier).toBe(3)
  })
})
