// npm run restore -- <file> [--force]: puts a backup into the data folder. Refuses while a server holds the folder, and
// refuses to replace a database unless --force, which moves the old one aside.
import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readSettings, underNode24 } from './setup.mjs'

readSettings()
await underNode24(import.meta.url)
const force = process.argv.includes('--force')
const [file] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const folder = join(dataDir, 'db')
const fail = (line) => {
  console.error(line)
  process.exit(1)
}

if (!file) fail('Which backup? npm run restore -- <file> [--force]')
if (!existsSync(file)) fail(`${resolve(file)} is not there.`)
if (process.env.DATABASE_URL)
  fail(
    'This restores the embedded database. For PostgreSQL: pg_restore --clean --if-exists --dbname=$DATABASE_URL <file>',
  )
// Read to its end first: the engine does not survive a file that was cut short.
await pipeline(
  createReadStream(file),
  createGunzip(),
  new Writable({ write: (_part, _encoding, done) => done() }),
).catch(() => fail(`${file} is not a whole backup of Mallama.`))

const { lockFolder } = await import('../server/src/platform/lock.ts')
const { openDatabase } = await import('../server/src/platform/db.ts')
const { readDump } = await import('../server/src/platform/dumps.ts')
const lock = await lockFolder(dataDir).catch((error) => fail(error.message))

let aside = null
if (existsSync(folder)) {
  if (!force) {
    lock.release()
    fail(`There is a database in ${folder}. With --force it is moved aside and this backup takes its place.`)
  }
  aside = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(folder, aside)
}
try {
  // Opening migrates: a backup of an older version is brought up to this one, or fails here and not at the next start.
  const database = await openDatabase({ folder, loadDataDir: readDump(file) })
  const { rows } = await database.embedded.query('select count(*)::int as people from users')
  await database.close()
  console.log(`Restored into ${folder}: ${rows[0].people} accounts.`)
  if (aside) console.log(`The database that was there is in ${aside}; delete it when you no longer need it.`)
  if (!process.env.KEY && !existsSync(join(dataDir, 'key')))
    console.log(`Put the key of the backed-up server into ${join(dataDir, 'key')} before you start it.`)
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  if (aside) renameSync(aside, folder)
  console.error(`Nothing was changed: ${file} could not be restored (${error.message}).`)
  process.exitCode = 1
} finally {
  lock.release()
}
