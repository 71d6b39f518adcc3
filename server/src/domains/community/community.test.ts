import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { adminOf, resolve, resolvedChats, theDishes } from '../../../test/resolved-chats.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { examples } from './examples.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const publish = async (person: Person, chat = theDishes): Promise<string> =>
  (await resolve(person, chat)).body.story.id as string
const feed = async (person: Person, query = '') => (await person.get(`/api/learning-feed${query}`)).body
const ids = async (person: Person, query = '') => ((await feed(person, query)) as { id: string }[]).map(({ id }) => id)
const say = (person: Person, story: string, content: string) =>
  person.post(`/api/learning-feed/${story}/comments`, { content })
const heard = async (person: Person, story: string) =>
  (await person.get(`/api/learning-feed/${story}/comments`)).body as { content: string; userFirstName: string }[]

describe('the feed', () => {
  it('begins with examples that say that they are, one of each category', async () => {
    const nora = await world.member('nora')
    const shown = ((await feed(nora)) as { example?: true; likesCount: number }[]).filter(({ example }) => example)
    expect(shown).toHaveLength(examples.length)
    expect(shown).toContainEqual({
      id: examples[0]!.id,
      title: examples[0]!.title,
      category: 'romantic',
      summary: examples[0]!.summary,
      lessonLearned: examples[0]!.lessonLearned,
      likesCount: 0,
      commentsCount: 0,
      createdAt: expect.stringMatching(/^2026-\d\d-\d\dT00:00:00.000Z$/),
      liked: false,
      mine: false,
      example: true,
    })
  })

  it('is filtered by category, newest first, and counted', async () => {
    const nora = await world.member('nora')
    const friend = resolvedChats.find(({ id }) => id === 's01')!
    const [older, newer] = [await publish(nora), await publish(nora)]
    const other = await publish(nora, friend)
    const romantic = await ids(nora, '?category=romantic')
    expect(romantic.slice(0, 2)).toEqual([newer, older])
    expect(romantic).not.toContain(other)
    expect((await ids(nora, '?category=friendship'))[0]).toBe(other)
    expect(await ids(nora, '?category=all')).toEqual(await ids(nora))
    const { headers } = await nora.get('/api/learning-feed?category=friendship')
    expect(Number(headers['x-total-count'])).toBe((await ids(nora, '?category=friendship')).length)
    expect(await ids(nora, `?category=romantic&before=${newer}`)).toEqual(romantic.slice(1))
    expect((await nora.get('/api/learning-feed?category=pets')).status).toBe(400)
    const newest = await nora.get('/api/learning-feed?category=romantic&limit=1')
    expect(newest.body).toMatchObject([{ id: newer }])
    expect(newest.headers.link).toContain(`category=romantic&limit=1&before=${newer}`)
  })

  it('helpful is taken back by a second press, and is each reader’s own', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const id = await publish(nora)
    const like = async (person: Person) => (await person.post(`/api/learning-feed/${id}/like`)).body
    expect(await like(tom)).toEqual({ likesCount: 1, liked: true })
    expect(await like(nora)).toEqual({ likesCount: 2, liked: true })
    expect(await like(tom)).toEqual({ likesCount: 1, liked: false })
    expect((await feed(tom))[0]).toMatchObject({ id, likesCount: 1, liked: false })
    expect((await feed(nora))[0]).toMatchObject({ id, likesCount: 1, liked: true })
  })
})

describe('comments', () => {
  it('have 1 to 500 characters', async () => {
    const nora = await world.member('nora')
    const id = await publish(nora)
    for (const [content, message] of [
      ['', 'Comment cannot be empty'],
      ['   ', 'Comment cannot be empty'],
      ['c'.repeat(501), 'Comment too long'],
    ] as const) {
      const { status, body } = await say(nora, id, content)
      expect([status, body.details]).toEqual([400, { content: [message] }])
    }
    expect((await nora.post(`/api/learning-feed/${id}/comments`, {})).body.details).toEqual({
      content: ['Comment cannot be empty'],
    })
    expect((await say(nora, id, 'é'.repeat(500))).status).toBe(201)
  })

  it('show the first name or Anonymous, as chosen before; nobody is named who did not choose', async () => {
    const [nora, reader] = [await world.member('nora'), await world.member('reader')]
    const id = await publish(reader)
    await nora.patch('/api/auth/user', { firstName: 'Nora' })
    await say(nora, id, 'Not chosen yet.')
    await nora.patch('/api/auth/user', { commentName: 'first-name' })
    expect((await nora.get('/api/auth/user')).body.commentName).toBe('first-name')
    const { body } = await say(nora, id, 'With my name.')
    expect(body).toMatchObject({ content: 'With my name.', userFirstName: 'Nora', mine: true, safety: null })
    await nora.patch('/api/auth/user', { commentName: 'anonymous' })
    await say(nora, id, 'Without it.')
    expect((await heard(reader, id)).map(({ content, userFirstName }) => [content, userFirstName])).toEqual([
      ['Without it.', 'Anonymous'],
      ['With my name.', 'Nora'],
      ['Not chosen yet.', 'Anonymous'],
    ])
    await reader.patch('/api/auth/user', { firstName: 'Rita', commentName: 'first-name' })
    expect((await say(reader, id, 'Below one’s own story a name would tell.')).body.userFirstName).toBe('Anonymous')
    expect((await feed(nora))[0]).toMatchObject({ id, commentsCount: 4 })
    const dump = await rawDump(world.database.db)
    expect(dump).not.toContain('With my name.')
  })

  it.each([
    ['a link', 'There is a good talk about this at example.org/lists', /links/],
    ['an address', 'Write to me: tom@example.org', /links/],
    ['a telephone number', 'Call me, 0171 555 12 34', /numbers/],
    ['a slur', 'What a r3tard', /hurts people/],
    ['a slur spelled out', 'such a f.a.g.g.o.t', /hurts people/],
  ])('with %s are held, and shown to their author alone', async (_what, content, why) => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const id = await publish(nora)
    expect((await say(tom, id, content)).body.held).toMatch(why)
    expect(await heard(tom, id)).toMatchObject([{ content, held: expect.stringMatching(why) }])
    expect(await heard(nora, id)).toEqual([])
    expect((await feed(tom))[0]).toMatchObject({ id, commentsCount: 0 })
  })

  it.each([
    'We did this with the money list instead. It took 3 evenings.',
    'That was hard to read... and good.',
    'Nobody is retarding anything here, we talked at 8.30 and at 9.',
  ])('that are ordinary are shown at once: %s', async (content) => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const id = await publish(nora)
    expect((await say(tom, id, content)).body.held).toBeUndefined()
    expect(await heard(nora, id)).toMatchObject([{ content }])
  })

  it('that flood are held, and so is the same one twice', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const [one, two] = [await publish(nora), await publish(nora)]
    const held = async (story: string, content: string) => (await say(tom, story, content)).body.held !== undefined
    expect(await held(one, 'Buy my book')).toBe(false)
    expect(await held(two, 'buy my BOOK!!')).toBe(true)
    const more = ['a first', 'a second', 'a third', 'a fourth', 'a fifth']
    const answers: boolean[] = []
    for (const content of more) answers.push(await held(one, `${content} thought`))
    expect(answers).toEqual([false, false, false, true, true])
    world.now += 11 * 60_000
    expect(await held(one, 'Later, calmly')).toBe(false)
  })

  it('are read for danger first: help comes back, and nobody else sees it', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const id = await publish(nora)
    const { status, body } = await say(tom, id, 'I am going to kill myself tonight.')
    expect(status).toBe(201)
    expect(body.safety).toMatchObject({ category: 'self-harm' })
    expect(body.safety.resources.length).toBeGreaterThan(0)
    expect(body.held).toBeDefined()
    expect(await heard(nora, id)).toEqual([])
  })

  it('are deleted by who wrote them and by nobody else', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const id = await publish(nora)
    const path = `/api/learning-feed/${id}/comments/${(await say(tom, id, 'Mine.')).body.id}`
    expect((await nora.del(path)).status).toBe(404)
    expect((await tom.del(path)).status).toBe(204)
    expect(await heard(nora, id)).toEqual([])
  })
})

describe('muting', () => {
  it('hides an author’s stories and not their comments, a commenter’s comments and not their stories', async () => {
    const [nora, tom, reader] = [await world.member('nora'), await world.member('tom'), await world.member('reader')]
    const [first, second, other] = [await publish(nora), await publish(nora), await publish(tom)]
    const { body: comment } = await say(nora, other, 'This is mine.')
    expect((await reader.post(`/api/learning-feed/${first}/mute`)).status).toBe(204)
    const left = await ids(reader)
    expect(left).not.toContain(first)
    expect(left).not.toContain(second)
    expect(left).toContain(other)
    expect(await heard(reader, other), 'or the story could be told to be hers').toHaveLength(1)
    expect(await ids(tom), 'nobody else notices').toContain(first)
    expect((await reader.post(`/api/learning-feed/${other}/comments/${comment.id}/mute`)).status).toBe(204)
    expect(await heard(reader, other)).toEqual([])
    expect((await feed(reader)).find((one: { id: string }) => one.id === other)).toMatchObject({ commentsCount: 0 })
    expect((await reader.get('/api/learning-feed/muted')).body).toEqual({ count: 2 })
    expect((await reader.del('/api/learning-feed/muted')).status).toBe(204)
    expect(await ids(reader)).toContain(first)
    expect(await heard(reader, other)).toHaveLength(1)
    expect((await nora.post(`/api/learning-feed/${first}/mute`)).status).toBe(409)
  })

  it('of one example hides all of them, and an administrator removes one for everyone', async () => {
    const reader = await world.member('reader')
    await reader.post(`/api/learning-feed/${examples[1]!.id}/mute`)
    const shown = new Set(await ids(reader))
    expect(examples.filter(({ id }) => shown.has(id))).toEqual([])
    const admin = await adminOf(world)
    const path = `/api/learning-feed/${examples[3]!.id}`
    expect((await reader.del(path)).status).toBe(404)
    expect((await admin.del(path)).status).toBe(204)
    expect(await ids(await world.member())).not.toContain(examples[3]!.id)
  })
})
