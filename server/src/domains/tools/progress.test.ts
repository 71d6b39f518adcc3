import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { patience } from '@mallama/coach/model/line'
import { openModel } from '@mallama/coach/model/provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLocalServer, type LocalServer } from '../../../../coach/test/local-server.ts'
import { nothing, reading, received, words } from '../../../../coach/test/model-words.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let server: LocalServer
let world: TestWorld
let nora: Person
beforeAll(async () => {
  server = await openLocalServer('ollama')
  const model = {
    ...openModel({ provider: 'ollama', model: 'small:8b', url: server.root }),
    patience: { ...patience, firstMs: 2_500 },
  }
  world = await openWorld({ coach: createModelCoach({ model, builtIn: createBuiltInCoach() }) })
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
const asStream = { accept: 'text/event-stream' }
const analyse = () => nora.post('/api/text-analysis', { text: received.text }, asStream)

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
    const texts = heard.flatMap(({ name, data }) => (name === 'progress' && data.text ? [data.text as string] : []))
    expect(texts[0]).toBe(reading.interpretation)
    for (const [at, text] of texts.entries()) expect(text.startsWith(texts[at - 1] ?? '')).toBe(true)
  })

  it('is preceded by help, and then no word of a model that says nothing is wrong', async () => {
    server.plays = [{ say: JSON.stringify(reading), pieceMs: 2 }]
    const text = 'You are going to regret this. I will come over tonight and break every bone in your body.'
    const heard = events((await nora.post('/api/text-analysis', { text }, asStream)).text)
    expect(heard[0]).toMatchObject({ name: 'safety', data: { tier: expect.any(Number) } })
    expect(heard.at(-1)!.data.safety.tier).toBeGreaterThanOrEqual(2)
    expect(heard.filter(({ data }) => 'text' in data)).toEqual([])
  })

  it('of who is played in a rehearsal is shown once it is whole, and insights as they come', async () => {
    const { id } = (await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })).body
    const played = (await nora.post('/api/rehearsals', { scenario: 'I want to ask him to call.', relationshipId: id }))
      .body
    const reply = 'I can try, but my days are full. My mother calls too.'
    const turn = { ...words.rehearsalTurn.say, reply }
    server.plays = [{ say: JSON.stringify(turn), pieceMs: 2 }]
    const line = { content: 'Could you call me when you are late?' }
    const said = events((await nora.post(`/api/rehearsals/${played.id}/turns`, line, asStream)).text)
    expect(said.at(-1)).toMatchObject({ name: 'done', data: { coach: 'language-model', reply } })
    expect(new Set(said.flatMap(({ data }) => data.text ?? []))).toEqual(new Set([reply]))

    const moment = {
      kind: 'positive',
      intensity: 2,
      note: 'he did the dishes and sang',
      occurredAt: new Date(world.now - 3_600_000).toISOString(),
    }
    expect((await nora.post(`/api/relationships/${id}/moments`, moment)).status).toBe(201)
    server.plays = [{ say: JSON.stringify({ ...words.relationshipInsights.say, safety: nothing }), pieceMs: 2 }]
    const headers = { authorization: `Bearer ${nora.token}`, ...asStream }
    const looked = await world.app.http.inject({ method: 'GET', url: `/api/relationships/${id}/insights`, headers })
    const found = events(looked.body)
    expect(found.at(-1)).toMatchObject({ name: 'done', data: { coach: 'language-model' } })
    expect(found.some(({ name, data }) => name === 'progress' && data.text)).toBe(true)
  })

  it('is an ordinary answer for who asks for none of it, and a refusal is one for everyone', async () => {
    server.plays = [{ say: JSON.stringify(reading) }]
    const { status, body } = await nora.post('/api/text-analysis', { text: received.text })
    expect([status, body.analysis.coach]).toEqual([201, 'language-model'])
    const refused = await nora.post('/api/text-analysis', { text: '' }, { accept: 'text/event-stream' })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input'])
  })
})
