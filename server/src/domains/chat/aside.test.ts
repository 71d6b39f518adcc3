import { sight } from '@mallama/coach/safety/screen'
import { quietAnswers } from '@mallama/contracts/help'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { streamed } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const harm = 'He hits me when he drinks and I am scared of him.'

async function begun(message = harm) {
  const nora = await world.member()
  const { body } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
  const id = body.id as string
  const say = async (words: string) => {
    const answer = await nora.post('/api/chat', { message: words, relationshipContext: { relationshipId: id } })
    expect(answer.status, answer.text).toBe(200)
    return answer.body
  }
  const first = await say(message)
  const { conversationId } = first
  return { nora, id, say, first, conversationId, aside: (headers = {}) => putAside(nora, conversationId, headers) }
}
const putAside = (person: Person, conversationId: string, headers: Record<string, string> = {}) =>
  person.post('/api/chat', { conversationId, aside: true }, headers)
const roomOf = async (person: Person, id: string) => (await person.get(`/api/relationships/${id}/room`)).body
const insightsOf = async (person: Person, id: string) => (await person.get(`/api/relationships/${id}/insights`)).body

describe('"this is not about my safety"', () => {
  it('answers the last message again, as a doubt: help stays in reach, one quiet question beneath', async () => {
    const { nora, id, first, aside } = await begun()
    expect(first.safety).toMatchObject({ tier: 2, category: 'abuse', aside: false })
    expect(first).not.toHaveProperty('ask')
    const { status, body } = await aside()
    expect(status).toBe(200)
    expect(body.safety).toMatchObject({ tier: 1, category: 'abuse', aside: true })
    expect(body.safety.resources.length).toBeGreaterThan(0)
    expect(body.response).not.toBe(first.response)
    expect(body.ask.question).toMatch(/\?/)
    expect(body.ask.answers).toEqual([...quietAnswers])
    expect(body.response).not.toMatch(/\?$/)
    // In the place of the answer that stood there, also after a reload.
    const { messages } = await roomOf(nora, id)
    expect(messages).toHaveLength(3)
    expect(messages[2]).toMatchObject({ content: body.response, ask: body.ask, safety: { tier: 1, aside: true } })
  })

  it('comes sentence by sentence where that is asked for', async () => {
    const { aside } = await begun()
    const { sentences, last } = streamed((await aside({ accept: 'text/event-stream' })).text)
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.join('')).toBe((last as { response: string }).response)
  })

  it('is a value: the talk goes on without a card, and nothing is asked twice', async () => {
    const { nora, id, say, aside } = await begun()
    await aside()
    for (const words of [
      'He cooked for his sister on Sunday.',
      'What could I write to his sister about it?',
      'And then?',
    ]) {
      const { safety, ask } = await say(words)
      expect(safety === null || (safety.tier === 1 && safety.aside), words).toBe(true)
      expect(ask, words).toBeUndefined()
    }
    expect(
      (await roomOf(nora, id)).messages.map(({ safety }: { safety: { tier: number } | null }) => safety?.tier ?? 0),
    ).not.toContain(2)
  })

  it('holds for what the chat comes down to as well: help is no action item then', async () => {
    const { say, aside } = await begun()
    const summary = async () =>
      (await say('Reply in three sections: INSIGHTS, KEY TAKEAWAYS and ACTION ITEMS.')).response as string
    expect(await summary()).toContain('Keep the numbers for help')
    await aside()
    expect(await summary()).not.toContain('Keep the numbers for help')
  })

  it('a second press is the same answer', async () => {
    const { nora, id, aside } = await begun()
    const once = (await aside()).body
    expect((await aside()).body).toEqual(once)
    expect((await roomOf(nora, id)).messages).toHaveLength(3)
  })

  it('is not for what was stated, nor where a child speaks, nor where nothing was seen', async () => {
    for (const line of [
      'I want to kill myself tonight',
      'I am 13 and my dad hits me with his belt.',
      'I am 14 and my boyfriend hits me when he is angry.',
      'He forgot to call my mother again.',
    ]) {
      const { nora, id, first, aside } = await begun(line)
      const { status, body } = await aside()
      expect([line, status, body.code]).toEqual([line, 409, 'conflict'])
      expect((await roomOf(nora, id)).messages.at(-1).content).toBe(first.response)
    }
  })

  it('and no one else can say it', async () => {
    const { conversationId } = await begun()
    const sam = await world.member()
    expect((await putAside(sam, conversationId)).status).toBe(404)
    expect((await sam.post('/api/chat', { aside: true })).body.details).toHaveProperty('conversationId')
  })

  it('what is new and graver in so many words is met again', async () => {
    const { say, aside } = await begun()
    await aside()
    expect((await say('I want to kill myself tonight')).safety).toMatchObject({
      tier: 3,
      category: 'self-harm',
      aside: false,
    })
  })
})

describe('a room', () => {
  it('is flagged from tier 2 on, and not by what was set aside', async () => {
    const { nora, id, aside } = await begun()
    expect((await insightsOf(nora, id)).safety).toMatchObject({ tier: 2 })
    await aside()
    world.now += 1_000
    const steps = (await nora.post(`/api/relationships/${id}/action-steps`, { areas: 'more time together' })).body
    expect(steps.safety?.tier ?? 0).toBeLessThan(2)
  })

  it('helps with no apology after harm that was set aside', async () => {
    const { say, aside } = await begun()
    await aside()
    const { response } = await say('What should I write to him? I want to say sorry.')
    expect(response).not.toMatch(/I am sorry that I|I understand that you/)
  })
})

describe('a doubt', () => {
  // Which words leave it in doubt is the screen's own; one of these does.
  const doubt = [
    'Sometimes I wish I would not wake up.',
    'I wish I could just disappear.',
    'I feel so hopeless about all of it',
    'I do not know how much longer I can do this.',
  ].find((line) => sight(line)?.tier === 1)!

  it('is a normal answer with one quiet question, which is there after a reload', async () => {
    const { nora, id, first } = await begun(doubt)
    expect(first.safety).toMatchObject({ tier: 1, aside: false })
    expect(first.ask.answers).toEqual([...quietAnswers])
    expect(first.response).not.toContain(first.ask.question)
    expect((await roomOf(nora, id)).messages[2].ask).toEqual(first.ask)
  })

  it('with a yes is tier 2', async () => {
    const { say } = await begun(doubt)
    expect((await say('Yes')).safety).toMatchObject({ tier: 2, category: 'self-harm' })
  })

  it.each(['No', 'Rather not'])('with "%s" is not asked again in this talk', async (answer) => {
    const { say } = await begun(doubt)
    const said = await say(answer)
    expect(said.safety?.tier ?? 0).toBeLessThan(2)
    expect(said).not.toHaveProperty('ask')
    for (const words of [
      'We had dinner at his mother’s.',
      doubt,
      'I cannot see how it gets better, it is all so pointless.',
    ])
      expect(await say(words), words).not.toHaveProperty('ask')
  })

  it('flags no room', async () => {
    const { nora, id } = await begun(doubt)
    expect((await insightsOf(nora, id)).safety?.tier ?? 0).toBeLessThan(2)
  })
})

describe('a doubt of harm by somebody close', () => {
  // Which words leave it in doubt is the screen's own; one of these does.
  const doubt = [
    'He gets so angry that I keep quiet for the rest of the evening.',
    'I walk on eggshells around him, he gets in such a rage.',
    'He shouted and blocked the door and I was scared for a moment.',
    'He reads my messages when I am asleep.',
    'I am a bit scared of his temper.',
    'He grabs my arm when he is cross.',
  ].find((line) => sight(line)?.tier === 1 && sight(line)?.category === 'abuse')!
  const draft = {
    title: 'The dishes',
    status: 'resolved',
    chatHistory: [
      {
        role: 'user',
        content: 'We quarrelled about the dishes, and now we take turns.',
        timestamp: '2026-11-20T20:00:00.000Z',
      },
    ],
  }

  it.each([
    ['Rather not', true],
    ['We had dinner at his mother’s.', true],
    ['No', false],
  ])('met with "%s" guards the rest of the talk: %s', async (answered, guarded) => {
    const { nora, id, say } = await begun(doubt)
    await say(answered)
    await say('We had dinner on Sunday.')
    await say('Then we watched a film.')
    const { choices = [], exercise } = await say('Help me write an apology to him.')
    const helped =
      exercise !== undefined || choices.some(({ label }: { label: string }) => label === 'Put it in my own words')
    expect(helped).toBe(!guarded)
    const preview = await nora.post('/api/learning-feed/preview', { ...draft, relationshipId: id })
    expect(preview.status, preview.text).toBe(200)
    expect(preview.body.reason?.includes('about safety') ?? false).toBe(guarded)
  })
})
