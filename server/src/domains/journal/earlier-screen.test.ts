import { SCREEN } from '@mallama/coach/safety/version'
import type { JournalEntry } from '@mallama/contracts/journal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type TestWorld } from '../../../test/world.ts'
import { sealed } from '../../platform/secrets.ts'
import { jobs } from './journal.ts'
import { journalEntries, type KeptInsight } from './journal.table.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const draft = { title: 'The market', emotions: 'Tired', mood: 'sad' }
const calm = 'We went to the market and bought plums for the cake.'
const all = async (person: Person) => (await person.get('/api/journal')).body as JournalEntry[]

/** An entry as another screen left it: blanked, with a card of this tier in the insight's place. */
async function leftBefore(person: Person, content: string, tier: 2 | 3, coach: KeptInsight['coach'] = 'built-in') {
  const { status, body, text } = await person.post('/api/journal', { ...draft, content })
  expect(status, text).toBe(201)
  const safety = {
    tier,
    category: 'abuse' as const,
    thirdParty: false,
    country: null,
    message: 'What you describe is not a quarrel.',
    resources: [],
    aside: false,
  }
  const insight: KeptInsight = {
    emotionalPattern: '',
    mismatch: null,
    triggers: [],
    safety,
    coach,
    screen: SCREEN - 1,
  }
  const { db } = world.database
  const key = await world.app.world.keys.of(db, person.id)
  await db
    .update(journalEntries)
    .set(sealed(journalEntries, { insight }, key))
    .where(eq(journalEntries.id, body.id))
}

/** As the page reads it at first, and once the job has run. */
async function readTwice(person: Person) {
  const [first] = await all(person)
  const [job] = jobs(Promise.resolve({ ...world.app.world, db: world.database.db }))
  await job!.run({ userId: person.id, entryId: null })
  const [then] = await all(person)
  return [first!, then!] as const
}

describe('an insight that an earlier screen put help in the place of', () => {
  it('comes back where there is nothing to be seen, and the entry is whole', async () => {
    const nora = await world.member()
    await leftBefore(nora, calm, 2)
    const [, then] = await readTwice(nora)
    expect(then.content).toBe(calm)
    expect(then.aiInsights).toMatchObject({ safety: null })
    expect(then.aiInsights!.emotionalPattern).toMatch(/\w{3}/)
  })

  it('is help again where it is still seen', async () => {
    const nora = await world.member()
    await leftBefore(nora, 'He hit me again last night and I am scared of him.', 2)
    const [, then] = await readTwice(nora)
    expect(then.aiInsights!.safety).toMatchObject({ tier: 2, category: 'abuse' })
    expect(then.aiInsights!.safety!.resources.length).toBeGreaterThan(0)
  })

  it.each<[string, 2 | 3, KeptInsight['coach']]>([
    ['what was stated', 3, 'built-in'],
    ['what a language model saw', 2, 'language-model'],
  ])('%s stays, and not for a moment without its card', async (_what, tier, coach) => {
    const nora = await world.member()
    await leftBefore(nora, calm, tier, coach)
    const [first, then] = await readTwice(nora)
    expect(first.aiInsights?.safety?.tier).toBe(tier)
    expect(then.aiInsights?.safety?.tier).toBe(tier)
  })
})
