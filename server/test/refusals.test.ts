import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type TestWorld } from './world.ts'

let world: TestWorld
let nora: Person
let friend: string
beforeAll(async () => {
  world = await openWorld()
  nora = await world.member()
  const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'friend' })
  friend = `/api/relationships/${body.id}`
})
afterAll(() => world.close())

const SECRET = 'Give the clientSecret that this payment, or this change of card, began with'
const YEAR = 'Give a year from 1900 to 2200'
const rated = { trust: 50, communication: 50, joy: 50, growth: 50 }

test.each<[string, string, object | undefined, string, string]>([
  ['POST', '/api/subscription-consent', {}, 'clientSecret', SECRET],
  ['POST', '/api/test-payments/confirm', { clientSecret: 'x', card: 'success' }, 'clientSecret', SECRET],
  ['POST', '/api/test-payments/advance', { days: 0 }, 'days', 'Give a number of days from 1 to 400'],
  ['POST', '/api/cancel-subscription', { when: 'later' }, 'when', 'Choose now or period_end'],
  ['GET', '/api/journal/look-back?year=1800', undefined, 'year', YEAR],
  ['GET', '/api/journal/look-back?year=2300', undefined, 'year', YEAR],
  ['GET', '/api/journal/look-back?year=last', undefined, 'year', YEAR],
  ['GET', '/api/journal?limit=0', undefined, 'limit', 'Give a number, 1 or more'],
  ['GET', '/api/journal?limit=101', undefined, 'limit', 'Give a number, 100 or less'],
])('what is wrong and how to mend it is said of %s %s %j', async (method, path, body, field, said) => {
  const answer = method === 'GET' ? await nora.get(path) : await nora.post(path, body)
  expect([answer.status, answer.body.message, answer.body.details]).toEqual([400, said, { [field]: [said] }])
})

test('a number that is too large or too small is told which one it may be', async () => {
  const { body } = await nora.post(`${friend}/check-ins`, { ...rated, trust: 101, joy: -1 })
  expect(body.details).toEqual({ trust: ['Give a number, 100 or less'], joy: ['Give a number, 0 or more'] })
})

/** What somebody's record says after a change of it, or why there was none. */
async function change(changes: object) {
  const { status, body } = await nora.patch('/api/auth/user', changes)
  return status === 200 ? body : [status, body.details]
}

describe('of oneself', () => {
  test.each(['Mars/Base', 'UTC+99', 'Nowhere', '+01:00', '-0500', 'Europe', '', '2', 'Europe/Berlin\u0000'])(
    'a time zone that there is not is refused: %j',
    async (timeZone) => {
      expect(await change({ timeZone })).toEqual([400, { timeZone: ['A time zone such as Europe/Berlin'] }])
    },
  )

  test.each([
    'Europe/Berlin',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Asia/Calcutta',
    'UTC',
    'Etc/GMT+5',
    null,
  ])('one that a browser names is kept: %j', async (timeZone) => {
    expect(await change({ timeZone })).toMatchObject({ timeZone })
  })

  test.each(['ZZ', 'XX', 'UK', 'EU', 'AN', 'de', 'DEU', ''])(
    'a country that there is not is refused: %j',
    async (country) => {
      expect(await change({ country })).toEqual([400, { country: ['Two capital letters, such as US'] }])
    },
  )

  test.each(['US', 'GB', 'TW', 'SS', 'AX', ' NZ ', null])('one that there is is kept: %j', async (country) => {
    expect(await change({ country })).toMatchObject({ country: country?.trim() ?? null })
  })

  test('every country that has help lines can be chosen', async () => {
    const { countries } = (await nora.get('/api/safety/resources')).body as { countries: { code: string }[] }
    for (const { code } of countries) expect(await change({ country: code })).toMatchObject({ country: code })
  })
})
