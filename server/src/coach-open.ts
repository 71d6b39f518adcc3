import type { Reason } from '@mallama/coach/model/failure'
import type { ModelSetting } from '@mallama/coach/model/provider'
import type { Coach } from '@mallama/coach/port'
import { pooled, type Pool } from './coach-pool.ts'
import type { Models } from './domains/coach-model/coach-model.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'

/** The built-in coach, before it the language model that the environment names, and how others are opened. */
export async function openCoach(env: Env, log: Log): Promise<Pool & { models: Models }> {
  const pool = pooled()
  const heard: ((reason: Reason) => void)[] = []
  const models = modelsBefore(pool, (operation, reason) => {
    log.warn({ operation, reason }, 'the language model did not answer')
    for (const hear of heard) hear(reason)
  })
  const coach = env.COACH_MODEL ? await models({ ...env.COACH_MODEL, key: env.COACH_API_KEY }) : pool.coach
  return { ...pool, coach, models: { open: models, onTrouble: (hear) => void heard.push(hear) } }
}

/** A coach of a model, with the built-in one behind it. */
const modelsBefore =
  (pool: Pick<Pool, 'coach' | 'toModel'>, onTrouble: (operation: string, reason: Reason) => void) =>
  async (setting: ModelSetting): Promise<Coach> => {
    // A server without a model does not load the libraries for one.
    const { createModelCoach } = await import('@mallama/coach/model/coach')
    const { openModel } = await import('@mallama/coach/model/provider')
    return createModelCoach({ model: openModel(setting), builtIn: pool.coach, reading: pool.toModel, onTrouble })
  }
