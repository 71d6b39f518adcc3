import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openThreads } from '../src/platform/threads.ts'
import { scriptedCoach } from './scripted-coach.ts'
import { addRelationship } from './matrix.rows.ts'
import { openWorld, readHere, type Person, type TestWorld } from './world.ts'

const threads = openThreads(new URL('./platform/spinning-worker.ts', import.meta.url), {
  lanes: { screen: 2 },
  first: 'screen',
  resting: 2,
  youngMb: 8,
})
/** Stands for whatever text a pattern cannot read to its end. */
const ENDLESS = 'endless'
/** Stands for one that its thread breaks at. */
const BREAKING = 'breaking'
let screened = 0
const readers = {
  ...readHere,
  screen: async (texts: readonly string[], country: string | null, who: string) => {
    screened++
    if (texts.some((text) => text.includes(ENDLESS))) await threads.ask('screen', 'spin', null, { who, withinMs: 250 })
    if (texts.some((text) => text.includes(BREAKING)))
      await threads.ask('screen', 'exit', null, { who, withinMs: 5_000 })
    return readHere.screen(texts, country, who)
  },
}
const danger = 'I want to kill myself tonight'
const unread = JSON.stringify({ unread: true })

let world: TestWorld
let limited: TestWorld
beforeAll(async () => {
  world = await openWorld({ coach: scriptedCoach(), readers })
  limited = await openWorld({ coach: scriptedCoach(), readers, env: { RATE_LIMIT: 'on' } })
})
afterAll(async () => {
  await world.close()
  await limited.close()
  await threads.close()
})

const note = (person: Person, id: string, value: string) =>
  person.patch(`/api/relationships/${id}`, { field: 'notes', value })

describe('a text that the screen does not come to the end of', () => {
  test('is kept where somebody writes for themselves, and help goes along', async () => {
    const nora = await world.member()
    const id = await addRelationship(nora)
    const kept = await note(nora, id, ENDLESS)
    expect([kept.status, kept.headers['mallama-safety']]).toEqual([200, unread])
    expect((await nora.get(`/api/relationships/${id}`)).body.notes).toBe(ENDLESS)
  })

  test('is not answered by a coach, which says why, where help is, and goes on with the next', async () => {
    const nora = await world.member()
    const refused = await nora.post('/api/chat', { message: ENDLESS })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'invalid_input', help: '/help-now' })
    expect(refused.body.message).toMatch(/could not be read in time.*Your words are still here/)
    expect(Object.keys(refused.body.details)).toEqual(['message'])
    expect((await nora.post('/api/chat', { message: 'We argued.' })).status).toBe(200)
  })

  test('holds up nobody: the server answers meanwhile', async () => {
    await world.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = world.app.http.server.address() as AddressInfo
    const [nora, omar] = [await world.member(), await world.member()]
    let answered = false
    const endless = nora.post('/api/chat', { message: ENDLESS }).then(() => (answered = true))
    let healthy = 0
    while (!answered) {
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      healthy++
    }
    expect((await omar.post('/api/chat', { message: 'We argued.' })).status).toBe(200)
    await endless
    expect(healthy).toBeGreaterThan(1)
  })

  test('tells nobody anything about it where nobody is known', async () => {
    const refused = await world.stranger.post('/api/chat', { message: ENDLESS })
    expect([refused.status, refused.body.help]).toEqual([401, undefined])
  })

  test('is tried three times in ten minutes, and no more', async () => {
    const nora = await limited.member()
    const id = await addRelationship(nora)
    for (let time = 0; time < 3; time++) await note(nora, id, ENDLESS)
    screened = 0
    const kept = await note(nora, id, danger)
    expect([kept.status, kept.headers['mallama-safety'], screened]).toEqual([200, unread, 0])
    limited.now += 11 * 60_000
    expect(JSON.parse(String((await note(nora, id, danger)).headers['mallama-safety'])).tier).toBe(3)
  })
})

test('a text that breaks its thread is kept, and tried three times like one that takes too long', async () => {
  const nora = await limited.member()
  const id = await addRelationship(nora)
  const kept = await nora.post('/api/relationships/import', { content: `name,type,notes\nAna,friend,${BREAKING}` })
  expect([kept.status, kept.headers['mallama-safety']]).toEqual([expect.toBeOneOf([200, 201]), unread])
  for (let time = 0; time < 3; time++) expect((await note(nora, id, BREAKING)).headers['mallama-safety']).toBe(unread)
  screened = 0
  expect((await note(nora, id, danger)).headers['mallama-safety']).toBe(unread)
  expect(screened).toBe(0)
})

test('who is over the limit is read a while longer, and then told where help is', async () => {
  const nora = await limited.member()
  let last = await nora.get('/api/auth/user')
  for (let asked = 0; asked < 700 && last.status === 200; asked++) last = await nora.get('/api/auth/user')
  expect(last.status).toBe(429)
  const refused = await nora.post('/api/chat', { message: danger })
  expect([refused.status, refused.body.safety?.tier]).toEqual([429, 3])
  screened = 0
  let answer = refused
  for (let asked = 0; asked < 60 && !answer.body.help; asked++)
    answer = await nora.post('/api/chat', { message: danger })
  expect(answer.status).toBe(429)
  expect(answer.body).toMatchObject({ code: 'too_many_requests', help: '/help-now' })
  expect(answer.headers['mallama-safety']).toBe(unread)
  expect(screened).toBeLessThanOrEqual(30)
}, 120_000)
