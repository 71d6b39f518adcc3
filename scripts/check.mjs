// npm run check: types, lint and format of the whole checkout. -- --fix mends what can be mended.
import { cpus } from 'node:os'
import { join } from 'node:path'
import { bin, capture, filesIn, node24, root, underNode24 } from './setup.mjs'

await underNode24(import.meta.url)
const fix = process.argv.includes('--fix')
/** One at a time, for whoever has another use for the other core. */
const one = process.argv.includes('--one')

/** The compiler's four checkers each work out for themselves what the files share: twice the work. Others run beside it. */
const checker = ['--checkers', '1']

const typed = ['contracts', 'coach', 'server', 'web', 'e2e', 'bench'].filter(
  (workspace) => filesIn(workspace, (path) => /\.tsx?$/.test(path)).length > 0,
)
const checks = [
  ...typed.map((workspace) => [`types of ${workspace}`, 'tsc', ['-p', join(root, workspace), ...checker]]),
  ['lint', 'oxlint', fix ? ['--fix'] : []],
  ['format', 'oxfmt', fix ? ['.'] : ['--check', '.']],
]

const node = node24()
let failed = 0
const waiting = [...checks]
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, program, args] = next
    const began = Date.now()
    const { code, output } = await capture(node, [bin(program), ...args])
    if (code !== 0) failed++
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
    if (code !== 0) console.log(output.trim())
  }
}
await Promise.all(Array.from({ length: one ? 1 : Math.max(2, cpus().length) }, work))
if (failed > 0)
  console.log(`${failed} of ${checks.length} checks failed.${fix ? '' : ' npm run check -- --fix formats.'}`)
process.exitCode = failed > 0 ? 1 : 0
