// npm run serve: the server on what `npm run build` made. It installs and builds nothing, so a production machine needs
// neither the development packages (npm ci --omit=dev) nor a compiler.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { coachFlags, node24, readSettings, root, run } from './setup.mjs'

readSettings()
if (!existsSync(join(root, 'web/dist/index.html'))) {
  console.error('The browser app is not built: run npm run build, here or where the packages for it are.')
  process.exit(1)
}
const flags = coachFlags()
if (flags.length === 0) console.error('The coach is not built from what is here: its sources are run. npm run build.')
process.exit(await run(node24(), [...flags, join(root, 'server/src/main.ts'), ...process.argv.slice(2)]))
