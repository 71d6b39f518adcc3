import { z } from 'zod'
import { memoryKinds } from './coach.ts'
import { defineApi } from './endpoint.ts'
import { Id, Instant, Nothing, requiredText } from './fields.ts'

/** Something that the coach learnt from the person's own words about a relationship. */
export const Fact = z.object({
  id: Id,
  kind: z.enum(memoryKinds),
  fact: z.string(),
  /** The words that it was learnt from; empty where the person has changed the fact since. */
  quote: z.string(),
  learnedAt: Instant,
  /** Changed by hand since it was learnt. */
  edited: z.boolean(),
})
export type Fact = z.infer<typeof Fact>

/** Newest first. While `paused`, nothing is learnt and nothing learnt is used. */
export const Memory = z.object({ paused: z.boolean(), facts: z.array(Fact) })
export type Memory = z.infer<typeof Memory>

const WithId = z.object({ id: Id })
const WithFact = z.object({ id: Id, factId: Id })

export const memoryApi = defineApi({
  memory: {
    method: 'GET',
    path: '/api/relationships/:id/memory',
    access: 'member',
    archive: true,
    summary: 'What the coach has learnt about a relationship, newest first.',
    params: WithId,
    response: Memory,
  },
  pauseMemory: {
    method: 'PATCH',
    path: '/api/relationships/:id/memory',
    access: 'member',
    archive: true,
    summary: 'Pauses the memory of a relationship, or lets it go on.',
    params: WithId,
    body: z.strictObject({ paused: z.boolean() }),
    response: Memory,
  },
  editFact: {
    method: 'PATCH',
    path: '/api/relationships/:id/memory/:factId',
    access: 'member',
    archive: true,
    summary: 'Puts a fact right.',
    screen: ['fact'],
    params: WithFact,
    body: z.strictObject({ fact: requiredText(500, 'Say what is right, or delete the fact') }),
    response: Fact,
  },
  forgetFact: {
    method: 'DELETE',
    path: '/api/relationships/:id/memory/:factId',
    access: 'member',
    archive: true,
    status: 204,
    summary: 'Forgets a fact; it is not learnt again from the same words.',
    params: WithFact,
    response: Nothing,
  },
})
