import { z } from 'zod'
import { defineApi } from './endpoint.ts'
import { Instant } from './fields.ts'

/**
 * The language model that the administrator chose among those of this machine: a GGUF file beside the data, or one of a
 * model server. Only loopback is ever asked, at the ports of `/api/admin/coach/find`; the environment's model (COACH_MODEL) wins over it.
 */

/** In the place of an address: a model in a process of Mallama's own. */
export const OWN = 'own'

export const LocalKind = z.enum(['ollama', 'lm-studio', 'llama-cpp', 'openai-compatible', 'gguf'])
export type LocalKind = z.infer<typeof LocalKind>

export const LocalModel = z.object({
  model: z.string(),
  /** Tokens, about three quarters of a word each. */
  context: z.number().nullable(),
})
export type LocalModel = z.infer<typeof LocalModel>

export const LocalServer = z.object({ address: z.string(), kind: LocalKind, models: z.array(LocalModel) })
export type LocalServer = z.infer<typeof LocalServer>

/** Why a model's answer could not be used, in one word; nothing of what was said. */
export const Trouble = z.enum([
  'unavailable',
  'busy',
  'loading',
  'no-model',
  'no-memory',
  'full',
  'timeout',
  'cut',
  'too-long',
  'empty',
  'malformed',
  'unsafe',
  'unfounded',
])
export type Trouble = z.infer<typeof Trouble>

/** What was seen of a model in at most a minute, with words that are nobody's. Null: it did not come to that. */
export const Tried = z.object({
  wordsPerSecond: z.number().nullable(),
  firstWordMs: z.int().nullable(),
  /** Whether what should be JSON is. */
  form: z.enum(['kept', 'broken']).nullable(),
  /** Of texts about danger how many it met, and of harmless ones that read alike how many it left alone. */
  danger: z.object({ met: z.int(), of: z.int(), spared: z.int(), twins: z.int() }).nullable(),
  /** It may lower what the safety screen raised, by one tier. */
  mayClear: z.boolean(),
  failure: Trouble.nullable(),
})
export type Tried = z.infer<typeof Tried>

/** A model that the administrator has the server download, as `npm run model` does. */
export const Download = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(['working', 'stopped', 'failed', 'done']),
  /** What is being done now, or what came of it. */
  line: z.string(),
  /** Bytes. */
  done: z.number(),
  of: z.number(),
})
export type Download = z.infer<typeof Download>

export const ModelOffers = z.object({
  /** The day on which addresses, sizes and checksums were looked up. */
  lookedUp: z.string(),
  /** Bytes of memory. */
  machine: z.object({ memory: z.number(), cores: z.int() }),
  offers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      licence: z.string(),
      says: z.string(),
      /** To download, and of memory once it runs. */
      bytes: z.number(),
      memory: z.number(),
      /** To expect, roughly: nothing of it was measured. */
      wordsPerSecond: z.number(),
      fits: z.boolean(),
      advised: z.boolean(),
    }),
  ),
})
export type ModelOffers = z.infer<typeof ModelOffers>

export const CoachModel = z.object({
  setting: z
    .object({
      by: z.enum(['environment', 'administrator']),
      model: z.string(),
      host: z.string(),
      /** Null for the environment's, which is not asked about itself. */
      address: z.string().nullable(),
      kind: LocalKind.nullable(),
      since: Instant.nullable(),
      tried: Tried.nullable(),
    })
    .nullable(),
  /** `unasked`: the environment's. `gone`: its server does not answer, or not yet. `no-model`: it does, and has not got it. */
  state: z.enum(['off', 'ready', 'gone', 'no-model', 'unasked']),
  /** The last time that an answer of it could not be used, anywhere. */
  lastError: z.object({ at: Instant, reason: Trouble }).nullable(),
  /** Where COACH_MODEL names a file that cannot answer: why. Then what is chosen here holds, as if nothing were named. */
  problem: z.string().optional(),
  /** The download of now, or the last one since this process began. */
  download: Download.optional(),
})
export type CoachModel = z.infer<typeof CoachModel>

export const Chosen = z.strictObject({
  address: z
    .string()
    .regex(/^(?:own|http:\/\/127\.0\.0\.1:\d{1,5})$/, 'Choose one of the servers that were found')
    .max(30),
  model: z.string().min(1, 'Choose a model').max(200),
})

export const coachModelApi = defineApi({
  coach: {
    method: 'GET',
    path: '/api/admin/coach',
    access: 'admin',
    summary: 'Which language model is switched on, whether it answers, and what went wrong last.',
    response: CoachModel,
  },
  find: {
    method: 'POST',
    path: '/api/admin/coach/find',
    access: 'admin',
    summary: 'The models beside the data, and those of the model servers at the loopback ports that are asked.',
    response: z.object({ servers: z.array(LocalServer), ports: z.array(z.int()) }),
  },
  tryOut: {
    method: 'POST',
    path: '/api/admin/coach/try',
    access: 'admin',
    summary:
      'Tries a model for at most a minute, with words that are nobody’s: its speed, its form, its eye for danger.',
    body: Chosen,
    response: Tried,
  },
  switchOn: {
    method: 'PUT',
    path: '/api/admin/coach',
    access: 'admin',
    summary: 'Switches a model on, for everyone who agrees to it, in all processes within a second.',
    body: Chosen,
    response: CoachModel,
  },
  offers: {
    method: 'GET',
    path: '/api/admin/coach/offers',
    access: 'admin',
    summary: 'The open models that can be downloaded, and what this machine would make of each.',
    response: ModelOffers,
  },
  download: {
    method: 'POST',
    path: '/api/admin/coach/download',
    access: 'admin',
    summary: 'Begins to download one of them; then it is tried and switched on. How far it is stands in the setting.',
    body: z.strictObject({ id: z.string().min(1, 'Choose a model').max(40) }),
    response: CoachModel,
  },
  stopDownload: {
    method: 'DELETE',
    path: '/api/admin/coach/download',
    access: 'admin',
    summary: 'Stops it. What is there already stays, and the next download goes on from there.',
    response: CoachModel,
  },
  switchOff: {
    method: 'DELETE',
    path: '/api/admin/coach',
    access: 'admin',
    summary: 'Switches it off: the built-in coach answers.',
    response: CoachModel,
  },
})
