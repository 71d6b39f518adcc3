// npm start: installs and builds what is missing, then runs the server. Flags are the server's: npm start -- --demo
import { join } from 'node:path'
import { coachFlags, ensureCoach, ensureInstalled, ensureWeb, node24, readSettings, root, run } from './setup.mjs'

readSettings()
ensureInstalled()
const built = await ensureWeb()
if (built !== 0) {
  console.error('The browser app could not be built: see above.')
  process.exit(built)
}
if ((await ensureCoach()) !== 0) console.error('The coach could not be built, see above: its sources are run.')
process.exit(await run(node24(), [...coachFlags(), join(root, 'server/src/main.ts'), ...process.argv.slice(2)]))
