// npm run build: everything that `npm run serve` runs. Only the browser app is built; the server runs its sources.
import { ensureInstalled, ensureWeb } from './setup.mjs'

ensureInstalled()
process.exit(await ensureWeb({ always: true }))
