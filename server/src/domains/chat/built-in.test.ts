import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const about = async (person: Person) => {
  const draft = { personName: 'Tomas', relationshipType: 'partner' }
  const { body } = await person.post('/api/relationships', draft)
  return { relationshipContext: { relationshipId: body.id as string } }
}

describe('with the coach that is built in', () => {
  it('a quarrel is answered from its own words, sentence by sentence', async () => {
    const nora = await world.member()
    const message = 'He said he would call my mum about the guests and he forgot again. I just went to bed.'
    const context = await about(nora)
    const { text } = await nora.post('/api/chat', { message, ...context }, { accept: 'text/event-stream' })
    const { sentences, last } = streamed(text)
    const reply = last as { response: string; evidence: { quote: string; start: number; end: number }[] }
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.join('')).toBe(reply.response)
    expect(reply.evidence.length).toBeGreaterThan(0)
    for (const { quote, start, end } of reply.evidence) expect(message.slice(start, end)).toBe(quote)
    const second = await nora.post('/api/chat', { message: 'More let down than angry.', ...context })
    expect(second.body.response).not.toBe(reply.response)
  })

  it('half a letter is the same in what is kept and in what is quoted', async () => {
    const nora = await world.member()
    const { body } = await nora.post('/api/conversations', { title: 'Leo', type: 'solo_session' })
    const content = 'He said he would call \ud800 and he forgot again. I just went to bed. \ud83d\ude00'
    const said = (await nora.post(`/api/conversations/${body.id}/messages`, { content })).body
    expect(said.content).toBe('He said he would call \ufffd and he forgot again. I just went to bed. \ud83d\ude00')
    const quotes = said.reply.evidence.map(({ quote }: { quote: string }) => quote)
    expect(quotes.some((quote: string) => quote.includes('\ufffd'))).toBe(true)
    for (const quote of quotes) expect(said.content).toContain(quote)
  })

  it('blackmail that is told in two messages is answered with help on the second', async () => {
    const nora = await world.member()
    const context = await about(nora)
    const first = await nora.post('/api/chat', { message: 'Tomas still has the videos of us.', ...context })
    expect(first.body.safety?.tier ?? 0).toBeLessThan(2)
    const message = 'He says I come back or my parents get to see them.'
    const second = await nora.post('/api/chat', { message, ...context })
    expect(second.body.safety).toMatchObject({ tier: 2, category: 'abuse' })
    expect(second.body.safety.resources.length).toBeGreaterThan(0)
  })

  it('danger is answered with help where the person lives, and stays known in the chat', async () => {
    const nora = await world.member()
    await nora.patch('/api/auth/user', { country: 'GB' })
    const context = await about(nora)
    const danger = await nora.post('/api/chat', { message: 'I want to kill myself tonight', ...context })
    expect(danger.body.safety).toMatchObject({ tier: 3, category: 'self-harm', country: 'GB' })
    expect(danger.body.safety.resources.length).toBeGreaterThan(0)
    const next = await nora.post('/api/chat', { message: 'Anyway, Tomas was late for dinner.', ...context })
    expect(next.body.safety?.category).toBe('self-harm')
  })

  it('a chat comes down to three sections', async () => {
    const nora = await world.member()
    const context = await about(nora)
    await nora.post('/api/chat', { message: 'He invited his parents and told me in the car.', ...context })
    await nora.post('/api/chat', { message: 'I will tell him tonight that I want to be asked first.', ...context })
    const prompt = 'Sum this up.\n\nINSIGHTS:\nKEY TAKEAWAYS:\nACTION ITEMS:'
    const { body } = await nora.post('/api/chat', { message: prompt, ...context })
    const sections = /^INSIGHTS:\n(.+)\n\nKEY TAKEAWAYS:\n?(.*)\n\nACTION ITEMS:\n(.+)$/s.exec(body.response)!
    expect(sections[3]).toMatch(/asked first/)
  })
})
