import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mallama/contracts/days'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { billingReceipts } from '../src/domains/billing/billing.table.ts'
import { roomParticipants, rooms } from '../src/domains/chat/chat.table.ts'
import { stories, storyComments, storyReports } from '../src/domains/community/community.table.ts'
import { openStory, storyKey } from '../src/domains/community/marks.ts'
import { identitySessions } from '../src/domains/identity/identity.table.ts'
import { isoAt } from '../src/platform/clock.ts'
import { sealed } from '../src/platform/secrets.ts'
import { PASSWORD, speakTo } from './identity.ts'
import { buy } from './payer.ts'
import { adminOf, aMentor, resolve, theDishes } from './resolved-chats.ts'
import { roomOfTwo } from './shared-room.ts'
import { openWorld, type Answer, type Person, type TestWorld } from './world.ts'

/** Every list that is cut: at most 100, how many there are, and the way to the rest. Rows are made where that is slow. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ env: { IDENTITY_TEST_ENDPOINTS: '1' } })
})
afterAll(() => world.close())

const LEFT = 3
const TOTAL = 100 + LEFT

type Asking = (path: string) => Promise<Answer>
const nextOf = ({ headers }: Answer) => /^<(.+)>; rel="next"$/.exec(String(headers['link']))?.[1]

/** Follows a list of TOTAL rows to its end, and answers them all. */
async function walked(ask: Asking, path: string) {
  const first = await ask(path)
  expect([first.status, first.body.length, first.headers['x-total-count']]).toEqual([200, 100, String(TOTAL)])
  const next = nextOf(first)!
  const [way, query = ''] = path.split('?')
  expect(next).toBe(`${way}?${query ? `${query}&` : ''}before=${first.body.at(-1).id}`)
  const rest = await ask(next)
  expect([rest.status, rest.body.length, rest.headers['x-total-count']]).toEqual([200, LEFT, String(TOTAL)])
  expect(rest.headers['link']).toBeUndefined()
  const all = [...first.body, ...rest.body]
  expect(new Set(all.map(({ id }) => id)).size).toBe(TOTAL)
  const unknown = await ask(`${way}?before=${randomUUID()}`)
  expect([unknown.status, Object.keys(unknown.body.details)]).toEqual([400, ['before']])
  return all
}

async function aFriend(of: Person) {
  const { body } = await of.post('/api/relationships', { personName: 'Tomas', relationshipType: 'friend' })
  return `/api/relationships/${body.id}`
}

const times = Array.from({ length: TOTAL }, (_, n) => n)
const newestFirst = (instants: string[]) => expect(instants).toEqual(instants.toSorted().toReversed())
const oldestFirst = (instants: string[]) => expect(instants).toEqual(instants.toSorted())

describe('what one keeps comes by the hundred, newest first, and says how many there are:', () => {
  test('moments', async () => {
    const nora = await world.member()
    const friend = await aFriend(nora)
    expect((await nora.get(`${friend}/moments`)).headers['x-total-count']).toBe('0')
    for (const n of times) {
      const occurredAt = isoAt(world.now - n * 60_000)
      await nora.post(`${friend}/moments`, { kind: 'positive', intensity: 1, occurredAt })
    }
    newestFirst((await walked(nora.get, `${friend}/moments`)).map(({ occurredAt }) => occurredAt))
    // Of somebody else they are not there.
    expect((await (await world.member()).get(`${friend}/moments`)).status).toBe(404)
  })

  test('check-ins', async () => {
    const nora = await world.member()
    const friend = await aFriend(nora)
    for (const n of times) {
      const rated = { trust: 50, communication: 50, joy: 50, growth: 50, at: isoAt(world.now - n * 60_000) }
      await nora.post(`${friend}/check-ins`, rated)
    }
    newestFirst((await walked(nora.get, `${friend}/check-ins`)).map(({ at }) => at))
  })

  test('receipts, and the export has them all', async () => {
    const nora = await world.newcomer()
    await buy(nora)
    const { db } = world.database
    const [paid] = await db.select().from(billingReceipts).where(eq(billingReceipts.userId, nora.id))
    await db.insert(billingReceipts).values(
      times.slice(1).map((n) => {
        const [id, at] = [`in_${n}_${nora.id}`, isoAt(Date.parse(paid!.at) - Math.ceil(n / 2) * DAY_MS)]
        return { ...paid!, id, at, receipt: { ...paid!.receipt, id, at } }
      }),
    )
    newestFirst((await walked(nora.get, '/api/receipts')).map(({ at }) => at))
    expect((await nora.get('/api/export')).body.payments).toHaveLength(TOTAL)
  })

  test('the stories of one’s own chats', async () => {
    const nora = await world.member()
    await resolve(nora, theDishes)
    await moreStories(nora, 'published')
    const all = await walked(nora.get, '/api/learning-feed/mine')
    expect(all.at(-1).title).toBe(all[0].title)
  })

  test('rooms of two', async () => {
    const { nora, id } = await roomOfTwo(world)
    const { db } = world.database
    const [room] = await db.select().from(rooms).where(eq(rooms.id, id))
    const inIt = await db.select().from(roomParticipants).where(eq(roomParticipants.roomId, id))
    for (const n of times.slice(1)) {
      const other = { id: randomUUID(), pair: `pair ${n}`, lastMessageAt: isoAt(world.now - Math.ceil(n / 2) * 60_000) }
      await db.insert(rooms).values({ ...room!, ...other })
      await db.insert(roomParticipants).values(inIt.map((one) => ({ ...one, roomId: other.id })))
    }
    const [newest, ...rest] = await walked(nora.get, '/api/chat-sessions')
    expect(newest).toMatchObject({ id, withFirstName: 'Tomas' })
    expect(rest).toHaveLength(TOTAL - 1)
  })

  test('sign-ins, and the export has them all', async () => {
    const house = await openWorld({ identity: true })
    const identity = speakTo(house)
    const { email, idToken, localId } = await identity.register()
    const { db } = house.database
    const [session] = await db.select().from(identitySessions).where(eq(identitySessions.userId, localId))
    await db.insert(identitySessions).values(
      times.slice(2).map((n) => ({
        ...session!,
        id: randomUUID(),
        createdAt: isoAt(Date.parse(session!.createdAt) - Math.ceil(n / 2) * 60_000),
      })),
    )
    house.now += 60_000
    await identity.signIn(email, PASSWORD)
    const { get } = house.as(idToken)
    const all = await walked(get, '/api/account/sessions')
    newestFirst(all.map(({ createdAt }) => createdAt))
    expect(all.filter(({ current }) => current)).toHaveLength(1)
    expect((await get('/api/export')).body.signIns).toHaveLength(TOTAL)
    await house.close()
  })

  test('reminders say how many there are, and are all there', async () => {
    const nora = await world.member()
    const friend = await aFriend(nora)
    await nora.put(`${friend}/reminders`, { stayInTouchDays: 1, checkInDay: null, dates: [] })
    world.now += 3 * DAY_MS
    const { body, headers } = await nora.get('/api/reminders')
    expect([body.length, headers['x-total-count'], headers['link']]).toEqual([1, '1', undefined])
  })
})

describe('what an administrator works off comes by the hundred, oldest first, and says how many there are:', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await adminOf(world)
  })

  test('stories that wait for a reviewer', async () => {
    const nora = await world.member()
    await resolve(nora, theDishes, {}, aMentor)
    await moreStories(nora, 'held')
    await world.database.db.update(stories).set({ state: 'held' }).where(eq(stories.state, 'waiting'))
    oldestFirst((await walked(admin.get, '/api/admin/stories?status=held')).map(({ createdAt }) => createdAt))
  })

  test('comments that were held, and reports', async () => {
    const [nora, june] = [await world.member(), await world.member()]
    const { story } = (await resolve(nora, theDishes)).body
    const comments = `/api/learning-feed/${story.id}/comments`
    const { body } = await june.post(comments, { content: 'I know this well.' })
    await nora.post(`${comments}/${body.id}/report`, { reason: 'A name stands in it' })
    const { db } = world.database
    await db.update(storyComments).set({ held: 'link' }).where(eq(storyComments.id, body.id))
    const [comment] = await db.select().from(storyComments).where(eq(storyComments.id, body.id))
    const [report] = await db.select().from(storyReports).where(eq(storyReports.commentId, body.id))
    const { ordinal: _ordinal, ...words } = comment!
    for (const n of times.slice(1)) {
      const id = randomUUID()
      await db.insert(storyComments).values({ ...words, id })
      const createdAt = isoAt(Date.parse(report!.createdAt) + Math.ceil(n / 2) * 60_000)
      await db.insert(storyReports).values({ ...report!, id: randomUUID(), commentId: id, createdAt })
    }
    const held = await walked(admin.get, '/api/admin/comments')
    expect(held[0].id).toBe(body.id)
    oldestFirst((await walked(admin.get, '/api/admin/reports')).map(({ createdAt }) => createdAt))
  })
})

/** As many more of the one story of this person. */
async function moreStories(of: Person, state: 'published' | 'held') {
  const { keys } = world.app.world
  const { db } = world.database
  const [newest] = (await of.get('/api/learning-feed/mine')).body
  const [row] = await db.select().from(stories).where(eq(stories.id, newest.id))
  const { ordinal: _ordinal, ...words } = openStory(keys, row!)
  for (const _ of times.slice(1)) {
    const id = randomUUID()
    await db.insert(stories).values(sealed(stories, { ...words, id, source: null, state }, storyKey(keys, id)))
  }
}
