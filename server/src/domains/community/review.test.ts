import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminOf, aMentor, resolve, theDishes } from '../../../test/resolved-chats.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
let admin: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await adminOf(world)
})
afterAll(() => world.close())

type Story = { id: string; title: string; summary: string; reason: string }
const queue = async () => (await admin.get('/api/admin/stories?status=held')).body as Story[]
const mine = async (person: Person) => (await person.get('/api/learning-feed/mine')).body
const feed = async (person: Person) => ((await person.get('/api/learning-feed')).body as Story[]).map(({ id }) => id)
const reports = async () => (await admin.get('/api/admin/reports')).body as { id: string; about: string }[]
const settleAll = async () => {
  for (const { id } of await reports()) await admin.post(`/api/admin/reports/${id}/leave`)
}

async function submitted(person: Person): Promise<Story> {
  const { story } = (await resolve(person, theDishes, {}, aMentor)).body
  return (await person.post(`/api/learning-feed/${story.id}/submit`)).body
}

describe('the reviewer', () => {
  it('sees a story once its author submits it, without whose it is, and publishes it', async () => {
    const [nora, reader] = [await world.member('nora'), await world.member('reader')]
    const { story } = (await resolve(nora, theDishes, {}, aMentor)).body
    expect((await queue()).map(({ id }) => id)).not.toContain(story.id)
    await nora.post(`/api/learning-feed/${story.id}/submit`)
    const seen = (await queue()).find(({ id }) => id === story.id)!
    expect(seen).toEqual({
      id: story.id,
      title: story.title,
      category: story.category,
      summary: story.summary,
      lessonLearned: story.lessonLearned,
      reason: story.reason,
      createdAt: story.createdAt,
    })
    expect(JSON.stringify(await queue())).not.toContain(nora.id)
    expect((await admin.post(`/api/admin/stories/${story.id}/publish`, { reason: 'Nothing in it' })).status).toBe(204)
    expect(await feed(reader)).toContain(story.id)
    expect(await mine(nora)).toMatchObject([{ state: 'published', reason: null }])
    expect((await admin.post(`/api/admin/stories/${story.id}/publish`)).status, 'a second time').toBe(404)
  })

  it('sends one back with a reason; its author can submit it again, or withdraw it', async () => {
    const nora = await world.member('nora')
    const { id } = await submitted(nora)
    const reason = 'The subject is known in a small place.'
    expect((await admin.post(`/api/admin/stories/${id}/reject`, { reason })).status).toBe(204)
    expect(await mine(nora)).toMatchObject([{ id, state: 'returned', reason }])
    expect((await queue()).map((one) => one.id)).not.toContain(id)
    expect((await nora.post(`/api/learning-feed/${id}/submit`)).body).toMatchObject({ state: 'held' })
    expect((await nora.del(`/api/learning-feed/${id}`)).status).toBe(204)
    expect((await admin.post(`/api/admin/stories/${id}/publish`)).status).toBe(404)
  })

  it('decides on held comments', async () => {
    const [nora, tom] = [await world.member('nora'), await world.member('tom')]
    const { id } = (await resolve(nora, theDishes)).body.story
    const say = (content: string) => tom.post(`/api/learning-feed/${id}/comments`, { content })
    const [one, two] = [(await say('A talk: example.org/one')).body, (await say('A talk: example.org/two')).body]
    const held = (await admin.get('/api/admin/comments')).body as { id: string; content: string }[]
    expect(held.filter((it) => [one.id, two.id].includes(it.id)).map(({ content }) => content)).toEqual([
      'A talk: example.org/one',
      'A talk: example.org/two',
    ])
    expect((await admin.post(`/api/admin/comments/${one.id}/publish`)).status).toBe(204)
    expect((await admin.post(`/api/admin/comments/${two.id}/reject`, { reason: 'Advertising' })).status).toBe(204)
    const shown = (await nora.get(`/api/learning-feed/${id}/comments`)).body
    expect(shown).toMatchObject([{ id: one.id }])
    expect((await tom.get(`/api/learning-feed/${id}/comments`)).body).toHaveLength(1)
    expect((await admin.post(`/api/admin/comments/${one.id}/reject`)).status, 'it is no longer held').toBe(404)
  })

  it('reads what was reported and nothing of who reported it, and leaves it or takes it away', async () => {
    await settleAll()
    const [nora, tom, eva] = [await world.member('nora'), await world.member('tom'), await world.member('eva')]
    const { story } = (await resolve(nora, theDishes)).body
    const path = `/api/learning-feed/${story.id}`
    const { body: comment } = await tom.post(`${path}/comments`, { content: 'People like that deserve it.' })
    for (const person of [tom, tom, eva])
      expect((await person.post(`${path}/report`, { reason: 'It could show who someone is' })).status).toBe(204)
    expect((await eva.post(`${path}/comments/${comment.id}/report`)).status).toBe(204)
    const list = await reports()
    expect(list.map(({ about }) => about).toSorted()).toEqual(['comment', 'story', 'story'])
    expect(list).toContainEqual({
      id: expect.any(String),
      about: 'comment',
      storyTitle: story.title,
      content: 'People like that deserve it.',
      reason: null,
      createdAt: expect.any(String),
    })
    for (const { id } of [nora, tom, eva]) expect(JSON.stringify(list)).not.toContain(id)
    const about = (what: string) => list.find((one) => one.about === what)!.id
    expect((await admin.post(`/api/admin/reports/${about('comment')}/remove`)).status).toBe(204)
    expect((await nora.get(`${path}/comments`)).body).toEqual([])
    expect((await admin.post(`/api/admin/reports/${about('story')}/leave`)).status).toBe(204)
    expect(await reports(), 'both reports of it').toEqual([])
    expect(await feed(eva)).toContain(story.id)
    await eva.post(`${path}/report`, { reason: 'Something else' })
    const [again] = await reports()
    expect((await admin.post(`/api/admin/reports/${again!.id}/remove`, { reason: 'Too close' })).status).toBe(204)
    expect(await feed(eva)).not.toContain(story.id)
    expect(await mine(nora)).toMatchObject([{ state: 'returned', reason: 'Too close' }])
  })

  it('is an administrator: nobody else sees the queue', async () => {
    const nora = await world.member('nora')
    for (const path of ['stories', 'comments', 'reports'])
      expect((await nora.get(`/api/admin/${path}`)).status).toBe(403)
    const { id } = await submitted(nora)
    expect((await nora.post(`/api/admin/stories/${id}/publish`)).status).toBe(403)
  })
})
