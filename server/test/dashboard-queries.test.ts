import { afterAll, beforeAll, expect, it } from 'vitest'
import { onQueries } from './queries.ts'
import { openWorld, type TestWorld } from './world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const CALLS = [
  '/api/relationships',
  '/api/conversations',
  '/api/progress',
  '/api/text-analysis?limit=1',
  '/api/relationship-analysis?limit=1',
  '/api/learning-feed?limit=1',
  '/api/reminders',
  '/api/journal?limit=100',
]

it('what the dashboard and the journal open with takes at most three queries a call', async () => {
  const nora = await world.member()
  for (const personName of ['Tomas', 'June', 'Ama']) {
    const { body } = await nora.post('/api/relationships', { personName, relationshipType: 'friend' })
    await nora.post(`/api/relationships/${body.id}/check-ins`, { trust: 60, communication: 50, joy: 70, growth: 40 })
    await nora.post(`/api/relationships/${body.id}/moments`, { kind: 'conflict', intensity: 2 })
  }
  for (const title of ['The car park', 'The soup']) {
    const entry = { title, content: 'Sat in the car for ten minutes.', mood: 'sad', emotions: 'tired' }
    expect((await nora.post('/api/journal', entry)).status).toBe(201)
  }
  for (const title of ['Dinner', 'The move'])
    expect((await nora.post('/api/conversations', { title, type: 'solo_session' })).status).toBe(201)
  await nora.post('/api/text-analysis', { text: 'I will be home at nine, do not wait for me with dinner please.' })
  const queries = onQueries(world)
  const taken: Record<string, number> = {}
  for (const path of CALLS) {
    await nora.get(path)
    queries.taken()
    expect((await nora.get(path)).status, path).toBe(200)
    taken[path] = queries.taken()
  }
  queries.restore()
  for (const [path, many] of Object.entries(taken)) expect(many, path).toBeLessThanOrEqual(3)
})
