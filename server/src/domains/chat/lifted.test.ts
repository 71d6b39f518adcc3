import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { openModel } from '@mallama/coach/model/provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openModelServer, type ModelServer } from '../../../../coach/test/model-server.ts'
import { nothing } from '../../../../coach/test/model-words.ts'
import { openWorld, type TestWorld } from '../../../test/world.ts'

let server: ModelServer
let world: TestWorld
beforeAll(async () => {
  server = await openModelServer()
  const coach = createModelCoach({
    model: openModel({ provider: 'openai-compatible', model: 'small', url: server.url, mayClear: true }),
    builtIn: createBuiltInCoach(),
  })
  world = await openWorld({ coach })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const reply = 'Burnt lasagne is a fair reason to laugh. Say it to him as you said it here.'
const joke = 'I will strangle him when he gets home'

it('a joke that a proven model reads as one leaves nothing over the room, and what is stated stays', async () => {
  const nora = await world.member()
  const { coach } = (await world.stranger.get('/api/config')).body
  await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
  const { id } = (await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })).body
  const say = async (message: string) =>
    (await nora.post('/api/chat', { message, relationshipContext: { relationshipId: id } })).body
  const flagged = async () => {
    world.now += 1_000
    return (await nora.get(`/api/relationships/${id}/insights`)).body.safety?.tier ?? 0
  }
  server.plays = [{ status: 500 }]
  expect(await say(joke)).toMatchObject({ coach: 'built-in', safety: { tier: 2, category: 'threat-to-others' } })
  expect(await flagged()).toBe(2)
  server.plays = [{ say: JSON.stringify({ safety: nothing, asked: '', unknown: '', reply, message: null }) }]
  expect(await say('I was joking, he burnt the lasagne')).toMatchObject({
    coach: 'language-model',
    safety: { tier: 1 },
  })
  expect(await say('No. How do I tease him about it?')).toMatchObject({ coach: 'language-model', safety: null })
  expect(await flagged()).toBeLessThan(2)
  expect((await say('He choked me last night and I could not breathe.')).safety?.tier).toBeGreaterThan(1)
  expect((await say('I was joking about that')).safety?.tier).toBeGreaterThan(1)
})
