// npm run bench: ratios, sizes and memory against their budgets. npm run bench -- throughput runs that part alone,
// -- --short every part once and small, to show that it works (npm test does).
import { join } from 'node:path'
import { ensureCoach, ensureInstalled, ensureWeb, node24, root, run } from './setup.mjs'

ensureInstalled()
if ((await ensureWeb()) !== 0)
  console.error('The browser app could not be built: its sizes are those of the last build.')
if ((await ensureCoach()) !== 0) console.error('The coach could not be built: its sources are measured.')
process.exit(await run(node24(), [join(root, 'bench/main.ts'), ...process.argv.slice(2)]))
