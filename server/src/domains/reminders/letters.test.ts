import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { speakTo } from '../../../test/identity.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Answer, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { jobs } from './reminders.ts'

const coach = scriptedCoach()
let world: TestWorld
let identity: ReturnType<typeof speakTo>
beforeAll(async () => {
  world = await openWorld({
    coach,
    identity: true,
    env: { IDENTITY_TEST_ENDPOINTS: '1', PUBLIC_URL: 'http://localhost:3000' },
  })
  identity = speakTo(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  world.now = Date.parse('2026-03-02T07:00:00.000Z')
  coach.safety = null
  // Whoever was here before has had their letters.
  await world.database.db.update(users).set({ reminders: false })
})

/** The hourly job, as one server runs it. */
const hour = (mail = { send: async (letter: TestWorld['letters'][number]) => void world.letters.push(letter) }) => {
  const { env, clock, log, keys, identity } = world.app.world
  const [job] = jobs({ env, clock, log, keys, identity, db: world.database.db, mail })
  return job!.run({})
}
const goTo = (instant: string) => void (world.now = Date.parse(instant))

/** A member with a confirmed address who asked for letters, with a birthday on 4 March to be reminded of. */
async function wanting({ confirmed = true, timeZone = 'Europe/Berlin' as string | null } = {}) {
  const account = await identity.register()
  if (confirmed) await identity.confirm(account)
  const signedIn = await identity.signIn(account.email)
  const headers = { authorization: `Bearer ${signedIn.body.idToken}` }
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<Answer> => {
    const answer = await world.app.http.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    return { status: answer.statusCode, body: answer.body ? answer.json() : null, headers: {}, text: answer.body }
  }
  await ask('GET', '/api/auth/user')
  await ask('POST', '/api/start-trial')
  await world.database.db
    .update(users)
    .set({ trialEndDate: '2036-01-01T00:00:00.000Z' })
    .where(eq(users.id, account.localId))
  await ask('PATCH', '/api/auth/user', { reminders: true, timeZone })
  const add = async (personName: string) =>
    (await ask('POST', '/api/relationships', { personName, relationshipType: 'friend' })).body.id as string
  const remind = (id: string, day: number) =>
    ask('PUT', `/api/relationships/${id}/reminders`, {
      stayInTouchDays: null,
      checkInDay: null,
      dates: [{ kind: 'birthday', month: 3, day }],
    })
  const id = await add('Zoltan')
  await remind(id, 4)
  const letters = () => world.letters.filter(({ to, kind }) => to === account.email && kind === 'reminder')
  return { ...account, ask, add, remind, id, letters }
}

const flag = (category: 'abuse' | 'stalking' | 'child-abuse' | 'sexual-coercion' | 'self-harm', tier: 1 | 2 | 3) => ({
  category,
  tier,
  message: '',
  resources: [],
  country: null,
  thirdParty: false,
  aside: false,
})

describe('a letter', () => {
  test('comes at nine in the morning of their zone, once, and names nobody', async () => {
    const nora = await wanting()
    for (const instant of ['2026-03-03T08:00:00.000Z', '2026-03-04T07:59:00.000Z']) {
      goTo(instant)
      await hour()
    }
    expect(nora.letters()).toEqual([])
    goTo('2026-03-04T08:00:00.000Z') // 9:00 in Berlin
    await hour()
    const [letter] = nora.letters()
    expect(letter!.text).toContain('Something in Mallama is waiting for you today')
    expect(letter!.text).toContain('http://localhost:3000/dashboard')
    expect(letter!.text).toContain('To turn them off')
    expect(`${letter!.subject} ${letter!.text}`).not.toMatch(/zoltan|birthday|march/i)
    for (const instant of ['2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z', '2026-03-05T08:00:00.000Z']) {
      goTo(instant)
      await hour()
    }
    expect(nora.letters(), 'what is left lying does not write every morning').toHaveLength(1)
  })

  test.each([
    ['Asia/Kolkata', '2026-03-04T03:00:00.000Z', '2026-03-04T04:00:00.000Z'],
    ['America/New_York', '2026-03-04T13:00:00.000Z', '2026-03-04T14:00:00.000Z'],
    [null, '2026-03-04T08:00:00.000Z', '2026-03-04T09:00:00.000Z'],
  ])('keeps to the clock of %s', async (timeZone, before, at) => {
    const nora = await wanting({ timeZone })
    goTo(before)
    await hour()
    expect(nora.letters()).toEqual([])
    goTo(at)
    await hour()
    expect(nora.letters()).toHaveLength(1)
  })

  test('is made up for until noon, and not after', async () => {
    const [early, late] = [await wanting(), await wanting({ timeZone: 'Asia/Tokyo' })]
    goTo('2026-03-04T10:00:00.000Z') // 11 in Berlin, 19 in Tokyo
    await hour()
    expect(early.letters()).toHaveLength(1)
    expect(late.letters()).toEqual([])
  })

  test('is one a day however much is due, and another when more falls due', async () => {
    const nora = await wanting()
    await nora.remind(await nora.add('Ana'), 4)
    await nora.remind(await nora.add('Bo'), 6)
    for (const day of [4, 5, 6, 7]) {
      goTo(`2026-03-0${day}T08:00:00.000Z`)
      await hour()
      expect(nora.letters()).toHaveLength(day < 6 ? 1 : 2)
    }
  })

  test('is written once by servers that run at once', async () => {
    const nora = await wanting()
    goTo('2026-03-04T08:00:00.000Z')
    await Promise.all([hour(), hour(), hour()])
    expect(nora.letters()).toHaveLength(1)
  })

  test("that cannot be sent keeps nobody else's back, and is not tried twice", async () => {
    const [nora, otto] = [await wanting(), await wanting()]
    goTo('2026-03-04T08:00:00.000Z')
    let tried = 0
    await hour({
      async send(letter) {
        tried++
        if (letter.to === nora.email) throw new Error('no route')
        world.letters.push(letter)
      },
    })
    await hour()
    expect([tried, nora.letters().length, otto.letters().length]).toEqual([2, 0, 1])
  })

  test('is not sent without anything due, nor for what was put away', async () => {
    const nora = await wanting()
    await nora.ask('POST', `/api/relationships/${nora.id}/reminders/done`, { kind: 'birthday', due: '2026-03-04' })
    goTo('2026-03-04T08:00:00.000Z')
    await hour()
    expect(nora.letters()).toEqual([])
  })
})

describe('no letter reaches', () => {
  const morning = async () => {
    goTo('2026-03-04T08:00:00.000Z')
    await hour()
  }

  test('someone who did not ask for them, or no longer wants them', async () => {
    const nora = await wanting()
    expect((await nora.ask('PATCH', '/api/auth/user', { reminders: false })).body.reminders).toBe(false)
    await morning()
    expect(nora.letters()).toEqual([])
  })

  test('an address that was not confirmed', async () => {
    const nora = await wanting({ confirmed: false })
    await morning()
    expect(nora.letters()).toEqual([])
  })

  test('an account that is disabled or gone', async () => {
    const [nora, otto] = [await wanting(), await wanting()]
    await world.app.world.identity.disable(world.database.db, nora.localId)
    const { status } = await identity.call('delete', { idToken: (await identity.signIn(otto.email)).body.idToken })
    expect(status).toBe(200)
    await morning()
    expect([...nora.letters(), ...otto.letters()]).toEqual([])
  })

  test('someone whose access has ended', async () => {
    const nora = await wanting()
    await world.database.db
      .update(users)
      .set({ trialEndDate: '2026-03-03T00:00:00.000Z' })
      .where(eq(users.id, nora.localId))
    await morning()
    expect(nora.letters()).toEqual([])
  })

  test.each(['abuse', 'stalking', 'child-abuse', 'sexual-coercion'] as const)(
    'someone whose chat tells of %s, whoever the reminder is about and whatever was said since',
    async (category) => {
      const nora = await wanting()
      const other = await nora.add('Ana')
      await nora.remind(other, 4)
      coach.safety = flag(category, 2)
      await nora.ask('POST', '/api/chat', {
        message: 'He did it again',
        relationshipContext: { relationshipId: nora.id },
      })
      coach.safety = flag('self-harm', 3)
      await nora.ask('POST', '/api/chat', {
        message: 'I cannot go on',
        relationshipContext: { relationshipId: nora.id },
      })
      await nora.ask('DELETE', `/api/relationships/${nora.id}/room`)
      await morning()
      expect(nora.letters()).toEqual([])
      // A birthday in the year after: ninety days have long passed.
      goTo('2027-03-04T08:00:00.000Z')
      await hour()
      expect(nora.letters()).toHaveLength(1)
    },
  )

  test('someone who notes it with a check-in, without a word in the chat', async () => {
    const nora = await wanting()
    const rated = { trust: 10, communication: 10, joy: 10, growth: 10 }
    await nora.ask('POST', `/api/relationships/${nora.id}/check-ins`, { ...rated, words: 'He strangled me on Sunday' })
    await morning()
    expect(nora.letters()).toEqual([])
  })

  test('but a passing doubt, or a danger from nobody close, keeps no letter back', async () => {
    const nora = await wanting()
    for (const safety of [flag('abuse', 1), flag('self-harm', 2)]) {
      coach.safety = safety
      await nora.ask('POST', '/api/chat', {
        message: `A word ${safety.tier}`,
        relationshipContext: { relationshipId: nora.id },
      })
    }
    await morning()
    expect(nora.letters()).toHaveLength(1)
  })
})
