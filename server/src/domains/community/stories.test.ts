import { eq } from 'drizzle-orm'
import { linesOf } from '@mallama/contracts/stories'
import { DAY_MS } from '@mallama/contracts/days'
import { TRIAL_MS } from '@mallama/contracts/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { speakTo } from '../../../test/identity.ts'
import { buy } from '../../../test/payer.ts'
import { adminOf, aMentor, draftOf, resolve, someoneIn, theDishes } from '../../../test/resolved-chats.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { stories } from './community.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

type Read = { id: string; title: string; summary: string; lessonLearned: string; mine: boolean; example?: true }
const feedOf = async (person: Person): Promise<Read[]> =>
  ((await person.get('/api/learning-feed')).body as Read[]).filter(({ example }) => !example)
const read = async (person: Person, id: string) => (await feedOf(person)).find((one) => one.id === id)

describe('a resolved chat on Core or in the trial', () => {
  it('is published without names, read by everyone, and leads to nobody', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const { status, body } = await resolve(nora, theDishes)
    expect(status).toBe(201)
    expect(body.story).toMatchObject({ state: 'published', category: 'romantic', likesCount: 0, commentsCount: 0 })
    const { title, summary, lessonLearned } = body.story
    expect(title.length * summary.length * lessonLearned.length).toBeGreaterThan(0)
    const day = new Date(Math.floor(world.now / DAY_MS) * DAY_MS).toISOString()
    const seen = await read(tom, body.story.id)
    expect(seen).toEqual({
      id: body.story.id,
      title,
      category: 'romantic',
      summary,
      lessonLearned,
      likesCount: 0,
      commentsCount: 0,
      liked: false,
      mine: false,
      createdAt: day,
    })
    expect(await read(nora, body.story.id)).toMatchObject({ mine: true })
    const [row] = await world.database.db.select().from(stories).where(eq(stories.id, body.story.id))
    expect(JSON.stringify(row)).not.toContain(nora.id)
    expect(JSON.stringify(row)).not.toContain(body.id)
    const dump = await rawDump(world.database.db)
    for (const words of [title, summary.slice(0, 40), lessonLearned]) expect(dump).not.toContain(words)
  })

  it('shows first what others would read, and stores nothing of that', async () => {
    const nora = await world.member('nora')
    const relationshipId = await someoneIn(nora, theDishes)
    const before = await world.database.db.$count(stories)
    const { status, body } = await nora.post('/api/learning-feed/preview', { ...draftOf(theDishes), relationshipId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'ready', reason: null, changed: ['their partner'] })
    const quotes = body.redactions.map(({ quote }: { quote: string }) => quote)
    for (const quote of ['Tomas', 'Radek', 'tuesday', '11']) expect(quotes).toContain(quote)
    expect(await world.database.db.$count(stories)).toBe(before)
    expect(await nora.get(`/api/relationships/${relationshipId}/saved-chats`)).toMatchObject({ body: [] })
    const saved = await nora.post(`/api/relationships/${relationshipId}/saved-chats`, draftOf(theDishes))
    const { title, summary, lessonLearned } = body.story
    expect(saved.body.story, 'what was seen is what is published').toMatchObject({ title, summary, lessonLearned })
  })

  it('has a title of its own where its author shared one of the same matter before', async () => {
    const nora = await world.member('nora')
    const [first, second] = [(await resolve(nora, theDishes)).body.story, (await resolve(nora, theDishes)).body.story]
    expect(second.state).toBe('published')
    expect(second.title).not.toBe(first.title)
    const tom = await world.member('tom')
    expect((await resolve(tom, theDishes)).body.story.title, 'whose first it is').toBe(first.title)
  })

  it('is withheld when its owner says so, and while it is not resolved', async () => {
    const nora = await world.member('nora')
    for (const more of [{ share: false }, { status: 'active' }, { status: 'needs_attention' }]) {
      const { status, body } = await resolve(nora, theDishes, more)
      expect(status).toBe(201)
      expect(body.story).toBeUndefined()
    }
    expect((await nora.get('/api/learning-feed/mine')).body).toEqual([])
  })

  it('is shared line by line: what is not approved stays out', async () => {
    const nora = await world.member('nora')
    const { body } = await nora.post('/api/learning-feed/preview', {
      ...draftOf(theDishes),
      relationshipId: await someoneIn(nora, theDishes),
    })
    const [first, second] = linesOf(body.story.summary)
    const approved = [body.story.title, first!, second!, 'A line that nobody told']
    const { story } = (await resolve(nora, theDishes, { approved })).body
    expect(story).toMatchObject({ summary: `${first} ${second}`, lessonLearned: '' })
    for (const none of [[], [body.story.title], [first!]])
      expect((await resolve(nora, theDishes, { approved: none })).body.story, none.join()).toBeUndefined()
  })

  it('is one story, however often Save is pressed', async () => {
    const nora = await world.member('nora')
    const id = await someoneIn(nora, theDishes)
    const save = () => nora.post(`/api/relationships/${id}/saved-chats`, draftOf(theDishes))
    const answers = await Promise.all([save(), save(), save()])
    expect(new Set(answers.map(({ body }) => body.story.id)).size).toBe(1)
    expect(await feedOf(nora)).toHaveLength((await feedOf(await world.member())).length)
    expect((await nora.get('/api/learning-feed/mine')).body).toHaveLength(1)
  })

  it('that two people wrote in, that was temporary, or that was flagged becomes no story', async () => {
    const nora = await world.member('nora')
    const draft = draftOf(theDishes)
    const two = draft.chatHistory.map((turn, at) => ({ ...turn, userName: at % 2 ? 'Nora' : 'Tomas' }))
    expect((await resolve(nora, theDishes, { chatHistory: two })).body.story).toBeUndefined()
    const temporary = await someoneIn(nora, theDishes)
    await nora.patch(`/api/relationships/${temporary}/room`, { temporary: true })
    expect((await nora.post(`/api/relationships/${temporary}/saved-chats`, draft)).body.story).toBeUndefined()
    const flagged = await someoneIn(nora, theDishes)
    const message = 'He held a knife to my throat and said he will kill me tonight.'
    await nora.post('/api/chat', { message, relationshipContext: { relationshipId: flagged } })
    const preview = await nora.post('/api/learning-feed/preview', { ...draft, relationshipId: flagged })
    expect(preview.body).toMatchObject({ state: 'blocked', story: null })
    expect(preview.body.reason).toContain('safety')
    expect((await nora.post(`/api/relationships/${flagged}/saved-chats`, draft)).body.story).toBeUndefined()
  })
})

describe('what the anonymiser is not sure of', () => {
  it('goes back to its author, is in nobody’s feed and queue, and is shared after a reviewer saw it', async () => {
    const nora = await world.member('nora')
    const { story } = (await resolve(nora, theDishes, {}, aMentor)).body
    expect(story.state).toBe('waiting')
    expect(story.reason).toMatch(/look at the story before it is shared/)
    const feed = async () => (await feedOf(await world.member())).map(({ id }) => id)
    expect(await feed()).not.toContain(story.id)
    for (const path of ['like', 'report', 'mute'])
      expect(
        (await nora.post(`/api/learning-feed/${story.id}/${path}`, path === 'report' ? { reason: 'x' } : undefined))
          .status,
      ).toBe(404)
    expect((await nora.get(`/api/learning-feed/${story.id}/comments`)).status).toBe(404)
    const [first] = linesOf(story.summary)
    const nothing = await nora.post(`/api/learning-feed/${story.id}/submit`, { approved: [] })
    expect(nothing.status).toBe(400)
    const { body } = await nora.post(`/api/learning-feed/${story.id}/submit`, { approved: [story.title, first!] })
    expect(body).toMatchObject({ id: story.id, state: 'held', summary: first, lessonLearned: '' })
    expect(await feed()).not.toContain(story.id)
    expect((await nora.get('/api/learning-feed/mine')).body).toMatchObject([{ id: story.id, state: 'held' }])
  })
})

describe('a plan that keeps it private', () => {
  it.each(['plus', 'prime'] as const)('%s publishes nothing, asked for or not', async (plan) => {
    const nora = await world.newcomer('nora')
    await buy(nora, plan)
    const relationshipId = await someoneIn(nora, theDishes)
    const preview = await nora.post('/api/learning-feed/preview', { ...draftOf(theDishes), relationshipId })
    expect(preview.body).toMatchObject({ state: 'private', story: null, redactions: [] })
    expect(preview.body.reason).toBe('Your plan keeps what you resolve private.')
    for (const more of [{}, { share: true }]) expect((await resolve(nora, theDishes, more)).body.story).toBeUndefined()
    expect((await nora.get('/api/learning-feed/mine')).body).toEqual([])
  })

  it('stops future sharing only, and what waited is never published', async () => {
    const [nora, tom, admin] = [await world.newcomer('nora'), await world.member('tom'), await adminOf(world)]
    await buy(nora, 'core')
    const before = (await resolve(nora, theDishes)).body.story
    const waiting = (await resolve(nora, theDishes, {}, aMentor)).body.story
    const asked = (await resolve(nora, theDishes, {}, aMentor)).body.story
    await nora.post(`/api/learning-feed/${asked.id}/submit`)
    const { prorationDate } = (await nora.post('/api/change-subscription/preview', { plan: 'plus' })).body
    expect((await nora.post('/api/change-subscription', { plan: 'plus', prorationDate })).status).toBe(200)
    expect((await resolve(nora, theDishes)).body.story).toBeUndefined()
    expect((await nora.post(`/api/learning-feed/${waiting.id}/submit`)).status).toBe(409)
    expect((await admin.post(`/api/admin/stories/${asked.id}/publish`, {})).status).toBe(409)
    expect((await nora.get('/api/learning-feed/mine')).body).toMatchObject([
      { id: asked.id, state: 'returned', reason: expect.stringContaining('private now') },
      { id: waiting.id, state: 'waiting' },
      { id: before.id, state: 'published' },
    ])
    expect(await read(tom, before.id)).toBeDefined()
    expect(await read(tom, asked.id)).toBeUndefined()
  })

  it('after access ended nothing is shared, and it is said that there is no plan', async () => {
    const nora = await world.member('nora')
    const id = await someoneIn(nora, theDishes)
    const waiting = (await resolve(nora, theDishes, {}, aMentor)).body.story
    await nora.post(`/api/learning-feed/${waiting.id}/submit`)
    world.now += TRIAL_MS + 1_000
    const preview = await nora.post('/api/learning-feed/preview', { ...draftOf(theDishes), relationshipId: id })
    expect(preview.body).toMatchObject({
      state: 'private',
      reason: 'You have no plan now, so what you resolve stays private.',
    })
    const admin = await adminOf(world)
    expect((await admin.post(`/api/admin/stories/${waiting.id}/publish`, {})).status).toBe(409)
    expect((await nora.get('/api/learning-feed/mine')).body).toMatchObject([
      { id: waiting.id, state: 'returned', reason: 'You have no plan now, so it was not published.' },
    ])
    const { status, body } = await nora.post(`/api/relationships/${id}/saved-chats`, draftOf(theDishes))
    expect(status).toBe(201)
    expect(body.story).toBeUndefined()
  })
})

describe('withdrawing', () => {
  it('takes a story out of everybody’s feed with all that hangs on it, on every plan and after it ended', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const { story } = (await resolve(nora, theDishes)).body
    const path = `/api/learning-feed/${story.id}`
    await tom.post(`${path}/like`)
    expect((await tom.post(`${path}/comments`, { content: 'We do this too.' })).status).toBe(201)
    await tom.post(`${path}/report`, { reason: 'Something else' })
    expect((await tom.del(path)).status, 'a reader cannot').toBe(404)
    world.now += TRIAL_MS + 1_000
    expect((await nora.del(path)).status).toBe(204)
    const other = await world.member()
    expect(await read(other, story.id)).toBeUndefined()
    expect((await other.get(`${path}/comments`)).status).toBe(404)
    expect((await nora.get('/api/learning-feed/mine')).body).toEqual([])
    expect((await tom.get('/api/export')).text).not.toContain('We do this too.')
    expect((await nora.del(path)).status).toBe(404)
  })

  it('an account that is erased takes its stories with it', async () => {
    const house = await openWorld({ identity: true, env: { IDENTITY_TEST_ENDPOINTS: '1' } })
    try {
      house.now = Date.now()
      const identity = speakTo(house)
      const enter = async (name: string) => {
        const { idToken, localId: id } = await identity.register(name)
        const person = { ...house.as(idToken), id, token: idToken, email: '' }
        await person.post('/api/start-trial')
        return person
      }
      const [nora, tom] = [await enter('nora'), await enter('tom')]
      const { story } = (await resolve(nora, theDishes)).body
      expect(await read(tom, story.id)).toBeDefined()
      expect((await identity.call('delete', { idToken: nora.token })).status).toBe(200)
      expect(await read(tom, story.id)).toBeUndefined()
      expect(await house.database.db.$count(stories, eq(stories.id, story.id))).toBe(0)
    } finally {
      await house.close()
    }
  }, 60_000)
})
