import { resolve } from 'node:path'
import type { OpenedModel } from '@mallama/coach/model/provider'
import type { Trouble } from '@mallama/contracts/coach-model'
import { pooled, type Pool } from './coach-pool.ts'
import type { Models, Setting } from './domains/coach-model/models.ts'
import { openDownloads } from './own-model/downloads.ts'
import { openOwnModels, type OwnModels } from './own-model/own-models.ts'
import { tellingLine } from './own-model/telling-line.ts'
import type { Env } from './platform/env.ts'
import type { Log } from './platform/log.ts'

/** The built-in coach, before it the language model that the environment names, and how others are opened. */
export async function openCoach(env: Env, log: Log): Promise<Pool & { models: Models } & Pick<OwnModels, 'makeRoom'>> {
  const pool = pooled()
  const heard: ((reason: Trouble) => void)[] = []
  const own = openOwnModels(env.DATA_DIR)
  const downloads = openDownloads(resolve(env.DATA_DIR), log, { own })
  const onTrouble = (operation: string, reason: Trouble) => {
    log.warn({ operation, reason }, 'the language model did not answer')
    for (const hear of heard) hear(reason)
  }
  const named = env.COACH_MODEL
  const problem = named?.provider === 'gguf' ? await own.problem(named.model) : null
  if (problem) log.warn({ problem }, 'COACH_MODEL cannot answer: what is chosen at /admin does, or the built-in coach')
  const models: Models = {
    own,
    downloads,
    problem,
    opened: (setting) => opened(setting, own),
    async open(setting) {
      own.only(setting.provider === 'gguf' ? setting.model : null)
      // A server without a model does not load the libraries for one.
      const { createModelCoach } = await import('@mallama/coach/model/coach')
      const model = await opened(setting, own)
      return createModelCoach({ model, builtIn: pool.coach, reading: pool.toModel, onTrouble })
    },
    none: () => own.only(null),
    onTrouble: (hear) => void heard.push(hear),
  }
  const coach = named && !problem ? await models.open({ ...named, key: env.COACH_API_KEY }) : pool.coach
  const close = async () => void (await Promise.all([pool.close(), downloads.close(), own.close()]))
  return { ...pool, coach, models, makeRoom: () => own.makeRoom(), close }
}

async function opened(setting: Setting, own: OwnModels): Promise<OpenedModel> {
  if (setting.provider === 'gguf') return { ...own.open(setting.model), mayClear: setting.mayClear ?? false }
  const { openModel } = await import('@mallama/coach/model/provider')
  const model = openModel(setting)
  return model.line ? { ...model, line: tellingLine(model.line) } : model
}
