import { withModel } from '@mallama/coach/evals/with-model'
import { openModel } from '@mallama/coach/model/provider'
import { openOwnModels } from '../src/own-model/own-models.ts'
import { readEnv } from '../src/platform/env.ts'

/**
 * `npm run eval -- --model [so many]`: the table of coach/src/evals/with-model.ts for the model that COACH_MODEL names,
 * on so many labelled lines and inputs of a panel at most (100 unless told). Only words of the project are sent.
 */
const tell = (line: string) => void process.stderr.write(`${line}\n`)

const env = readEnv(process.env)
const setting = env.COACH_MODEL
if (!setting) {
  console.error('COACH_MODEL names no model. See .env.example: COACH_MODEL=ollama:llama3.1 npm run eval -- --model')
  process.exit(1)
}
const own = openOwnModels(env.DATA_DIR)
try {
  const problem = setting.provider === 'gguf' ? await own.problem(setting.model) : null
  if (problem) throw new Error(problem)
  const model =
    setting.provider === 'gguf'
      ? { ...own.open(setting.model), mayClear: false }
      : openModel({ ...setting, provider: setting.provider, key: env.COACH_API_KEY })
  const most = Number(process.argv[2] ?? 100)
  process.stdout.write(`${await withModel(model, { now: () => performance.now(), most, tell })}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await own.close()
}
