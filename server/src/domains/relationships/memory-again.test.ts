import { memory as learnt } from '@mallama/coach/insights/memory'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scriptedCoach } from '../../../test/scripted-coach.ts'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { memoryFacts } from './relationships.table.ts'

/** Answers from a script, and learns as the built-in coach does. */
const coach = scriptedCoach()
coach.memory = async (input) => learnt(input)

let world: TestWorld
let nora: Person
let id: string
beforeAll(async () => void (world = await openWorld({ coach })))
afterAll(() => world.close())
beforeEach(async () => {
  nora = await world.member()
  await nora.patch('/api/auth/user', { firstName: 'Nora' })
  id = (await nora.post('/api/relationships', { personName: 'Ingrid', relationshipType: 'friend' })).body.id
})

async function say(message: string) {
  const answer = await nora.post('/api/chat', { message, relationshipContext: { relationshipId: id } })
  expect(answer.status, answer.text).toBe(200)
  await world.app.world.afterwards.settled()
}
const facts = async () =>
  (await nora.get(`/api/relationships/${id}/memory`)).body.facts as { id: string; fact: string; quote: string }[]
const told = async () => (await facts()).map(({ fact }) => fact)

describe('what was forgotten', () => {
  test.each([
    ['Ingrid lives in Bergen.', 'Ingrid moved to Bergen a long time ago.', 'Ingrid works as a baker.'],
    ['Ingrid is a vet.', 'She works as a vet.', 'Ingrid hates surprises.'],
    ['I want her to call on Fridays.', "I'd like Ingrid to ring me every Friday.", 'I want her to visit in June.'],
    ['Ingrid is scared of flying.', 'She panics about flying.', 'She is allergic to kiwi.'],
  ])('%s does not come back as %s', async (first, again, other) => {
    await say(first)
    const [fact] = await facts()
    expect(fact).toBeDefined()
    await nora.del(`/api/relationships/${id}/memory/${fact!.id}`)
    await say(again)
    expect(await told()).toEqual([])
    await say(other)
    expect(await told()).toHaveLength(1)
    const [row] = await world.database.db.select().from(memoryFacts).where(eq(memoryFacts.id, fact!.id))
    for (const word of ['ingrid', 'bergen', 'vet', 'friday', 'fly', 'home', 'work', 'wish', 'fear'])
      expect(
        row!.prints
          .join(' ')
          .toLowerCase()
          .split(/[^a-z]/),
      ).not.toContain(word)
  })
})

describe('what was put right', () => {
  test.each([
    ['Ingrid is a vet.', 'Ingrid used to be a vet, now she paints.', 'She works as a vet.'],
    ['Ingrid lives in Bergen.', 'Ingrid lives in Oslo.', 'Ingrid moved to Bergen years ago.'],
    ['Ingrid lives in Bergen.', 'Ingrid lives in Oslo.', 'Ingrid lives in Turku.'],
    ['Ingrid loves dogs.', 'Ingrid is scared of dogs.', 'She really likes dogs.'],
    ['Ingrid loves dogs.', 'Ingrid is scared of dogs.', 'Ingrid is afraid of dogs.'],
  ])('%s put right as %s is not learnt beside it: %s', async (first, right, again) => {
    await say(first)
    const [fact] = await facts()
    await nora.patch(`/api/relationships/${id}/memory/${fact!.id}`, { fact: right })
    await say(again)
    expect(await told()).toEqual([right])
  })
})

describe('what is told again', () => {
  test('is one fact, in the newer words and with their quote, under the same id', async () => {
    await say('Ingrid lives in Bergen.')
    const [before] = await facts()
    await say('She lives in Bergen by the harbour.')
    const after = await facts()
    expect(after).toMatchObject([{ id: before!.id, quote: 'She lives in Bergen by the harbour' }])
    await nora.del(`/api/relationships/${id}/memory/${before!.id}`)
    await say('Ingrid lives in Bergen.')
    expect(await told()).toEqual([])
  })

  test('keeps the older words where they say more', async () => {
    await say('Ingrid works as a teacher at a school in Bergen.')
    await say('Ingrid is a teacher.')
    expect(await told()).toEqual(['Ingrid works as a teacher at a school in Bergen.'])
  })

  test('in the same words, or twice in one message, stays one fact', async () => {
    await say('Ingrid lives in Bergen.')
    await say('Ingrid lives in Bergen.')
    await say("Ingrid's wedding is in August and the wedding of Ingrid is in August.")
    expect(await told()).toHaveLength(2)
  })

  test('and has changed, takes the place of what was', async () => {
    await say('Ingrid lives in Bergen.')
    await say('Ingrid lives in Oslo now.')
    expect(await told()).toEqual(['Ingrid lives in Oslo now.'])
  })
})
