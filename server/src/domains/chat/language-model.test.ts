import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { createBuiltInCoach } from '@mallama/coach/coach'
import { createModelCoach } from '@mallama/coach/model/coach'
import { patience } from '@mallama/coach/model/line'
import { openModel } from '@mallama/coach/model/provider'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openModelServer, type ModelServer, type Turn } from '../../../../coach/test/model-server.ts'
import { rawDump } from '../../../test/dump.ts'
import { streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { users } from '../account/account.table.ts'
import { openLog } from '../../platform/log.ts'

let server: ModelServer
let world: TestWorld
let address = ''
let logged = ''
beforeAll(async () => {
  server = await openModelServer()
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  const log = openLog({ LOG_LEVEL: 'trace' }, sink)
  const coach = createModelCoach({
    model: {
      ...openModel({ provider: 'openai-compatible', model: 'small', url: server.url, key: 'sk-quiet' }),
      patience: { ...patience, firstMs: 1_500, silenceMs: 1_500 },
    },
    builtIn: createBuiltInCoach(),
    onTrouble: (operation, reason) => log.warn({ operation, reason }, 'the language model did not answer'),
  })
  world = await openWorld({ coach, log })
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(world.app.http.server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.heard.length = 0
  logged = ''
})
afterAll(async () => {
  await world.close()
  await server.close()
})

const quarrel = 'He said he would call my mum about the guests and he forgot again. I just went to bed.'
const opening = 'You wrote that he "forgot again". That leaves the guests where they were. '
const good = `${opening}What would you have liked him to notice when you went to bed?`
const asStream = { accept: 'text/event-stream' }

const offered = async (): Promise<string> => (await world.stranger.get('/api/config')).body.coach.remote.consent
/** Someone who agreed to the model, with someone to write about. */
async function willing(): Promise<{
  nora: Person
  id: string
  ask: (more?: object, stream?: boolean) => ReturnType<Person['post']>
}> {
  const nora = await world.member()
  await nora.patch('/api/auth/user', { coachConsent: await offered() })
  const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
  // What is heard is the talk alone, see the last test.
  await nora.patch(`/api/relationships/${body.id}/memory`, { paused: true })
  const ask = (more: object = {}, stream = false) =>
    nora.post(
      '/api/chat',
      { message: quarrel, relationshipContext: { relationshipId: body.id }, ...more },
      stream ? asStream : {},
    )
  return { nora, id: body.id, ask }
}
const play = (...plays: Turn[]) => void (server.plays = plays)
const messagesOf = async (person: Person, id: string): Promise<{ role: string; content: string; coach?: string }[]> =>
  (await person.get(`/api/relationships/${id}/room`)).body.messages.slice(1)

describe('consent', () => {
  it('is asked for by name: which model, on which machine', async () => {
    const { body } = await world.stranger.get('/api/config')
    const host = new URL(server.url).host
    expect(body.coach).toEqual({
      kind: 'language-model',
      remote: { model: 'small', host, here: true, consent: `v2:small@${host}` },
    })
  })

  it('without it, and after a no, the built-in coach answers and nothing leaves', async () => {
    play({ say: good })
    const nora = await world.member()
    expect((await nora.get('/api/auth/user')).body.coachConsent).toBeNull()
    expect((await nora.post('/api/chat', { message: quarrel })).body.coach).not.toBe('language-model')
    expect((await nora.patch('/api/auth/user', { coachConsent: 'built-in' })).body.coachConsent).toBe('built-in')
    expect((await nora.post('/api/chat', { message: quarrel })).body.response).not.toBe(good)
    expect(server.heard).toEqual([])
  })

  it('holds for that model alone, and ends when it is taken back', async () => {
    play({ say: good })
    const { nora, ask } = await willing()
    const other = await nora.patch('/api/auth/user', { coachConsent: 'v2:large@elsewhere.example' })
    expect([other.status, other.body.details.coachConsent]).toEqual([400, [expect.stringContaining('offered now')]])
    expect((await ask()).body).toMatchObject({ coach: 'language-model', response: good })
    await nora.patch('/api/auth/user', { coachConsent: 'built-in' })
    expect((await ask({ message: 'And the dishes were left again.' })).body.coach).not.toBe('language-model')
    expect(server.heard).toHaveLength(1)
  })

  it('to the wording that kept danger at home is asked for anew, and nothing leaves until then', async () => {
    play({ say: good })
    const { nora, ask } = await willing()
    const before = (await offered()).replace(/^v2:/, '')
    await world.database.db.update(users).set({ coachConsent: before }).where(eq(users.id, nora.id))
    // Who someone is, is remembered for a moment.
    await nora.patch('/api/auth/user', { firstName: 'Nora' })
    expect((await ask()).body.coach).not.toBe('language-model')
    expect(server.heard).toEqual([])
  })
})

describe('with consent', () => {
  it('a reply comes sentence by sentence, is kept whole, and says whose it is', async () => {
    play({ say: good })
    const { nora, id, ask } = await willing()
    const { sentences, last } = streamed((await ask({}, true)).text)
    expect(sentences).toHaveLength(3)
    expect(last).toMatchObject({ response: good, coach: 'language-model', evidence: [{ quote: 'forgot again' }] })
    expect(await messagesOf(nora, id)).toMatchObject([{ content: quarrel }, { content: good, coach: 'language-model' }])
    expect(await rawDump(world.database.db)).not.toContain('forgot again')
  })

  it('certain danger is answered here, its card before a word; what is about danger besides goes to the model', async () => {
    play({ say: good })
    const { ask } = await willing()
    const { events, last } = streamed((await ask({ message: 'I want to kill myself tonight' }, true)).text)
    expect(events[0]).toBe('safety')
    expect(last).toMatchObject({ coach: 'built-in', safety: { tier: 3 } })
    expect(server.heard).toEqual([])
    const other = await willing()
    const doubt = await other.ask({ message: 'I feel hopeless' })
    expect(doubt.body).toMatchObject({ coach: 'language-model', safety: { tier: 1 } })
    expect(server.heard[0]!.text).toContain('I feel hopeless')
  })

  it('words to send, and that something was left out, are there after a reload', async () => {
    const message = { text: 'When you said you would call, I waited.', to: 'Tomas' }
    const reply = `He forgot the call. It is your own fault. Here it is.`
    const safety = { tier: 0, category: 'none', who: 'nobody', quote: '', why: '' }
    play({ say: JSON.stringify({ safety, asked: '', unknown: '', reply, message }) }, { say: '{"sentences":[""]}' })
    const { nora, id, ask } = await willing()
    const { body } = await ask()
    expect(body).toMatchObject({ response: 'He forgot the call. Here it is.', message, leftOut: 1 })
    expect((await messagesOf(nora, id))[1]).toMatchObject({ content: body.response, message, leftOut: 1 })
    expect(await rawDump(world.database.db)).not.toContain('I waited')
    // "Shorter, please" is about them.
    play({ say: good })
    await ask({ message: 'Shorter, please.' })
    const { messages } = server.heard.at(-1)!.body as { messages: { role: string; content: string }[] }
    expect(messages.at(-2)).toEqual({ role: 'assistant', content: `${body.response}\n\nThe message:\n${message.text}` })
  })

  it('a chat is summed up in words that rest on it', async () => {
    play({ say: good })
    const { ask } = await willing()
    await ask()
    play({
      say: JSON.stringify({
        insights: [{ note: 'The call was forgotten', quote: 'he forgot again' }],
        keyTakeaways: [],
        actionItems: [],
      }),
    })
    const { body } = await ask({ message: 'INSIGHTS:\nKEY TAKEAWAYS:\nACTION ITEMS:' })
    expect(body).toMatchObject({ coach: 'language-model', response: expect.stringContaining('The call was forgotten') })
  })
})

describe('when the model fails', () => {
  it.each<[string, Turn]>([
    ['is down', { status: 500 }],
    ['has too many to answer', { status: 429, headers: { 'retry-after': '90' } }],
    ['is silent', { silence: true }],
    ['breaks off in its first sentence', { say: 'You wrote that', ends: 'cut' }],
    ['claims to be a person', { say: 'I am a real therapist, and I know how you feel.' }],
  ])(
    'because it %s, nothing of it is a reply, and the person chooses: again, or the built-in coach',
    async (_what, failing) => {
      play(failing)
      const { nora, id, ask } = await willing()
      const failed = await ask({ clientId: 'a' }, true)
      const told = { code: 'unexpected', message: expect.stringContaining('Your message is kept') }
      expect(failed.text.includes('event: error') ? streamed(failed.text).last : failed.body).toMatchObject(told)
      expect(await messagesOf(nora, id)).toMatchObject([{ content: quarrel }])
      expect(logged).toContain('the language model did not answer')
      play({ say: good })
      const guided = await ask({ clientId: 'a', guide: true }, true)
      const { sentences, last } = streamed(guided.text)
      expect(last).not.toMatchObject({ coach: 'language-model' })
      expect(sentences.join('')).toBe((last as { response: string }).response)
      expect(await messagesOf(nora, id)).toHaveLength(2)
    },
  )

  it('in the middle, no half of it is kept, and sending it again is answered once', async () => {
    play({ say: `${opening}Perhaps it is about. And`, ends: 'cut' })
    const { nora, id, ask } = await willing()
    const { events, last } = streamed((await ask({ clientId: 'a' }, true)).text)
    expect(events.at(-1)).toBe('error')
    expect(last).toMatchObject({ code: 'unexpected', message: expect.stringContaining('Your message is kept') })
    expect(await messagesOf(nora, id)).toMatchObject([{ content: quarrel }])
    play({ say: good })
    expect((await ask({ clientId: 'a' })).body).toMatchObject({ coach: 'language-model', response: good })
    expect(await messagesOf(nora, id)).toHaveLength(2)
  })

  it('or its reader goes, the request ends there and nothing is kept', async () => {
    play({ say: opening, ends: 'silence' })
    const { nora, id } = await willing()
    const gone = new AbortController()
    const response = await fetch(`${address}/api/chat`, {
      method: 'POST',
      headers: { ...asStream, authorization: `Bearer ${nora.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: quarrel, relationshipContext: { relationshipId: id } }),
      signal: gone.signal,
    })
    await response.body!.getReader().read()
    gone.abort()
    await expect.poll(() => server.heard[0]!.gone).toBe(true)
    await expect.poll(async () => (await messagesOf(nora, id)).length).toBe(1)
  })

  it('logs say that and why, and no word of anybody’s', async () => {
    for (const failing of [
      { status: 500 },
      { say: `${opening}What would help? It may take a while. And`, ends: 'no end' as const },
    ]) {
      play(failing)
      const { ask } = await willing()
      await ask()
    }
    expect(logged).toMatch(/"reason":"unavailable"/)
    expect(logged).toMatch(/"reason":"cut"/)
    expect(logged).not.toMatch(/guests|forgot|Tomas|sk-quiet|What would help/)
  })
})

describe('what is learnt', () => {
  const toldOnce = { fact: 'Tomas forgets to call.', quote: 'he forgot again', kind: 'hurts' }

  it('is read by the model and given to it under the same consent, and the reply says what it used', async () => {
    const { nora, id, ask } = await willing()
    await nora.patch(`/api/relationships/${id}/memory`, { paused: false })
    play({ say: good }, { say: JSON.stringify({ facts: [toldOnce] }) })
    await ask()
    await world.app.world.afterwards.settled()
    expect((await nora.get(`/api/relationships/${id}/memory`)).body.facts).toMatchObject([toldOnce])
    await nora.del(`/api/relationships/${id}/room`)
    server.heard.length = 0
    play({ say: 'You waited for his word. He forgets to call again, as you told me. What did you do then?' })
    const { body } = await ask({ message: 'I waited for his word all evening.' })
    expect(server.heard[0]!.text).toContain('Tomas forgets to call.')
    expect(body.coach).toBe('language-model')
    await world.app.world.afterwards.settled()
    server.heard.length = 0
    await nora.patch('/api/auth/user', { coachConsent: 'built-in' })
    await ask({ message: 'It hurts me when he is late for dinner.' })
    await world.app.world.afterwards.settled()
    expect(server.heard).toEqual([])
    expect((await nora.get(`/api/relationships/${id}/memory`)).body.facts).toHaveLength(2)
  })
})
