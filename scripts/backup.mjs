// npm run backup -- [file]: a dump of everything but the wrapping key. A running server is asked for it through its
// control socket, because its embedded database is locked; without one this takes the lock and dumps by itself.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { readSettings, root, underNode24 } from './setup.mjs'

readSettings()
await underNode24(import.meta.url)
const [file] = process.argv.slice(2)
// The server's own default: relative to where it is started.
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const target = resolve(file ?? `mallama-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`)
const fail = (line) => {
  console.error(line)
  process.exit(1)
}

/** One JSON line each way. Null when nobody listens. */
function ask(verb, argument) {
  return new Promise((done, refused) => {
    const socket = createConnection(join(dataDir, 'control.sock'))
    let said = ''
    socket.on('error', (error) => (['ENOENT', 'ECONNREFUSED'].includes(error.code) ? done(null) : refused(error)))
    socket.on('connect', () => socket.write(`${JSON.stringify({ verb, argument })}\n`))
    socket.on('data', (part) => (said += part))
    socket.on('end', () => (said ? done(JSON.parse(said)) : refused(new Error('The server ended before it answered.'))))
  })
}

async function dumpHere() {
  if (!existsSync(join(dataDir, 'db/PG_VERSION'))) fail(`There is no embedded database in ${dataDir}. Set DATA_DIR.`)
  const { lockFolder } = await import('../server/src/platform/lock.ts')
  const { openDatabase } = await import('../server/src/platform/db.ts')
  const { dump } = await import('../server/src/platform/dumps.ts')
  const lock = await lockFolder(dataDir).catch((error) => fail(error.message))
  const database = await openDatabase({ folder: join(dataDir, 'db'), migrate: false })
  await dump(database.embedded, target)
  await database.close()
  lock.release()
}

function dumpPostgres(url) {
  const { error, status } = spawnSync('pg_dump', ['--format=custom', `--file=${target}`, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) fail('pg_dump is not on this machine. Install the PostgreSQL client, or back up with your own tools.')
  if (status !== 0) fail('pg_dump failed: see above.')
}

if (existsSync(target)) fail(`${target} is there already.`)
mkdirSync(dirname(target), { recursive: true })
const url = process.env.DATABASE_URL
if (url) dumpPostgres(url)
else {
  const answer = await ask('backup', target).catch((error) => fail(error.message))
  if (answer === null) await dumpHere()
  else if (!answer.ok) fail(`The running server could not write it: ${answer.result}`)
}
console.log(`Backup written to ${target}`)
if (!process.env.KEY)
  console.log(`It cannot be read without the key, which is not in it: keep ${join(dataDir, 'key')} elsewhere too.`)
if (!target.startsWith(dataDir) && target.startsWith(root))
  console.log('It lies in the checkout: move it away from it.')
