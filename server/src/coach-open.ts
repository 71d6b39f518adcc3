import { createBuiltInCoach } from '@mallama/coach/coach'
import type { Coach } from '@mallama/coach/port'
import { pooled } from './coach-pool.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'

export interface OpenedCoach {
  coach: Coach
  close(): Promise<void>
}

/** The built-in coach, and before it the language model that the environment names. */
export async function openCoach(env: Env, log: Log): Promise<OpenedCoach> {
  const { coach: builtIn, close } = pooled(createBuiltInCoach(), new URL('./coach-worker.ts', import.meta.url))
  if (!env.COACH_MODEL) return { coach: builtIn, close }
  // A server without a model does not load the libraries for one.
  const { createModelCoach } = await import('@mallama/coach/model/coach')
  const { openModel } = await import('@mallama/coach/model/provider')
  const coach = createModelCoach({
    model: openModel({ ...env.COACH_MODEL, key: env.COACH_API_KEY }),
    builtIn,
    onTrouble: (operation, reason) => log.warn({ operation, reason }, 'the language model did not answer'),
  })
  return { coach, close }
}
