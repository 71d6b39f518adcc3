// npm run db:generate -- --name <what-changed>: writes the migration from the tables' definitions to server/drizzle.
import { join } from 'node:path'
import { bin, ensureInstalled, node24, root, run } from './setup.mjs'

ensureInstalled()
const args = [bin('drizzle-kit'), 'generate', ...process.argv.slice(2)]
process.exit(await run(node24(), args, { cwd: join(root, 'server'), stdio: 'inherit' }))
