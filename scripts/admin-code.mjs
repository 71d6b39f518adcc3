// npm run admin-code: asks the running server for a new setup code, while there is no admin account.
import { resolve } from 'node:path'
import { readSettings, underNode24 } from './setup.mjs'

readSettings()
await underNode24(import.meta.url)
const { askServer } = await import('../server/src/platform/control.ts')

// The server's own default: relative to where it is started.
const answer = await askServer(resolve(process.env.DATA_DIR ?? './data'), 'admin-code', '')
if (answer?.ok) console.log(`Setup code, for one use within 24 hours: ${answer.result}`)
else {
  console.error(
    answer?.result ?? 'No server is running here (DATA_DIR). Start it: it prints a code while there is no admin.',
  )
  process.exitCode = 1
}
