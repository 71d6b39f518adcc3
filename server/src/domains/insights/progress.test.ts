import { DAY_MS } from '@mallama/contracts/days'
import type { ProgressCategory } from '@mallama/contracts/progress'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type TestWorld } from '../../../test/world.ts'
import { progressOf, type Noted } from './progress.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const ago = (days: number) => new Date(now - days * DAY_MS).toISOString()
const checkIn = (days: number, communication = 60, hasWords = false) => ({ at: ago(days), communication, hasWords })
const moment = (kind: 'conflict' | 'positive' | 'repair', days: number, relationshipId = 'a', hasWords = false) => ({
  relationshipId,
  kind,
  at: ago(days),
  hasWords,
})
const of = (category: ProgressCategory, given: Partial<Noted>) =>
  progressOf({ checkIns: [], moments: [], entries: [], people: 0, ownPart: 0, ...given }, now).find(
    (one) => one.category === category,
  )!

// The cases of the decision record, worked out by hand there.
it.each<[ProgressCategory, Partial<Noted>, number | null]>([
  ['emotional_intelligence', { checkIns: [checkIn(1), checkIn(2)] }, null],
  ['emotional_intelligence', { checkIns: [checkIn(1, 60, true), checkIn(2)], moments: [moment('positive', 3)] }, 40],
  ['emotional_intelligence', { checkIns: [1, 2, 3, 4, 5, 6].map((day) => checkIn(day, 60, true)) }, 88],
  ['emotional_intelligence', { checkIns: [checkIn(1), checkIn(2)], entries: [ago(3)] }, 40],
  ['communication', {}, null],
  ['communication', { checkIns: [checkIn(0, 80), checkIn(28, 50)] }, 70],
  ['communication', { checkIns: [checkIn(28, 40), checkIn(56, 100)] }, 60],
  ['conflict_resolution', { moments: [moment('conflict', 3)] }, null],
  ['conflict_resolution', { moments: [moment('conflict', 3), moment('repair', 2)] }, 67],
  [
    'conflict_resolution',
    { moments: [moment('conflict', 30), moment('repair', 29, 'b'), moment('conflict', 20), moment('repair', 12)] },
    25,
  ],
  ['self_awareness', { people: 3 }, null],
  ['self_awareness', { people: 1, ownPart: 2 }, 40],
  ['self_awareness', { people: 3, ownPart: 5 }, 33],
  ['consistency', { checkIns: [checkIn(40)] }, null],
  ['consistency', { checkIns: [checkIn(0), checkIn(1)], entries: [ago(1.2), ago(2)] }, 25],
  ['consistency', { checkIns: [checkIn(0), checkIn(0.2), checkIn(8)] }, 17],
  ['consistency', { checkIns: [0, 2, 4, 7, 9, 11, 14, 16, 18, 21, 23, 25].map((day) => checkIn(day)) }, 100],
])('%s: %j is %s', (category, given, score) => {
  const basis = of(category, given)
  expect(basis.score).toBe(score)
  expect(basis.missing === null).toBe(score !== null)
  expect(basis.counted === null).toBe(score === null)
})

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('answers scores by category, without those that have no data, from one’s own records only', async () => {
  const [nora, other] = [await world.member(), await world.member()]
  expect((await nora.get('/api/progress')).body).toEqual({})
  for (const person of [nora, other]) {
    const draft = { personName: 'Sam', relationshipType: 'friend', triggers: 'Being late' }
    const { id } = (await person.post('/api/relationships', draft)).body as { id: string }
    const scores = { trust: 50, communication: person === nora ? 64 : 10, joy: 50, growth: 50 }
    await person.post(`/api/relationships/${id}/check-ins`, scores)
  }
  expect((await nora.get('/api/progress')).body).toEqual({ communication: 64, self_awareness: 20, consistency: 8 })
  const { body } = await nora.get('/api/progress/basis')
  expect(body).toHaveLength(5)
  expect(body[2]).toMatchObject({
    category: 'conflict_resolution',
    score: null,
    missing: 'A conflict that you logged, and a week to repair it in.',
  })
})
