import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { holds, table } from './measure.ts'
import { fallen, record } from './record.ts'
import { rowModules } from './rows.ts'

/**
 * `npm run eval`: each figure beside its baseline, its target and the limit it must not pass; a copy for machines goes
 * to docs/evidence/eval.json. `--check` writes nothing, and fails where a figure has fallen behind that copy. `--data <folder>` (or MALLAMA_DATA) adds the figures on public files; `--misses` prints
 * what was got wrong in the parts that are tuned on.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, misses: { type: 'boolean' }, check: { type: 'boolean' } },
})
const data = values.data ?? process.env.MALLAMA_DATA ?? null
if (data !== null && !existsSync(data)) {
  console.error(`There is no folder ${data}: --data takes the folder that holds the public data.`)
  process.exit(1)
}
const rows = rowModules.flatMap((module) => module.rows(data))
console.log(table(rows))
const behind = values.check ? fallen(rows) : []
for (const { what } of behind) console.error(`Fallen behind docs/evidence/eval.json by more than noise: ${what}`)
if (!values.check) record(rows, data !== null)
if (values.misses) for (const module of rowModules) for (const line of module.misses?.() ?? []) console.log(line)
if (!rows.every(holds) || behind.length > 0) process.exitCode = 1
