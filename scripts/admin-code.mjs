// npm run admin-code: asks the running server for a new setup code, while there is no admin account.
import { createConnection } from 'node:net'
import { join, resolve } from 'node:path'
import { readSettings } from './setup.mjs'

readSettings()
// The server's own default: relative to where it is started.
const socket = createConnection(join(resolve(process.env.DATA_DIR ?? './data'), 'control.sock'))
const fail = (line) => {
  console.error(line)
  process.exit(1)
}
let said = ''
socket.on('error', () =>
  fail('No server is running here (DATA_DIR). Start it: it prints a code while there is no admin.'),
)
socket.on('connect', () => socket.write(`${JSON.stringify({ verb: 'admin-code', argument: '' })}\n`))
socket.on('data', (part) => (said += part))
socket.on('end', () => {
  if (!said) fail('The server ended before it answered.')
  const { ok, result } = JSON.parse(said)
  if (!ok) fail(result)
  console.log(`Setup code, for one use within 24 hours: ${result}`)
})
