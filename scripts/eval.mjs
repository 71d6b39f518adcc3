// npm run eval: how well the coach does on its labelled examples.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, node24, root, run } from './setup.mjs'

ensureInstalled()
const evals = join(root, 'coach/src/evals/main.ts')
if (!existsSync(evals)) {
  console.error('There are no evaluations in this checkout yet (coach/src/evals/main.ts).')
  process.exit(1)
}
process.exit(await run(node24(), [evals, ...process.argv.slice(2)]))
