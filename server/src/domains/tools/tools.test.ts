import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { addRelationship } from '../../../test/matrix.rows.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { toolLines, toolUses } from './tools.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const hour = 60 * 60 * 1000
const description =
  'We argue about money every week, and then he goes quiet for days. I wish that we could plan together without a row.'
const goal = 'tell my sister that I cannot come on Sunday'

/** Each of the tools that answer at once: what is sent, and where it is kept. */
const tools: [path: string, body: Record<string, unknown>][] = [
  ['/api/text-analysis', { text: 'Fine. Do whatever you want, I do not care any more.' }],
  ['/api/relationship-analysis', { relationshipType: 'romantic', description }],
  ['/api/craft-message', { goal, selectedTone: 'caring' }],
  ['/api/resolve-argument', { originalConversation: 'Sam: You never listen.\nAlex: I listen, you just shout.' }],
  ['/api/rehearsals', { scenario: 'I want to ask him to share the bills with me' }],
]

async function asked(person: Person, path: string, body: object) {
  const answer = await person.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

describe.each(tools)('%s', (path, body) => {
  it('keeps what was asked, lists the newest first, and deletes it', async () => {
    const nora = await world.member()
    const first = await asked(nora, path, body)
    world.now += 1_000
    const second = await asked(nora, path, body)
    expect((await nora.get(path)).body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect((await nora.del(`${path}/${first.id}`)).status).toBe(204)
    expect((await nora.get(path)).body.map(({ id }: { id: string }) => id)).toEqual([second.id])
    expect((await nora.del(`${path}/${first.id}`)).status).toBe(404)
  })

  it('lists a page at a time and says where the next one is', async () => {
    const nora = await world.member()
    const ids: string[] = []
    for (let at = 0; at < 3; at++) ids.unshift((await asked(nora, path, body)).id)
    const page = await nora.get(`${path}?limit=2`)
    expect(page.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    expect(page.headers['x-total-count']).toBe('3')
    const next = /<(.+)>; rel="next"/.exec(String(page.headers['link']))?.[1] ?? ''
    const rest = await nora.get(next)
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect(rest.headers['link']).toBeUndefined()
    expect(rest.headers['x-total-count']).toBe('3')
    expect((await nora.get(`${path}?limit=0`)).status).toBe(400)
    expect((await nora.get(`${path}?before=${ids[0]}`)).body).toHaveLength(2)
  })

  it('is about somebody who is tracked only where that is the person’s own, and outlasts them', async () => {
    const [nora, olga] = [await world.member(), await world.member()]
    const sam = await addRelationship(nora)
    const { id } = await asked(nora, path, { ...body, relationshipId: sam })
    expect((await olga.post(path, { ...body, relationshipId: sam })).status).toBe(404)
    expect((await nora.get(path)).body[0].relationshipId).toBe(sam)
    await nora.del(`/api/relationships/${sam}`)
    expect((await nora.get(path)).body).toMatchObject([{ id, relationshipId: null }])
  })

  it('lies sealed, is read and deleted without access, and asked for with it only', async () => {
    const nora = await world.member()
    const field = Object.keys(body).find((name) => typeof body[name] === 'string' && String(body[name]).length > 19)!
    const { id } = await asked(nora, path, { ...body, [field]: `${body[field]} zanzibar` })
    expect(await rawDump(world.database.db)).not.toMatch(/zanzibar/i)
    world.now += 25 * hour
    expect((await nora.post(path, body)).status).toBe(402)
    expect((await nora.get(path)).body).toHaveLength(1)
    expect((await nora.del(`${path}/${id}`)).status).toBe(204)
    world.now -= 25 * hour
  })

  it('tells open pages of what was added and deleted', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, path, body)
    await nora.del(`${path}/${id}`)
    const { liveEvents } = await import('../../platform/events.table.ts')
    const told = (await world.database.db.select().from(liveEvents)).filter(
      ({ userId, data }) => userId === nora.id && data['key'] === path,
    )
    expect(told).toHaveLength(2)
  })
})

describe('what the tools answer', () => {
  it('of a message: its reading, and the words that it rests on', async () => {
    const nora = await world.member()
    const text = 'You always decide everything without me, so do whatever you want.'
    const { analysis, originalText, safety } = await asked(nora, '/api/text-analysis', { text })
    expect(originalText).toBe(text)
    expect(safety).toBeNull()
    expect(analysis.confidence).toBeGreaterThan(0)
    for (const field of ['emotionalTone', 'interpretation', 'underlyingMeaning', 'suggestedResponse'])
      expect(analysis[field]).toMatch(/\w{3}/)
    expect(analysis.evidence.length).toBeGreaterThan(0)
    for (const { quote } of analysis.evidence) expect(text).toContain(quote)
  })

  it('of a message that tells of danger: help, from the whole of what was sent', async () => {
    const nora = await world.member()
    const grave = 'I am going to kill myself tonight, I have the pills here.'
    const { safety, analysis } = await asked(nora, '/api/text-analysis', { text: grave })
    expect(safety.tier).toBe(3)
    expect(analysis.safety).toEqual(safety)
    const beside = await asked(nora, '/api/text-analysis', { text: 'Where were you?', context: grave })
    expect(beside.safety.tier).toBeGreaterThanOrEqual(2)
  })

  it('of a quarrel: the result of the specification at its top, and what it was made from', async () => {
    const nora = await world.member()
    const originalConversation =
      'Nora: You never listen.\nSam: I listen, you just shout.\nNora: Because you are useless.'
    const sent = { originalConversation, partiesInvolved: ['Nora ', ' ', ' Sam'], context: 'On a Sunday' }
    const kept = await asked(nora, '/api/resolve-argument', sent)
    expect(kept.partiesInvolved).toEqual(['Nora', 'Sam'])
    expect(kept.turns).toHaveLength(3)
    expect(kept.resolvedConversation.split('\n')).toHaveLength(3)
    expect(kept).toMatchObject({ originalConversation, context: 'On a Sunday', me: null })
    const { body: again } = await nora.get(`/api/resolve-argument/${kept.id}`)
    expect(again).toEqual({ ...kept, chat: [] })
    // "You never listen" has no better words of its own: it gets a sentence that only Nora can fill.
    const { turn, pattern, text, blanks } = kept.antidotes[0]
    expect(kept.turns[turn].acts).toContain(pattern)
    expect(blanks.length).toBeGreaterThan(0)
    for (const { at, hint, suggestions } of blanks)
      expect([at < text.length, hint, suggestions]).toEqual([true, expect.any(String), expect.any(Array)])
    const [head] = (await nora.get('/api/resolve-argument')).body
    expect(head).toMatchObject({ id: kept.id, severityScore: kept.severityScore, flagged: false })
    expect(head.opening).toContain('You never listen')
    expect(head.turns).toBeUndefined()
  })

  it('of a text that describes no relationship: no number, then or in the list', async () => {
    const nora = await world.member()
    const path = '/api/relationship-analysis'
    const none = 'Bring the stock to the boil, add the barley and the leeks, and simmer for forty minutes.'
    const kept = await asked(nora, path, { relationshipType: 'family', description: none })
    expect(kept.analysis).toMatchObject({ overallHealth: null, strengths: [], recommendations: [], contributions: [] })
    expect((await nora.get(path)).body[0].analysis).toEqual(kept.analysis)
  })

  it('of a draft: the message with its scores, or a refusal with what can be said', async () => {
    const nora = await world.member()
    const crafted = await asked(nora, '/api/craft-message', {
      goal,
      selectedTone: 'direct',
      originalDraft: 'I am not coming, you never ask me first anyway.',
    })
    expect(crafted.craftedMessage).toMatch(/Sunday/)
    expect(crafted.alternatives).not.toContainEqual(expect.objectContaining({ message: crafted.craftedMessage }))
    expect(crafted.draft.overallScore).toBeGreaterThan(0)
    const refused = await asked(nora, '/api/craft-message', {
      goal: 'threaten to post her naked photos unless she takes me back',
      selectedTone: 'direct',
    })
    expect(refused).toMatchObject({ craftedMessage: '', positiveResponseChance: 0 })
    expect(refused.refused).toMatch(/\w/)
  })
})

describe('what the tools refuse', () => {
  it.each<[string, object, string, string]>([
    ['/api/text-analysis', { text: '  ' }, 'text', 'Paste or write the message first'],
    ['/api/text-analysis', { text: 'x'.repeat(10_001) }, 'text', 'At most 10,000 characters'],
    [
      '/api/relationship-analysis',
      { relationshipType: 'friend', description: 'Too short' },
      'description',
      'Please provide at least 50 characters describing your relationship',
    ],
    [
      '/api/relationship-analysis',
      { relationshipType: 'friend', description: `${' '.repeat(60)}short` },
      'description',
      'Please provide at least 50 characters describing your relationship',
    ],
    [
      '/api/relationship-analysis',
      { relationshipType: 'enemy', description },
      'relationshipType',
      'Choose romantic, family, friend or colleague',
    ],
    [
      '/api/craft-message',
      { goal: 'short', selectedTone: 'caring' },
      'goal',
      'Please describe your goal in at least 10 characters',
    ],
    ['/api/craft-message', { selectedTone: 'caring' }, 'goal', 'Please describe your goal in at least 10 characters'],
    [
      '/api/relationship-analysis',
      { relationshipType: 'friend' },
      'description',
      'Please provide at least 50 characters describing your relationship',
    ],
    ['/api/relationship-analysis', { description }, 'relationshipType', 'Choose romantic, family, friend or colleague'],
    [
      '/api/resolve-argument',
      { context: 'On Sunday' },
      'originalConversation',
      'Please provide a conversation with at least 20 characters',
    ],
    ['/api/text-analysis', { context: 'On Sunday' }, 'text', 'Paste or write the message first'],
    ['/api/craft-message', { goal }, 'selectedTone', 'Please select a tone'],
    ['/api/craft-message', { goal, selectedTone: 'angry' }, 'selectedTone', 'Please select a tone'],
    [
      '/api/resolve-argument',
      { originalConversation: 'A: hi' },
      'originalConversation',
      'Please provide a conversation with at least 20 characters',
    ],
    [
      '/api/resolve-argument',
      { originalConversation: '😢'.repeat(19) },
      'originalConversation',
      'Please provide a conversation with at least 20 characters',
    ],
    [
      '/api/resolve-argument',
      { originalConversation: 'x'.repeat(1_000_001) },
      'originalConversation',
      'At most 1,000,000 characters',
    ],
  ])('%s %#', async (path, body, field, message) => {
    const nora = await world.member()
    const answer = await nora.post(path, body)
    expect(answer.status).toBe(400)
    expect(answer.body.details[field]).toEqual([message])
    expect((await nora.get(path)).body).toEqual([])
  })

  it.each([
    ['/api/text-analysis', 'text', 10_000, {}],
    ['/api/text-analysis', 'context', 10_000, { text: 'k.' }],
    ['/api/craft-message', 'goal', 10_000, { selectedTone: 'caring' }],
    ['/api/craft-message', 'context', 10_000, { goal, selectedTone: 'caring' }],
    ['/api/craft-message', 'conversationHistory', 10_000, { goal, selectedTone: 'caring' }],
    ['/api/craft-message', 'originalDraft', 10_000, { goal, selectedTone: 'caring' }],
    ['/api/craft-message', 'happened', 2_000, { goal, selectedTone: 'caring' }],
    ['/api/craft-message', 'felt', 2_000, { goal, selectedTone: 'caring' }],
    ['/api/craft-message', 'wish', 2_000, { goal, selectedTone: 'caring' }],
    ['/api/resolve-argument', 'originalConversation', 1_000_000, {}],
    ['/api/resolve-argument', 'context', 10_000, { originalConversation: 'Ana: You never listen.\nTom: I do.' }],
  ])('take as much text as is allowed, and no character more: %s %s', async (path, field, most, rest) => {
    const nora = await world.member()
    const over = await nora.post(path, { ...rest, [field]: 'so '.repeat(most).slice(0, most) + 's' })
    expect(over.status).toBe(400)
    expect(over.body.details).toEqual({ [field]: [`At most ${most.toLocaleString('en-US')} characters`] })
    // Of what is refused for another field as well, this one is not named: it is not too long.
    const full = await nora.post(path, { ...rest, [field]: 'so '.repeat(most).slice(0, most), another: 1 })
    expect(Object.keys(full.body.details)).toEqual(['another'])
  })

  it('and say help where the refused words tell of danger', async () => {
    const nora = await world.newcomer()
    const { status, body } = await nora.post('/api/craft-message', {
      goal: 'I want to tell them goodbye because I will kill myself tonight',
      selectedTone: 'caring',
    })
    expect(status).toBe(402)
    expect(body.safety.tier).toBe(3)
  })
})

it('goes with the person', async () => {
  const nora = await world.member()
  for (const [path, body] of tools) await asked(nora, path, body)
  const [{ id }] = (await nora.get('/api/rehearsals')).body
  await nora.post(`/api/rehearsals/${id}/turns`, { content: 'Could we split the bills?' })
  const left = async () => [
    ...(await world.database.db.select().from(toolUses)).filter(({ userId }) => userId === nora.id),
    ...(await world.database.db.select().from(toolLines)).filter(({ userId }) => userId === nora.id),
  ]
  expect(await left()).toHaveLength(6)
  const { users } = await import('../account/account.table.ts')
  const { eq } = await import('drizzle-orm')
  await world.database.db.delete(users).where(eq(users.id, nora.id))
  expect(await left()).toEqual([])
})
