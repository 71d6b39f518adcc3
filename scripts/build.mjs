// npm run build: what `npm run serve` runs. The browser app and the coach are built; the server runs its sources.
import { ensureCoach, ensureInstalled, ensureWeb } from './setup.mjs'

ensureInstalled()
process.exit((await ensureWeb({ always: true })) || (await ensureCoach({ always: true })))
