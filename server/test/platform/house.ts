import { defineApi, type Api } from '@mallama/contracts/endpoint'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Env } from '../../src/platform/env.ts'
import { readEnv } from '../../src/platform/env.ts'
import { openHttp } from '../../src/platform/http.ts'
import { openLog, type Log } from '../../src/platform/log.ts'
import { serve, type Call, type Domain } from '../../src/platform/serve.ts'
import type { Actor } from '../../src/platform/session.ts'

type Ctx = Call<Actor | null>

const quietEnv = (more: Record<string, string> = {}): Env =>
  readEnv({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...more })

/** The platform alone under a small contract: what `serve` does, without any domain of the product. */
export async function openHouse<A extends Api>(
  api: A,
  domain: Domain<A, Ctx>,
  { env = quietEnv(), log = openLog(env) }: { env?: Env; log?: Log } = {},
): Promise<FastifyInstance> {
  const app = await openHttp(env, log)
  serve(
    {
      app,
      clock: () => 0,
      sessions: { actorOf: async () => null, forget: () => undefined, forgetAll: () => undefined },
      screening: { read: async () => undefined },
      onSafety: () => undefined,
      context: (call) => call,
    },
    api,
    domain,
  )
  return app
}

export const gardenApi = defineApi({
  plant: {
    method: 'POST',
    path: '/api/garden',
    access: 'anyone',
    summary: 'Plants something.',
    body: z.strictObject({
      name: z.string('A name is a text').min(1, 'Name it').max(20),
      seeds: z.number().int().optional(),
      bed: z.strictObject({ row: z.int() }).optional(),
    }),
    response: z.object({ name: z.string(), bed: z.object({ row: z.int() }).nullable() }),
    status: 201,
  },
  visit: {
    method: 'GET',
    path: '/api/garden/:id',
    access: 'anyone',
    summary: 'Looks at it.',
    params: z.object({ id: z.uuid() }),
    query: z.object({ season: z.enum(['spring', 'autumn']).optional() }),
    response: z.array(z.object({ name: z.string() })),
  },
  water: {
    method: 'POST',
    path: '/api/garden/water',
    access: 'anyone',
    summary: 'Fails.',
    response: z.null(),
  },
})
