import type { MemoryFact } from '@mallama/contracts/coach'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rawDump } from '../../../test/dump.ts'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { memoryFacts } from './relationships.table.ts'

const coach = scriptedCoach()
/** What the coach reads out of the next messages, and what it was asked with. */
let teaches: (message: string) => MemoryFact[]
const asked: { message: string; known: readonly string[] }[] = []
coach.memory = async ({ turns, known }) => {
  const message = turns[0]!.content
  asked.push({ message, known })
  return teaches(message)
}
const fact = (quote: string, told = quote.replace(/^I /, 'Nora ')): MemoryFact => ({
  kind: 'person',
  fact: told,
  quote,
})

let world: TestWorld
let nora: Person
let id: string
beforeAll(async () => void (world = await openWorld({ coach })))
afterAll(() => world.close())
beforeEach(async () => {
  nora = await world.member()
  await nora.patch('/api/auth/user', { firstName: 'Nora' })
  id = (await nora.post('/api/relationships', { personName: 'Mara', relationshipType: 'friend' })).body.id
  Object.assign(coach, { fails: null, safety: null, asked: [] })
  asked.length = 0
  teaches = (message) => [fact(message)]
})

async function say(message: string, more: object = {}) {
  const answer = await nora.post('/api/chat', { message, relationshipContext: { relationshipId: id }, ...more })
  expect(answer.status, answer.text).toBe(200)
  await world.app.world.afterwards.settled()
  return answer.body
}
const memory = async () => (await nora.get(`/api/relationships/${id}/memory`)).body
const facts = async () => ((await memory()).facts as { fact: string }[]).map(({ fact }) => fact)

describe('what the coach learns', () => {
  test('is kept with its quote and day, newest first, and goes to the coach with the next message', async () => {
    expect(await memory()).toEqual({ paused: false, facts: [] })
    await say('I hate being late')
    expect(coach.asked[0]!.memory).toEqual([])
    world.now += 60_000
    await say('She paints well')
    expect(await memory()).toMatchObject({
      facts: [
        { kind: 'person', fact: 'She paints well', quote: 'She paints well', edited: false },
        { fact: 'Nora hate being late', quote: 'I hate being late', edited: false },
      ],
    })
    expect(coach.asked[1]!.memory).toMatchObject([{ fact: 'Nora hate being late', quote: 'I hate being late' }])
    expect(asked[1]).toEqual({ message: 'She paints well', known: ['Nora hate being late'] })
  })

  test('comes from the person, never from what the coach answered', async () => {
    await say('Good morning to you')
    expect(asked.map(({ message }) => message)).toEqual(['Good morning to you'])
  })

  test('is nothing from a message under a safety flag, nor from those that follow it in that chat', async () => {
    coach.safety = {
      tier: 2,
      category: 'self-harm',
      message: 'Are you safe?',
      resources: [],
      country: null,
      thirdParty: false,
      aside: false,
    }
    await say('I do not want to be here')
    coach.safety = null
    await say('She paints well')
    expect(asked).toEqual([])
    await nora.del(`/api/relationships/${id}/room`)
    await say('She paints well')
    expect(await facts()).toEqual(['She paints well'])
  })

  test('is nothing from a message that the screen flags, though the coach did not', async () => {
    await say('He hit me last night and I am scared he will do it again')
    expect(asked).toEqual([])
  })

  test('is nothing twice, in any letters and with any filler', async () => {
    await say('She paints at night')
    await say('she really paints, at night!')
    expect(await facts()).toEqual(['She paints at night'])
  })

  test('never spoils a reply, nor the next thing to be learnt', async () => {
    teaches = () => {
      throw new Error('the coach has no idea')
    }
    expect((await say('She paints well')).response).toContain('You said')
    teaches = (message) => [fact(message)]
    await say('She sings well')
    expect(await facts()).toEqual(['She sings well'])
  })

  test('does not hold the reply up', async () => {
    let free = () => {}
    const held = new Promise<void>((resolve) => (free = resolve))
    const { memory: read } = coach
    coach.memory = async () => (await held, [fact('She paints well')])
    const answer = await nora.post('/api/chat', {
      message: 'Hello to you',
      relationshipContext: { relationshipId: id },
    })
    expect(answer.status).toBe(200)
    expect(await facts()).toEqual([])
    free()
    await world.app.world.afterwards.settled()
    expect(await facts()).toEqual(['She paints well'])
    coach.memory = read
  })

  test('is once of a message that was sent twice', async () => {
    await Promise.all([say('She paints well', { clientId: 'one' }), say('She paints well', { clientId: 'one' })])
    expect(asked).toHaveLength(1)
  })

  test('is at most 200 facts: the oldest go first, but never one that was edited', async () => {
    teaches = (message) => Array.from({ length: 100 }, (_, at) => fact(`${message} ${at}`))
    await say('a b c')
    const first = (await memory()).facts.at(-1)
    await nora.patch(`/api/relationships/${id}/memory/${first.id}`, { fact: 'put right' })
    await say('d e f')
    teaches = () => [fact('x y 1'), fact('x y 2')]
    await say('g h i')
    const kept = await facts()
    expect(kept).toHaveLength(200)
    expect(kept.slice(0, 1)).toEqual(['x y 2'])
    expect(kept).toContain('put right')
    expect(kept).not.toContain('a b c 1')
    expect(kept).not.toContain('a b c 2')
    expect(kept).toContain('a b c 3')
  }, 60_000)

  test('lies sealed in the database', async () => {
    await say('She keeps bees in Sarajevo')
    expect(await facts()).toHaveLength(1)
    expect(await rawDump(world.database.db)).not.toContain('bees in Sarajevo')
  })
})

describe('a fact', () => {
  test('is put right by hand: then its quote is gone, and the coach is told what is right', async () => {
    await say('She paints well')
    const [{ id: factId }] = (await memory()).facts
    const { status, body } = await nora.patch(`/api/relationships/${id}/memory/${factId}`, { fact: ' She sculpts ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: factId, fact: 'She sculpts', quote: '', edited: true })
    teaches = () => [fact('She paints well')]
    await say('She paints well')
    expect(coach.asked.at(-1)!.memory).toMatchObject([{ fact: 'She sculpts', quote: '' }])
    expect(await facts(), 'what was put right is not learnt again').toEqual(['She sculpts'])
  })

  test.each([
    [{ fact: '  ' }, 'Say what is right, or delete the fact'],
    [{ fact: 'x'.repeat(501) }, 'At most 500 characters'],
  ])('refuses %j', async (body, message) => {
    await say('She paints well')
    const [{ id: factId }] = (await memory()).facts
    const answer = await nora.patch(`/api/relationships/${id}/memory/${factId}`, body)
    expect(answer.status).toBe(400)
    expect(answer.body.details).toEqual({ fact: [message] })
  })

  test('is forgotten: no word of it is left, and neither its words nor its telling teach it again', async () => {
    teaches = () => [fact('she paints well', 'Mara paints.')]
    await say('she paints well')
    const [{ id: factId }] = (await memory()).facts
    expect((await nora.del(`/api/relationships/${id}/memory/${factId}`)).status).toBe(204)
    expect(await memory()).toEqual({ paused: false, facts: [] })
    const [row] = await world.database.db.select().from(memoryFacts).where(eq(memoryFacts.id, factId))
    expect(row).toMatchObject({ fact: null, quote: null, forgotten: true })
    await say('she really paints well')
    teaches = () => [fact('Mara paints now', 'Mara paints.')]
    await say('Mara paints now')
    expect(await facts()).toEqual([])
    for (const again of [await nora.del(`/api/relationships/${id}/memory/${factId}`)]) expect(again.status).toBe(404)
    expect((await nora.patch(`/api/relationships/${id}/memory/${factId}`, { fact: 'x' })).status).toBe(404)
    await say('She sings well')
    expect(coach.asked.at(-1)!.memory).toEqual([])
  })

  test('goes with the relationship', async () => {
    await say('She paints well')
    await nora.del(`/api/relationships/${id}`)
    expect(await world.database.db.select().from(memoryFacts).where(eq(memoryFacts.relationshipId, id))).toEqual([])
  })

  test("is nobody else's to see, change or forget", async () => {
    await say('She paints well')
    const [{ id: factId }] = (await memory()).facts
    const otto = await world.member('otto')
    const his = (await otto.post('/api/relationships', { personName: 'Ana', relationshipType: 'friend' })).body.id
    expect((await otto.get(`/api/relationships/${id}/memory`)).status).toBe(404)
    for (const about of [id, his]) {
      expect((await otto.patch(`/api/relationships/${about}/memory/${factId}`, { fact: 'x' })).status).toBe(404)
      expect((await otto.del(`/api/relationships/${about}/memory/${factId}`)).status).toBe(404)
    }
    expect((await otto.patch(`/api/relationships/${id}/memory`, { paused: true })).status).toBe(404)
    expect(await facts()).toEqual(['She paints well'])
  })
})

describe('a memory that is paused', () => {
  test('learns nothing and lends nothing; it goes on where it was', async () => {
    await say('She paints well')
    const paused = await nora.patch(`/api/relationships/${id}/memory`, { paused: true })
    expect(paused.body).toMatchObject({ paused: true, facts: [{ fact: 'She paints well' }] })
    await say('She sings well')
    expect(coach.asked.at(-1)!.memory).toEqual([])
    expect(asked.map(({ message }) => message)).toEqual(['She paints well'])
    await nora.patch(`/api/relationships/${id}/memory`, { paused: false })
    await say('She dances well')
    expect(await facts()).toEqual(['She dances well', 'She paints well'])
  })

  test('holds from that moment, also for a message that is being read', async () => {
    const { memory: read } = coach
    coach.memory = async () => {
      await nora.patch(`/api/relationships/${id}/memory`, { paused: true })
      return [fact('She paints well')]
    }
    await say('She paints well')
    coach.memory = read
    expect(await facts()).toEqual([])
  })
})

describe('a temporary chat', () => {
  test('says so, learns nothing, uses nothing that was learnt, and ends with its room', async () => {
    await say('She paints well')
    const room = await nora.patch(`/api/relationships/${id}/room`, { temporary: true })
    expect(room.body).toMatchObject({ temporary: true, status: 'active' })
    await say('She sings well')
    expect(coach.asked.at(-1)!.memory).toEqual([])
    expect(await facts()).toEqual(['She paints well'])
    await nora.patch(`/api/relationships/${id}/room`, { status: 'needs_attention' })
    expect((await nora.get(`/api/relationships/${id}/room`)).body).toMatchObject({ temporary: true })
    await nora.del(`/api/relationships/${id}/room`)
    expect((await nora.get(`/api/relationships/${id}/room`)).body).toMatchObject({ id: null, temporary: false })
    await say('She dances well')
    expect(coach.asked.at(-1)!.memory).toHaveLength(1)
    expect(await facts()).toEqual(['She dances well', 'She paints well'])
  })

  test('can be asked for before the first message', async () => {
    expect((await nora.patch(`/api/relationships/${id}/room`, { temporary: true })).body.temporary).toBe(true)
    await say('She sings well')
    expect(await facts()).toEqual([])
    await nora.patch(`/api/relationships/${id}/room`, { temporary: false })
    await say('She dances well')
    expect(await facts()).toEqual(['She dances well'])
  })

  test('a change that names nothing is refused', async () => {
    expect((await nora.patch(`/api/relationships/${id}/room`, {})).status).toBe(400)
  })
})
