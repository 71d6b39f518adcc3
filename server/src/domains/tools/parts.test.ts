import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const path = '/api/craft-message'
const goal = 'tell my sister that I cannot come on Sunday'

async function asked(person: Person, path: string, body: object) {
  const answer = await person.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}

describe('a message that is said in parts', () => {
  const parts = {
    happened: 'on Sunday your parents knew about lunch before I did',
    felt: 'I felt left out',
    wish: 'could you ask me first next time',
  }
  const words =
    'On Sunday your parents knew about lunch before I did. I felt left out. Could you ask me first next time?'

  it('is those parts, letter for letter, and is kept with them', async () => {
    const nora = await world.member()
    const made = await asked(nora, path, { goal, selectedTone: 'direct', kind: 'how-it-was', ...parts })
    expect(made).toMatchObject({ craftedMessage: words, goal, kind: 'how-it-was', ...parts })
    expect(made.overallScore).toBeGreaterThan(0)
    expect((await nora.get(path)).body[0]).toEqual(made)
    expect(await rawDump(world.database.db)).not.toContain('left out')
    const caring = await asked(nora, path, { goal, selectedTone: 'caring', kind: 'sorry', felt: 'I was unfair to you' })
    expect(caring.craftedMessage).toContain('I was unfair to you.')
    expect(caring).toMatchObject({ happened: null, wish: null })
  })

  it('has no scores where its language is not read', async () => {
    const nora = await world.member()
    const felt = 'Es tut mir leid, dass ich dich gestern vor allen so angeschrien habe'
    const made = await asked(nora, path, { goal, selectedTone: 'direct', kind: 'sorry', felt })
    expect(made).toMatchObject({ craftedMessage: `${felt}.`, overallScore: null, positiveResponseChance: null })
    expect((await nora.get(path)).body[0]).toEqual(made)
  })

  it('is not written with a threat or an insult in it', async () => {
    const nora = await world.member()
    for (const wish of ['come back or I will send your naked photos to your boss', 'you are a worthless pig'])
      expect((await asked(nora, path, { goal, selectedTone: 'direct', wish })).craftedMessage).toBe('')
  })

  it.each(['how-it-was', 'no', 'ask'])('is not written with a threat that only two of them make: %s', async (kind) => {
    const nora = await world.member()
    const split = {
      happened: 'I kept your nude pictures',
      felt: 'I miss you',
      wish: 'move back in or your boss gets them',
    }
    const made = await asked(nora, path, { goal, selectedTone: 'direct', kind, ...split })
    expect(made).toMatchObject({ craftedMessage: '', safety: { tier: 2 } })
    const calm = {
      happened: 'I kept your holiday pictures',
      felt: 'I miss you',
      wish: 'come and get them or I post them to you',
    }
    expect((await asked(nora, path, { goal, selectedTone: 'direct', kind, ...calm })).safety?.tier ?? 0).toBeLessThan(2)
  })

  it('is read for danger in each of them', async () => {
    const nora = await world.member()
    const told = 'He choked me last night and I am scared of him'
    for (const part of ['happened', 'felt', 'wish'])
      expect((await asked(nora, path, { goal, selectedTone: 'caring', [part]: told })).safety.tier).toBeGreaterThan(1)
  })
})

describe('a goal that says too little', () => {
  const vague = { goal: 'her birthday', selectedTone: 'caring' }

  it('is answered with what it needs, and nothing of it is kept', async () => {
    const nora = await world.member()
    const { status, body, headers } = await nora.post(path, vague)
    expect(status).toBe(200)
    expect(body.needs).toContain('matter')
    expect(body).toMatchObject({
      craftedMessage: '',
      overallScore: null,
      positiveResponseChance: null,
      goal: vague.goal,
    })
    expect(headers['content-type']).toMatch(/json/)
    const list = await nora.get(path)
    expect([list.body, list.headers['x-total-count']]).toEqual([[], '0'])
    expect(JSON.stringify((await nora.get('/api/me/export')).body)).not.toContain(vague.goal)
  })

  it('is kept nowhere either once a card in its place was set aside', async () => {
    const nora = await world.member()
    const context = 'He hits me when he drinks and I am scared of him.'
    const { body: card } = await nora.post(path, { ...vague, context })
    expect(card.safety.tier).toBe(2)
    expect((await nora.get(path)).body).toHaveLength(1)
    const { status, body } = await nora.patch(`${path}/${card.id}`, { aside: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: card.id, goal: vague.goal, safety: { tier: 1, aside: true } })
    expect(body.needs).toContain('matter')
    const list = await nora.get(path)
    expect([list.body, list.headers['x-total-count']]).toEqual([[], '0'])
    expect(JSON.stringify((await nora.get('/api/me/export')).body)).not.toContain(context)
  })

  it('is told the same over a stream', async () => {
    const nora = await world.member()
    const { text } = await nora.post(path, vague, { accept: 'text/event-stream' })
    expect(text).toMatch(/event: done\ndata: .*"needs":\["/)
    expect((await nora.get(path)).body).toEqual([])
  })
})
