import { pooled, type Pool } from './coach-pool.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'

/** The built-in coach, and before it the language model that the environment names. */
export async function openCoach(env: Env, log: Log): Promise<Pool> {
  const pool = pooled()
  if (!env.COACH_MODEL) return pool
  // A server without a model does not load the libraries for one.
  const { createModelCoach } = await import('@mallama/coach/model/coach')
  const { openModel } = await import('@mallama/coach/model/provider')
  const coach = createModelCoach({
    model: openModel({ ...env.COACH_MODEL, key: env.COACH_API_KEY }),
    builtIn: pool.coach,
    reading: pool.toModel,
    onTrouble: (operation, reason) => log.warn({ operation, reason }, 'the language model did not answer'),
  })
  return { ...pool, coach }
}
