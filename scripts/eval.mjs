// npm run eval: how well the coach does on its labelled examples; with --model [so many], the model of COACH_MODEL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, node24, readSettings, root, run } from './setup.mjs'

ensureInstalled()
const evals = join(root, 'coach/src/evals/main.ts')
if (!existsSync(evals)) {
  console.error('There are no evaluations in this checkout yet (coach/src/evals/main.ts).')
  process.exit(1)
}
const words = process.argv.slice(2)
if (words[0] === '--model') {
  readSettings()
  process.exit(await run(node24(), [join(root, 'server/test/eval-model.ts'), ...words.slice(1)]))
}
process.exit(await run(node24(), [evals, ...words]))
