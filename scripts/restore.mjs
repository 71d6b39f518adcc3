// npm run restore -- <file> [--keys <file>] [--force]: puts a backup into the data folder. Refuses while a server holds the
// folder, and refuses to replace a database unless --force, which moves the old one aside. The persons' keys of the data
// folder stay as they are; where there are none they come from --keys, else from <file>.keys. Who was erased since the
// backup has no key in them, and is erased again.
import { copyFileSync, createReadStream, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { readSettings, underNode24 } from './setup.mjs'

readSettings()
await underNode24(import.meta.url)
const fail = (line) => {
  console.error(line)
  process.exit(1)
}
const force = process.argv.includes('--force')
const words = process.argv.slice(2).filter((word) => word !== '--force')
const named = words.indexOf('--keys')
const givenKeys = named < 0 ? null : (words.splice(named, 2)[1] ?? fail('Which keys? --keys <file>'))
const [file] = words
const dataDir = resolve(process.env.DATA_DIR ?? './data')
const folder = join(dataDir, 'db')

if (!file) fail('Which backup? npm run restore -- <file> [--keys <file>] [--force]')
if (!existsSync(file)) fail(`${resolve(file)} is not there.`)
if (process.env.DATABASE_URL)
  fail(
    'This restores the embedded database. For PostgreSQL: pg_restore --clean --if-exists --dbname=$DATABASE_URL <file>, and into an empty database <file>.keys too, the newest',
  )
// Read to its end first: the engine does not survive a file that was cut short.
await pipeline(
  createReadStream(file),
  createGunzip(),
  new Writable({ write: (_part, _encoding, done) => done() }),
).catch(() => fail(`${file} is not a whole backup of Mallama.`))

const { lockFolder } = await import('../server/src/platform/lock.ts')
const { openDatabase } = await import('../server/src/platform/database.ts')
const { readDump } = await import('../server/src/platform/dumps.ts')
const { KEY_FILE } = await import('../server/src/platform/keys.ts')
const { halfErased } = await import('../server/src/domains/account/half-erased.ts')
const keyFile = join(dataDir, KEY_FILE)
const lock = await lockFolder(dataDir).catch((error) => fail(error.message))

const hasKeys = existsSync(keyFile) && statSync(keyFile).size > 0
if (givenKeys && hasKeys) {
  lock.release()
  fail(`There are persons’ keys in ${keyFile} already, and they are used. Move that file away to use others.`)
}
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
  if (!hasKeys && givenKeys) copyFileSync(givenKeys, keyFile)
  else if (!hasKeys && existsSync(`${file}.keys`)) copyFileSync(`${file}.keys`, keyFile)
  // Opening migrates: a backup of an older version is brought up to this one, or fails here and not at the next start.
  const database = await openDatabase({ folder, keyFile, loadDataDir: readDump(file) })
  const { rows } = await database.embedded.query('select count(*)::int as people from users')
  const { people, unreadable } = await halfErased(database.db, database.keys)
  await database.close()
  if (unreadable > 0)
    throw new Error(
      `${unreadable} of its people have no key: give the newest .keys file of a backup with --keys <file>`,
    )
  console.log(`Restored into ${folder}: ${rows[0].people} accounts.`)
  if (people.length > 0)
    console.log(`${people.length} of them were erased since this backup: the server erases them again when it starts.`)
  if (aside) console.log(`The database that was there is in ${aside}; delete it when you no longer need it.`)
  if (!process.env.KEY && !existsSync(join(dataDir, 'key')))
    console.log(`Put the key of the backed-up server into ${join(dataDir, 'key')} before you start it.`)
} catch (error) {
  rmSync(folder, { recursive: true, force: true })
  if (!hasKeys) rmSync(keyFile, { force: true })
  if (aside) renameSync(aside, folder)
  console.error(`Nothing was changed: ${file} could not be restored (${error.message}).`)
  process.exitCode = 1
} finally {
  lock.release()
}
