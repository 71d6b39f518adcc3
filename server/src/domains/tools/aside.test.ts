import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function asked(person: Person, path: string, body: object) {
  const answer = await person.post(path, body)
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

const harm = 'He hits me when he drinks and I am scared of him.'
const goal = 'tell my sister that I cannot come on Sunday'
const quarrel = 'Ana: You never help around the house.\nLuis: That is not true, I did the laundry.'
const description = `We have been together for six years and live in a small flat. ${harm}`
type Shown = { safety?: unknown; analysis?: { safety?: unknown } }
const safetyOf = (shown: Shown) => shown.safety ?? shown.analysis?.safety ?? null

// oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
const tools: [path: string, body: (line: string) => object, words: (shown: any) => unknown][] = [
  [
    '/api/text-analysis',
    (context) => ({ text: 'Are you there on Sunday?', context }),
    ({ analysis }) => analysis.interpretation,
  ],
  [
    '/api/relationship-analysis',
    (line) => ({ relationshipType: 'romantic', description: `We live in a small flat since last year. ${line}` }),
    ({ analysis }) => analysis.communicationStyle,
  ],
  [
    '/api/craft-message',
    (context) => ({ goal, selectedTone: 'caring', context }),
    ({ craftedMessage }) => craftedMessage,
  ],
  ['/api/resolve-argument', (context) => ({ originalConversation: quarrel, context }), ({ summary }) => summary],
]

it.each([tools[0]!, tools[2]!])('%s: a doubt that is answered keeps the result word for word', async (...tool) => {
  const [path, body, words] = tool
  const nora = await world.member()
  const made = await asked(nora, path, body('Everything feels pointless these days.'))
  expect(safetyOf(made)).toMatchObject({ tier: 1, aside: false })
  const { body: now } = await nora.patch(`${path}/${made.id}`, { aside: true })
  expect(safetyOf(now)).toEqual({ ...(safetyOf(made) as object), aside: true })
  expect(words(now)).toEqual(words(made))
})

describe.each(tools)('%s', (path, body, words) => {
  it('"this is not about my safety" shows what was asked for, and holds over a reload', async () => {
    const nora = await world.member()
    const made = await asked(nora, path, body(harm))
    expect(safetyOf(made)).toMatchObject({ tier: 2, aside: false })
    const { status, body: now, text } = await nora.patch(`${path}/${made.id}`, { aside: true })
    expect(status, text).toBe(200)
    expect(now.id).toBe(made.id)
    expect(safetyOf(now)).toMatchObject({ tier: 1, category: 'abuse', aside: true })
    expect(words(now)).toMatch(/\w{3}/)
    const [row] = (await nora.get(path)).body
    const again = path === '/api/resolve-argument' ? (await nora.get(`${path}/${made.id}`)).body : row
    expect(safetyOf(again)).toMatchObject({ tier: 1, aside: true })
    expect(words(again)).toEqual(words(now))
    expect(again.createdAt).toBe(made.createdAt)
    // A second press changes nothing.
    expect((await nora.patch(`${path}/${made.id}`, { aside: true })).body).toMatchObject({ id: made.id })
  })

  it('is not for what was stated, what a child tells, or where nothing was seen; and only for its owner', async () => {
    const nora = await world.member()
    for (const line of [
      'I want to kill myself tonight.',
      'I am 13 and my dad hits me with his belt.',
      'It was late.',
    ]) {
      const { id } = await asked(nora, path, body(line))
      const { status, body: refused } = await nora.patch(`${path}/${id}`, { aside: true })
      expect([line, status, refused.code]).toEqual([line, 409, 'conflict'])
    }
    const { id } = await asked(nora, path, body(harm))
    const sam = await world.member()
    expect((await sam.patch(`${path}/${id}`, { aside: true })).status).toBe(404)
    expect((await nora.patch(`${path}/${id}`, { aside: false })).status).toBe(400)
  })
})

it.each(tools)('%s: whoever was held by the neck is told to be seen by a doctor today', async (path, body) => {
  const nora = await world.member()
  const made = await asked(nora, path, body('He punched me and then he had his hands on my neck and I saw stars.'))
  const safety = safetyOf(made) as { message: string; resources: { kind: string }[] }
  expect(safety.message).toContain('seen by a doctor or an emergency department today')
  expect(safety.resources[0]!.kind).toBe('emergency')
})

describe('after harm by somebody close was set aside', () => {
  it('no apology is written', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, '/api/craft-message', {
      goal: 'apologise to him for shouting at dinner',
      selectedTone: 'caring',
      context: harm,
    })
    const { body } = await nora.patch(`/api/craft-message/${id}`, { aside: true })
    expect(body).toMatchObject({ craftedMessage: '', safety: { tier: 1, aside: true } })
    expect(body.refused).toMatch(/\w/)
  })

  it('a quarrel has no compromise, and nobody is told what to improve', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, '/api/resolve-argument', { originalConversation: quarrel, context: harm })
    const { body } = await nora.patch(`/api/resolve-argument/${id}`, { aside: true })
    expect(body).not.toHaveProperty('proposedCompromise')
    expect(body).not.toHaveProperty('antidotes')
    expect(body.improvements).toEqual({})
    expect(body.analysis.repairLanguage).toEqual({})
    expect(body.severityScore).toBeLessThan(8)
    expect((await nora.get('/api/resolve-argument')).body[0]).toMatchObject({
      flagged: false,
      opening: 'You never help around the house.',
    })
  })

  it('a quarrel in which it was only in doubt is read after a no, which showed what was said alone', async () => {
    const nora = await world.member()
    const { body: made } = await nora.post('/api/resolve-argument', {
      originalConversation:
        'Pia: you read my messages again\nRob: I had a right to know\nPia: sorry I made you worry\nRob: so who is Tom\nPia: my cousin, you met him',
    })
    expect(made.safety).toMatchObject({ tier: 1, aside: false })
    expect(made.preventionTips).toEqual([])
    expect(JSON.stringify(made.analysis)).not.toContain('messages')
    const { body } = await nora.patch(`/api/resolve-argument/${made.id}`, { aside: true })
    expect(body).toMatchObject({ id: made.id, safety: { tier: 1, aside: true }, improvements: {} })
    expect(body.analysis.underlyingIssue).toContain('you read my messages again')
  })

  it('it is linked to a relationship as before', async () => {
    const nora = await world.member()
    const { body: tomas } = await nora.post('/api/relationships', { personName: 'Tomas', relationshipType: 'partner' })
    const { id } = await asked(nora, '/api/resolve-argument', { originalConversation: quarrel, context: harm })
    const both = await nora.patch(`/api/resolve-argument/${id}`, { aside: true, relationshipId: tomas.id })
    expect(both.body).toMatchObject({ relationshipId: tomas.id, safety: { aside: true } })
    expect((await nora.patch(`/api/resolve-argument/${id}`, {})).status).toBe(400)
  })
})

describe('a rehearsal', () => {
  it('that stopped goes on from the line at which it stopped', async () => {
    const nora = await world.member()
    const { id, safety } = await asked(nora, '/api/rehearsals', {
      scenario: `I want to ask him for help with the dishes. ${harm}`,
    })
    expect(safety.tier).toBe(2)
    const line = await asked(nora, `/api/rehearsals/${id}/turns`, { content: 'Could you do the dishes today?' })
    expect(line).toMatchObject({ reply: '', safety: { tier: 2 } })
    const { status, body } = await nora.patch(`/api/rehearsals/${id}`, { aside: true })
    expect(status).toBe(200)
    expect(body.lines).toMatchObject([{ id: line.id, safety: { tier: 1, aside: true } }])
    expect(body.lines[0].reply).toMatch(/\w/)
    expect((await nora.get(`/api/rehearsals/${id}`)).body.lines).toEqual(body.lines)
    const next = await asked(nora, `/api/rehearsals/${id}/turns`, { content: 'When would be a good time for it?' })
    expect(next.reply).toMatch(/\w/)
    const stated = await asked(nora, `/api/rehearsals/${id}/turns`, { content: 'I am going to kill myself tonight.' })
    expect(stated).toMatchObject({ reply: '', safety: { tier: 3 } })
    expect((await nora.patch(`/api/rehearsals/${id}`, { aside: true })).status).toBe(409)
  })

  it('that never began opens after its scene was set aside', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, '/api/rehearsals', {
      scenario: `I want to ask him for help with the dishes. ${harm}`,
    })
    expect((await nora.patch(`/api/rehearsals/${id}`, { aside: true })).status).toBe(200)
    const line = await asked(nora, `/api/rehearsals/${id}/turns`, { content: 'Could you do the dishes today?' })
    expect(line.reply).toMatch(/\w/)
    expect((await nora.get('/api/rehearsals')).body[0].scenario).toMatch(/dishes/)
  })
})

describe('the talk about a quarrel', () => {
  it('answers its last message again, once', async () => {
    const nora = await world.member()
    const { id } = await asked(nora, '/api/resolve-argument', { originalConversation: quarrel })
    const talk = `/api/resolve-argument/${id}/chat`
    const card = await asked(nora, talk, { message: harm })
    expect(card.safety.tier).toBe(2)
    const now = await asked(nora, talk, { aside: true })
    expect(now).toMatchObject({
      id: card.id,
      safety: { tier: 1, aside: true },
      ask: { answers: ['Yes', 'No', 'Rather not'] },
    })
    const { chat } = (await nora.get(`/api/resolve-argument/${id}`)).body
    expect(chat).toHaveLength(2)
    expect(chat[1]).toMatchObject({ content: now.content, ask: now.ask })
    expect(await asked(nora, talk, { aside: true })).toMatchObject({ content: now.content })
    expect((await nora.post(talk, {})).body.details).toEqual({ message: ['Write a message first'] })
  })
})

it('a relationship that was described comes with its result', async () => {
  const nora = await world.member()
  const { id } = await asked(nora, '/api/relationship-analysis', { relationshipType: 'romantic', description })
  const { body } = await nora.patch(`/api/relationship-analysis/${id}`, { aside: true })
  expect(body).toMatchObject({ description, analysis: { safety: { tier: 1, aside: true } } })
})
