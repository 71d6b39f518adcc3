// npm run backup -- [file]: a dump, and beside it the persons' keys (<file>.keys); the key that wraps those is in neither.
// A running server is asked for it through its control socket, because its embedded database is locked; without one this
// takes the lock and dumps by itself.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
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

async function dumpHere() {
  if (!existsSync(join(dataDir, 'db/PG_VERSION'))) fail(`There is no embedded database in ${dataDir}. Set DATA_DIR.`)
  const { lockFolder } = await import('../server/src/platform/lock.ts')
  const { openDatabase } = await import('../server/src/platform/database.ts')
  const { backup } = await import('../server/src/platform/dumps.ts')
  const { KEY_FILE } = await import('../server/src/platform/keys.ts')
  const lock = await lockFolder(dataDir).catch((error) => fail(error.message))
  const database = await openDatabase({ folder: join(dataDir, 'db'), keyFile: join(dataDir, KEY_FILE), migrate: false })
  await backup(database, target)
  await database.close()
  lock.release()
}

/**
 * The keys apart and last: whoever is in the dump has one there, and of their files only the newest need be kept. Their
 * table is locked meanwhile: to whoever looked before it was written anew, as it is after each erasure, it would be empty.
 */
async function dumpPostgres(url) {
  const { openDatabase } = await import('../server/src/platform/database.ts')
  const database = await openDatabase({ url, migrate: false }).catch((error) => fail(error.message))
  const client = await database.pool.connect()
  pgDump(url, target, '--exclude-table=public.person_keys')
  await client.query('begin')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query('lock table public.person_keys in access share mode')
  const { rows } = await client.query(
    `select exists (select from public.users where email is not null) as people,
            exists (select from public.person_keys where wrapped is not null) as keys`,
  )
  if (rows[0].people && !rows[0].keys)
    fail('There are people and no keys of theirs: such a backup could not be read. See the table person_keys.')
  pgDump(url, `${target}.keys`, '--table=public.person_keys')
  // Fails where the connection was lost, and with it the lock.
  await client.query('commit').catch(() => fail('The lock on the keys was lost meanwhile: back up again.'))
  client.release()
  await database.close()
}

function pgDump(url, file, which) {
  const { error, status } = spawnSync('pg_dump', ['--format=custom', `--file=${file}`, which, url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) fail('pg_dump is not on this machine. Install the PostgreSQL client, or back up with your own tools.')
  if (status !== 0) fail('pg_dump failed: see above.')
}

for (const file of [target, `${target}.keys`]) if (existsSync(file)) fail(`${file} is there already.`)
mkdirSync(dirname(target), { recursive: true })
const url = process.env.DATABASE_URL
if (url) await dumpPostgres(url)
else {
  const { askServer } = await import('../server/src/platform/control.ts')
  const answer = await askServer(dataDir, 'backup', target)
  if (answer === null) await dumpHere()
  else if (!answer.ok) fail(`The running server could not write it: ${answer.result}`)
}
console.log(`Backup written to ${target}, and the keys of the people in it to ${target}.keys`)
console.log(
  'Of the .keys files keep only the newest: it opens older backups too, but for people who were erased since.',
)
if (!process.env.KEY)
  console.log(
    `Both cannot be read without the server’s key, which is in neither: keep ${join(dataDir, 'key')} elsewhere too.`,
  )
if (!target.startsWith(dataDir + sep) && target.startsWith(root + sep))
  console.log('It lies in the checkout: move it away from it.')
