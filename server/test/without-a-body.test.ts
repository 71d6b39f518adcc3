import type { Endpoint } from '@mallama/contracts/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apis } from '../src/app.ts'
import { administrator } from './administrator.ts'
import { noOnesId, rows } from './matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from './world.ts'

/** Whoever has nothing to add sends nothing: it is read as a body in which nothing is named. */
let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const endpoints = Object.entries(apis).flatMap(([domain, api]) =>
  Object.entries(api as Record<string, Endpoint>).map(([verb, endpoint]) => ({ name: `${domain}.${verb}`, endpoint })),
)
const takesNothing = ({ body }: Endpoint) => body?.safeParse({}).success === true

async function asked({ method, path, access }: Endpoint, name: string, body?: object) {
  const who: Person = access === 'admin' ? (await administrator(world)).admin : await world.member()
  const values = { ...rows[name]!.fixed, ...(await rows[name]!.of?.(who)) }
  const at = path.replaceAll(/:(\w+)/g, (_, key: string) => values[key] ?? noOnesId)
  const send = { POST: who.post, PUT: who.put, PATCH: who.patch, DELETE: who.del, GET: who.get }[method]
  const { status, body: answer } = await send(at, body)
  return { status, message: answer?.message, details: answer?.details }
}

it.each(endpoints.filter(({ endpoint }) => takesNothing(endpoint)))(
  '$name is answered without a body as with an empty one',
  async ({ name, endpoint }) => {
    expect(await asked(endpoint, name)).toEqual(await asked(endpoint, name, {}))
  },
)

it.each([
  [
    '/api/relationships',
    { personName: ['Person name is required'], relationshipType: ['Relationship type is required'] },
  ],
  ['/api/conversations/search', { words: ['Write what to look for'] }],
])('what is missing is named where nothing is sent to %s', async (path, details) => {
  const { status, body } = await (await world.member()).post(path)
  expect(status).toBe(400)
  expect(body.details).toEqual(details)
})

it('the API page says of which a body may be left out', async () => {
  const { paths } = (await world.stranger.get('/api/openapi.json')).body
  for (const { endpoint } of endpoints.filter((it) => it.endpoint.body)) {
    const { requestBody } = paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
    expect(requestBody.required, endpoint.path).toBe(!takesNothing(endpoint))
  }
})
