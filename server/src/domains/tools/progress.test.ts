import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { openModel } from '@mallama/coach/model/provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLocalServer, type LocalServer } from '../../../../coach/test/local-server.ts'
import { reading, received } from '../../../../coach/test/model-words.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let server: LocalServer
let world: TestWorld
let nora: Person
beforeAll(async () => {
  server = await openLocalServer('ollama')
  const model = openModel({ provider: 'ollama', model: 'small:8b', url: server.root })
  world = await openWorld({
    coach: createModelCoach({ model, builtIn: createBuiltInCoach(), patience: { firstMs: 2_500, retries: 0 } }),
  })
  nora = await world.member()
  const { coach } = (await world.stranger.get('/api/config')).body
  await nora.patch('/api/auth/user', { coachConsent: coach.remote.consent })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const events = (text: string) =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n/g)].map(([, name, data]) => ({ name, data: JSON.parse(data!) }))
const analyse = () => nora.post('/api/text-analysis', { text: received.text }, { accept: 'text/event-stream' })

describe('a long answer', () => {
  it('tells how much of it there is while it grows, and then comes whole', async () => {
    server.plays = [{ say: JSON.stringify(reading), pieceMs: 2 }]
    const heard = events((await analyse()).text)
    const parts = heard.filter(({ name }) => name === 'progress').map(({ data }) => data.part)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts).toEqual(parts.toSorted((a, b) => a - b))
    expect(heard.find(({ name }) => name === 'progress')!.data).toEqual({ part: 1, of: Object.keys(reading).length })
    expect(heard.at(-1)).toMatchObject({ name: 'done', data: { analysis: { coach: 'language-model' } } })
    expect(heard.slice(0, -1).every(({ name }) => name === 'progress')).toBe(true)
  })

  it('is an ordinary answer for who asks for none of it, and a refusal is one for everyone', async () => {
    server.plays = [{ say: JSON.stringify(reading) }]
    const { status, body } = await nora.post('/api/text-analysis', { text: received.text })
    expect([status, body.analysis.coach]).toEqual([201, 'language-model'])
    const refused = await nora.post('/api/text-analysis', { text: '' }, { accept: 'text/event-stream' })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input'])
  })
})
